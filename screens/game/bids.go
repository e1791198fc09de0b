package game

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/blindbid"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// Sealing is a sealed step of a match while its bids come in. The match keeps each as a closed fist, so that an app that
// was closed in between asks only those who have not bid. When all are in, all are played together.
type Sealing struct {
	Match   *matches.Match
	Entries int // of the log when the step began
	Step    rules.Step
	Seats   []int // that bid, in the order in which they are asked
	Fists   *blindbid.Round
	Openly  bool // the table bids with its own fists and enters the numbers

	Bids  []blindbid.Bid // when they have been shown
	Shown int            // the entries of the log with which they are shown

	of       *OwnMatch
	revision int // of the match; another one is another step
}

// Of reports whether it is one of that seat's match.
func (s *Sealing) Of(seat Seat) bool {
	h, ok := seat.(*here)
	return ok && h.Match == s.Match
}

// SealingOf is the sealed step of the match that begins or goes on here, with the fists that are closed already.
func (o *OwnMatch) SealingOf(step rules.Step) *Sealing {
	m, before := o.Match, o.Sealing
	if before != nil && before.Match == m && before.revision == m.Log().Revision() {
		return before
	}
	t := m.Table()
	s := &Sealing{of: o, Match: m, Entries: len(t.Log()), Step: step, Seats: t.Sealed(), revision: m.Log().Revision()}
	s.Openly = before != nil && before.Match == m && before.Openly
	s.Fists = blindbid.New(SeatNames(t, s.Seats))
	for seat, bid := range m.Hands().ClosedBids() {
		if i := slices.Index(s.Seats, seat); i >= 0 {
			_ = s.Fists.Enter(i, Amount(t, bid)) // what can't be entered is bid again
		}
	}
	o.Sealing = s
	return s
}

// Amount is the number that a bid names; a move without one bids nothing.
func Amount(t rules.Grammar, bid rules.Act) int {
	numbers := t.Form(bid).Numbers(bid)
	if len(numbers) == 0 {
		return blindbid.Withdrawn
	}
	return numbers[len(numbers)-1]
}

// Close takes the bid of a seat, a move, and keeps it in the match until all are in.
func (s *Sealing) Close(i int, bid rules.Act) {
	if s.of.Change(func() error { return s.Match.Hands().CloseBid(bid) }) != nil {
		return
	}
	if err := s.Fists.Enter(i, Amount(s.Match.Table(), bid)); err != nil {
		shell.SayProblem(s.of.app, err)
	}
}

// Reopen asks whether a player of a sealed step who has bid opens the fist again.
func (s *Sealing) Reopen(i int, opened func()) {
	s.of.app.AskBidAgain(s.Fists, i, func() {
		_ = s.of.Change(func() error { return s.Match.Hands().DiscardBid(s.Seats[i]) }) // it is said
		opened()
	})
}

// BidWords says what happens to bids before all are in.
func BidWords() string {
	return wording.L("The device goes round. Each bid stays closed until all are in, even if the app is closed in between.")
}

// SeatNames are the names of some seats.
func SeatNames(t rules.Match, seats []int) []string {
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = t.Seats()[seat-1]
	}
	return names
}

// BidAsk is a bid that one player enters where nobody else looks.
type BidAsk struct {
	Seat        int
	Name, Line  string
	Facts       []string // told to that player alone
	Least, Most int      // the numbers that can be bid; none where most is less
	Start       int      // the number that is shown first, where it can be bid
	Zero        string   // what it is to bid 0, where that is a key of its own
	Withdraw    string   // what it is to bid nothing; "": that can't be done
	Here        bool     // that player has said to have the device
}

// AskBid passes the device to a player. Take is called with the number, or blindbid.Withdrawn; after is called when the player
// gives the device back, and told whether a bid was entered.
func (a *Session) AskBid(ask BidAsk, take func(amount int), after func(entered bool)) {
	a.Pass(shell.Secret{
		Seat: ask.Seat, Name: ask.Name, Line: ask.Line, Here: ask.Here,
		Form: func(done func()) fyne.CanvasObject { return ask.form(a, take, done) },
		Done: after,
	})
}

// form is what the player sees with the device in hand.
func (ask BidAsk) form(a *Session, take func(amount int), done func()) fyne.CanvasObject {
	column := parts.NewColumn()
	for _, fact := range ask.Facts {
		column.Add(parts.NewBody(fact))
	}
	problem := NewProblem()
	enter := func(amount int) { take(amount); done() }
	if ask.Most >= ask.Least {
		number := parts.NewNumberPad(ask.Least, ask.Most, min(max(ask.Start, ask.Least), ask.Most), func(int) bool { return true }, func(int) {
			box.SetVisible(problem, false)
			a.Relay()
		})
		column.Add(problem) // over the keys, which stand at the lower end and don't move
		column.Add(number)
		column.Add(parts.NewMainButton(wording.L("Close the fist"), parts.IconFist, func() {
			if number.Value() >= ask.Least {
				enter(number.Value())
				return
			}
			problem.SetText(wording.L("Bid a number from {least} to {most}.", ask.Least, ask.Most))
			box.SetVisible(problem, true)
			a.Relay()
		}))
	}
	if ask.Zero != "" {
		column.Add(parts.NewButton(ask.Zero, parts.IconCross, func() { enter(0) }))
	}
	if ask.Withdraw != "" {
		column.Add(parts.NewButton(ask.Withdraw, parts.IconCross, func() { enter(blindbid.Withdrawn) }))
	}
	return column
}

// BidRows list who has closed a fist; tap is called with the place of a name that was tapped.
func BidRows(f *blindbid.Round, tap func(i int)) fyne.CanvasObject {
	rows := make([]*parts.Row, len(f.Names()))
	for i, name := range f.Names() {
		data := parts.RowData{Seat: i + 1, Title: name, Trail: wording.L("not yet"), Tap: func() { tap(i) }}
		if f.In(i) {
			data.Trail, data.Here = wording.L("closed"), true
			data.Words = wording.L("Tap to open the fist and bid again.")
		}
		rows[i] = parts.NewRow(data)
	}
	return parts.NewRows(rows...)
}

// AskBidAgain asks whether a player who has bid opens the fist again.
func (a *Session) AskBidAgain(f *blindbid.Round, i int, opened func()) {
	parts.Ask(a.Canvas(), parts.Question{
		Icon: parts.IconFist, Title: wording.L("Does {name} bid again?", f.Names()[i]),
		Words: wording.L("The number is thrown away unseen."),
		Yes:   wording.L("Bid again"), No: wording.L("Keep it"),
	}, func(yes bool) {
		if yes && f.TakeBack(i) {
			opened()
		}
	})
}

// Opened are bids that several devices have shown together.
type Opened = tables.Shown

// OpenedBids are bids that several devices have shown together, the highest first; nil where they can't be read.
func OpenedBids(t rules.Table, shown tables.Shown) []blindbid.Bid {
	fists := blindbid.New(SeatNames(t, shown.Seats))
	for i := range shown.Seats {
		bid, err := shown.Bid(t, i)
		if err != nil || fists.Enter(i, Amount(t, bid)) != nil {
			return nil
		}
	}
	bids, _ := fists.Reveal()
	for i := range bids {
		bids[i].Who = shown.Seats[bids[i].Who] - 1
	}
	return bids
}

// RevealedBids lists bids that have been shown, the highest first; where several are equal it says so.
func RevealedBids(bids []blindbid.Bid, withdrawn string) fyne.CanvasObject {
	rows := make([]*parts.Row, len(bids))
	for i, bid := range bids {
		data := parts.RowData{Seat: bid.Who + 1, Title: bid.Name, Trail: strconv.Itoa(bid.Amount)}
		if bid.Amount == blindbid.Withdrawn {
			data.Trail = withdrawn
		}
		if bid.Tied {
			data.Words = wording.L("The same number as another")
		}
		rows[i] = parts.NewRow(data)
	}
	return parts.NewRows(rows...)
}
