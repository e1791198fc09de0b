package chance

import "slices"

// Deck is a face-down pile with its discards. Its order is fixed when it is
// shuffled, never at the draw: how long people wait with a draw changes
// nothing.
type Deck[T any] struct {
	source   *Source
	pile     []T // the top card last
	discards []T // the latest last
}

// NewDeck shuffles copies of the cards into a face-down pile.
func NewDeck[T any](s *Source, cards []T) *Deck[T] {
	d := &Deck[T]{source: s, pile: slices.Clone(cards)}
	Shuffle(s, d.pile)
	return d
}

// Draw takes the top card. It says false when the pile is empty.
func (d *Deck[T]) Draw() (T, bool) {
	if len(d.pile) == 0 {
		var none T
		return none, false
	}
	top := d.pile[len(d.pile)-1]
	d.pile = d.pile[:len(d.pile)-1]
	return top, true
}

// Left is the number of cards that can still be drawn.
func (d *Deck[T]) Left() int {
	return len(d.pile)
}

// Discard lays cards face up on the discards.
func (d *Deck[T]) Discard(cards ...T) {
	d.discards = append(d.discards, cards...)
}

// Discards are the cards discarded since the last shuffle, the latest last.
func (d *Deck[T]) Discards() []T {
	return slices.Clone(d.discards)
}

// Reshuffle shuffles the discards together with what is left of the pile and
// says how many cards can be drawn now.
func (d *Deck[T]) Reshuffle() int {
	d.pile = append(d.pile, d.discards...)
	d.discards = nil
	Shuffle(d.source, d.pile)
	return len(d.pile)
}
