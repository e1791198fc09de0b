package game

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/blindbid"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/parts"
)

// Hides reports whether a game has cards that a player draws and shows nobody.
func (a *Session) Hides(g *rules.Game) bool {
	t := LastTable{}
	for seat := range g.MinSeats {
		t.Seats = append(t.Seats, parts.SeatName(seat+1))
	}
	table, err := g.Open(t.Transcript(g), nil)
	return err == nil && fairness.Hides(table)
}

// NewPrivacy chooses who sees a card that the app draws into a hand.
func NewPrivacy(private bool, choose func(private bool)) fyne.CanvasObject {
	chosen := 1
	if private {
		chosen = 0
	}
	words := parts.NewLess(privacyLine(private))
	choice := parts.NewChoice("", []string{wording.L("Only that player"), wording.L("Everybody")}, chosen, func(i int) {
		words.SetText(privacyLine(i == 0))
		choose(i == 0)
	})
	return parts.NewColumn(parts.NewBody(wording.L("Who sees a card that the app draws into a hand?")), choice, words)
}

// privacyLine reports what the choice means.
func privacyLine(private bool) string {
	if private {
		return wording.L("Pass the device to the player, who holds the screen to look. The log says only that a card was drawn; the seed shows it at the end.")
	}
	return wording.L("The card is shown on the screen and in the log.")
}

// passDraws passes the device to who has drawn a card that nobody else sees, in these lines of the log, one after the other. Where one
// person alone plays at it the cards are told, and lie in the hand.
func (o *OwnMatch) passDraws(lines ...int) {
	if !o.Shared() {
		o.tellDraws(lines)
		return
	}
	for i, number := range lines {
		if number == 0 {
			continue
		}
		seat := o.Match.Log().Line(number).Seat
		card, ok := o.Match.Log().Face(number)
		if !ok || o.Chairs.Level(seat) != "" || o.Elsewhere(seat) {
			continue
		}
		name := o.Match.Table().Seats()[seat-1]
		o.app.Pass(shell.Secret{
			Seat: seat, Name: name,
			Line: wording.L("The card that {player} has drawn. Nobody else looks.", name),
			Face: func() parts.Face { return o.drawnFace(card) },
			Done: func(bool) { o.passDraws(lines[i+1:]...) },
		})
		return
	}
}

// tellDraws tells the one person who plays at this device what was drawn for that seat in these lines of the log.
func (o *OwnMatch) tellDraws(lines []int) {
	var drawn []string
	for _, number := range lines {
		if card, ok := o.Match.Log().Face(number); ok && o.Sits(o.Match.Log().Line(number).Seat) {
			drawn = append(drawn, wording.Translate(card.Title))
		}
	}
	if len(drawn) > 0 {
		o.TellBriefly(o.app, Brief{Words: wording.L("You drew: {card}", strings.Join(drawn, ", "))})
	}
}

// drawnFace is a card that was drawn, for its player alone.
func (o *OwnMatch) drawnFace(card matches.Card) parts.Face {
	a, t := o.app, o.Match.Table()
	icon, words := a.cardOf(t, card.Word)
	title := wording.Translate(card.Title)
	if lay := a.AtTable(t).Cards; lay != nil {
		return parts.Face{Object: lay(t, []string{card.Word}), Spoken: spoken(title, words)}
	}
	return parts.NewFace(icon, title, words)
}

// PassMove passes the device to the player whose hidden cards decide over a move. The table sees the same whatever they
// are: only that player learns whether it can be made, and plays it or leaves it.
func (o *OwnMatch) PassMove(seat int, act rules.Act, play func()) {
	t := o.Match.Table()
	name, plays := t.Seats()[seat-1], false
	o.app.Pass(shell.Secret{
		Seat: seat, Name: name,
		Line: wording.L("{move}? Only {player} sees whether the cards allow it.", parts.Upper(t.Sentence(act)), name),
		Form: func(done func()) fyne.CanvasObject {
			if !o.Match.Hands().Holds(act) {
				return parts.NewBody(wording.L("Your cards don't allow this. Tap Later: nobody else is told."))
			}
			return parts.NewTightColumn(parts.NewBody(wording.L("Your cards allow this.")),
				parts.NewMainButton(wording.L("Play it"), parts.IconCheck, func() { plays = true; done() }))
		},
		Done: func(bool) {
			if plays {
				play()
			}
		},
	})
}

// cardOf is the sign of a card and what it does, as its game tells it.
func (a *Session) cardOf(t rules.Table, word string) (icon parts.Icon, words string) {
	if tell := a.AtTable(t).Card; tell != nil {
		return tell(word)
	}
	return parts.IconCards, ""
}

// PassHand passes the device to a player who wants to see the own cards.
func (o *OwnMatch) PassHand(seat int) {
	name := o.Match.Table().Seats()[seat-1]
	o.app.Pass(shell.Secret{
		Seat: seat, Name: name,
		Line: wording.L("{player}'s hand. Nobody else looks.", name),
		Face: func() parts.Face {
			hand, _ := o.Match.Hands().Of(seat)
			return o.app.HandFace(o.Match.Table(), hand)
		},
	})
}

// leastCard is the least width of a card of a hand beside another one, in device-independent pixels.
const leastCard = 200

// spoken is a card as a screen reader says it.
func spoken(title, words string) string {
	if words == "" {
		return title
	}
	return title + ". " + words
}

// laidFace are the cards of a hand as they lie before their player.
func laidFace(t rules.Table, h matches.Hand, lay func(t rules.Table, words []string) fyne.CanvasObject) parts.Face {
	var words, labels []string
	for _, c := range h.Cards {
		for range c.Count {
			words = append(words, c.Word)
			labels = append(labels, wording.Translate(c.Title))
		}
	}
	laid := parts.NewTightColumn(lay(t, words))
	if h.Unknown > 0 {
		words := wording.L("Not known to the app: {number}", h.Unknown)
		laid.Add(parts.NewLess(words))
		labels = append(labels, words)
	}
	return parts.Face{Object: laid, Spoken: strings.Join(labels, ", ")}
}

// HandFace are the cards of a hand.
func (a *Session) HandFace(t rules.Table, h matches.Hand) parts.Face {
	if lay := a.AtTable(t).Cards; lay != nil && len(h.Cards) > 0 {
		return laidFace(t, h, lay)
	}
	var rows []fyne.CanvasObject
	var labels []string
	add := func(icon parts.Icon, title string, count int) {
		rows = append(rows, parts.NewRow(parts.RowData{Icon: icon, Title: title, Trail: strconv.Itoa(count)}))
		labels = append(labels, title+" "+strconv.Itoa(count))
	}
	for _, c := range h.Cards {
		icon, words := a.cardOf(t, c.Word)
		title := wording.Translate(c.Title)
		if liesDown(t, c.Word) {
			rows = append(rows, parts.NewRow(parts.RowData{Icon: icon, Title: title, Words: words}))
			labels = append(labels, spoken(title, words))
			continue
		}
		add(icon, title, c.Count)
	}
	if h.Unknown > 0 {
		add(parts.IconHidden, wording.L("Not known to the app"), h.Unknown)
	}
	return parts.Face{Object: parts.NewGrid(leastCard, 2, rows...), Spoken: strings.Join(labels, ", ")}
}

// liesDown reports whether a card lies face down before its player, beside the hand.
func liesDown(t rules.Secrets, word string) bool {
	down := t.CardsDown()
	if down == nil {
		return false
	}
	_, lies := down.Value(word)
	return lies
}

// HandButtons let the players among those seats look at their own cards, where the app has drawn some hidden.
func (o *OwnMatch) HandButtons(seats []int) []fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	for _, seat := range seats {
		if seat == 0 || o.Chairs.Level(seat) != "" {
			continue
		}
		if _, ok := o.Match.Hands().Of(seat); ok {
			text := wording.L("{player}: see your cards", o.Match.Table().Seats()[seat-1])
			buttons = append(buttons, parts.NewButton(text, parts.IconHidden, func() { o.PassHand(seat) }))
		}
	}
	return buttons
}

// EverySeat are the seats of a table.
func EverySeat(t rules.Match) []int {
	seats := make([]int, len(t.Seats()))
	for i := range seats {
		seats[i] = i + 1
	}
	return seats
}

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

// Mixing is where everybody types something or just taps. What was typed and the moment of the tap go into the draws.
type Mixing struct {
	app   *Session
	seats []string
	given func() []fairness.Contribution
	mix   func(seat int, what []byte) error
	rows  []*parts.Row
	typed []*parts.Entry
}

// NewMixing gives what each seat mixes in to mix; given is what was given so far.
func (a *Session) NewMixing(seats []string, given func() []fairness.Contribution, mix func(seat int, what []byte) error) *Mixing {
	return &Mixing{app: a, seats: seats, given: given, mix: mix}
}

// Object is a place to type and a button for each seat.
func (m *Mixing) Object() fyne.CanvasObject {
	column := parts.NewColumn()
	m.rows, m.typed = nil, nil
	for i, name := range m.seats {
		seat := i + 1
		row := parts.NewRow(parts.RowData{Seat: seat, Title: name})
		entry := parts.NewEntry(wording.L("{name}: type something", name), "", nil)
		entry.OnSubmitted = func(string) { m.give(seat) }
		tap := parts.NewButton(wording.L("Mix in: {name}", name), parts.IconShuffle, func() { m.give(seat) })
		m.rows, m.typed = append(m.rows, row), append(m.typed, entry)
		column.Add(parts.NewTightColumn(row, entry, tap))
	}
	m.Refresh()
	return column
}

// mostTyped is how much of what somebody typed goes in at once, in bytes.
const mostTyped = 40

// give mixes in what a seat typed, and the moment.
func (m *Mixing) give(seat int) {
	entry := m.typed[seat-1]
	now := m.app.Device().Clock()
	typed := strings.Map(func(r rune) rune {
		if r < ' ' {
			return -1
		}
		return r
	}, entry.Text)
	typed = strings.ToValidUTF8(typed[:min(len(typed), mostTyped)], "")
	if m.mix(seat, []byte(strings.TrimSpace(typed+" "+strconv.FormatInt(now.Wall+now.Steady%1000, 36)))) == nil {
		entry.SetText("")
	}
	m.Refresh()
}

// Refresh says how often each seat mixed in.
func (m *Mixing) Refresh() {
	counts := make([]int, len(m.seats)+1)
	for _, c := range m.given() {
		if c.Seat < len(counts) {
			counts[c.Seat]++
		}
	}
	for i, row := range m.rows {
		words := wording.L("Nothing yet")
		if n := counts[i+1]; n > 0 {
			words = wording.L("Mixed in: {times}", n)
		}
		row.Set(parts.RowData{Seat: i + 1, Title: m.seats[i], Words: words})
	}
}

// MixingWords says what the mixing is for.
func MixingWords() string {
	return wording.L("The app has locked in its part of the draws: the words above prove it. Now everyone types something or just taps to stir the deck, the owner of this device first. So nobody decides the draws alone.")
}

// OwnerWords says what the seal does not keep the device's owner from.
func OwnerWords() string {
	return wording.L("Someone with access to this device's files could still peek at the coming draws, or begin again. The app counts that, as long as nobody deletes its files.")
}

// startWords says that the game was begun before on this evening; "" at the first start.
func startWords(start int) string {
	switch {
	case start < 2:
		return ""
	case start == 2:
		return wording.L("Second start of this game tonight.")
	case start == 3:
		return wording.L("Third start of this game tonight.")
	}
	return wording.L("Start number {n} of this game tonight.", start)
}

// HostOwnerWords says the same on a device that has joined the match of another one.
func HostOwnerWords() string {
	return wording.L("Someone with access to the files of the device that keeps the match could still peek at the coming draws, or begin again. That device counts it, as long as nobody deletes its files.")
}

// SealFacts are the lines that belong under a seal: how often the game was begun, and what the seal doesn't keep the owner of the
// device from.
func SealFacts(start int, owner string) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if words := startWords(start); words != "" {
		objects = append(objects, parts.NewBody(words).Bold())
	}
	return append(objects, parts.NewLess(owner))
}

// SealOf is the seal of the app's next draws in words, "" where nothing is sealed yet.
func SealOf(m *matches.Match) string {
	seeds := m.Chance().Proof().Seeds
	if len(seeds) == 0 {
		return ""
	}
	return chance.Words(seeds[len(seeds)-1].Commitment)
}

// ChanceLine reports what the choice means.
func ChanceLine(own bool) string {
	if own {
		return wording.L("The app throws and draws. At the end anybody can check every one of them.")
	}
	return wording.L("You throw and draw at the table and enter what came. You can change this at any time.")
}
