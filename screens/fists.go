package screens

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/screens/parts"
)

// fistAsk is a bid that one player enters where nobody else looks.
type fistAsk struct {
	seat        int
	name, line  string
	facts       []string // told to that player alone
	least, most int      // the numbers that can be bid; none where most is less
	withdraw    string   // what it is to bid nothing; "": that can't be done
}

// askFist passes the device to a player. Take is told the number, or atrades.Withdrawn; after is called when the player
// gives the device back, and told whether a bid was entered.
func (a *App) askFist(ask fistAsk, take func(amount int), after func(entered bool)) {
	a.pass(secret{
		seat: ask.seat, name: ask.name, line: ask.line,
		form: func(done func()) fyne.CanvasObject { return ask.form(a, take, done) },
		done: after,
	})
}

// form is what the player sees with the device in hand.
func (ask fistAsk) form(a *App, take func(amount int), done func()) fyne.CanvasObject {
	column := parts.NewColumn()
	for _, fact := range ask.facts {
		column.Add(parts.NewBody(fact))
	}
	problem := newProblem()
	enter := func(amount int) { take(amount); done() }
	if ask.most >= ask.least {
		number := parts.NewNumberPad(ask.least, ask.most, ask.least, func(int) bool { return true }, func(int) {
			setVisible(problem, false)
			a.relay()
		})
		column.Add(number)
		column.Add(problem)
		column.Add(parts.NewMainButton(lang.L("Close the fist"), parts.IconFist, func() {
			if number.Value() >= ask.least {
				enter(number.Value())
				return
			}
			problem.SetText(lang.L("A bid here is a number from {{.Least}} to {{.Most}}.", map[string]any{"Least": ask.least, "Most": ask.most}))
			setVisible(problem, true)
			a.relay()
		}))
	}
	if ask.withdraw != "" {
		column.Add(parts.NewButton(ask.withdraw, parts.IconCross, func() { enter(atrades.Withdrawn) }))
	}
	return column
}

// fistRows list who has closed a fist; tap is told the place of a name that was tapped.
func fistRows(f *atrades.Fists, tap func(i int)) fyne.CanvasObject {
	rows := make([]*parts.Row, len(f.Names()))
	for i, name := range f.Names() {
		data := parts.RowData{Seat: i + 1, Title: name, Trail: lang.L("not yet"), Tap: func() { tap(i) }}
		if f.In(i) {
			data.Trail, data.Here = lang.L("closed"), true
			data.Words = lang.L("Tap to open the fist and bid again.")
		}
		rows[i] = parts.NewRow(data)
	}
	return parts.NewRows(rows...)
}

// openFist asks whether a player who has bid opens the fist again.
func (a *App) openFist(f *atrades.Fists, i int, opened func()) {
	parts.Ask(a.window.Canvas(), parts.Question{
		Icon: parts.IconFist, Title: lang.L("Does {{.Name}} bid again?", map[string]any{"Name": f.Names()[i]}),
		Words: lang.L("The number is thrown away unseen."),
		Yes:   lang.L("Bid again"), No: lang.L("Keep it"),
	}, func(yes bool) {
		if yes && f.TakeBack(i) {
			opened()
		}
	})
}

// fistShown lists bids that have been shown, the highest first; where several are equal it says so.
func fistShown(bids []atrades.Bid, withdrawn string) fyne.CanvasObject {
	rows := make([]*parts.Row, len(bids))
	for i, bid := range bids {
		data := parts.RowData{Seat: bid.Who + 1, Title: bid.Name, Trail: strconv.Itoa(bid.Amount)}
		if bid.Amount == atrades.Withdrawn {
			data.Trail = withdrawn
		}
		if bid.Tied {
			data.Words = lang.L("The same number as another")
		}
		rows[i] = parts.NewRow(data)
	}
	return parts.NewRows(rows...)
}
