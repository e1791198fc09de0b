package traders

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	kit "tablekeeper/screens/kits/traders"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Dock is what the page holds in the position that was shown last (specification 3).
func (b *tradersBoard) Dock() table.Dock {
	m := b.view.Moment()
	seat, mine := game.Decider(b.table, b.acts)
	d := table.Dock{Seat: seat, Turn: m.Turn, Moment: b.moment(), Info: b.info()}
	if mine > 0 {
		d.Hand = b.hand(b.acts.Holder(mine))
		d.Own = b.own(d.Hand)
	}
	d.Rail = b.rail(max(mine, seat))
	if b.pick == nil || mine == 0 || mine != seat {
		return d
	}
	m.Awaited = seat
	b.answers(&d, m)
	switch m.Step {
	case traders.StepAct1, traders.StepAct2:
		d.Places = table.MostOthers
		b.actions(&d, m)
	case traders.StepTrade:
		d.Places = table.MostOthers
		b.trades(&d, m)
	case traders.StepMove:
		b.flight(&d, m)
	case traders.StepRoll:
		b.chance(&d, m.Awaited, traders.Roll, parts.IconDie, wording.L("Roll"), wording.L("We rolled"))
		d.End = b.key(traders.Stay, parts.IconStop, wording.L("Stay here"))
	}
	return d
}

// answers are the steps in which a card is drawn or answered.
func (b *tradersBoard) answers(d *table.Dock, m traders.Moment) {
	drew := wording.L("We drew")
	switch m.Step {
	case traders.StepStart:
		b.chance(d, m.Awaited, traders.Roll, parts.IconDie, wording.L("Roll for {player}", b.seats[m.Awaited-1]), wording.L("We rolled"))
		if d.Main != nil && len(b.rolling()) > 1 {
			d.Others = []table.Key{{Icon: parts.IconPeople, Word: wording.L("Everybody rolls"), Tap: b.rollAll}}
			d.Tall = true // the board begins clear of it
		}
	case traders.StepPlanet:
		b.chance(d, m.Awaited, traders.DrawPlanet, parts.IconPlanet, wording.L("Draw the planet card"), drew)
	case traders.StepEvent:
		b.chance(d, m.Awaited, traders.DrawEvent, parts.IconEvent, wording.L("Draw the event card"), drew)
	case traders.StepProduce:
		d.Hint = &table.Hint{
			Word:  wording.L("What does {planet} make?", traders.PlanetTitle(m.Planet)),
			Words: wording.L("Stations: {number}", m.Left),
		}
		d.Others = b.goods(m.Awaited, traders.Produce, func(word string) string { return parts.Upper(word) })
	case traders.StepFreeCard:
		if _, full := rules.FirstOf(b.legal, traders.Discard); full {
			d.Hint = &table.Hint{Word: wording.L("Give up a card for the free one"), Words: wording.L("Drag the dock up to choose it.")}
			d.End = b.key(traders.Pass, parts.IconCross, wording.L("Leave it"))
			return
		}
		b.chance(d, m.Awaited, traders.Draw, parts.IconCards, wording.L("Draw your free card"), drew)
		if d.Main != nil {
			d.Main.Price = wording.L("goes to your hand")
		}
	case traders.StepSteal:
		b.chance(d, m.Awaited, traders.Take, parts.IconCards, wording.L("Take a card"), wording.L("We took"))
	case traders.StepCounter:
		d.Others = keys(b.key(traders.Counter, parts.IconShield, wording.L("Counter")), b.key(traders.PlayCounter, parts.IconShield, wording.L("Counter")))
		d.End = b.key(traders.Pass, parts.IconForward, wording.L("Let it happen"))
	case traders.StepPirate:
		for _, act := range b.acted(traders.Give) {
			d.Others = append(d.Others, b.move(act, parts.IconCrate, parts.Upper(b.last(act)), ""))
		}
	case traders.StepCargo:
		d.Others = b.goods(m.Awaited, traders.Jettison, func(word string) string {
			return wording.L("Throw out {resource}", word)
		})
		if len(d.Others) < table.MostOthers {
			d.Others = append(d.Others, keys(b.key(traders.Leave, parts.IconStation, wording.L("Leave it here")))...)
		}
		d.End = b.key(traders.Refuse, parts.IconCross, wording.L("Refuse"))
	}
}

// actions are building, loading and playing cards, before and after the flight.
func (b *tradersBoard) actions(d *table.Dock, m traders.Moment) {
	if act, ok := rules.FirstOf(b.legal, traders.Build); ok {
		price := wording.L("free")
		if paid := -b.gains(act); paid > 0 {
			price = wording.L("{number} MCr", paid)
		}
		key := b.move(act, parts.IconStation, wording.L("Build here"), price)
		d.Main = &key
	}
	d.Others = b.cargo(m)
	poor := d.Main == nil && len(d.Others) == 0
	if poor {
		if d.Main = b.rollAtOnce(m); d.Main == nil {
			d.Hint = &table.Hint{Word: wording.L("Nothing to build or load here")}
		}
	}
	if key := b.cards(m.Awaited); key != nil && len(d.Others) < table.MostOthers {
		d.Others = append(d.Others, *key)
	}
	next := wording.L("On to the flight")
	if m.Step == traders.StepAct2 {
		next = wording.L("On to trading")
		if poor && !b.trading(m) { // one key for all that follows
			d.Hint.Word = wording.L("Nothing to build, load or sell here")
			done := traders.Done.Act(m.Awaited)
			d.End = &table.Key{Icon: parts.IconForward, Word: wording.L("End the turn"), Moves: []rules.Act{done, done}}
			return
		}
		if done := traders.Done.Act(m.Awaited); len(d.Others) < table.MostOthers && b.allowed(done) {
			d.Others = append(d.Others, table.Key{Icon: parts.IconStop, Word: wording.L("End the turn"), Price: wording.L("without trading"), Moves: []rules.Act{done, done}})
		}
	}
	d.End = b.key(traders.Done, parts.IconForward, next)
}

// rollAtOnce goes on to the flight and throws the die, where there is nothing to build or load and the app throws; nil: it doesn't. Cards
// that might be played give nothing away: it stands there with them and without.
func (b *tradersBoard) rollAtOnce(m traders.Moment) *table.Key {
	done := traders.Done.Act(m.Awaited)
	if m.Step != traders.StepAct1 || !b.acts.Draws() || !b.allowed(done) {
		return nil
	}
	if after := b.table.Fork(); after.Play(done) != "" || stepOf(after) != traders.StepRoll {
		return nil
	}
	return &table.Key{Icon: parts.IconDie, Word: wording.L("Roll"), Price: wording.L("nothing to build or load here"), Tap: func() {
		b.acts.Walk(game.Moves([]rules.Act{done}))
		if b.acts.Can(m.Awaited, traders.Roll.Number()) {
			b.acts.Draw(m.Awaited, traders.Roll.Number())
		}
	}}
}

// trading reports whether everybody sees that something can be sold or bought after the step of acts.
func (b *tradersBoard) trading(m traders.Moment) bool {
	after := b.table.Fork()
	if after.Play(traders.Done.Act(m.Awaited)) != "" || stepOf(after) != traders.StepTrade {
		return true
	}
	return slices.ContainsFunc(after.Legal(nil), func(act rules.Act) bool {
		return act.Seat == m.Awaited && !traders.Done.Is(act) && traders.CardOf(act) == ""
	})
}

// stepOf is the step of a position.
func stepOf(t rules.Table) rules.Step {
	if v, ok := traders.Look(t); ok {
		return v.Moment().Step
	}
	return rules.Step(0)
}

// cargo are the ways to load and unload as whole holds, at most two of them.
func (b *tradersBoard) cargo(m traders.Moment) []table.Key {
	c := b.view.Company(m.Turn)
	var list []table.Key
	if _, ok := rules.FirstOf(b.legal, traders.Unload); ok {
		list = append(list, table.Key{
			Icon: parts.IconStation, Word: wording.L("Unload {goods}", goodsWords(c.Cargo)), Short: []string{wording.L("Unload all")}, Moves: each(traders.Unload, m.Turn, c.Cargo),
		})
	}
	if _, ok := rules.FirstOf(b.legal, traders.Load); !ok {
		return list
	}
	loads := pairsOf(stockHere(c))
	if c.Cargo.Sum() > 0 || len(loads) == 0 {
		loads = nil
		for i := range c.Cargo {
			if act := traders.Load.Act(m.Turn, i); b.allowed(act) {
				one := traders.Goods{}
				one[i] = 1
				loads = append(loads, one)
			}
		}
	}
	for _, g := range loads {
		if len(list) == table.MostOthers-1 {
			break
		}
		list = append(list, table.Key{
			Icon: parts.IconCrate, Word: wording.L("Load {goods}", goodsWords(g)), Short: []string{wording.N(g.Sum(), "Load {n} good;Load {n} goods")}, Moves: each(traders.Load, m.Turn, g),
		})
	}
	return list
}

// cards opens the cards that may be played; nil: there are none.
func (b *tradersBoard) cards(seat int) *table.Key {
	for _, act := range b.legal {
		if act.Seat == seat && traders.CardOf(act) != "" && !b.table.Reveals(act) {
			return &table.Key{Icon: parts.IconCards, Word: wording.L("Play a card"), Tap: func() { game.LiftCard(b.acts, seat, b.acts.Sheet) }}
		}
	}
	return nil
}

// trades are selling and buying.
func (b *tradersBoard) trades(d *table.Dock, m traders.Moment) {
	best, most := rules.Act{}, -1
	sales := b.acted(traders.Sell)
	for _, act := range sales {
		if earned := b.gains(act); earned > most {
			best, most = act, earned
		}
	}
	if most >= 0 {
		key := b.sale(best)
		d.Main = &key
	} else {
		d.Hint = &table.Hint{Word: wording.L("Nothing to sell here")}
	}
	told := map[string]bool{}
	for _, act := range sales {
		key := b.sale(act)
		if act != best && len(d.Others) < table.MostOthers-1 && !told[key.Word] {
			told[key.Word] = true
			d.Others = append(d.Others, key)
		}
	}
	if buys := b.acted(traders.Buy); len(buys) > 0 {
		buy := table.Key{Icon: parts.IconCards, Word: wording.L("Buy a card"), Price: wording.L("{number} MCr", -b.gains(buys[0]))}
		buy.Tap = func() { b.acts.Take(m.Awaited, traders.Buy.Number()) }
		if b.acts.Can(m.Awaited, traders.Buy.Number()) && b.acts.Draws() {
			buy.Tap = func() { b.acts.Draw(m.Awaited, traders.Buy.Number()) }
		}
		d.Others = append(d.Others, buy)
	}
	d.End = b.key(traders.Done, parts.IconForward, wording.L("End the turn"))
}

// sale is a key that sells.
func (b *tradersBoard) sale(act rules.Act) table.Key {
	_, resource, _ := traders.Sell.Of(act)
	one := counted("1", 1, traders.ResourceWords()[resource])
	return b.move(act, kit.ResourceIcons()[resource], wording.L("Sell {goods}", one),
		wording.L("{number} MCr", b.gains(act)))
}

// flight is a tap on a green hex.
func (b *tradersBoard) flight(d *table.Dock, m traders.Moment) {
	dice := latestFlight(b.table, b.view)
	d.Hint = &table.Hint{Word: wording.L("Tap a green hex"), Words: stepsLeft(m.Steps)}
	if len(dice.Faces) > 0 {
		d.Hint.Words = stepsLeft(m.Steps)
		if m.Steps == dice.steps() {
			d.Hint.Words, d.Hint.Short = summed(dice), []string{stepsLeft(m.Steps)}
		}
		small := parts.NewDie(smallDie, nil)
		small.Set(dice.Faces[len(dice.Faces)-1], 0)
		d.Hint.Show = small
	}
	d.Others = keys(b.key(traders.Stop, parts.IconStop, wording.L("Stop here")))
	end := wording.L("Stay here")
	if m.Steps < dice.steps() {
		end = wording.L("Back to the start")
	}
	d.End = b.key(traders.Stay, parts.IconUndo, end)
}

// lastWide and lastHigh are the size of the picture of the card that was drawn last, in device-independent pixels.
const lastWide, lastHigh = 92, 44

// smallDie is the side of a die beside the words of a hint, in device-independent pixels.
const smallDie = 44

// chance is what the app draws or throws, with the table's own beside it. Where the table's own are in use, theirs come first.
func (b *tradersBoard) chance(d *table.Dock, seat int, verb rules.Named, icon parts.Icon, word, ours string) {
	if _, ok := rules.FirstOf(b.legal, verb); !ok {
		return
	}
	game.Chance(d, b.acts, seat, verb.Number(), icon, word, ours)
}

// rolling are the seats of this device for which the app can throw now.
func (b *tradersBoard) rolling() []int {
	return slices.DeleteFunc(slices.Clone(b.acts.Of.Table().ToMove()), func(seat int) bool {
		return !game.Plays(b.acts, seat) || !b.acts.Can(seat, traders.Roll.Number())
	})
}

// rollAll throws for all of this device who still have to, once each; a tie is thrown for again by another tap.
func (b *tradersBoard) rollAll() {
	for _, seat := range b.rolling() {
		b.acts.Draw(seat, traders.Roll.Number())
	}
}

// key plays the first legal move of a verb; nil: there is none.
func (b *tradersBoard) key(verb rules.Named, icon parts.Icon, word string) *table.Key {
	act, ok := rules.FirstOf(b.legal, verb)
	if !ok {
		return nil
	}
	price := ""
	if paid := -b.gains(act); paid > 0 {
		price = wording.L("{number} MCr", paid)
	}
	key := b.move(act, icon, word, price)
	return &key
}

// keys are those that there are, one a word.
func keys(all ...*table.Key) []table.Key {
	var list []table.Key
	for _, k := range all {
		if k != nil && (len(list) == 0 || list[len(list)-1].Word != k.Word) {
			list = append(list, *k)
		}
	}
	return list
}

// move is a key that plays a move.
func (b *tradersBoard) move(act rules.Act, icon parts.Icon, word, price string) table.Key {
	return table.Key{Icon: icon, Word: word, Price: price, Moves: []rules.Act{act}}
}

// acted are the legal moves of a verb.
func (b *tradersBoard) acted(verb rules.Named) []rules.Act { return rules.AllOf(b.legal, verb) }

// allowed reports whether a move is legal.
func (b *tradersBoard) allowed(act rules.Act) bool { return b.table.Judge(act) == "" }

// goods are keys for a verb with a resource, one for each that is legal.
func (b *tradersBoard) goods(seat int, verb rules.Verb1[int], say func(word string) string) []table.Key {
	var list []table.Key
	for i, word := range traders.ResourceWords() {
		if act := verb.Act(seat, i); b.allowed(act) {
			list = append(list, b.move(act, kit.ResourceIcons()[i], say(kit.ResourceWord(word)), ""))
		}
	}
	return list
}

// last is the last word of a move.
func (b *tradersBoard) last(act rules.Act) string {
	form := b.table.Form(act)
	words := ""
	for v, n := range form.Said(act) {
		words = v.InWords(n, b.seats)
	}
	return words
}

// gains is how much money a move brings its seat, in MCr; negative: it costs.
func (b *tradersBoard) gains(act rules.Act) int {
	after := b.table.Fork()
	if act.Seat == 0 || after.Play(act) != "" {
		return 0
	}
	v, ok := traders.Look(after)
	if !ok {
		return 0
	}
	return v.Company(act.Seat).Money - b.view.Company(act.Seat).Money
}

// rail are the seats but one: what they have for the medicine, and their money.
func (b *tradersBoard) rail(but int) []table.Chip {
	var chips []table.Chip
	for i, name := range b.seats {
		if i+1 == but {
			continue
		}
		c := b.view.Company(i + 1)
		chip := table.Chip{Seat: i + 1, Name: name, Spoken: companySpoken(c), Tap: func() { b.acts.Mat(i + 1) }}
		if len(b.seats) < manySeats {
			chip.Show = append(chip.Show, medicineGrid(c), b.money(i+1))
		} else {
			chip.Show = append(chip.Show, parts.NewWords(strconv.Itoa(c.Money), look.Body, look.Text).Bold())
		}
		chips = append(chips, chip)
	}
	return chips
}

// manySeats is from how many seats on a chip has one number.
const manySeats = 5

// own is what a seat has: money, what lies at earth for the medicine, the two holds, cards that were drawn, and the hand.
func (b *tradersBoard) own(hand *table.Hand) []fyne.CanvasObject {
	c := b.view.Company(hand.Seat)
	goods, of := c.Ready()
	list := []fyne.CanvasObject{
		b.money(hand.Seat),
		box.Spare(medicineGrid(c)), box.Spare(parts.NewBody(wording.L("{number} of {of}", goods, of))),
		holds(c), box.Spring(),
	}
	if planet, event := b.drawnCards(); b.moment() == nil {
		if planet != "" {
			list = append(list, box.Spare(b.thumb(planet).Counted(len(aid.PlanetDeck())-len(b.view.DrawnPlanets()))))
		}
		if event != "" {
			list = append(list, b.thumb(event).Counted(len(b.view.EventDeck())-len(b.view.DrawnEvents(b.table))))
		}
	}
	if c.Cards > 0 {
		list = append(list, hand.Backs)
	}
	return list
}

// thumb is a card of this turn; a tap shows it again.
func (b *tradersBoard) thumb(word string) *table.Thumb {
	again := func() {
		b.app.Traders.shown = b.here()
		b.app.Traders.shown.again = word
		b.acts.Again()
	}
	if f, ok := aid.FaceOf(word); ok {
		return table.NewThumb(parts.NewPicture(parts.Picture(f.Word)), look.Night, wording.Translate(f.Title), again)
	}
	return table.NewThumb(planetPicture(word), look.Night, planetCard(word).Title, again)
}

// medicineGrid are six boxes, two of each resource: those at earth are full.
func medicineGrid(c traders.Company) fyne.CanvasObject {
	var s strings.Builder
	s.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" width="36" height="26" viewBox="0 0 36 26">`)
	name := "medicine"
	for i, hex := range []string{"#C3CCD6", "#F4A04A", "#63D2EA"} {
		have := min(c.Earth[i], traders.MedicineGoods)
		name += strconv.Itoa(have)
		for k := range traders.MedicineGoods {
			fill := "none"
			if k < have {
				fill = hex
			}
			s.WriteString(`<rect x="` + strconv.Itoa(2+12*i) + `" y="` + strconv.Itoa(2+12*k) + `" width="9" height="9" rx="2.5" fill="` + fill + `" stroke="` + hex + `" stroke-width="1.6"/>`)
		}
	}
	s.WriteString(`</svg>`)
	return box.Fixed(parts.NewDrawing(fyne.NewStaticResource(name+".svg", []byte(s.String())), 0, 0), 36, 26)
}

// holds are the two holds of a ship.
func holds(c traders.Company) fyne.CanvasObject {
	row := box.Row(5)
	for i, word := range traders.ResourceWords() {
		for range c.Cargo[i] {
			row.Add(parts.NewSlot(kit.ResourceIcons()[i], "", kit.ResourceTitle(word), true))
		}
	}
	for len(row.Objects) < shipHolds {
		row.Add(parts.NewSlot(parts.NoIcon, "", wording.L("Empty hold"), false))
	}
	return row
}

// info is the place that was tapped; nil: none was.
func (b *tradersBoard) info() fyne.CanvasObject {
	for _, s := range b.Spots {
		if s.Hex == b.place && b.place != "" {
			title, words := b.title(s), b.spoken(s)
			if rule, why := b.view.Barred(s.Hex); rule != "" {
				words = parts.Sentences(words, why.String())
			}
			return parts.NewRow(parts.RowData{Icon: parts.IconPlace, Title: title, Words: words})
		}
	}
	if planet, event := b.drawnCards(); table.Beside(b.app.Size()) && b.moment() == nil && planet+event != "" {
		word, picture := event, fyne.CanvasObject(nil)
		if word == "" {
			word = planet
		}
		if picture = parts.NewPicture(parts.Picture(word)); event == "" {
			picture = planetPicture(word)
		}
		face := deckFace(word, nil)
		title, kind := parts.NewWords(face.Title, look.Body, look.Text).Bold().Lines(1), parts.NewWords(face.Kind, look.Least, look.FeltOf(Key).Less)
		return box.Pad(box.Row(margin, box.Middle(box.Fixed(picture, lastWide, lastHigh)), box.Grow(box.Column(0, title, kind))), margin, margin/4)
	}
	return nil
}

// title names a hex: the planet on it, or where it lies.
func (b *tradersBoard) title(s traders.Spot) string {
	if s.Planet != "" {
		return traders.PlanetTitle(s.Planet)
	}
	return parts.Upper(b.lies(s.Hex))
}
