package atrades

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// auction draws the track with whose cube gets what, for the bid that the actor is thinking of.
func (h *guildHelp) auction() fyne.CanvasObject {
	v, seat := h.view, h.view.Actor
	least := v.LeastBid()
	personal, card := v.Limit(seat)
	most := personal + card
	track, lines := parts.NewTightColumn(), parts.NewTightColumn()
	show := func(amount int) {
		out := v.Payout(seat, amount)
		track.Objects = []fyne.CanvasObject{h.cubes(out)}
		lines.Objects = []fyne.CanvasObject{parts.NewLess(strings.Join(h.payoutLines(out), "\n"))}
		track.Refresh()
		lines.Refresh()
	}
	show(least)
	who := h.table.Seats()[seat-1]
	data := map[string]any{"Name": who, "Least": least, "Most": most}
	if !h.acts.Mine(seat) {
		return parts.NewPanel(lang.L("Auction track"), parts.NewBody(lang.L("{{.Name}} bids. Here is what {{.Least}} would bring:", data)), track, lines)
	}
	pass := func() { h.play(atrades.Pass.Act(seat)) }
	if most < least {
		words := lang.L("{{.Name}} can bid at most {{.Most}}, but the lowest bid is {{.Least}}. Here is what {{.Least}} would bring:", data)
		return parts.NewPanel(lang.L("Auction track"), parts.NewBody(words), track, parts.NewMainButton(lang.L("Pass"), parts.NoIcon, pass), lines)
	}
	bid, choose := (*parts.NumberPad)(nil), (*parts.Button)(nil)
	choose = parts.NewMainButton("", parts.IconCheck, func() { h.play(atrades.Bid.Act(seat, bid.Value())) })
	say := func(amount int) {
		choose.SetText(lang.L("Bid {{.Amount}}", map[string]any{"Amount": amount}))
		parts.Able(choose, amount >= least) // a larger one is being typed
	}
	say(least)
	bid = parts.NewNumberPad(0, most, least, func(n int) bool { return n >= least }, func(amount int) {
		say(amount)
		show(max(amount, least))
	})
	return parts.NewPanel("", bid, parts.NewGrid(0, 2, parts.NewButton(lang.L("Pass"), parts.NoIcon, pass), choose), track, lines)
}

// play plays a move, if the referee takes it.
func (h *guildHelp) play(act rules.Act) {
	if h.table.Judge(act) == "" {
		h.acts.Play(act)
	}
}

// cubes are the cubes of the track with the money that a bid would lay on them.
func (h *guildHelp) cubes(out atrades.Payout) fyne.CanvasObject {
	var cubes []*Cube
	for _, cube := range out.Cubes {
		data := map[string]any{"Company": cube.Company, "Money": cube.Money, "Owner": h.table.Seats()[cube.Owner-1]}
		cubes = append(cubes, NewCube(cube.Owner, strconv.Itoa(cube.Company), strconv.Itoa(cube.Money),
			lang.L("Cube of company {{.Company}}, {{.Owner}}: {{.Money}}", data)))
	}
	return NewCubes(cubes...)
}

// payoutLines say what a bid would bring to whom.
func (h *guildHelp) payoutLines(out atrades.Payout) []string {
	var lines []string
	seats := h.table.Seats()
	for i, takes := range out.Takes {
		if takes > 0 {
			lines = append(lines, lang.L("{{.Name}} takes {{.Money}} for lost control.", map[string]any{"Name": seats[i], "Money": takes}))
		}
	}
	data := map[string]any{"Company": out.Survivor, "Money": out.Card, "Lost": out.Lost, "Name": seats[out.Winner-1]}
	if out.Survivor > 0 {
		lines = append(lines, lang.L("Company {{.Company}} stays, {{.Name}}'s, with {{.Money}} on its card.", data))
	} else {
		lines = append(lines, lang.L("{{.Name}} chooses which one stays, with {{.Money}} on its card.", data))
	}
	if out.Lost > 0 {
		lines = append(lines, lang.L("The {{.Lost}} already on the two cards goes to the bank. You may use it to pay your bid.", data))
	}
	if len(out.Free) > 0 {
		lines = append(lines, lang.L("A free company for: {{.Names}}.", map[string]any{"Names": strings.Join(game.SeatNames(h.table, out.Free), ", ")}))
	}
	return lines
}

// payment offers the ways to pay: the personal supply alone, or a part from one card.
func (h *guildHelp) payment() []fyne.CanvasObject {
	v, seat := h.view, h.view.Actor
	own, splits := v.Splits(seat, v.Owed)
	if !h.acts.Mine(seat) {
		return h.whereItGoes()
	}
	var objects []fyne.CanvasObject
	if own {
		objects = append(objects, parts.NewButton(lang.L("All {{.Amount}} from the personal supply", map[string]any{"Amount": v.Owed}),
			parts.NoIcon, func() { h.play(atrades.PayOwn.Act(seat)) }))
	}
	for _, split := range splits {
		objects = append(objects, h.fromCard(seat, split))
	}
	if !own && len(splits) == 1 && splits[0].Least == splits[0].Most {
		objects = append(objects, parts.NewLess(lang.L("There is only one way to pay.")))
	}
	pays := parts.NewPanel("", objects...)
	return append([]fyne.CanvasObject{pays}, h.whereItGoes()...)
}

// whereItGoes is what becomes of a payment for a merger; nothing where none is paid for.
func (h *guildHelp) whereItGoes() []fyne.CanvasObject {
	v := h.view
	if v.Merger == nil {
		return nil
	}
	out := v.Payout(v.Actor, v.Owed)
	return []fyne.CanvasObject{parts.NewPanel(lang.L("Where it goes"), h.cubes(out), parts.NewLess(strings.Join(h.payoutLines(out), "\n")))}
}

// fromCard pays a part from one card; where it can be more or less, it is stepped.
func (h *guildHelp) fromCard(seat int, split atrades.Split) fyne.CanvasObject {
	at := split.Most
	take := parts.NewButton("", parts.NoIcon, func() { h.play(h.view.PayFrom(seat, split.Card, at)) })
	say := func() {
		data := map[string]any{"Card": at, "Company": split.Card, "Rest": h.view.Owed - at}
		if at == h.view.Owed {
			take.SetText(lang.L("All {{.Card}} from company {{.Company}}", data))
			return
		}
		take.SetText(lang.L("{{.Card}} from company {{.Company}}, {{.Rest}} personal", data))
	}
	say()
	if split.Least == split.Most {
		return take
	}
	name := lang.L("From company {{.Company}}", map[string]any{"Company": split.Card})
	step := parts.NewStepper(name, split.Least, split.Most, 1, strconv.Itoa, func(n int) {
		at = n
		say()
	})
	step.SetValue(at)
	return parts.NewTightColumn(take, step)
}

// sales are what the government would give for each company that can be sold now; of the one that is chosen, row by row.
func (h *guildHelp) sales() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, act := range h.table.Legal(nil) {
		if company, ok := atrades.Sell.Of(act); ok {
			objects = append(objects, h.sale(act, h.view.Companies[company].Number))
		}
	}
	return objects
}

// sale is what the government would give for one company, with a warning where a little less or more would bring more.
func (h *guildHelp) sale(act rules.Act, number int) fyne.CanvasObject {
	g := h.view.Government(h.view.Company(number).Money)
	data := map[string]any{"Company": number, "Pays": g.Pays}
	warnings := governmentWarnings(g)
	if number != h.sells {
		row := parts.RowData{
			Icon: parts.IconStamp, Title: lang.L("The government pays {{.Pays}} for company {{.Company}}", data),
			Tap: func() { h.acts.Choose(act) }, Here: true,
		}
		if !h.acts.Mine(act.Seat) {
			row.Tap = nil
		}
		if len(warnings) > 0 {
			row.Icon, row.Words = parts.IconCaution, warnings[0]
		}
		return parts.NewRow(row)
	}
	objects := []fyne.CanvasObject{parts.NewBody(governmentLine(g))}
	for _, warning := range warnings {
		objects = append(objects, parts.NewRow(parts.RowData{Icon: parts.IconCaution, Title: warning}))
	}
	return parts.NewPanel(lang.L("The government and company {{.Company}}", data), objects...)
}

// governmentLine reports what is given and got: "24 on the card: 15 for 7, 7 for 5. It pays 12; 2 go to the bank."
func governmentLine(g atrades.Government) string {
	var rows []string
	for _, row := range g.Rows {
		if row.Taken {
			rows = append(rows, lang.L("{{.Give}} for {{.Get}}", map[string]any{"Give": row.Give, "Get": row.Get}))
		}
	}
	data := map[string]any{"Money": g.Money, "Pays": g.Pays, "Rest": g.Rest, "Rows": strings.Join(rows, ", ")}
	if len(rows) == 0 {
		return lang.L("{{.Money}} on the card is too little for any row of the chart.", data)
	}
	if g.Rest == 0 {
		return lang.L("{{.Money}} on the card: {{.Rows}}. It pays {{.Pays}}.", data)
	}
	return lang.L("{{.Money}} on the card: {{.Rows}}. It pays {{.Pays}}, and {{.Rest}} is lost.", data)
}

// governmentWarnings say where it would be better to have a little less or more on the card.
func governmentWarnings(g atrades.Government) []string {
	var lines []string
	worth := func(w *atrades.Worth) map[string]any {
		return map[string]any{"Money": w.Money, "Pays": w.Pays, "Now": g.Pays}
	}
	if g.Pays == 0 {
		lines = append(lines, lang.L("It pays nothing."))
	}
	if g.Fewer != nil {
		lines = append(lines, lang.L("With only {{.Money}} it would pay more: {{.Pays}}.", worth(g.Fewer)))
	}
	if g.More != nil {
		lines = append(lines, lang.L("With {{.Money}} it would pay {{.Pays}}.", worth(g.More)))
	}
	if g.Falls != nil {
		lines = append(lines, lang.L("Waiting won't pay: even {{.Money}} only brings {{.Pays}}.", worth(g.Falls)))
	}
	return lines
}
