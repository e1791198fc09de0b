package traders

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/screens/board"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
	"tablekeeper/screens/shell"
)

// tradersBoard is the hex map: planets, their spaces, stations and ships. A tap flies, or lists what can be done there.
type tradersBoard struct {
	app   *Feature
	acts  game.Acts
	board *board.Board
	card  *cardMoment
	die   *dieMoment
	stage *fyne.Container // the map, or the card or die of the moment over it
	table rules.Table
	view  *traders.View
	Spots []traders.Spot
	goals []traders.Goal
	seats []string
	pick  *picker.Picker // nil: an earlier position is shown

	clears shownMap // the position in which the die goes away by itself
}

func newTradersBoard(a *Feature, acts game.Acts) game.Board {
	b := &tradersBoard{app: a, acts: acts, board: board.New()}
	b.card = newCardMoment(a, b.showMap)
	b.die = newDieMoment(a, b.tapDie, b.showMap)
	b.stage = container.NewStack(b.board, b.card.box, b.die.box)
	return b
}

func (b *tradersBoard) Object() fyne.CanvasObject { return b.stage }

// Drawing is the map.
func (b *tradersBoard) Drawing() *board.Board { return b.board }

// here is the position that is shown.
func (b *tradersBoard) here() shownMap { return shownMap{b.app.ShownID(), b.table.Mark()} }

// showMap takes the card of the moment away.
func (b *tradersBoard) showMap() {
	b.app.Traders.shown = b.here()
	b.acts.Again()
}

// Show draws a position.
func (b *tradersBoard) Show(t rules.Table, p *picker.Picker) {
	v, ok := traders.Look(t)
	if !ok {
		return
	}
	b.view, b.pick, b.seats, b.Spots, b.goals, b.table = v, p, t.Seats(), v.Spots(), nil, t
	if p != nil {
		b.goals = v.Goals()
	}
	flies := v.Moment().Step == traders.StepMove
	data := board.Data{Title: lang.L("Map of the planets"), Lines: b.north(), Places: b.places(), Middle: b.active(), Reach: flies}
	if p != nil {
		data.Tap = b.tap
	}
	b.board.Set(data)
	asked := b.app.Traders.shown == b.here()
	die := b.die.show(t, v) && !asked && !b.board.Listed()
	card := !die && !asked && b.shows(t, p == nil)
	parts.SetVisible(b.die.box, die)
	parts.SetVisible(b.card.box, card)
	parts.SetVisible(b.board, !die && !card)
	if die && flies && p != nil {
		b.clearSoon()
	}
}

// clearSoon takes the die that set the ship going off the map, once it was seen.
func (b *tradersBoard) clearSoon() {
	at := b.here()
	if b.clears == at {
		return
	}
	b.clears = at
	b.app.Device().After(DieStays, func() {
		if b.acts.Shown() && b.here() == at {
			b.showMap()
		}
	})
}

// tapDie lets the app throw the die that is awaited, or shows the map on which the ship flies.
func (b *tradersBoard) tapDie() {
	m := b.view.Moment()
	switch {
	case m.Step == traders.StepMove:
		b.showMap()
	case b.pick != nil && b.acts.Mine(m.Awaited) && b.acts.Can(m.Awaited, traders.Roll.Number()):
		b.acts.Draw(m.Awaited, traders.Roll.Number())
	}
}

// Room is large while a ship flies, and small where a card is drawn: the map isn't needed then.
func (b *tradersBoard) Room() game.Room {
	if b.view == nil || b.pick == nil {
		return game.UsualRoom
	}
	switch b.view.Moment().Step {
	case traders.StepMove, traders.StepPirate, traders.StepCounter: // or its card is read, and the keys are few
		return game.LargeRoom
	case traders.StepPlanet, traders.StepEvent:
		return game.SmallRoom
	}
	return game.UsualRoom
}

// Lies is what lies on the hexes.
func (b *tradersBoard) Lies(t rules.Table) []board.Place {
	v, ok := traders.Look(t)
	if !ok {
		return nil
	}
	at := tradersBoard{view: v, table: t, seats: t.Seats(), Spots: v.Spots()}
	return at.places()
}

// shows lays the card of the moment over the map, and reports whether there is one: while an earlier position is shown only the
// card that was drawn or played in it.
func (b *tradersBoard) shows(t rules.Table, past bool) bool {
	if at, _ := latestCard(t); past && at != len(t.Log())-1 {
		return false
	}
	return b.card.show(t, b.view)
}

// Units of the map: a hex is 2 wide and, because its sides lie up and down, that much high.
const (
	hexHigh  = 1.732
	hexRound = 0.97
)

// at is the middle of a hex; the second, fourth column lies half a hex further north.
func (b *tradersBoard) at(s traders.Spot) fyne.Position {
	return fyne.NewPos(1.5*float32(s.Column), -hexHigh*(float32(s.Row)+float32(s.Column%2)/2))
}

// north is the arrow beside the map: north is up.
func (b *tradersBoard) north() []board.Line {
	_, rows := b.view.Size()
	top := fyne.NewPos(-2, -hexHigh*(float32(rows)+0.3))
	end := top.AddXY(0, 3)
	return []board.Line{
		{From: end, To: top, Style: board.Thick, Colour: look.TextLess, Label: lang.L("N")},
		{From: top, To: top.AddXY(-0.6, 0.8), Style: board.Thick, Colour: look.TextLess},
		{From: top, To: top.AddXY(0.6, 0.8), Style: board.Thick, Colour: look.TextLess},
	}
}

// active is where the ship of the company is whose turn it is, nil for nobody's.
func (b *tradersBoard) active() *fyne.Position {
	turn := b.view.Moment().Turn
	if turn == 0 {
		return nil
	}
	ship := b.view.Company(turn).Ship
	for _, s := range b.Spots {
		if s.Hex == ship {
			at := b.at(s)
			return &at
		}
	}
	return nil
}

// places are all hexes, the planets last, because they are drawn over their neighbours.
func (b *tradersBoard) places() []board.Place {
	var hexes, planets []board.Place
	for i, s := range b.Spots {
		if s.Planet != "" {
			planets = append(planets, b.planet(i, s))
			continue
		}
		hexes = append(hexes, b.hex(i, s))
	}
	return append(hexes, planets...)
}

// hex is a hex without a planet.
func (b *tradersBoard) hex(i int, s traders.Spot) board.Place {
	place := board.Place{
		ID: i, At: b.at(s), Size: hexRound, Shape: board.HexFlat, Title: s.Hex, Plain: true, Fill: look.Ground,
		Spoken: b.spoken(s), Marks: marksOf(s), Target: b.goal(s.Hex) != nil, Chosen: b.chosen(s.Hex),
	}
	switch {
	case s.Station > 0:
		place.Fill = look.Hairline
	case s.Around != "":
		place.Fill = look.Raised
	}
	if goal := b.goal(s.Hex); goal != nil && place.Spoken == "" {
		place.Spoken = b.goalWords(goal, s)
	}
	return place
}

// planet is a planet with what it makes.
func (b *tradersBoard) planet(i int, s traders.Spot) board.Place {
	place := board.Place{
		ID: i, At: b.at(s), Size: 1.05, Shape: board.Circle, Title: traders.PlanetTitle(s.Planet), Fill: look.Pressed,
		Spoken: b.spoken(s), Chosen: b.chosen(s.Hex), Picture: parts.Planet(s.Planet).Resource(),
	}
	made := b.view.Makes(s.Planet)
	for k, word := range traders.ResourceWords() {
		if slices.Contains(made, word) {
			place.Marks = append(place.Marks, board.Mark{Icon: resourceIcons()[k]})
		}
	}
	if n := b.view.Halted(s.Planet); n > 0 {
		place.Fill, place.Label = look.Accent, " ("+strconv.Itoa(n)+")"
		place.Marks = []board.Mark{{Icon: parts.IconCaution}}
	}
	place.Marks = append(place.Marks, marksOf(s)...)
	return place
}

// marksOf are the ships and the station of a hex, each with its sign beside the seat that it belongs to.
func marksOf(s traders.Spot) []board.Mark {
	var marks []board.Mark
	for _, seat := range s.Ships {
		marks = append(marks, board.Mark{Seat: seat, Icon: parts.IconShip})
	}
	if s.Station > 0 {
		marks = append(marks, board.Mark{Seat: s.Station, Icon: parts.IconStation})
	}
	return marks
}

// spoken reports what lies on a hex; "" for nothing.
func (b *tradersBoard) spoken(s traders.Spot) string {
	var said []string
	if s.Planet != "" {
		if made := b.view.Makes(s.Planet); made != nil {
			said = append(said, lang.L("Makes {{.Goods}}", map[string]any{"Goods": madeWords(made)}))
		}
		if n := b.view.Halted(s.Planet); n > 0 {
			said = append(said, strings.TrimSuffix(haltedLine(s.Planet, n), "."))
		}
	}
	if s.Station > 0 {
		said = append(said, lang.L("{{.Planet}}: station of {{.Player}}",
			map[string]any{"Planet": traders.PlanetTitle(s.Around), "Player": b.seats[s.Station-1]}))
	}
	for _, seat := range s.Ships {
		said = append(said, lang.L("Ship of {{.Player}}", map[string]any{"Player": b.seats[seat-1]}))
	}
	if s.Planet == "earth" && said == nil {
		return lang.L("The goods for the medicine come here.")
	}
	return strings.Join(said, ". ")
}

// madeWords are resources in words.
func madeWords(made []string) string {
	words := make([]string, len(made))
	for i, word := range made {
		words[i] = resourceWord(word)
	}
	return strings.Join(words, ", ")
}

// goalWords reports where a ship can fly.
func (b *tradersBoard) goalWords(g *traders.Goal, s traders.Spot) string {
	where := lang.L("Open space") + ", " + b.lies(s.Hex)
	switch {
	case s.Around == "earth":
		where = lang.L("Dock of earth")
	case s.Around != "":
		where = lang.L("Free space of {{.Planet}}", map[string]any{"Planet": traders.PlanetTitle(s.Around)})
	}
	if g.Lost > 0 {
		return lang.L("{{.Place}}, steps lost: {{.Number}}", map[string]any{"Place": where, "Number": g.Lost})
	}
	return where
}

// goal is how the ship flies to a hex, nil where it can't.
func (b *tradersBoard) goal(hex string) *traders.Goal {
	i := slices.IndexFunc(b.goals, func(g traders.Goal) bool { return g.Hex == hex })
	if i < 0 {
		return nil
	}
	return &b.goals[i]
}

// chosen reports whether only the moves of a hex are listed.
func (b *tradersBoard) chosen(hex string) bool {
	if b.pick == nil {
		return false
	}
	title, _, _ := strings.Cut(b.pick.At.Title, "\n")
	return title != "" && title == b.title(hex)
}

// lies says where a hex lies from the planet nearest to it: "2 north of Gobi".
func (b *tradersBoard) lies(hex string) string {
	planet, direction, steps := b.view.Bearing(hex)
	data := map[string]any{"Steps": steps, "Direction": strings.ToLower(lang.L(direction)), "Planet": traders.PlanetTitle(planet)}
	if steps == 1 {
		return lang.L("{{.Direction}} of {{.Planet}}", data)
	}
	return lang.L("{{.Steps}} {{.Direction}} of {{.Planet}}", data)
}

// title names a hex: the planet on it, or the hex and where it lies.
func (b *tradersBoard) title(hex string) string {
	for _, s := range b.Spots {
		if s.Hex == hex && s.Planet != "" {
			return traders.PlanetTitle(s.Planet)
		}
	}
	return hex + ", " + b.lies(hex)
}

// tap makes one step onto a hex beside the ship that flies, or flies to a goal further away. Elsewhere it lists what can
// be done with the place; a second tap lists all again. A hex that the ship may not enter, or can't reach, gives the ruling.
func (b *tradersBoard) tap(id int) {
	hex := b.Spots[id].Hex
	m := b.view.Moment()
	flies := m.Step == traders.StepMove
	act, ok := b.view.StepTo(hex)
	switch {
	case ok:
		b.acts.Play(act)
		return
	case flies && b.view.Concerns(act, hex): // it lies beside the ship, and a rule keeps the ship from it
		b.acts.Ruling(act)
		return
	}
	if act, ok := b.view.Stop(); flies && ok && b.view.Company(m.Turn).Ship == hex {
		b.acts.Choose(act)
		return
	}
	if goal := b.goal(hex); goal != nil && b.view.Company(m.Turn).Ship != hex {
		b.fly(goal.Acts)
		return
	}
	if b.chosen(hex) {
		b.acts.Filter("", nil)
		return
	}
	if rule, why := b.view.Barred(hex); rule != "" && b.view.Company(m.Turn).Ship != hex {
		b.acts.Filter(b.title(hex)+"\n"+shell.Because(rule, why.String()),
			func(act rules.Act) bool { return b.view.Concerns(act, hex) })
		return
	}
	b.acts.Filter(b.title(hex), func(act rules.Act) bool { return b.view.Concerns(act, hex) })
}

// fly plays the moves that lead to a goal, each an entry of its own.
func (b *tradersBoard) fly(way []rules.Act) {
	b.acts.Walk(func(rules.Table) (rules.Act, bool) {
		if len(way) == 0 {
			return rules.Act{}, false
		}
		act := way[0]
		way = way[1:]
		return act, true
	})
}
