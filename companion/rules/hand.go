package rules

import (
	"iter"
	"strings"
)

// few is the number of kinds whose counts are in the value itself. A game may have
// more: it costs a little more.
const few = 2 * lot

// lot is a number of kinds that are looked at together.
const lot = 13

// Counts is a multiset of cards: how many of each kind, up to 255. The kinds are the
// numbers that the game's card vocabulary gives to its words, from 0, as many as
// there are. It is a plain value: equal multisets are equal.
type Counts struct {
	first [few]uint8
	rest  string // the counts of all other kinds, without zeros at its end
}

// CountsOf makes a multiset of the numbers of the kinds 0, 1 and so on.
func CountsOf(numbers ...int) Counts {
	var c Counts
	for kind, n := range numbers {
		c.Set(kind, n)
	}
	return c
}

// Of is how many cards of a kind there are.
func (c *Counts) Of(kind int) int {
	if kind < few {
		return int(c.first[kind])
	}
	return c.beyond(kind - few)
}

func (c *Counts) beyond(i int) int {
	if i < len(c.rest) {
		return int(c.rest[i])
	}
	return 0
}

// Set makes it so many cards of a kind, from 0 to 255.
func (c *Counts) Set(kind, n int) {
	if kind < few {
		c.first[kind] = uint8(n)
		return
	}
	c.setBeyond(kind, n)
}

func (c *Counts) setBeyond(kind, n int) {
	rest := make([]byte, max(len(c.rest), kind-few+1))
	copy(rest, c.rest)
	rest[kind-few] = uint8(n)
	c.rest = strings.TrimRight(string(rest), "\x00")
}

// Add puts cards of a kind in, or takes them out (below 0). It is short enough to be
// inlined: checks of legal moves add up cards all the time.
func (c *Counts) Add(kind, n int) {
	if kind >= few {
		c.addBeyond(kind, n)
		return
	}
	c.first[kind] += uint8(n)
}

func (c *Counts) addBeyond(kind, n int) { c.setBeyond(kind, c.Of(kind)+n) }

// All returns the kinds of which there are cards, ascending, and how many.
func (c *Counts) All() iter.Seq2[int, int] {
	return func(yield func(kind, n int) bool) {
		for kind := range few + len(c.rest) {
			if n := c.Of(kind); n > 0 && !yield(kind, n) {
				return
			}
		}
	}
}

// Sum is the number of cards.
func (c *Counts) Sum() int {
	n := 0
	for _, k := range &c.first {
		n += int(k)
	}
	for i := range len(c.rest) {
		n += int(c.rest[i])
	}
	return n
}

// AddAll puts all cards of another multiset to this one.
func (c *Counts) AddAll(other *Counts) {
	for kind, n := range &other.first {
		c.first[kind] += n
	}
	for i := range len(other.rest) {
		c.setBeyond(few+i, c.beyond(i)+other.beyond(i))
	}
}

// Object writes the multiset as JSON: words to counts, zeros left out.
func (c *Counts) Object(pack *Vocabulary) Object {
	o := Object{}
	for kind, n := range c.All() {
		o[pack.Word(kind)] = n
	}
	return o
}

// Hand is a hand of cards of which some were shown to the referee: a number of
// known cards of each kind, and a number of unknown ones (NOTATION 5).
type Hand struct {
	Known   Counts
	Unknown uint8
}

// Size is the number of cards in the hand.
func (h *Hand) Size() int { return h.Known.Sum() + int(h.Unknown) }

// Draw adds a card; a kind below 0 is one whose face was not shown.
func (h *Hand) Draw(kind int) {
	if kind < 0 {
		h.Unknown++
		return
	}
	h.Known.Add(kind, 1)
}

// Miss is how many cards of a kind would have to come out of the unknown part
// if so many of them left the hand.
func (h *Hand) Miss(kind, leaving int) int {
	return max(0, leaving-h.Known.Of(kind))
}

// Lacks reports whether the hand can't hold these cards, whatever its unknown
// cards are: more would have to come out of the unknown part than there are.
func (h *Hand) Lacks(leaving *Counts) bool {
	missing := 0
	for from := 0; from < few; from += lot {
		leave, known := (*[lot]uint8)(leaving.first[from:]), (*[lot]uint8)(h.Known.first[from:])
		if *leave == [lot]uint8{} {
			continue // a move takes few kinds: most lots are skipped at once
		}
		for kind, n := range leave {
			if n > known[kind] {
				missing += int(n - known[kind])
			}
		}
	}
	for i := range len(leaving.rest) {
		missing += h.Miss(few+i, leaving.beyond(i))
	}
	return missing > int(h.Unknown)
}

// Spend takes cards out of the hand by name: out of the known part as far as
// they are there, else out of the unknown part.
func (h *Hand) Spend(leaving *Counts) {
	for kind := range few + len(leaving.rest) {
		if n := leaving.Of(kind); n > 0 {
			known := min(n, h.Known.Of(kind))
			h.Known.Add(kind, -known)
			h.Unknown -= uint8(n - known)
		}
	}
}

// Take takes one card out of the hand by name.
func (h *Hand) Take(kind int) {
	if h.Known.Of(kind) > 0 {
		h.Known.Add(kind, -1)
		return
	}
	h.Unknown--
}

// TakeUnseen takes one card out of the hand that nobody named: afterwards no
// card of the hand is known for sure.
func (h *Hand) TakeUnseen() {
	*h = Hand{Unknown: uint8(h.Size() - 1)}
}

// Object writes the hand as JSON.
func (h *Hand) Object(pack *Vocabulary) Object {
	return Object{"known": h.Known.Object(pack), "unknown": int(h.Unknown)}
}

// Unaccounted is how many copies of a kind may still be in unknown places: the
// copies that the game has less those whose place is known (GEN-4). It is
// negative where more are known than there are.
func Unaccounted(copies, known int) int { return copies - known }

// Unseen is the word of a card whose face nobody is shown (NOTATION 5).
const Unseen = "?"

// Hands declares where the hands stand in a position. Hidden cards, what a player
// may see and the check of a finished match ask it.
type Hands[P any] struct {
	cards *Vocabulary
	of    func(p *P, seat int) *Hand
	same  func(p, q *P) bool
}

// HandsOf declares the hands of a game: the words of their cards, and the hand of
// a seat inside a position.
func HandsOf[P comparable](cards *Vocabulary, of func(p *P, seat int) *Hand) *Hands[P] {
	return &Hands[P]{cards: cards, of: of, same: func(p, q *P) bool { return *p == *q }}
}

func (m *match[P]) Cards() *Vocabulary {
	if m.book.Hands == nil {
		return nil
	}
	return m.book.Hands.cards
}

func (m *match[P]) Hand(seat int) Hand {
	if m.book.Hands == nil || seat == 0 {
		return Hand{}
	}
	return *m.book.Hands.of(&m.now, seat)
}

// SeenBy is the table as a seat sees it, or as all see it (0): what is known of the hands of others is unknown.
func SeenBy(t Table, seat int) Table {
	return t.(interface{ seenBy(seat int) Table }).seenBy(seat) // [Table] has one implementation
}

func (m *match[P]) seenBy(seat int) Table {
	seen := m.Fork().(*match[P])
	if m.book.Hands == nil {
		return seen
	}
	for other := 1; other <= len(m.Seats()); other++ {
		if hand := m.book.Hands.of(&seen.now, other); other != seat {
			*hand = Hand{Unknown: uint8(hand.Size())}
		}
	}
	return seen
}

func (m *match[P]) Unseen(a Act) bool {
	return m.book.VerbOf(a).unseen(a)
}

func (m *match[P]) Hide(a Act) (Act, bool) { return m.book.VerbOf(a).hide(a) }

// unseen reports whether a move of the verb brings a card whose face nobody is shown.
func (v *Verb[P]) unseen(a Act) bool {
	hidden, ok := v.hide(a)
	return ok && hidden == a
}

// hide gives a move of the verb with its card unseen, if there is such a form.
func (v *Verb[P]) hide(a Act) (Act, bool) {
	if !v.Reveals && !v.Deals {
		return a, false
	}
	return v.faceless(a)
}

// faceless gives a move of the verb with the unseen card as its last word, if that is a word there.
func (v *Verb[P]) faceless(a Act) (Act, bool) {
	last := len(v.Words) - 1
	if last < 0 {
		return a, false
	}
	n, ok := v.Words[last].Value(Unseen)
	if ok {
		a.Words[last] = n
	}
	return a, ok
}

func (m *match[P]) Sealed() []int {
	if m.book.Sealed == nil {
		return nil
	}
	return m.book.Sealed(&m.now)
}

func (m *match[P]) Same(other Table) bool {
	o, ok := other.(*match[P])
	return ok && m.book.Hands != nil && m.book.Hands.same(&m.now, &o.now)
}

func (m *match[P]) AgreeKeeping(position []byte, before Table) error {
	p, err := m.book.readPosition(position)
	if err != nil {
		return err
	}
	if o, ok := before.(*match[P]); ok && m.book.Hands != nil {
		kept := p
		for seat := 1; seat <= len(m.book.Seats); seat++ {
			if hand := m.book.Hands.of(&kept, seat); *hand == *m.book.Hands.of(&o.now, seat) {
				*hand = *m.book.Hands.of(&m.now, seat)
			}
		}
		if m.book.impossible(&kept) == nil {
			p = kept
		}
		m.keepDown(&p, &o.now)
	}
	m.now = p
	m.enter(Entry{Agreed: true})
	return nil
}
