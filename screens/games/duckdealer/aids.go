package duckdealer

import (
	"encoding/json"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// DuckAidsFile is the name under which the counters of Duck Dealer are kept.
const DuckAidsFile = "duck-dealer-counters.json"

// duckAids are the counters of Duck Dealer for a table without a match. Each can take back what was done with it.
type duckAids struct {
	Players int                `json:"players"`
	Turns   counter[turnCount] `json:"turns"`
	Energy  counter[Stock]     `json:"energy"`
	Scores  counter[scores]    `json:"scores"`
	Ships   counter[placards]  `json:"ships"`
	Flight  counter[flightAsk] `json:"flight"`
}

// counter is a state with those before it.
type counter[T any] struct {
	Now  T            `json:"now"`
	Past game.Past[T] `json:"past,omitzero"`
}

// set changes the counter; what it was can be brought back.
func (c *counter[T]) set(next T) {
	c.Past.Keep(c.Now)
	c.Now = next
}

func (c *counter[T]) undo() bool {
	before, ok := c.Past.Back()
	if ok {
		c.Now = before
	}
	return ok
}

func (c *counter[T]) canUndo() bool { return c.Past.Any() }

// undoable is a counter of whatever state.
type undoable interface {
	undo() bool
	canUndo() bool
}

// newDuckAids are the counters at the start of a game.
func newDuckAids(players int) *duckAids {
	return &duckAids{
		Players: players,
		Energy:  counter[Stock]{Now: fullStock()},
		Flight:  counter[flightAsk]{Now: flightAsk{Own: []string{}, Pathways: [][2]string{}}},
	}
}

// DuckAids are the counters as the device kept them.
func (a *Feature) DuckAids() *duckAids {
	if a.counters != nil {
		return a.counters
	}
	game, _ := a.Game(Key)
	last := a.Remembered.Last(game)
	a.counters = newDuckAids(len(last.Seats))
	err := a.Wholes().Read(DuckAidsFile, func(data []byte) error {
		known := newDuckAids(len(last.Seats))
		if err := json.Unmarshal(data, known); err != nil {
			return err
		}
		if err := known.check(game); err != nil {
			return err
		}
		a.counters = known
		return nil
	})
	if err != nil {
		a.SayUnread(wording.L("The counters can't be read, so they start over: {problem}.", err), err)
	}
	return a.counters
}

// KeepCounters writes the counters to the disk.
func (a *Feature) KeepCounters() {
	data, err := json.Marshal(a.DuckAids())
	if err == nil {
		err = a.Wholes().Write(DuckAidsFile, data)
	}
	if err != nil {
		a.Say(wording.L("The counters can't be saved. They last until you close the app: {problem}.", err))
	}
}

// duckName is the name of a player at the counters: of the last table, where as many sat.
func (a *Feature) duckName(seat int) string {
	game, _ := a.Game(Key)
	if last := a.Remembered.Last(game); seat <= len(last.Seats) {
		return last.Seats[seat-1]
	}
	return parts.SeatName(seat)
}

// counterPage is the page of a counter: what it shows, undo, and the way to begin anew.
type counterPage struct {
	app   *Feature
	title string
	count undoable
	body  func() []fyne.CanvasObject // makes what the page shows
	show  func()                     // copies the state into it
	anew  func()                     // puts the counter back to the start
	undo  *parts.IconButton
}

func (p *counterPage) Bar() *parts.TopBar {
	p.undo = parts.NewIconButton(parts.IconUndo, wording.L("Undo"), p.takeBack)
	return shell.BackBar(p.app, p.title, p.undo)
}

func (p *counterPage) Page() fyne.CanvasObject {
	return parts.NewPage(append(p.body(), p.beginButton())...)
}

func (p *counterPage) beginButton() fyne.CanvasObject {
	return parts.NewButton(wording.L("Start over"), parts.IconRemove, p.begin)
}

// did keeps a change and shows it.
func (p *counterPage) did() {
	p.app.KeepCounters()
	p.Refresh()
}

func (p *counterPage) takeBack() {
	if p.count.undo() {
		p.did()
	}
}

// begin puts the counter back. Undo brings it back, so nothing is asked.
func (p *counterPage) begin() {
	p.anew()
	p.did()
}

func (p *counterPage) Refresh() {
	p.show()
	parts.Able(p.undo, p.count.canUndo())
	p.app.Relay()
}

func (p *counterPage) Key(name fyne.KeyName) bool {
	if name == fyne.KeyU {
		p.takeBack()
		return true
	}
	return false
}

// playersChoice reports how many play; it belongs to all counters.
func (p *counterPage) playersChoice() fyne.CanvasObject {
	game, _ := p.app.Game(Key)
	var counts []string
	for n := game.MinSeats; n <= game.MaxSeats; n++ {
		counts = append(counts, plainNumber(n))
	}
	return parts.NewChoice(wording.L("Players"), counts, p.app.DuckAids().Players-game.MinSeats, func(i int) {
		p.app.DuckAids().Players = game.MinSeats + i
		p.app.KeepCounters()
		p.app.Show()
	})
}

// playerKeys are the players to be tapped.
func (p *counterPage) playerKeys(chosen int, tap func(seat int)) *fyne.Container {
	keys := parts.NewFlow()
	for seat := 1; seat <= p.app.DuckAids().Players; seat++ {
		key := parts.NewKey(seat, p.app.duckName(seat), func() { tap(seat) })
		if seat == chosen {
			key.Chosen()
		}
		keys.Add(key)
	}
	return keys
}

// duckAidList are the counters on the page of the game.
func duckAidList(a *Feature) []game.Aid {
	return []game.Aid{
		{
			Name: "turns", Icon: parts.IconFlag, Open: func() shell.Screen { return newTurnPage(a) },
			Title: func() string { return wording.L("Turn track") },
			Line:  func() string { return wording.L("24 action turns, and how many highway parts are free.") },
		},
		{
			Name: "energy", Icon: parts.IconMove, Open: func() shell.Screen { return newEnergyPage(a) },
			Title: func() string { return wording.L("Energy stock") },
			Line:  func() string { return wording.L("Markers left of each colour.") },
		},
		{
			Name: "scores", Icon: parts.IconStar, Open: func() shell.Screen { return newScorePage(a) },
			Title: func() string { return wording.L("Score track") },
			Line:  func() string { return wording.L("Points beyond 100, and where the marker stands.") },
		},
		{
			Name: "ship", Icon: parts.IconShip, Open: func() shell.Screen { return newShipPage(a) },
			Title: func() string { return wording.L("Ship placard") },
			Line:  func() string { return wording.L("Gear, speed class, room for goods.") },
		},
		{
			Name: "route", Icon: parts.IconRoute, Open: func() shell.Screen { return newFlightPage(a) },
			Title: func() string { return wording.L("Route calculator") },
			Line:  func() string { return wording.L("Steps and movement markers between two places.") },
		},
		{
			Name: flightMapName, Icon: parts.IconMap, Open: func() shell.Screen { return newFlightMap(a) }, Under: true,
			Title: func() string { return wording.L("Route on the map") }, Line: func() string { return "" },
		},
	}
}

// turnCount is a turn track: whose cube lies on each space, and how many free parts of this turn are placed.
type turnCount struct {
	Cubes  []int `json:"cubes"`
	Placed int   `json:"placed"`
}

// free is how many free highway parts may still be placed.
func (t turnCount) free() int {
	if len(t.Cubes) == 0 {
		return 0
	}
	return duckdealer.FreeParts(len(t.Cubes)) - t.Placed
}
