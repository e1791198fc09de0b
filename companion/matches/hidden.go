package matches

import (
	"maps"
	"slices"

	"tablekeeper/companion/fairness"
	"tablekeeper/companion/rules"
)

// follow makes a move on the open table; it is called for a legal move before it
// is made.
func (s *history) follow(i *item, a rules.Act) {
	if i.by != Drawn || !s.table.Unseen(a) {
		if s.open.Table != nil {
			s.open.Follow(s.table, a, false, true)
		}
		return
	}
	if i.more != nil { // it was drawn just now
		s.open.Follow(s.table, i.more.face, true, true)
		return
	}
	revealed, value, ok := s.open.Reveal(s.table, a, s.seeds, int(i.draw), int(i.of))
	if ok {
		i.value, i.more = int32(value), &words{face: revealed}
	} else {
		s.unknownFaces++
	}
	s.open.Follow(s.table, revealed, true, ok)
}

// forbidden is the refusal of a move that the table allows and the hidden cards do
// not; nil: they allow it.
func forbidden(open *fairness.OpenTable, a rules.Act) error {
	if ruling, forbids := open.Forbids(a); forbids {
		return &Refused{Act: a, Ruling: ruling}
	}
	return nil
}

// Asks is the seat whose hidden cards decide whether a move that the table allows can
// be made: playing it takes a card from a hand that nobody knows, or shows one that lies
// face down. 0: no hidden card matters. It is the same whatever lies there, so that asking
// tells nothing.
func (m *Match) Asks(a rules.Act) int {
	m.mu.Lock()
	defer m.mu.Unlock()
	t := m.history.table
	if m.history.open.Table == nil || t.Unseen(a) || t.Judge(a) != "" {
		return 0
	}
	if _, down := m.history.open.Down(a.Seat); down && t.Reveals(a) {
		return a.Seat
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
	return forbidden(&m.history.open, a) == nil
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

// Conceals reports whether hands have cards that not everybody knows, or may have come to
// some: the app deals them, or draws into them since play has begun.
func (m *Match) Conceals() bool {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := m.history
	return s.open.Table != nil || fairness.Deals(s.table.Game(), &s.headers) ||
		len(s.changes) > 0 && s.private && s.draws && fairness.Hides(s.table)
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
	Cards   []Card // the one that lies face down before the player, then by their words
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
	known := s.open.Hand(seat)
	card, down := s.open.Down(seat)
	if !down && known.Unknown == s.table.Hand(seat).Unknown {
		return Hand{}, false
	}
	words := map[string]int{}
	for kind, n := range known.Known.All() {
		words[s.table.Cards().Word(kind)] = n
	}
	if down {
		words[s.table.CardsDown().Word(card)] = 1
	}
	return NewHand(s.table, words, int(known.Unknown)), true
}

// NewHand is a hand of so many of each card, by their words, and so many that nobody has told.
func NewHand(t rules.Table, words map[string]int, unknown int) Hand {
	h, before := Hand{Unknown: unknown}, 0 // before the cards of the hand stands what lies face down
	for _, word := range slices.Sorted(maps.Keys(words)) {
		card := Card{Word: word, Title: word, Count: words[word]}
		if title, ok := titled(t, t.CardsDown(), word); ok {
			card.Title = title
			h.Cards = slices.Insert(h.Cards, before, card)
			before++
			continue
		}
		if title, ok := titled(t, t.Cards(), word); ok {
			card.Title = title
		}
		h.Cards = append(h.Cards, card)
	}
	return h
}

// titled is the title of a card of a vocabulary; it reports whether it is one.
func titled(t rules.Match, cards *rules.Vocabulary, word string) (title string, ok bool) {
	if cards == nil {
		return "", false
	}
	value, ok := cards.Value(word)
	if !ok {
		return "", false
	}
	return cards.Title(value, t.Seats()), true
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
	card := Card{Count: 1}
	for words, n := range s.table.Form(i.more.face).Said(i.more.face) { // the card is the last word
		card.Word, card.Title = words.Word(n), words.Title(n, s.table.Seats())
	}
	return card, true
}

// Thinking lets a seat think ahead from where the match stands, with what it holds; what it can't see is dealt anew each time
// it begins.
func (m *Match) Thinking(seat int) rules.Ahead {
	m.mu.Lock()
	defer m.mu.Unlock()
	t := m.history.table
	if m.history.open.Table != nil {
		t = m.history.open.Table
	}
	return rules.NewAhead(t).For(seat)
}

// Blind is how many cards a seat holds that nobody has told the app.
func (m *Match) Blind(seat int) int {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.history.open.Table != nil {
		return int(m.history.open.Hand(seat).Unknown)
	}
	return int(m.history.table.Hand(seat).Unknown)
}
