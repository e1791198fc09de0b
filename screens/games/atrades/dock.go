package atrades

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Dock is what the page holds in the position that was shown last.
func (b *guildBoard) Dock() table.Dock {
	v := b.View
	seat, mine := game.Decider(b.table, b.acts)
	d := table.Dock{Seat: seat, Turn: v.Turn(), Tall: true, Folded: b.crowded(), Moment: b.moment()}
	if d.Moment == nil {
		d.Info = b.info()
	}
	if len(v.Regions()) > 0 {
		d.Rail = b.rail(max(mine, seat))
		if mine > 0 {
			d.Own = b.own(mine)
		}
	}
	if b.pick == nil || mine == 0 || mine != seat && seat != 0 {
		return d
	}
	switch v.Step {
	case atrades.StepGuild:
		b.guildKeys(&d)
	case atrades.StepRegion:
		b.regionKeys(&d, seat)
	case atrades.StepLay:
		b.layKeys(&d)
	case atrades.StepTurnBid, atrades.StepFinalBid:
		b.bidKeys(&d)
	case atrades.StepPay:
		b.payKeys(&d)
	case atrades.StepAction, atrades.StepGolden:
		b.actionKeys(&d, seat)
	case atrades.StepPlace, atrades.StepExpand:
		d.Places = table.MostOthers
		b.placeKeys(&d)
	case atrades.StepMergeCube:
		d.Main = b.key(atrades.LayCube, parts.IconCube, wording.L("Lay a cube"), wording.L("Then you may take a free one if you win."))
		d.End = b.key(atrades.Pass, parts.IconStop, wording.L("Lay none"), "")
	case atrades.StepFreeCube:
		d.Main = b.key(atrades.LayCube, parts.IconStamp, wording.L("Take a cube"), wording.L("1 more bureaucracy, free"))
		d.End = b.key(atrades.Pass, parts.IconStop, wording.L("Take none"), "")
	case atrades.StepAuction:
		d.Turn = seat // everybody bids; nobody answers
		b.auctionKeys(&d, seat)
	case atrades.StepSurvivor:
		b.chooses(&d, atrades.Keep, wording.L("Which company stays?"), func(company string) string {
			return wording.L("Keep {company}", company)
		})
	case atrades.StepFreeAcquire:
		d.Main = b.acquires(wording.L("free"))
		d.End = b.key(atrades.Pass, parts.IconStop, wording.L("Acquire none"), "")
	case atrades.StepCardCompany, atrades.StepCardRegion, atrades.StepCardExpand:
		b.chooses(&d, atrades.Choose, guildStep(b.table, true), func(named string) string { return named })
	case atrades.StepManual:
		d.Hint = &table.Hint{Word: wording.L("Carry out the card"), Words: wording.L("Drag the dock up to enter what changes.")}
		d.End = b.key(atrades.Done, parts.IconCheck, wording.L("Done"), "")
	}
	return d
}

// key plays the first legal move of a verb; nil: there is none.
func (b *guildBoard) key(verb rules.Named, icon parts.Icon, word, price string) *table.Key {
	act, ok := rules.FirstOf(b.pick.Legal, verb)
	if !ok {
		return nil
	}
	return &table.Key{Icon: icon, Word: word, Price: price, Moves: []rules.Act{act}}
}

// acted are the legal moves of a verb.
func (b *guildBoard) acted(verb rules.Named) []rules.Act { return rules.AllOf(b.pick.Legal, verb) }

// called is a company as the table calls it.
func called(c *atrades.Company) string { return c.Kind() + " " + strconv.Itoa(c.Number) }

// guildKeys take a guild by chance; one that is tapped is taken.
func (b *guildBoard) guildKeys(d *table.Dock) {
	d.Hint = &table.Hint{Word: wording.L("Tap a guild"), Words: wording.L("It is your supply of money and cubes.")}
	d.Side = &table.Key{Icon: parts.IconShuffle, Word: wording.L("By chance"), Tap: b.anyGuild}
}

// guildPrice is what a guild begins with.
func guildPrice(g atrades.Guild) string {
	return wording.L("{money} money. {place}.", g.Money, parts.PlaceWord(g.Initiative))
}

// regionKeys draw the next region, or all of them where the app draws.
func (b *guildBoard) regionKeys(d *table.Dock, seat int) {
	defer func() {
		if b.acts.Draws() && b.acts.Can(seat, atrades.Draw.Number()) {
			d.Main.Word, d.Main.Tap = wording.L("Draw the regions"), b.drawAll
		}
	}()
	word := wording.L("Draw region {number}", len(b.View.Regions())+1)
	game.Chance(d, b.acts, seat, atrades.Draw.Number(), parts.IconMap, word, wording.L("We drew"))
}

// drawAll draws one region after another, up to one that has to be laid by hand.
func (b *guildBoard) drawAll() {
	b.many = true
	defer func() {
		b.many, b.mark = false, -1
		b.acts.Again()
	}()
	for {
		t := b.acts.Of.Table()
		v, ok := atrades.Look(t)
		mark := t.Mark()
		if !ok || v.Step != atrades.StepRegion || !b.acts.Can(v.Actor(), atrades.Draw.Number()) {
			return
		}
		b.acts.Draw(v.Actor(), atrades.Draw.Number())
		if b.acts.Of.Table().Mark() == mark { // it is on its way, or was refused
			return
		}
	}
}

// lay is the move that lays the region as it is being chosen.
func (b *guildBoard) lay() (rules.Act, bool) {
	var sides []rules.Act // one for each free side, not turned
	for _, act := range b.table.Legal(nil) {
		if _, _, turns, ok := atrades.Lay.Of(act); ok && turns == 0 {
			sides = append(sides, act)
		}
	}
	if len(sides) == 0 {
		return rules.Act{}, false
	}
	at := sides[b.side%len(sides)]
	region, side, _, _ := atrades.Lay.Of(at)
	return atrades.Lay.Act(at.Seat, region, side, b.turned%(mostTurns+1)), true
}

// layKeys turn to another side, turn the region, and lay it.
func (b *guildBoard) layKeys(d *table.Dock) {
	act, ok := b.lay()
	if !ok {
		return
	}
	_, side, turns, _ := atrades.Lay.Of(act)
	again := func(n *int) func() { return func() { *n++; b.acts.Again() } }
	where := parts.Upper(sideTitle(side, b.words(act)[0]))
	d.Main = &table.Key{Icon: parts.IconCheck, Word: wording.L("Lay it here"), Price: where, Moves: []rules.Act{act}}
	d.Others = []table.Key{
		{Icon: parts.IconForward, Word: wording.L("Another side"), Tap: again(&b.side)},
		{Icon: parts.IconRedo, Word: wording.L("Turn it"), Price: wording.L("{number} of 6", turns), Tap: again(&b.turned)},
	}
}

// actionKeys are the one action of a round, or that of the golden cube.
func (b *guildBoard) actionKeys(d *table.Dock, seat int) {
	if b.among != nil {
		for _, act := range b.among {
			word := wording.L("Merge {companies}", b.brings(act))
			if !atrades.Merge.Is(act) {
				word = wording.L("Sell {company}", b.brings(act))
			}
			d.Others = append(d.Others, table.Key{Word: word, Moves: []rules.Act{act}})
		}
		d.End = &table.Key{Icon: parts.IconReturn, Word: wording.L("Choose again"), Tap: func() { b.among = nil; b.acts.Again() }}
		return
	}
	cost := wording.L("1 cube")
	if b.View.Step == atrades.StepGolden {
		cost = wording.L("the golden cube")
	}
	if d.Main = b.acquires(cost); d.Main == nil {
		d.Hint = &table.Hint{Word: wording.L("No company to acquire"), Words: b.why(atrades.Acquire)}
	}
	if all := len(b.acted(atrades.Acquire)); all > 1 && b.crowded() {
		d.Side = &table.Key{Word: wording.L("Another"), Price: wording.L("of {number}", all), Tap: func() { b.picks = true; b.acts.Again() }}
	}
	d.Others = []table.Key{
		b.action(seat, atrades.Merge, parts.IconSwap, wording.L("Merge"), wording.L("two neighbours")),
		b.action(seat, atrades.Sell, parts.IconCity, wording.L("Sell"), wording.L("to the government")),
		b.action(seat, atrades.Research, parts.NoIcon, wording.L("Research"), wording.L("a card")),
	}
	b.passKey(d, seat)
}

// passKey passes. Where that gives up an action that could be made, it asks once, in the same place: a golden cube is kept.
func (b *guildBoard) passKey(d *table.Dock, seat int) {
	d.End = b.key(atrades.Pass, parts.IconStop, wording.L("Pass"), "")
	if d.End == nil {
		return
	}
	if b.View.Outlook().StillPass {
		d.End.Word = wording.L("Pass: it may end")
	}
	gives := slices.ContainsFunc(b.pick.Legal, func(act rules.Act) bool { return act.Seat == seat && !atrades.Pass.Is(act) })
	switch {
	case b.View.Step == atrades.StepGolden || !gives:
	case b.sure == b.mark:
		d.End.Word = wording.L("Really pass?")
	default:
		mark := b.mark
		d.End.Moves, d.End.Tap = nil, func() {
			b.sure = mark
			b.app.Device().After(sureTime, func() {
				if b.sure == mark && b.acts.Shown() {
					b.sure = -1
					b.acts.Again()
				}
			})
			b.acts.Again()
		}
	}
}

// sureTime is how long a pass waits to be tapped again.
const sureTime = 3 * time.Second

// acquires starts the company whose tile is lifted; nil: none can be started.
func (b *guildBoard) acquires(cost string) *table.Key {
	for _, act := range b.acted(atrades.Acquire) {
		n, _ := atrades.Acquire.Of(act)
		c := b.View.Companies()[n]
		if c.Number != b.lifted() {
			continue
		}
		return &table.Key{
			Show: newCompanyHex(c).onKey(), Word: wording.L("Acquire {company}", called(c)), Price: wording.L("{cost}. Sells each for {price}", cost, c.Price()), Moves: []rules.Act{act},
		}
	}
	return nil
}

// lifted is the company whose tile is lifted: the one that was tapped, else the first; 0: none can be started.
func (b *guildBoard) lifted() int {
	first := 0
	for _, act := range b.acted(atrades.Acquire) {
		n, _ := atrades.Acquire.Of(act)
		number := b.View.Companies()[n].Number
		if number == b.asked {
			return number
		}
		if first == 0 {
			first = number
		}
	}
	return first
}

// tiles are those of the companies that can be started.
func (b *guildBoard) tiles() []fyne.CanvasObject {
	if b.pick == nil {
		return nil
	}
	var list []fyne.CanvasObject
	for _, act := range b.acted(atrades.Acquire) {
		n, _ := atrades.Acquire.Of(act)
		c := b.View.Companies()[n]
		list = append(list, newTile(c, c.Number == b.lifted(), func() { b.asked, b.picks = c.Number, false; b.acts.Again() }))
	}
	return list
}

// action is an action besides starting a company: the move itself where there is one, else each has a key, or they are
// chosen in the sheet; where there is none it leads to the ruling.
func (b *guildBoard) action(seat int, verb rules.Named, icon parts.Icon, word, price string) table.Key {
	key := table.Key{Icon: icon, Word: word, Price: price}
	var about []rules.Act
	all := b.acted(verb)
	for _, act := range all {
		if named := b.companies(act); b.asked == 0 || len(named) == 0 || named[0] == b.asked || len(named) > 1 && named[1] == b.asked {
			about = append(about, act)
		}
	}
	if len(about) == 0 {
		about = all
	}
	switch len(about) {
	case 0:
		key.Icon, key.Price, key.Why = parts.NoIcon, b.short(verb), b.why(verb)
		if act, ok := b.refusal(seat, verb); ok {
			key.Tap = func() { b.acts.Ruling(act) }
		}
	case 1:
		key.Price, key.Moves = b.brings(about[0]), about
	default:
		key.Tap = func() { b.acts.Take(seat, about[0].Verb) }
		if len(about) <= table.MostOthers {
			key.Tap = func() { b.among = about; b.acts.Again() }
		}
	}
	return key
}

// brings is what a move is about, or brings.
func (b *guildBoard) brings(act rules.Act) string {
	if company, ok := atrades.Sell.Of(act); ok {
		c := b.View.Companies()[company]
		return wording.L("{company} for {money}", called(c), b.View.Government(c.Money()).Pays)
	}
	if named := b.companies(act); len(named) == 2 {
		return wording.L("{first} and {second}", named[0], named[1])
	}
	return strings.Join(b.words(act), ", ")
}

// words are what a move names.
func (b *guildBoard) words(act rules.Act) (titles []string) {
	for v, n := range b.table.Form(act).Said(act) {
		titles = append(titles, v.InWords(n, b.seats))
	}
	return titles
}

// refusal is a move of a verb that stands for why none can be made.
func (b *guildBoard) refusal(seat int, verb rules.Named) (rules.Act, bool) {
	all := b.View.Companies()
	for k, c := range all {
		if c.Where() != atrades.Business || c.Owner() != seat {
			continue
		}
		switch verb.Number() {
		case atrades.Sell.Number():
			return atrades.Sell.Act(seat, k), true
		case atrades.Merge.Number():
			for other := range all {
				if all[other].Where() == atrades.Business && other != k {
					return atrades.Merge.Act(seat, k, other), true
				}
			}
		}
	}
	if atrades.Research.Number() == verb.Number() {
		return atrades.Research.Act(seat, -1), true
	}
	return rules.Act{}, false
}

// why is the reason why no move of a verb can be made.
func (b *guildBoard) why(verb rules.Named) string {
	act, ok := b.refusal(b.View.Actor(), verb)
	if !ok {
		return ""
	}
	return b.table.Explain(act).Why.String()
}

// short is the same in two words.
func (b *guildBoard) short(verb rules.Named) string {
	least := 0
	mine := false
	for _, c := range b.View.Companies() {
		if c.Where() == atrades.Business && c.Owner() == b.View.Actor() {
			mine = true
			if city := c.City(); city > 0 && (least == 0 || city < least) {
				least = city
			}
		}
	}
	switch {
	case verb.Number() == atrades.Research.Number():
		return wording.L("no cards")
	case !mine:
		return wording.L("no company")
	case verb.Number() == atrades.Merge.Number():
		return wording.L("none beside it")
	case least == 0:
		return wording.L("no city near")
	}
	return wording.L("bureaucracy {number}", least)
}

// placeKeys lay a tile: on a phone each other region where one can be laid has a key.
func (b *guildBoard) placeKeys(d *table.Dock) {
	number := b.View.Tile()
	if number == 0 {
		number = b.View.Growing()
	}
	d.Hint = &table.Hint{Word: wording.L("Tap a green hex")}
	if c := b.View.Company(number); c != nil {
		d.Hint.Show = newCompanyHex(c)
		d.Hint.Words = wording.L("{company} starts there", called(c))
		if b.View.Step == atrades.StepExpand {
			d.Hint.Words = wording.L("{company} grows there", called(c))
		}
	}
	d.End = b.key(atrades.Pass, parts.IconStop, wording.L("Don't grow"), "")
	if !b.alone() {
		return
	}
	with := b.withTargets()
	var others []int
	for by := range b.View.Regions() { // those behind the one that is shown first
		if i := (b.region + by) % len(b.View.Regions()); by > 0 && with[i] > 0 {
			others = append(others, i)
		}
	}
	slices.SortStableFunc(others[:min(len(others), table.MostOthers)], func(i, j int) int { return i - j })
	for _, i := range others[:min(len(others), table.MostOthers)] {
		d.Others = append(d.Others, table.Key{
			Word: b.View.Regions()[i].Name(), Price: wording.L("{count} free", with[i]),
			Tap: func() { b.region = i; b.acts.Again() },
		})
	}
}

// chooses are what may be chosen, each a key, or the one that was tapped.
func (b *guildBoard) chooses(d *table.Dock, verb rules.Named, hint string, word func(string) string) {
	all := b.acted(verb)
	if verb.Number() == atrades.Choose.Number() && len(all) == 0 {
		all = b.acted(atrades.Expand)
	}
	d.Hint = &table.Hint{Word: hint}
	for _, act := range all {
		name := strings.Join(b.words(act), ", ")
		if named := b.companies(act); len(named) > 0 {
			if c := b.View.Company(named[0]); c != nil {
				name = called(c)
				if c.Number == b.asked {
					d.Main = &table.Key{Icon: parts.IconCheck, Word: word(name), Moves: []rules.Act{act}}
					continue
				}
			}
		}
		if len(d.Others) < table.MostOthers {
			d.Others = append(d.Others, table.Key{Word: word(name), Moves: []rules.Act{act}})
		}
	}
	if d.Main != nil {
		d.Hint = nil
	} else if len(all) > table.MostOthers {
		d.Hint.Words = wording.L("Tap it on the map, or drag the dock up.")
	}
}

// rail are the chips of the other seats: money and cubes.
func (b *guildBoard) rail(but int) []table.Chip {
	boards := shell.ClassOf(b.app.Size()) == look.Desktop && tileStep() < oneLineStep
	var chips []table.Chip
	for i, name := range b.seats {
		if i+1 == but && !boards {
			continue
		}
		money, cubes := b.View.Personal[i], strconv.Itoa(b.View.Cubes[i])
		chip := table.Chip{Seat: i + 1, Name: name, Spoken: guildSpoken(b.View, i), Tap: func() { b.acts.Mat(i + 1) }}
		chip.Show = []fyne.CanvasObject{parts.NewWords(strconv.Itoa(money), look.Body, look.Text).Bold()}
		if len(b.seats) < manySeats {
			chip.Show = []fyne.CanvasObject{moneyCount(money)}
			chip.Show = append(chip.Show, table.NewCount(parts.IconCube, cubes, wording.L("Unused action cubes")+" "+cubes))
		}
		if g := slices.IndexFunc(b.View.Guilds(), func(g atrades.Guild) bool { return g.Seat == i+1 }); g >= 0 && boards {
			chip.Picture, chip.Acts = parts.NewPicture(guildPicture(b.View.Guilds()[g])), i+1 == but
			if b.View.Merger.On && b.View.Merger.Leader() == i+1 {
				chip.Show = append(chip.Show, parts.NewWords(wording.L("Bid {amount}", b.View.Merger.High), look.Body, look.Accent).Bold())
			}
		}
		chips = append(chips, chip)
	}
	return chips
}

// manySeats is from how many seats on a chip has one number.
const manySeats = 5

func moneyCount(money int) fyne.CanvasObject {
	return table.NewCount(parts.IconCoin, strconv.Itoa(money), wording.L("Personal money")+" "+strconv.Itoa(money))
}

// own is what a seat has: money, cubes, companies against its boxes, bureaucracy, and the golden cube.
func (b *guildBoard) own(seat int) []fyne.CanvasObject {
	v := b.View
	stamps, _ := v.Lane(atrades.BureaucracyTrack, seat)
	count := func(icon parts.Icon, number, title string) fyne.CanvasObject {
		return table.NewCount(icon, number, title+" "+number)
	}
	list := []fyne.CanvasObject{
		moneyCount(v.Personal[seat-1]), count(parts.IconCube, strconv.Itoa(v.Cubes[seat-1]), wording.L("Unused action cubes")),
		count(parts.IconCompany, lane(v.Lane(atrades.CompanyTrack, seat)), wording.L("Companies")), box.Spring(),
		box.Spare(count(parts.IconStamp, strconv.Itoa(stamps), wording.L("Bureaucracy"))),
	}
	if golden := v.Golden[seat-1]; golden > 0 {
		list = append(list, count(parts.IconGold, strconv.Itoa(golden), wording.L("Golden cube")))
	}
	return list
}

// Trophy is the money that a winner has made.
func (b *guildBoard) Trophy(seat int) (made string, pieces fyne.CanvasObject) {
	money, cubes := b.View.Personal[seat-1], strconv.Itoa(b.View.Cubes[seat-1]+b.View.Golden[seat-1])
	return wording.L("Money {money}", money), box.Row(feltGap, moneyCount(money),
		table.NewCount(parts.IconCube, cubes, wording.L("Cubes left")+" "+cubes))
}

// Standing is the money of a seat.
func (b *guildBoard) Standing(seat int) []fyne.CanvasObject {
	return []fyne.CanvasObject{moneyCount(b.View.Personal[seat-1])}
}
