package game

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/blindbid"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// Sealing is a sealed step of a match while its bids come in. Nothing of it is written anywhere before all are in: then
// all are played together. An app that is closed in between asks again.
type Sealing struct {
	Match   string
	Mark    int // of the table when the step began; another one is another step
	Entries int // of the log at that time
	Step    rules.Step
	Seats   []int // that bid, in the order in which they are asked
	Fists   *blindbid.Round
	Openly  bool // the table bids with its own fists and enters the numbers

	Bids  []blindbid.Bid // when they have been shown
	Shown int            // the entries of the log with which they are shown
}

// SeatNames are the names of some seats.
func SeatNames(t rules.Table, seats []int) []string {
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = t.Seats()[seat-1]
	}
	return names
}

// FistAsk is a bid that one player enters where nobody else looks.
type FistAsk struct {
	Seat        int
	Name, Line  string
	Facts       []string // told to that player alone
	Least, Most int      // the numbers that can be bid; none where most is less
	Withdraw    string   // what it is to bid nothing; "": that can't be done
}

// AskFist passes the device to a player. Take is called with the number, or blindbid.Withdrawn; after is called when the player
// gives the device back, and told whether a bid was entered.
func (a *Session) AskFist(ask FistAsk, take func(amount int), after func(entered bool)) {
	a.Pass(shell.Secret{
		Seat: ask.Seat, Name: ask.Name, Line: ask.Line,
		Form: func(done func()) fyne.CanvasObject { return ask.form(a, take, done) },
		Done: after,
	})
}

// form is what the player sees with the device in hand.
func (ask FistAsk) form(a *Session, take func(amount int), done func()) fyne.CanvasObject {
	column := parts.NewColumn()
	for _, fact := range ask.Facts {
		column.Add(parts.NewBody(fact))
	}
	problem := NewProblem()
	enter := func(amount int) { take(amount); done() }
	if ask.Most >= ask.Least {
		number := parts.NewNumberPad(ask.Least, ask.Most, ask.Least, func(int) bool { return true }, func(int) {
			parts.SetVisible(problem, false)
			a.Relay()
		})
		column.Add(number)
		column.Add(problem)
		column.Add(parts.NewMainButton(lang.L("Close the fist"), parts.IconFist, func() {
			if number.Value() >= ask.Least {
				enter(number.Value())
				return
			}
			problem.SetText(lang.L("A bid here is a number from {{.Least}} to {{.Most}}.", map[string]any{"Least": ask.Least, "Most": ask.Most}))
			parts.SetVisible(problem, true)
			a.Relay()
		}))
	}
	if ask.Withdraw != "" {
		column.Add(parts.NewButton(ask.Withdraw, parts.IconCross, func() { enter(blindbid.Withdrawn) }))
	}
	return column
}

// FistRows list who has closed a fist; tap is called with the place of a name that was tapped.
func FistRows(f *blindbid.Round, tap func(i int)) fyne.CanvasObject {
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

// OpenFist asks whether a player who has bid opens the fist again.
func (a *Session) OpenFist(f *blindbid.Round, i int, opened func()) {
	parts.Ask(a.Canvas(), parts.Question{
		Icon: parts.IconFist, Title: lang.L("Does {{.Name}} bid again?", map[string]any{"Name": f.Names()[i]}),
		Words: lang.L("The number is thrown away unseen."),
		Yes:   lang.L("Bid again"), No: lang.L("Keep it"),
	}, func(yes bool) {
		if yes && f.TakeBack(i) {
			opened()
		}
	})
}

// FistShown lists bids that have been shown, the highest first; where several are equal it says so.
func FistShown(bids []blindbid.Bid, withdrawn string) fyne.CanvasObject {
	rows := make([]*parts.Row, len(bids))
	for i, bid := range bids {
		data := parts.RowData{Seat: bid.Who + 1, Title: bid.Name, Trail: strconv.Itoa(bid.Amount)}
		if bid.Amount == blindbid.Withdrawn {
			data.Trail = withdrawn
		}
		if bid.Tied {
			data.Words = lang.L("The same number as another")
		}
		rows[i] = parts.NewRow(data)
	}
	return parts.NewRows(rows...)
}
