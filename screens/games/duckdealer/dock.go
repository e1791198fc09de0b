package duckdealer

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/picker"
	kit "tablekeeper/screens/kits/duckdealer"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Dock is what the page holds in the position that was shown last.
func (b *duckBoard) Dock() table.Dock {
	v := b.View
	seat, mine := game.Decider(b.table, b.acts)
	d := table.Dock{Seat: seat, Turn: v.Active(), Info: b.info(), Moment: b.moment(), Tall: true}
	if mine > 0 && !beginning(v.Step) {
		d.Own = b.own(mine)
	}
	if !beginning(v.Step) {
		d.Rail = b.rail(max(mine, seat))
	}
	if b.Pick == nil || !b.acts.Mine(seat) {
		return d
	}
	if v.Step == duckdealer.StepHighways || v.Step == duckdealer.StepAction {
		d.Brief = []string{wording.L("Action turn {turn}", v.Turns)}
	}
	switch v.Step {
	case duckdealer.StepBid:
		if o := b.app.Playing; d.Moment == nil || o != nil && o.Sealing != nil && o.Sealing.Openly {
			d.Hint = &table.Hint{Word: wording.L("Enter the bid"), Words: wording.L("Drag the dock up to choose it.")}
		}
	case duckdealer.StepBorn:
		d.Hint = &table.Hint{Word: wording.L("Whose birthday is it?"), Words: wording.L("The closest to 24 November 1967")}
	case duckdealer.StepPosition:
		for _, act := range b.acted(duckdealer.Position) {
			d.Others = append(d.Others, b.named(act, parts.NoIcon))
		}
	case duckdealer.StepOutfit:
		b.fits(&d)
	case duckdealer.StepHome:
		d.Hint = &table.Hint{Word: wording.L("Tap a planet"), Words: wording.L("Your ship starts there.")}
	case duckdealer.StepExit:
		d.Hint = &table.Hint{Word: wording.L("Tap a planet"), Words: wording.L("The pathway ends there.")}
	case duckdealer.StepTurn:
		b.turns(&d)
	case duckdealer.StepCube:
		b.dots(&d, wording.L("A part of yours is lifted for the turn track."))
	case duckdealer.StepPlaceCube:
		b.dots(&d, wording.L("The part that was lifted goes there."))
	case duckdealer.StepHighways:
		b.freeParts(&d)
	case duckdealer.StepAction:
		d.Places = table.MostOthers
		b.actions(&d)
	case duckdealer.StepDeal:
		d.Main = b.key(duckdealer.Propose, parts.IconSwap, wording.L("Offer this"))
		d.End = b.key(duckdealer.Cancel, parts.IconCross, wording.L("Cancel"))
	case duckdealer.StepAnswer:
		d.Others = keys(b.key(duckdealer.Accept, parts.IconCheck, wording.L("Yes")))
		d.End = b.key(duckdealer.Decline, parts.IconCross, wording.L("No"))
		d.Hint = &table.Hint{Word: duckDeal(v, b.table.Seats())}
	default:
		b.gives(&d)
	}
	return d
}

// freeParts are the parts of highways that are placed before an action turn.
func (b *duckBoard) freeParts(d *table.Dock) {
	b.dots(d, wording.Count(b.View.FreeHighways, "free part").String())
	if b.forced() {
		d.Hint.Words = wording.L("Markers were missing: an action turn at once.")
	}
	if d.End = b.key(duckdealer.Ready, parts.IconForward, wording.L("No more parts")); d.End != nil {
		d.End.Short = []string{wording.L("No more")}
	}
}

// forced reports whether a collecting turn became this action turn.
func (b *duckBoard) forced() bool {
	log := b.table.Log()
	return len(log) > 0 && !log[len(log)-1].Agreed && duckdealer.Collect.Is(log[len(log)-1].Act)
}

// fits are the ready sets of gear, and the one that was put together.
func (b *duckBoard) fits(d *table.Dock) {
	left := startGear - b.View.Players[b.View.Active()-1].Pieces()
	if left < startGear { // the first pieces were typed
		d.Hint = &table.Hint{Word: wording.L("Choose gear"), Words: wording.L("Drag the dock up to choose it.")}
		return
	}
	d.Own = []fyne.CanvasObject{parts.NewWords(wording.L("Or take a ready set"), look.Body, look.FeltOf(Key).Less).Bold()}
	for _, set := range readySets() {
		key := table.Key{Word: set.title, Price: set.words}
		for _, word := range set.gear {
			key.Signs = append(key.Signs, kit.GearIcon(word))
			if act, ok := b.fit(word); ok {
				key.Moves = append(key.Moves, act)
			}
		}
		d.Others = append(d.Others, key)
	}
	if len(b.chosen) < startGear {
		d.Hint = &table.Hint{Word: wording.L("Choose gear"), Words: wording.L("{number} of {of}", len(b.chosen), startGear)}
		return
	}
	key := table.Key{Icon: parts.IconCheck, Word: wording.L("Take these three")}
	for _, word := range b.chosen {
		if act, ok := b.fit(word); ok {
			key.Moves = append(key.Moves, act)
		}
	}
	d.Main = &key
}

// readySet is a set of gear that people choose often.
type readySet struct {
	title, words string
	gear         []string
}

func readySets() []readySet {
	return []readySet{
		{wording.L("Hauler"), wording.L("2 holds, red"), []string{"cargo-hold", "cargo-hold", "navigator"}},
		{wording.L("Explorer"), wording.L("2 red, yellow"), []string{"navigator", "navigator", "builder"}},
		{wording.L("Dealer"), wording.L("hold, 2 blue"), []string{"cargo-hold", "merchant", "merchant"}},
	}
}

// fit is the move that fits a piece of gear.
func (b *duckBoard) fit(word string) (rules.Act, bool) {
	for _, act := range b.acted(duckdealer.Fit) {
		if piece, ok := duckdealer.Fit.Of(act); ok && duckdealer.GearWords().Word(int(piece)) == word {
			return act, true
		}
	}
	return rules.Act{}, false
}

// turns are the choice between energy and action.
func (b *duckBoard) turns(d *table.Dock) {
	d.Main = b.key(duckdealer.TakeTurn, parts.IconShip, wording.L("Take action"))
	if d.Main != nil {
		d.Main.Price = wording.L("Action turn {turn} of {all}", b.View.Turns+1, duckdealer.ActionTurns)
	}
	for _, act := range b.acted(duckdealer.Collect) {
		marker, _ := duckdealer.Collect.Of(act)
		word := duckdealer.EnergyWords().Word(int(marker))
		d.Others = append(d.Others, table.Key{Icon: kit.EnergyIcon(word), Word: wording.L("Collect {colour}", colourTitle(word)), Price: b.brings(act), Moves: []rules.Act{act}})
	}
}

// actions are what an action turn offers: the flight to the place that was tapped, or what the planet offers, and three more.
func (b *duckBoard) actions(d *table.Dock) {
	if b.lays != nil {
		b.dots(d, "")
		if rules.OneOf(rules.Act{Seat: b.View.Active(), Verb: b.lays.Number()}, duckdealer.Entrance) {
			d.Hint.Word = wording.L("Tap a planet")
		}
		d.Others = []table.Key{{Icon: parts.IconReturn, Word: wording.L("Not now"), Tap: func() { b.lays = nil; b.acts.Again() }}}
		return
	}
	if d.End = b.key(duckdealer.End, parts.IconStop, wording.L("End the turn")); d.End != nil {
		d.End.Short = []string{wording.L("End turn")}
	}
	if explores := b.acted(duckdealer.Explore); len(explores) > 0 && b.Asked == "" {
		d.Places = 0 // both tiles lie there until one is taken
		d.Hint = &table.Hint{Word: wording.L("Which consumer lives here?"), Words: wording.L("Two tiles lie on top.")}
		for _, act := range explores[:min(len(explores), table.MostOthers)] {
			key := b.named(act, parts.IconSearch)
			key.Word, key.Price = key.Price, ""
			d.Others = append(d.Others, key)
		}
		return
	}
	offers := b.offers()
	switch {
	case b.Asked != "" && b.Asked != b.ship():
		d.Main, d.Hint = b.fly()
	case len(offers) > 0:
		d.Main, offers = &offers[0], offers[1:]
	default:
		d.Hint = &table.Hint{Word: wording.L("Tap a place to fly there"), Words: wording.L("Red markers pay for the flight.")}
		if b.View.StepsLeft > 0 {
			d.Hint.Words = stepsWords(b.View)
		}
	}
	d.Others = offers[:min(len(offers), table.MostOthers)]
}

// ship is where the ship is whose turn it is.
func (b *duckBoard) ship() string { return b.View.Ship(b.View.Active()) }

// fly is the flight to the place that was tapped, with what it costs, or why there is none.
func (b *duckBoard) fly() (*table.Key, *table.Hint) {
	flight := duckFlight{b.Edition, b.Asked}
	title := b.View.SpaceTitle(b.Asked)
	if _, can := flight.next(b.table); can {
		_, best, _ := flight.fares(b.table, b.View)
		seat := b.View.Active()
		return &table.Key{
			Icon: parts.IconShip, Word: wording.L("Fly to {place}", title), Price: keyFare(best),
			Tap: func() {
				b.Asked = ""
				b.acts.Walk(func(t rules.Table) (rules.Act, bool) {
					act, ok := flight.next(t)
					return act, ok && act.Seat == seat
				})
			},
		}, nil
	}
	act, refused := flight.refused(b.table, b.View)
	if !refused {
		return nil, &table.Hint{Word: wording.L("No way to {place}", title), Words: flight.words(b.table)}
	}
	return &table.Key{
		Icon: parts.IconRules, Word: wording.L("Why not to {place}?", title), Price: flight.words(b.table), Tap: func() { b.acts.Wrong(act) },
	}, nil
}

// offers are the moves of an action turn, the ones that bring most first: one key a verb, or one for each thing to choose where there
// are few.
func (b *duckBoard) offers() []table.Key {
	var list []table.Key
	one := func(verb rules.Named, icon parts.Icon, word string, short ...string) {
		if key := b.key(verb, icon, word); key != nil {
			key.Price, key.Short = b.changes(key.Moves[0]), short
			list = append(list, *key)
		}
	}
	each := func(verb rules.Named, icon parts.Icon, does func(thing string) string) {
		for _, act := range b.acted(verb) {
			key := b.named(act, icon)
			key.Word, key.Price = does(key.Price), b.changes(act)
			list = append(list, key)
		}
	}
	one(duckdealer.Deliver, parts.IconConsumer, wording.L("Deliver"))
	one(duckdealer.Make, parts.IconFactory, wording.L("Make goods"), wording.L("Make"))
	one(duckdealer.Mine, goodIcon(b.View.Planet(b.ship()).MineOf()), wording.L("Mine goods"), wording.L("Mine"))
	each(duckdealer.Buy, parts.IconGear, func(gear string) string { return wording.L("Buy a {gear}", strings.ToLower(gear)) })
	one(duckdealer.BuildConsumer, parts.IconConsumerSite, wording.L("Build a consumer"), wording.L("Consumer"))
	one(duckdealer.BuildYard, parts.IconYardSite, wording.L("Build a yard"), wording.L("Yard"))
	for _, act := range b.acted(duckdealer.BuildFactory) {
		key := b.named(act, parts.IconFactory)
		key.Word, key.Short = wording.L("Build a factory"), []string{wording.L("Factory")}
		list = append(list, key)
	}
	if act, ok := rules.FirstOf(b.Pick.Legal, duckdealer.Highway); ok {
		list = append(list, table.Key{Icon: parts.IconRoute, Word: wording.L("Lay a highway"), Short: []string{wording.L("Highway")}, Price: b.changes(act), Tap: b.lay(duckdealer.Highway)})
	}
	one(duckdealer.Teleport, parts.IconEntrance, wording.L("Use the pathway"), wording.L("Pathway"))
	each(duckdealer.Claim, parts.IconDisc, func(site string) string { return wording.L("Claim the {site}", strings.ToLower(site)) })
	if act, ok := rules.FirstOf(b.Pick.Legal, duckdealer.Entrance); ok {
		list = append(list, table.Key{Icon: parts.IconEntrance, Word: wording.L("Lay a pathway"), Price: b.changes(act), Tap: b.lay(duckdealer.Entrance)})
	}
	return list
}

// lay lets a place be tapped for a verb.
func (b *duckBoard) lay(verb rules.Named) func() {
	return func() {
		b.lays, b.Asked = verb, ""
		b.acts.Again()
	}
}

// gives are what is given back, or placed again.
func (b *duckBoard) gives(d *table.Dock) {
	words := ""
	switch b.View.Step {
	case duckdealer.StepStow:
		words = wording.L("Room for {number}", b.View.Players[b.View.Active()-1].Capacity())
	case duckdealer.StepKeep:
		words = wording.L("{number} stay", duckdealer.MarkersKept)
	}
	seen := map[string]bool{}
	for _, act := range b.Pick.Legal {
		key := b.named(act, b.iconOf(act))
		if act.Seat != b.View.Active() || seen[key.Word] || len(d.Others) == table.MostOthers {
			continue
		}
		seen[key.Word] = true
		d.Others = append(d.Others, key)
	}
	d.Hint = &table.Hint{Word: wording.L("What goes back?"), Words: words}
	if b.View.Step == duckdealer.StepPlaceDisc {
		d.Hint.Word = wording.L("Where does the disc go?")
	}
}

// iconOf is the picture of the thing that a move names.
func (b *duckBoard) iconOf(act rules.Act) parts.Icon {
	for v, n := range b.Pick.FormOf(act).Said(act) {
		if _, icon, ok := duckFace(v, n); ok {
			return icon
		}
	}
	return parts.NoIcon
}

// key plays the first legal move of a verb; nil: there is none.
func (b *duckBoard) key(verb rules.Named, icon parts.Icon, word string) *table.Key {
	act, ok := rules.FirstOf(b.Pick.Legal, verb)
	if !ok {
		return nil
	}
	return &table.Key{Icon: icon, Word: word, Moves: []rules.Act{act}}
}

// keys are those that there are.
func keys(all ...*table.Key) []table.Key {
	var list []table.Key
	for _, k := range all {
		if k != nil {
			list = append(list, *k)
		}
	}
	return list
}

// named is a key that plays a move, called by its own words.
func (b *duckBoard) named(act rules.Act, icon parts.Icon) table.Key {
	if of := b.iconOf(act); of != parts.NoIcon {
		icon = of
	}
	return table.Key{Icon: icon, Word: picker.ActTitle(b.table, act), Price: b.thing(act), Moves: []rules.Act{act}}
}

// thing is what a move names.
func (b *duckBoard) thing(act rules.Act) string {
	words := ""
	for v, n := range b.Pick.FormOf(act).Said(act) {
		words = v.InWords(n, b.table.Seats())
		if short, _, ok := duckFace(v, n); ok {
			words = short
		}
	}
	return words
}

// acted are the legal moves of a verb.
func (b *duckBoard) acted(verb rules.Named) []rules.Act { return rules.AllOf(b.Pick.Legal, verb) }

// after is what a seat has after a move of its own.
func (b *duckBoard) after(act rules.Act) (p duckdealer.Player, ok bool) {
	next := b.table.Fork()
	if act.Seat == 0 || next.Play(act) != "" {
		return p, false
	}
	v, ok := duckdealer.Look(next)
	if !ok {
		return p, false
	}
	return v.Players[act.Seat-1], true
}

// brings is how many markers a move brings.
func (b *duckBoard) brings(act rules.Act) string {
	after, ok := b.after(act)
	if !ok {
		return ""
	}
	n := 0
	for _, word := range duckdealer.Energy() {
		n += after.Energy()[word] - b.View.Players[act.Seat-1].Energy()[word]
	}
	return wording.N(n, "{count} marker;{count} markers", parts.Signed(n))
}

// changes are the energy that a move costs and the points that it brings.
func (b *duckBoard) changes(act rules.Act) string {
	after, ok := b.after(act)
	if !ok {
		return ""
	}
	was := b.View.Players[act.Seat-1]
	words := differences(was.Energy(), after.Energy())
	if n := after.Score - was.Score; n != 0 {
		words = append(words, wording.N(n, "{count} point;{count} points", parts.Signed(n)))
	}
	if len(words) == 0 {
		return wording.L("free")
	}
	return strings.Join(words, ", ")
}

// differences are what energy comes and goes.
func differences(was, is map[string]int) []string {
	var words []string
	for _, word := range duckdealer.Energy() {
		if n := is[word] - was[word]; n != 0 {
			words = append(words, parts.Signed(n)+" "+colourTitle(word))
		}
	}
	return words
}

// colourTitle is the colour of the markers of a type of energy, as they are called at tables.
func colourTitle(word string) string {
	switch word {
	case "move":
		return wording.L("red")
	case "build":
		return wording.L("yellow")
	}
	return wording.L("blue")
}

// rail are the seats but one, with points and gear.
func (b *duckBoard) rail(but int) []table.Chip {
	var chips []table.Chip
	for i, name := range b.table.Seats() {
		if i+1 == but {
			continue
		}
		p := &b.View.Players[i]
		chip := table.Chip{Seat: i + 1, Name: name, Spoken: shipSpoken(p), Tap: func() { b.acts.Mat(i + 1) }}
		chip.Show = []fyne.CanvasObject{parts.NewWords(strconv.Itoa(p.Score), look.Body, look.Text).Bold()}
		if len(b.table.Seats()) < manySeats {
			chip.Show = []fyne.CanvasObject{points(p)}
			chip.Show = append(chip.Show, table.NewCount(parts.IconGear, strconv.Itoa(p.Pieces()), wording.L("Gear {number}", p.Pieces())))
		}
		chips = append(chips, chip)
	}
	return chips
}

// manySeats is from how many seats on a chip has one number.
const manySeats = 5

func points(p *duckdealer.Player) fyne.CanvasObject {
	return table.NewCount(parts.IconStar, strconv.Itoa(p.Score), wording.L("Points")+" "+plainNumber(p.Score))
}

// own is what a seat has: energy, the holds with their goods, and points.
func (b *duckBoard) own(seat int) []fyne.CanvasObject {
	p := &b.View.Players[seat-1]
	var list []fyne.CanvasObject
	for _, word := range duckdealer.Energy() {
		n := p.Energy()[word]
		if seat == b.View.Active() {
			n += b.View.Virtual()[word]
		}
		list = append(list, table.NewCount(kit.EnergyIcon(word), strconv.Itoa(n), kit.EnergyTitle(word)+" "+plainNumber(n)))
	}
	holds := box.Row(5)
	goods, _ := picker.VocabularyWords(duckdealer.GoodWords(), nil)
	for _, word := range goods {
		for range p.Goods()[word] {
			holds.Add(parts.NewSlot(goodIcon(word), "", kit.GoodTitle(word)+" "+plainNumber(p.Goods()[word]), true))
		}
	}
	for len(holds.Objects) < p.Capacity() && len(holds.Objects) < mostHolds {
		holds.Add(parts.NewSlot(parts.NoIcon, "", wording.L("Empty hold"), false))
	}
	return append(list, box.Spring(), box.Spare(holds), points(p))
}

// mostHolds is how many holds are shown; all are on the mat.
const mostHolds = 4

// info is the place that was tapped; nil: none was.
func (b *duckBoard) info() fyne.CanvasObject {
	if b.Asked == "" || !table.Beside(b.window()) && b.Asked != b.ship() { // on a phone the gold key names it
		return nil
	}
	title, words, _ := strings.Cut(b.about(b.Asked), "\n")
	return parts.NewRow(parts.RowData{Icon: parts.IconPlace, Title: title, Words: words})
}

// Trophy is what a winner has made: points.
func (b *duckBoard) Trophy(seat int) (made string, pieces fyne.CanvasObject) {
	return wording.L("The best dealer in ducks."), box.Row(0, points(&b.View.Players[seat-1]))
}

// Standing are the points of a seat.
func (b *duckBoard) Standing(seat int) []fyne.CanvasObject {
	return []fyne.CanvasObject{points(&b.View.Players[seat-1])}
}
