package atrades

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// bid is the bid that is being thought of, between the least and the most that the seat can pay.
func (b *guildBoard) bid(seat int) (amount, least, most int) {
	least = b.View.LeastBid()
	personal, card := b.View.Limit(seat)
	most = personal + card
	return max(least, min(b.amount, most)), least, most
}

// auctionKeys bid the least, or more.
func (b *guildBoard) auctionKeys(d *table.Dock, seat int) {
	amount, least, most := b.bid(seat)
	d.End = b.key(atrades.Pass, parts.IconStop, wording.L("Drop out"), "")
	if most < least {
		d.Hint = &table.Hint{
			Word:  wording.L("You can bid {most} at most", most),
			Words: wording.L("The lowest bid is {least}.", least),
		}
		return
	}
	d.Main = &table.Key{
		Icon: parts.IconCoin, Word: wording.L("Bid {amount}", amount),
		Price: wording.L("You can bid {most} at most", most), Moves: []rules.Act{atrades.Bid.Act(seat, amount)},
	}
	if leader := b.View.Merger.Leader(); leader > 0 && amount == b.View.Merger.High+1 {
		d.Main.Price = wording.L("one more than {player}", b.seats[leader-1])
	}
	b.step(d, amount, least, most)
}

// step puts a stepper in the place of the other keys, with a larger step beside the gold key where there is room for it.
func (b *guildBoard) step(d *table.Dock, amount, least, most int) {
	to := func(by int) func() {
		n := max(least, min(amount+by, most))
		if n == amount {
			return nil
		}
		return func() { b.amount = n; b.acts.Again() }
	}
	d.Others = table.Stepper(parts.IconCoin, amount, wording.L("From {least} to {most}.", least, most), to(-1), to(1))
	by := largeStep
	if most-amount >= hugeStep+largeStep {
		by = hugeStep
	}
	if most-least >= by && d.Side == nil {
		d.Side = &table.Key{Word: wording.L("{number} more", by), Tap: to(by), Repeats: true}
		if d.Side.Tap == nil {
			d.Side.Why = wording.L("From {least} to {most}.", least, most)
		}
	}
}

// By how much a bid is raised at once where there is room for it.
const (
	largeStep = 3
	hugeStep  = 10
)

// auction is the track with whose cube gets what, for the bid that is being thought of.
func (b *guildBoard) auction() []fyne.CanvasObject {
	v, seat := b.View, b.View.Actor()
	amount, _, _ := b.bid(seat)
	out := v.Payout(seat, amount)
	words := wording.L("Round {round} of {rounds}. Nobody has bid yet.", v.Merger.Round, v.Merger.Rounds)
	if v.Merger.Leader() > 0 {
		words = wording.L("Round {round} of {rounds}. {leader}'s {high} stands.", v.Merger.Round, v.Merger.Rounds, b.seats[v.Merger.Leader()-1], v.Merger.High)
	}
	return []fyne.CanvasObject{
		parts.NewBody(words),
		parts.NewWords(wording.L("The auction track with a bid of {amount}", amount), look.Label, look.Text).Bold(), b.cubes(out),
		parts.NewLess(strings.Join(b.payoutLines(out), "\n")),
	}
}

// cubes are the cubes of the track with the money that a bid would lay on them.
func (b *guildBoard) cubes(out atrades.Payout) fyne.CanvasObject {
	var cubes []*cube
	for _, cube := range out.Cubes {
		cubes = append(cubes, newCube(cube.Owner, strconv.Itoa(cube.Company), cube.Money,
			wording.L("Cube of company {company}, {owner}: {money}", cube.Company, b.table.Seats()[cube.Owner-1], cube.Money)))
	}
	return newCubes(cubes...)
}

// payoutLines say what a bid would bring to whom.
func (b *guildBoard) payoutLines(out atrades.Payout) []string {
	var lines []string
	seats := b.table.Seats()
	for i, takes := range out.Takes {
		if takes > 0 {
			lines = append(lines, wording.L("{name} takes {money} for lost control.", seats[i], takes))
		}
	}
	if out.Survivor > 0 {
		lines = append(lines, wording.L("Company {company} stays, {name}'s, with {money} on its card.", out.Survivor, seats[out.Winner-1], out.Card))
	} else {
		lines = append(lines, wording.L("{name} chooses which one stays, with {money} on its card.", seats[out.Winner-1], out.Card))
	}
	if out.Lost > 0 {
		lines = append(lines, wording.L("The {lost} already on the two cards goes to the bank. You may use it to pay your bid.", out.Lost))
	}
	if len(out.Free) > 0 {
		lines = append(lines, wording.L("A free company for: {names}.", strings.Join(game.SeatNames(b.table, out.Free), ", ")))
	}
	return lines
}

// payKeys pay from the personal supply or from one card, each way with a key of its own. How much a card gives can be changed for the way of
// the gold key: the personal supply first, or the card that was tapped.
func (b *guildBoard) payKeys(d *table.Dock) {
	v, seat := b.View, b.View.Actor()
	own, splits := v.Splits(seat, v.Owed)
	at := slices.IndexFunc(splits, func(s atrades.Split) bool { return s.Card == b.asked })
	if at < 0 && !own && len(splits) > 0 {
		at = 0
	}
	if own {
		key := table.Key{
			Icon: parts.IconCoin, Word: wording.L("Pay {amount}", v.Owed), Price: wording.L("from your own money"),
			Moves: []rules.Act{atrades.PayOwn.Act(seat)},
		}
		if at < 0 {
			d.Main = &key
		} else {
			d.Others = append(d.Others, key)
		}
	}
	var steps func() // nil: the amount is given
	for i, split := range splits {
		if i != at {
			d.Others = append(d.Others, b.fromCard(seat, split, split.Most))
			if split.Least < split.Most && len(splits) == 1 {
				d.Others = append(d.Others, b.fromCard(seat, split, split.Least))
			}
			continue
		}
		amount := split.Most
		if b.amount >= 0 {
			amount = max(split.Least, min(b.amount, split.Most))
		}
		key := b.fromCard(seat, split, amount)
		key.Icon, d.Main = parts.IconCoin, &key
		if split.Least < split.Most {
			steps = func() { b.step(d, amount, split.Least, split.Most) }
		}
	}
	if steps != nil { // the other ways to pay stand beside it, or in the sheet
		switch len(d.Others) {
		case 0:
		case 1:
			d.Side = &d.Others[0]
		default:
			d.Side = &table.Key{Word: wording.L("All moves"), Tap: b.acts.Sheet}
		}
		steps()
	}
	if len(d.Others) > table.MostOthers {
		d.Others = append(d.Others[:table.MostOthers-1], table.Key{Icon: parts.IconList, Word: wording.L("All moves"), Tap: b.acts.Sheet})
	}
}

// fromCard pays so much from a card, and the rest from the personal supply.
func (b *guildBoard) fromCard(seat int, split atrades.Split, amount int) table.Key {
	key := table.Key{
		Word: wording.L("{amount} from {company}", amount, called(b.View.Company(split.Card))), Price: wording.L("and {rest} of your own", b.View.Owed-amount),
		Short: []string{wording.L("{amount} from {company}", amount, parts.Number(split.Card))}, Moves: []rules.Act{b.View.PayFrom(seat, split.Card, amount)},
	}
	if amount == b.View.Owed {
		key.Price = ""
	}
	return key
}

// whereItGoes is what becomes of a payment for a merger; nothing where none is paid for.
func (b *guildBoard) whereItGoes() []fyne.CanvasObject {
	v := b.View
	if !v.Merger.On {
		return nil
	}
	out := v.Payout(v.Actor(), v.Owed)
	return []fyne.CanvasObject{
		parts.NewWords(wording.L("Where it goes"), look.Label, look.Text).Bold(), b.cubes(out), parts.NewLess(strings.Join(b.payoutLines(out), "\n")),
	}
}

// sales are what the government would give for the companies that can be sold, with a warning where a little less or more would bring more.
func (b *guildBoard) sales() []fyne.CanvasObject {
	var rows []*parts.Row
	all := b.acted(atrades.Sell)
	for _, act := range all {
		company, _ := atrades.Sell.Of(act)
		c := b.View.Companies()[company]
		if c.Number != b.asked && len(all) > 1 {
			continue
		}
		g := b.View.Government(c.Money())
		row := parts.RowData{
			Icon: parts.IconStamp, Title: wording.L("The government pays {pays} for company {company}", g.Pays, c.Number),
			Words: governmentLine(g),
		}
		if warnings := governmentWarnings(g); len(warnings) > 0 {
			row.Icon, row.Words = parts.IconCaution, warnings[0]
		}
		rows = append(rows, parts.NewRow(row))
	}
	if rows == nil {
		return nil
	}
	return []fyne.CanvasObject{parts.NewRows(rows...)}
}

// governmentLine reports what is given and got: "24 on the card: 15 for 7, 7 for 5. It pays 12; 2 go to the bank."
func governmentLine(g atrades.Government) string {
	var rows []string
	for _, row := range g.Rows {
		if row.Taken {
			rows = append(rows, wording.L("{give} for {get}", row.Give, row.Get))
		}
	}
	list := strings.Join(rows, ", ")
	if len(rows) == 0 {
		return wording.L("{money} on the card is too little for any row of the chart.", g.Money)
	}
	if g.Rest == 0 {
		return wording.L("{money} on the card: {rows}. It pays {pays}.", g.Money, list, g.Pays)
	}
	return wording.L("{money} on the card: {rows}. It pays {pays}, and {rest} is lost.", g.Money, list, g.Pays, g.Rest)
}

// governmentWarnings say where it would be better to have a little less or more on the card.
func governmentWarnings(g atrades.Government) []string {
	var lines []string
	if g.Pays == 0 {
		lines = append(lines, wording.L("It pays nothing."))
	}
	if g.Fewer != nil {
		lines = append(lines, wording.L("With only {money} it would pay more: {pays}.", g.Fewer.Money, g.Fewer.Pays))
	}
	if g.More != nil {
		lines = append(lines, wording.L("With {money} it would pay {pays}.", g.More.Money, g.More.Pays))
	}
	if g.Falls != nil {
		lines = append(lines, wording.L("Waiting won't pay: even {money} only brings {pays}.", g.Falls.Money, g.Falls.Pays))
	}
	return lines
}
