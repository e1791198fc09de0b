package traders

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	kit "tablekeeper/screens/kits/traders"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// tradersBoard is the felt: space with planets, their spaces, stations and ships, and what can be done about them. A tap flies, or
// looks at a place.
type tradersBoard struct {
	app   *Feature
	acts  game.Acts
	board *board.Board
	stage *stage
	die   *parts.Die // the one that was thrown last, and beside it the other of two
	other *parts.Die
	table rules.Table
	view  *traders.View
	legal []rules.Act
	Spots []traders.Spot
	goals []traders.Goal
	seats []string
	pick  *picker.Picker // nil: an earlier position is shown
	place string         // the hex that was tapped; "": none
	mark  int            // the position that was shown last
	live  bool
}

func newTradersBoard(a *Feature, acts game.Acts) game.Felt {
	b := &tradersBoard{app: a, acts: acts, board: board.New()}
	b.die, b.other = parts.NewDie(momentDie, b.away), parts.NewDie(momentDie, b.away)
	b.stage = newStage(b.board)
	return b
}

// momentDie is the side of the die that floats over the felt, in device-independent pixels.
const momentDie = 156

func (b *tradersBoard) Object() fyne.CanvasObject { return b.stage }

// Drawing is the map.
func (b *tradersBoard) Drawing() *board.Board { return b.board }

// shownMap is a position in which the moment was sent away: the table's mark in a match.
type shownMap struct {
	match string
	mark  int
	again string // the card of the turn that is looked at again; "": none
}

// here is the position that is shown.
func (b *tradersBoard) here() shownMap { return shownMap{match: b.app.ShownID(), mark: b.table.Mark()} }

// away takes the moment away.
func (b *tradersBoard) away() {
	b.app.Traders.shown = b.here()
	b.acts.Again()
}

// Show draws a position.
func (b *tradersBoard) Show(t rules.Table, p *picker.Picker) {
	v, ok := traders.Look(t)
	if !ok {
		return
	}
	b.view, b.pick, b.seats, b.Spots, b.goals, b.legal, b.table = v, p, t.Seats(), v.Spots(), nil, nil, t
	if b.mark != t.Mark() {
		b.place = ""
	}
	if p != nil {
		b.goals, b.legal = v.Goals(), p.Legal
	}
	data := board.Data{
		Title: wording.L("Map of the planets"), Places: b.places(), Reach: v.Moment().Step == traders.StepMove,
		Middle: b.active(), Felt: &board.Felt{Pill: look.Pill, Line: look.HexLine},
	}
	if p != nil {
		data.Tap = b.tap
	}
	b.board.Set(data)
	b.stage.show(b)
	b.lay(t, v)
}

// lay lays the dice down; the one that was thrown last tumbles where it was thrown just now.
func (b *tradersBoard) lay(t rules.Table, v *traders.View) {
	fresh := b.live && t.Mark() != b.mark && latestRolls(t)
	b.mark, b.live = t.Mark(), true
	faces := b.thrown(t, v)
	for i, die := range []*parts.Die{b.die, b.other} {
		switch {
		case i >= len(faces):
			die.Set(0, 0)
		case fresh && i == len(faces)-1:
			die.Throw(faces[i], 0, nil)
		case !die.Moving():
			die.Set(faces[i], 0)
		}
	}
}

// thrown are the dice that lie there: those of the latest flight, or the throw for the start.
func (b *tradersBoard) thrown(t rules.Table, v *traders.View) []int {
	if m := v.Moment(); latestRolls(t) && m.Step != traders.StepRoll && m.Step != traders.StepMove {
		log := t.Log()
		face, _ := traders.Roll.Of(log[len(log)-1].Act)
		return []int{face}
	}
	return latestFlight(t, v).Faces
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
		{From: end, To: top, Style: board.Thick, Colour: look.TextLess, Label: wording.L("N")},
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
	away := b.distances()
	for i, s := range b.Spots {
		if s.Planet != "" {
			planet := b.planet(i, s)
			planet.Away = away[s.Planet]
			planets = append(planets, planet)
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
		Spoken: b.spoken(s), Target: b.goal(s.Hex) != nil, Chosen: b.place == s.Hex && s.Hex != "",
		Owner: s.Station, Pieces: b.ships(s),
	}
	if s.Around != "" {
		place.Edge, place.Fill = look.SpaceLine, look.Raised
	}
	if goal := b.goal(s.Hex); goal != nil && place.Spoken == "" {
		place.Spoken = b.goalWords(goal, s)
	}
	return place
}

// planetRound is how far the picture of a planet reaches, in radii of a hex.
const planetRound = 1.61

// planet is a planet with what it makes.
func (b *tradersBoard) planet(i int, s traders.Spot) board.Place {
	place := board.Place{
		ID: i, At: b.at(s), Size: planetRound, Shape: board.Circle, Title: traders.PlanetTitle(s.Planet),
		Spoken: b.spoken(s), Chosen: b.place == s.Hex, Picture: parts.Planet(s.Planet).Resource(),
		Halo: fyne.ThemeColorName("felt.halo." + s.Planet), Lit: b.makes(s.Planet), Pieces: b.ships(s),
	}
	made := b.view.Makes(s.Planet)
	for k, word := range traders.ResourceWords() {
		if slices.Contains(made, word) {
			place.Makes = append(place.Makes, board.Mark{Icon: kit.ResourceIcons()[k], Disc: resourceDiscs[k]})
		}
	}
	if n := b.view.Halted(s.Planet); n > 0 {
		place.Makes = []board.Mark{{Text: wording.L("halted {number}", n)}}
	}
	return place
}

// resourceDiscs are the colours of the resources, in the order of traders.Goods.
var resourceDiscs = [...]fyne.ThemeColorName{look.MetalDisc, look.FoodDisc, look.GemsDisc}

// makes reports whether the planet card of the moment is about a planet.
func (b *tradersBoard) makes(planet string) bool {
	drawn := b.view.DrawnPlanets()
	if b.table == nil || len(drawn) == 0 {
		return false
	}
	if _, word := latestCard(b.table); word != drawn[len(drawn)-1] {
		return false
	}
	c := planetCard(drawn[len(drawn)-1])
	return planet == c.First || planet == c.Second
}

// ships are those on a hex; that of the company in turn stands out.
func (b *tradersBoard) ships(s traders.Spot) []board.Mark {
	var ships []board.Mark
	for _, seat := range s.Ships {
		ships = append(ships, board.Mark{Seat: seat, Icon: parts.IconShip, Turn: seat == b.view.Moment().Turn})
	}
	return ships
}

// spoken reports what lies on a hex; "" for nothing.
func (b *tradersBoard) spoken(s traders.Spot) string {
	var said []string
	if s.Planet != "" {
		if made := b.view.Makes(s.Planet); made != nil {
			said = append(said, wording.L("Makes {goods}", madeWords(made)))
		}
		if n := b.view.Halted(s.Planet); n > 0 {
			said = append(said, strings.TrimSuffix(haltedLine(s.Planet, n), "."))
		}
	}
	if s.Station > 0 {
		said = append(said, wording.L("{planet}: station of {player}",
			traders.PlanetTitle(s.Around), b.seats[s.Station-1]))
	}
	for _, seat := range s.Ships {
		said = append(said, wording.L("Ship of {player}", b.seats[seat-1]))
	}
	if s.Planet == "earth" && said == nil {
		return wording.L("The goods for the medicine come here.")
	}
	return strings.Join(said, ". ")
}

// madeWords are resources in words.
func madeWords(made []string) string {
	words := make([]string, len(made))
	for i, word := range made {
		words[i] = kit.ResourceWord(word)
	}
	return strings.Join(words, ", ")
}

// goalWords reports where a ship can fly.
func (b *tradersBoard) goalWords(g *traders.Goal, s traders.Spot) string {
	where := wording.L("Open space, {where}", b.lies(s.Hex))
	switch {
	case s.Around == "earth":
		where = wording.L("Dock of earth")
	case s.Around != "":
		where = wording.L("Free space of {planet}", traders.PlanetTitle(s.Around))
	}
	if g.Lost > 0 {
		return wording.L("{place}, steps lost: {number}", where, g.Lost)
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

// lies says where a hex lies from the planet nearest to it: "2 north of Gobi".
func (b *tradersBoard) lies(hex string) string {
	planet, direction, steps := b.view.Bearing(hex)
	direction, planet = strings.ToLower(wording.Translate(direction)), traders.PlanetTitle(planet)
	if steps == 1 {
		return wording.L("{direction} of {planet}", direction, planet)
	}
	return wording.L("{steps} {direction} of {planet}", steps, direction, planet)
}

// tap makes one step onto a hex beside the ship that flies, or flies to a goal further away. A hex that the ship may not enter says
// why; elsewhere the place is looked at, and a second tap looks away.
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
		b.acts.Wrong(act)
		return
	}
	if goal := b.goal(hex); goal != nil && b.view.Company(m.Turn).Ship != hex {
		b.acts.Walk(game.Moves(goal.Acts))
		return
	}
	if b.place == hex {
		hex = ""
	}
	b.place = hex
	b.acts.Again()
}
