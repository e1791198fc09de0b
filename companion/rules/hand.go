package rules

// MaxKinds is the greatest number of different cards that a game has.
const MaxKinds = 26

// Counts is a multiset of cards: how many of each kind. The kinds are the
// numbers that the game's card vocabulary gives to its words, from 0.
type Counts [MaxKinds]uint8

// Sum is the number of cards.
func (c *Counts) Sum() int {
	n := 0
	for _, k := range c {
		n += int(k)
	}
	return n
}

// Add puts all cards of another multiset to this one.
func (c *Counts) Add(other *Counts) {
	for k, n := range other {
		c[k] += n
	}
}

// Object writes the multiset as JSON: words to counts, zeros left out.
func (c *Counts) Object(pack *Vocabulary) Object {
	o := Object{}
	for kind, n := range c {
		if n > 0 {
			o[pack.Word(kind)] = int(n)
		}
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
	h.Known[kind]++
}

// Miss is how many cards of a kind would have to come out of the unknown part
// if so many of them left the hand.
func (h *Hand) Miss(kind int, leaving uint8) int {
	return max(0, int(leaving)-int(h.Known[kind]))
}

// Lacks reports whether the hand can't hold these cards, whatever its unknown
// cards are: more would have to come out of the unknown part than there are.
func (h *Hand) Lacks(leaving *Counts) bool {
	missing := 0
	for kind, n := range leaving {
		if n > h.Known[kind] {
			missing += int(n - h.Known[kind])
		}
	}
	return missing > int(h.Unknown)
}

// Spend takes cards out of the hand by name: out of the known part as far as
// they are there, else out of the unknown part.
func (h *Hand) Spend(leaving *Counts) {
	for kind, n := range leaving {
		known := min(n, h.Known[kind])
		h.Known[kind] -= known
		h.Unknown -= n - known
	}
}

// Take takes one card out of the hand by name.
func (h *Hand) Take(kind int) {
	if h.Known[kind] > 0 {
		h.Known[kind]--
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
func Unaccounted(copies uint8, known int) int { return int(copies) - known }

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
	if m.book.Hands == nil {
		return Hand{}
	}
	return *m.book.Hands.of(&m.now, seat)
}

func (m *match[P]) Unseen(a Act) bool {
	hidden, ok := m.Hide(a)
	return ok && hidden == a
}

func (m *match[P]) Hide(a Act) (Act, bool) {
	v := &m.book.Verbs[a.Verb]
	if !v.Reveals || len(v.Words) == 0 {
		return a, false
	}
	last := len(v.Words) - 1
	n, ok := v.Words[last].Value(Unseen)
	if ok {
		a.Words[last] = n
	}
	return a, ok
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
		kept := m.book.copy(&p)
		for seat := 1; seat <= len(m.book.Seats); seat++ {
			if hand := m.book.Hands.of(&kept, seat); *hand == *m.book.Hands.of(&o.now, seat) {
				*hand = *m.book.Hands.of(&m.now, seat)
			}
		}
		if m.book.impossible(&kept) == nil {
			p = kept
		}
	}
	m.now = p
	m.enter(Entry{Agreed: true})
	return nil
}
