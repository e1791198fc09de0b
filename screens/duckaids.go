package screens

import (
	"encoding/json"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/screens/parts"
)

// duckAidsFile is the name under which the counters of Duck Dealer are kept.
const duckAidsFile = "duck-dealer-counters.json"

// duckAids are the counters of Duck Dealer for a table without a match. Each can take back what was done with it.
type duckAids struct {
	Players int                `json:"players"`
	Turns   counter[turnCount] `json:"turns"`
	Energy  counter[stock]     `json:"energy"`
	Scores  counter[scores]    `json:"scores"`
	Ships   counter[placards]  `json:"ships"`
	Flight  counter[flightAsk] `json:"flight"`
}

// counter is a state with those before it, oldest first. A state never changes: another one takes its place.
type counter[T any] struct {
	Now  T   `json:"now"`
	Past []T `json:"past,omitempty"`
}

// mostCounted is how many steps of a counter can be taken back.
const mostCounted = 100

func (c *counter[T]) set(next T) {
	c.Past = append(slices.Clip(c.Past), c.Now)
	c.Past = c.Past[max(0, len(c.Past)-mostCounted):]
	c.Now = next
}

func (c *counter[T]) undo() bool {
	last := len(c.Past) - 1
	if last < 0 {
		return false
	}
	c.Now, c.Past = c.Past[last], c.Past[:last]
	return true
}

func (c *counter[T]) canUndo() bool { return len(c.Past) > 0 }

// undoable is a counter of whatever state.
type undoable interface {
	undo() bool
	canUndo() bool
}

// newDuckAids are the counters at the start of a game.
func newDuckAids(players int) *duckAids {
	return &duckAids{
		Players: players,
		Energy:  counter[stock]{Now: fullStock()},
		Flight:  counter[flightAsk]{Now: flightAsk{Own: []string{}, Pathways: [][2]string{}}},
	}
}

// duckAids are the counters as the device kept them.
func (a *App) duckAids() *duckAids {
	if a.counters != nil {
		return a.counters
	}
	game, _ := a.game(duckKey)
	last := a.remembered.last(game)
	a.counters = newDuckAids(len(last.Seats))
	err := a.files.Read(duckAidsFile, func(data []byte) error {
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
		a.sayUnread(lang.L("The counters can't be read, so they begin anew: {{.Problem}}.", said(err)), err)
	}
	return a.counters
}

// keepCounters writes the counters to the disk.
func (a *App) keepCounters() {
	data, err := json.Marshal(a.duckAids())
	if err == nil {
		err = a.files.Write(duckAidsFile, data)
	}
	if err != nil {
		a.say(lang.L("The counters can't be saved; they hold until the app is closed: {{.Problem}}.", said(err)))
	}
}

// duckName is the name of a player at the counters: of the last table, where as many sat.
func (a *App) duckName(seat int) string {
	game, _ := a.game(duckKey)
	if last := a.remembered.last(game); seat <= len(last.Seats) {
		return last.Seats[seat-1]
	}
	return seatName(seat)
}

// counterPage is the page of a counter: what it shows, undo, and the way to begin anew.
type counterPage struct {
	app   *App
	title string
	count undoable
	body  func() []fyne.CanvasObject // makes what the page shows
	show  func()                     // copies the state into it
	anew  func()                     // puts the counter back to the start
	undo  *parts.IconButton
}

func (p *counterPage) bar() *parts.TopBar {
	p.undo = parts.NewIconButton(parts.IconUndo, lang.L("Undo"), p.takeBack)
	return p.app.backBar(p.title, p.undo)
}

func (p *counterPage) page() fyne.CanvasObject {
	return parts.NewPage(append(p.body(), p.beginButton())...)
}

func (p *counterPage) beginButton() fyne.CanvasObject {
	return parts.NewButton(lang.L("Begin anew"), parts.IconRemove, p.begin)
}

// did keeps a change and shows it.
func (p *counterPage) did() {
	p.app.keepCounters()
	p.refresh()
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

func (p *counterPage) refresh() {
	p.show()
	able(p.undo, p.count.canUndo())
	p.app.relay()
}

func (p *counterPage) key(name fyne.KeyName) bool {
	if name == fyne.KeyU {
		p.takeBack()
		return true
	}
	return false
}

// playersChoice says how many play; it belongs to all counters.
func (p *counterPage) playersChoice() fyne.CanvasObject {
	game, _ := p.app.game(duckKey)
	var counts []string
	for n := game.MinSeats; n <= game.MaxSeats; n++ {
		counts = append(counts, plainNumber(n))
	}
	return parts.NewChoice(lang.L("Players"), counts, p.app.duckAids().Players-game.MinSeats, func(i int) {
		p.app.duckAids().Players = game.MinSeats + i
		p.app.keepCounters()
		p.app.show()
	})
}

// playerKeys are the players to be tapped.
func (p *counterPage) playerKeys(chosen int, tap func(seat int)) *fyne.Container {
	keys := parts.NewFlow()
	for seat := 1; seat <= p.app.duckAids().Players; seat++ {
		key := parts.NewKey(seat, p.app.duckName(seat), func() { tap(seat) })
		if seat == chosen {
			key.Chosen()
		}
		keys.Add(key)
	}
	return keys
}

// duckAidList are the counters on the page of the game.
func duckAidList() []aid {
	return []aid{
		{
			name: "turns", icon: parts.IconFlag, open: newTurnPage,
			title: func() string { return lang.L("Turn track") },
			line:  func() string { return lang.L("24 action turns, and how many highway parts are free.") },
		},
		{
			name: "energy", icon: parts.IconMove, open: newEnergyPage,
			title: func() string { return lang.L("Energy stock") },
			line:  func() string { return lang.L("Markers left of each colour.") },
		},
		{
			name: "scores", icon: parts.IconStar, open: newScorePage,
			title: func() string { return lang.L("Score track") },
			line:  func() string { return lang.L("Points beyond 100, and where the marker stands.") },
		},
		{
			name: "ship", icon: parts.IconShip, open: newShipPage,
			title: func() string { return lang.L("Ship placard") },
			line:  func() string { return lang.L("Gear, speed class, room for goods.") },
		},
		{
			name: "route", icon: parts.IconRoute, open: newFlightPage,
			title: func() string { return lang.L("Route calculator") },
			line:  func() string { return lang.L("Steps and movement markers between two places.") },
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
