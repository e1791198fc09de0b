package duckdealer

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/screens/kits/boxmap"
	kit "tablekeeper/screens/kits/duckdealer"
	"tablekeeper/screens/widgets/board"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// spot is where a space lies.
func (b *duckBoard) spot(i int) fyne.Position {
	return fyne.NewPos(float32(b.plan.Spots[i].X), float32(b.plan.Spots[i].Y))
}

// near is where the ship is whose turn it is; nil where it is on no space.
func (b *duckBoard) near() *fyne.Position {
	if b.View.Active() == 0 {
		return nil
	}
	i := slices.Index(b.Names, b.View.Ship(b.View.Active()))
	if i < 0 {
		return nil
	}
	at := b.spot(i)
	return &at
}

// way are the lines of the flight to the space that is asked about.
func (b *duckBoard) way() []board.Line {
	if b.Asked == "" || b.View.Step != duckdealer.StepAction {
		return nil
	}
	_, best, ok := (duckFlight{b.Edition, b.Asked}).fares(b.table, b.View)
	if !ok {
		return nil
	}
	var lines []board.Line
	from := slices.Index(b.Names, b.View.Ship(b.View.Active()))
	for _, stop := range best.Way {
		to := slices.Index(b.Names, stop.Space)
		line := board.Line{From: b.spot(from), To: b.spot(to), Style: board.Thick, Colour: look.Gold}
		if stop.Teleport {
			line.Style = board.Dashed
		}
		lines, from = append(lines, line), to
	}
	return lines
}

// routes are the lines between planets and junctions.
func (b *duckBoard) routes() []board.Line {
	var lines []board.Line
	for _, r := range b.Edition.Routes() {
		lines = append(lines, board.Line{
			From: b.spot(slices.Index(b.Names, r.From)), To: b.spot(slices.Index(b.Names, r.To)), Colour: look.RouteLine,
		})
	}
	return lines
}

// places are all spaces.
func (b *duckBoard) places() []board.Place {
	targets, chosen := b.targets(), b.Asked
	if b.Pick != nil {
		if act, ok := b.Pick.Complete(); ok && b.spaceOf(act) != "" {
			chosen = b.spaceOf(act)
		}
	}
	onWay := map[fyne.Position]bool{}
	for _, line := range b.way() {
		onWay[line.To] = true
	}
	ends := b.Edition.Places()
	places := make([]board.Place, len(b.Names))
	for i, space := range b.Names {
		p := board.Place{
			ID: i, At: b.spot(i), Title: b.View.SpaceTitle(space), Spoken: b.spoken(space), Target: targets[space], Chosen: space == chosen,
			Shape: board.Dot, Size: float32(b.plan.Dot), Seat: b.View.Highway(space), Pieces: b.ships(space),
		}
		if onWay[p.At] {
			p.Fill = look.Gold
		}
		if i < len(ends) {
			p.Number = printed(p.Title, space)
			b.end(&p, ends[i])
		}
		places[i] = p
	}
	return places
}

// printed is what the board prints on a place that people call by a name of their own, "" where it is called by nothing else.
func printed(title, word string) string {
	if title == word {
		return ""
	}
	return word
}

// onFelt is how large planets are drawn on a felt, as a share of what the plan has room for: wide or not.
var onFelt = map[bool]float32{true: 0.66, false: 0.86}

// end is a planet, or a junction: a dot that is somewhat larger. Start planets are square.
func (b *duckBoard) end(p *board.Place, of duckdealer.Place) {
	round := float32(b.plan.Planet)
	if b.acts.Of != nil { // on a felt there is room for names
		round *= onFelt[b.shape == boxmap.Wide]
	}
	switch of.Kind {
	case duckdealer.Junction:
		p.Size *= 1.3
		return
	case duckdealer.StartPlanet:
		p.Shape, p.Size = board.Square, round*0.88
	default:
		p.Shape, p.Size = board.Circle, round
	}
	on := b.View.Planet(of.Name)
	p.Fill, p.Pill = look.PlanetFill, true
	p.Sign = goodIcon(on.MineOf())
	if !on.Explored {
		p.Badges = append(p.Badges, board.Mark{Text: "?"})
	}
	p.Badges = append(p.Badges, b.tileBadges(on)...)
	for _, ways := range b.pathways(of.Name) {
		p.Badges = append(p.Badges, ways.mark)
	}
}

// ships are the marks of the ships on a space.
func (b *duckBoard) ships(space string) []board.Mark {
	var marks []board.Mark
	for i := range b.View.Players {
		if b.View.Ship(i+1) == space {
			marks = append(marks, board.Mark{Seat: i + 1, Icon: parts.IconShip, Turn: i+1 == b.View.Active()})
		}
	}
	return marks
}

// pathwayEnd is an end of a pathway on a planet.
type pathwayEnd struct {
	mark  board.Mark
	words string
}

func (b *duckBoard) pathways(planet string) []pathwayEnd {
	var ends []pathwayEnd
	for i := range b.View.Players {
		entrance, exit := b.View.Pathway(i + 1)
		if entrance == planet {
			ends = append(ends, pathwayEnd{board.Mark{Icon: parts.IconEntrance, Seat: i + 1}, wording.L("Entrance of {player}'s pathway", b.table.Seats()[i])})
		}
		if exit == planet {
			ends = append(ends, pathwayEnd{board.Mark{Icon: parts.IconExit, Seat: i + 1}, wording.L("Exit of {player}'s pathway", b.table.Seats()[i])})
		}
	}
	return ends
}

// tileBadges are the tiles of a planet beside its mine: a factory as what it makes, a consumer as what it takes, with the sign of a site
// where it isn't built, and a yard as the gear that it sells; each in the colour of who has its privilege.
func (b *duckBoard) tileBadges(on *duckdealer.Planet) []board.Mark {
	var badges []board.Mark
	discs := on.Discs()
	if made := on.FactoryOf(); made != "" {
		badges = append(badges, board.Mark{Icon: goodIcon(made), Seat: discs["factory"]})
	}
	if tile := b.View.ConsumerOn(on); tile != "" {
		icon := parts.IconConsumerSite
		if on.Built {
			icon = goodIcon(b.wants(tile))
		}
		badges = append(badges, board.Mark{Icon: icon, Seat: discs["consumer"]})
	}
	if tile := b.View.YardOn(on); tile != "" {
		icon := parts.IconYardSite
		if printed, ok := b.Edition.Yard(tile); ok && len(printed.Sells) > 0 {
			icon = kit.GearIcon(printed.Sells[0].Gear)
		}
		badges = append(badges, board.Mark{Icon: icon, Seat: discs["yard"]})
	}
	return badges
}

// spoken reports what lies on a space; "" for nothing.
func (b *duckBoard) spoken(space string) string {
	var said []string
	if on := b.View.Planet(space); on != nil {
		said = b.planetWords(on)
		for _, end := range b.pathways(space) {
			said = append(said, end.words)
		}
	}
	if seat := b.View.Highway(space); seat > 0 {
		said = append(said, wording.L("Highway part of {player}", b.table.Seats()[seat-1]))
	}
	for _, ship := range b.ships(space) {
		said = append(said, wording.L("{player}'s ship", b.table.Seats()[ship.Seat-1]))
	}
	return strings.Join(said, ". ")
}

// planetWords are the tiles of a planet in words.
func (b *duckBoard) planetWords(on *duckdealer.Planet) []string {
	var said []string
	discs := on.Discs()
	add := func(words, kind string) {
		if seat := discs[kind]; seat > 0 {
			words = wording.L("{place}, privilege of {player}", words, b.table.Seats()[seat-1])
		}
		said = append(said, words)
	}
	if !on.Explored {
		said = append(said, wording.L("Not explored"))
	}
	add(wording.L("Mine: {good}", kit.GoodTitle(on.MineOf())), "mine")
	if tile := b.View.ConsumerOn(on); tile != "" {
		add(wording.L("Consumer: {good}", kit.GoodTitle(b.wants(tile)))+notBuilt(on), "consumer")
	}
	if made := on.FactoryOf(); made != "" {
		add(wording.L("Factory: {good}", kit.GoodTitle(made)), "factory")
	}
	if tile := b.View.YardOn(on); tile != "" {
		add(wording.L("Spaceyard {tile}", tile)+b.sells(tile)+notBuilt(on), "yard")
	}
	return said
}

func notBuilt(on *duckdealer.Planet) string {
	if on.Built {
		return ""
	}
	return ", " + wording.L("not built")
}

// wants is the good that a consumer takes.
func (b *duckBoard) wants(tile string) string {
	if printed, ok := b.Edition.Consumer(tile); ok {
		return printed.Wants
	}
	return tile
}

// sells lists the gear that a yard sells.
func (b *duckBoard) sells(tile string) string {
	var gear []string
	if printed, ok := b.Edition.Yard(tile); ok {
		for _, sold := range printed.Sells {
			gear = append(gear, kit.GearTitle(sold.Gear))
		}
	}
	if len(gear) == 0 {
		return ""
	}
	return " (" + strings.Join(gear, ", ") + ")"
}
