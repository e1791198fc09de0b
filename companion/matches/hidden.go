package matches

import (
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// Cards that the app draws into a hand can be for their player alone. Then the
// match enters the hidden form of the draw ("draw ?", NOTATION 5): table, log,
// legal moves and export know no face, as where people draw from a pile and keep
// the card to themselves. Which card it was follows from the seed, so the match
// knows it all the same. It plays every move on a second table as well, the one
// with open cards: from that the next draws are made, it tells a player what the
// own hand holds, and a move that the hand does not allow is refused. At the end,
// when the seed is shown, anybody can make that second table again (Verify).

// openTable is the table with all cards that the app drew open. Without one the
// table itself is open: nothing lies hidden, or nobody knows here what does.
type openTable struct{ rules.Table }

// over returns the open table, else the table itself.
func (o openTable) over(t rules.Table) rules.Table {
	if o.Table != nil {
		return o.Table
	}
	return t
}

// reveal returns the card that a hidden draw gave; false: it can't be known, for the
// seed is not here.
func (o openTable) reveal(t rules.Table, a rules.Act, seeds []promise, number, of int) (revealed rules.Act, value int, ok bool) {
	t = o.over(t)
	list, whole := rules.Cases(t, a.Seat, a.Verb)
	p, ok := promised(seeds, number)
	if !ok || !p.known || whole != of || of == 0 {
		return a, 0, false
	}
	value = drawNumber(p.root(), number, of)
	return pick(t, list, value), value, true
}

// follow makes a move that is about to be made on the table, with the face of a
// hidden draw, if that is known. It reports whether the hidden cards allow it.
func (o *openTable) follow(t rules.Table, revealed rules.Act, known bool) bool {
	if !known {
		o.Table = nil
		return true
	}
	if o.Table == nil {
		o.Table = t.Fork()
	}
	if o.Play(revealed) != "" {
		o.Table = nil
		return false
	}
	return true
}

// Hides reports whether a game has draws that can be hidden.
func Hides(t rules.Table) bool { return t.Cards() != nil }

// follow makes a move on the open table; it is called for a legal move before it
// is made.
func (s *history) follow(i *item, a rules.Act) {
	if i.by != Drawn || !s.table.Unseen(a) {
		if s.open.Table != nil {
			s.open.follow(s.table, a, true)
		}
		return
	}
	if i.more != nil { // it was drawn just now
		s.open.follow(s.table, i.more.face, true)
		return
	}
	revealed, value, ok := s.open.reveal(s.table, a, s.seeds, int(i.draw), int(i.of))
	if ok {
		i.value, i.more = int32(value), &words{face: revealed}
	} else {
		s.unknownFaces++
	}
	s.open.follow(s.table, revealed, ok)
}

// agree sets an agreed position before the table does. Hands that were left as they
// are on the table keep their open cards; of the others the position says all that is
// known. What is no position changes nothing.
func (o *openTable) agree(position []byte, before rules.Table) {
	if o.Table != nil {
		_ = o.AgreeKeeping(position, before) // the table reports what is wrong with it
	}
}

// forbidden is the refusal of a move that the table allows and the hidden cards do
// not; nil: they allow it. It names no card that is hidden.
func (s *history) forbidden(a rules.Act) error { return s.open.forbids(a) }

func (o *openTable) forbids(a rules.Act) error {
	if o.Table == nil {
		return nil
	}
	rule := o.Judge(a)
	if rule == "" {
		return nil
	}
	return &Refused{Act: a, Ruling: rules.Ruling{Rule: rule, Why: "This needs cards that the app has drawn hidden; who holds them can look."}}
}

// Asks is the seat whose hidden cards decide whether a move that the table allows can
// be made: playing it takes a card from a hand that nobody knows. 0: no hidden card
// matters. It is the same whatever lies in the hand, so that asking tells nothing.
func (m *Match) Asks(a rules.Act) int {
	m.mu.Lock()
	defer m.mu.Unlock()
	t := m.history.table
	if m.history.open.Table == nil || t.Unseen(a) || t.Judge(a) != "" {
		return 0
	}
	after := t.Fork()
	after.Play(a)
	for seat := 1; seat <= len(t.Seats()); seat++ {
		if after.Hand(seat).Unknown < t.Hand(seat).Unknown {
			return seat
		}
	}
	return 0
}

// Holds reports whether the hidden cards allow a move: an answer for that player alone
// whom Asks names.
func (m *Match) Holds(a rules.Act) bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.history.forbidden(a) == nil
}

// Private reports whether a card that the app draws into a hand is for its player
// alone.
func (m *Match) Private() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.history.private
}

// SetPrivate chooses whether the cards that the app draws into hands from now on
// are for their players alone.
func (m *Match) SetPrivate(on bool) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.writable(); err != nil {
		return err
	}
	if on == m.history.private {
		return nil
	}
	return m.save(record(kindPrivate, flag(on)))
}

// Hidden reports whether cards lie hidden in hands that this match knows.
func (m *Match) Hidden() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := m.history
	return s.open.Table != nil && !s.open.Same(s.table)
}

// Card is a kind of card of a hand.
type Card struct {
	Word, Title string
	Count       int
}

// Hand is what a player holds, for that player alone.
type Hand struct {
	Cards   []Card // by their words
	Unknown int    // cards that the app did not draw and nobody has shown
}

// Hand is what a seat holds, with the cards that the app drew hidden. It reports
// whether that is more than the table knows.
func (m *Match) Hand(seat int) (Hand, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := m.history
	if s.open.Table == nil || seat < 1 { // the table holds none
		return Hand{}, false
	}
	cards := s.table.Cards()
	known := s.open.Hand(seat)
	if cards == nil || known.Unknown == s.table.Hand(seat).Unknown {
		return Hand{}, false
	}
	h := Hand{Unknown: int(known.Unknown)}
	for kind, n := range known.Known.All() {
		h.Cards = append(h.Cards, Card{Word: cards.Word(kind), Title: cards.Title(kind, s.table.Seats()), Count: n})
	}
	slices.SortFunc(h.Cards, func(a, b Card) int { return strings.Compare(a.Word, b.Word) })
	return h, true
}

// Face is the card that a line of the log drew hidden, for its player alone; it
// reports whether the line is such a draw and its card is known here.
func (m *Match) Face(number int) (Card, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := m.history
	i := &s.items[number-1]
	if i.more == nil || i.more.face == (rules.Act{}) {
		return Card{}, false
	}
	words := rules.WordsOf(s.table, i.more.face.Verb)
	last := len(words) - 1
	n := i.more.face.Words[last]
	return Card{Word: words[last].Word(n), Title: words[last].Title(n, s.table.Seats()), Count: 1}, true
}
