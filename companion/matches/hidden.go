package matches

import (
	"maps"
	"slices"

	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
)

// Hands is what the players hold, with the cards that the app dealt and drew hidden, and the bids that nobody has seen. It follows
// each entry of the log, so that it is always where the table is.
type Hands struct {
	*common
	kept         *Kept
	open         fairness.OpenTable          // the table with the hidden cards that are known here
	unknownFaces int                         // hidden draws whose face is not known here
	closedBids   map[int]closedBid           // bids of this step that nobody has seen, by seat
	told         func(seat int) (Hand, bool) // by the device that keeps the match; nil: that is this one
}

// Tell lets the device that keeps the match say what a seat holds; of asks the match for nothing but its table.
func (h *Hands) Tell(of func(seat int) (Hand, bool)) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.told = of
}

// follow makes a move on the open table; it is called for a legal move before it
// is made.
func (h *Hands) follow(i *item, a rules.Act) {
	s := h.history
	if i.by != Drawn || !s.table.Unseen(a) {
		if h.open.Table != nil {
			h.open.Follow(s.table, a, false, true)
		}
		return
	}
	if i.more != nil { // it was drawn just now
		h.open.Follow(s.table, i.more.face, true, true)
		return
	}
	revealed, value, ok := h.open.Reveal(s.table, a, s.seeds, int(i.draw), int(i.of))
	if ok {
		i.value, i.more = int32(value), &words{face: revealed}
	} else {
		h.unknownFaces++
	}
	h.open.Follow(s.table, revealed, true, ok)
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
func (h *Hands) Asks(a rules.Act) int {
	h.mu.Lock()
	defer h.mu.Unlock()
	t := h.history.table
	if h.open.Table == nil || t.Unseen(a) || t.Judge(a) != "" {
		return 0
	}
	if _, down := h.open.Down(a.Seat); down && t.Reveals(a) {
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

// Holds reports whether the hidden cards allow a move. The answer is only for the player
// whom Asks names.
func (h *Hands) Holds(a rules.Act) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return forbidden(&h.open, a) == nil
}

// Private reports whether a card that the app draws into a hand is for its player
// alone.
func (h *Hands) Private() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.history.private
}

// SetPrivate chooses whether the cards that the app draws into hands from now on
// are for their players alone.
func (h *Hands) SetPrivate(on bool) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if err := h.kept.writable(); err != nil {
		return err
	}
	if on == h.history.private {
		return nil
	}
	return h.kept.save(record(kindPrivate, flag(on)))
}

// Conceal reports whether the hands have cards that not everybody knows, or may have come to
// some: the app deals them, or draws into them since play has begun.
func (h *Hands) Conceal() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	s := h.history
	return h.open.Table != nil || fairness.Deals(s.table.Game(), &s.headers) ||
		len(s.changes) > 0 && s.private && s.draws && fairness.Hides(s.table)
}

// Hidden reports whether cards lie hidden in hands that this match knows.
func (h *Hands) Hidden() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	s := h.history
	return h.open.Table != nil && !h.open.Same(s.table)
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

// Of is what a seat holds, with the cards that the app drew hidden. It reports
// whether that is more than the table knows.
func (h *Hands) Of(seat int) (Hand, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.told != nil {
		return h.told(seat)
	}
	s := h.history
	if h.open.Table == nil || seat < 1 { // the table holds none
		return Hand{}, false
	}
	known := h.open.Hand(seat)
	card, down := h.open.Down(seat)
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

// Thinking lets a seat think ahead from where the match stands, with what it holds; what it can't see is dealt anew each time
// it begins.
func (h *Hands) Thinking(seat int) rules.Ahead {
	h.mu.Lock()
	defer h.mu.Unlock()
	t := h.history.table
	if h.open.Table != nil {
		t = h.open.Table
	}
	return rules.NewAhead(t).For(seat)
}

// Blind is how many cards a seat holds that nobody has told the app.
func (h *Hands) Blind(seat int) int {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.open.Table != nil {
		return int(h.open.Hand(seat).Unknown)
	}
	return int(h.history.table.Hand(seat).Unknown)
}
