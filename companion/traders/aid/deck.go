package aid

import (
	"slices"

	"tablekeeper/companion/traders"
)

// Deck is a deck of cards that lies on the table without a match: what is face
// down, what is face up, and what players hold. It is kept as JSON.
type Deck struct {
	Down  []string   `json:"down"` // the top card last
	Up    []string   `json:"up"`   // the latest last
	Hands [][]string `json:"hands,omitempty"`
}

// PlanetDeck returns the words of the ten planet cards (TR-2.3).
func PlanetDeck() []string {
	var cards []string
	for _, card := range traders.PlanetCards() {
		cards = append(cards, card.Word)
	}
	return cards
}

// EventDeck returns the words of the 35 event cards (TR-3.2).
func EventDeck() []string { return copiesOf(traders.EventCards()) }

// ActionDeck returns the words of the 28 action cards (TR-6.1).
func ActionDeck() []string { return copiesOf(traders.ActionCards()) }

// copiesOf returns the words of cards, each as often as the deck has it.
func copiesOf(list []traders.Card) []string {
	var cards []string
	for _, card := range list {
		cards = append(cards, slices.Repeat([]string{card.Word}, card.Copies)...)
	}
	return cards
}

// NewDeck is a full deck, shuffled once; hands is the number of players who can
// hold its cards, 0 where its cards are laid open at once.
func NewDeck(cards []string, hands int, shuffle func([]string)) Deck {
	d := Deck{Down: slices.Clone(cards), Up: []string{}}
	shuffle(d.Down)
	for range hands {
		d.Hands = append(d.Hands, []string{})
	}
	return d
}

// Holds reports whether the deck is made of exactly these cards, wherever they are,
// and of so many hands.
func (d *Deck) Holds(cards []string, hands int) bool {
	all := slices.Concat(d.Down, d.Up)
	for _, hand := range d.Hands {
		if len(hand) > traders.HandSize {
			return false
		}
		all = append(all, hand...)
	}
	want := slices.Clone(cards)
	slices.Sort(all)
	slices.Sort(want)
	return slices.Equal(all, want) && len(d.Hands) == hands
}

// top takes the top card. Where the pile is used up, the open cards are shuffled
// first and are the new pile (TR-2.3, TR-3.2, TR-6.1).
func (d *Deck) top(shuffle func([]string)) (card string, ok bool) {
	if len(d.Down) == 0 {
		d.Down, d.Up = d.Up, []string{}
		shuffle(d.Down)
	}
	if len(d.Down) == 0 {
		return "", false
	}
	last := len(d.Down) - 1
	card, d.Down = d.Down[last], d.Down[:last]
	return card, true
}

// Turn turns the top card up. It reports false where no card is left.
func (d *Deck) Turn(shuffle func([]string)) bool {
	card, ok := d.top(shuffle)
	if ok {
		d.Up = append(d.Up, card)
	}
	return ok
}

// Deal gives the top card to a hand, counted from 0. It reports false where the hand
// is full or no card is left.
func (d *Deck) Deal(hand int, shuffle func([]string)) bool {
	if len(d.Hands[hand]) >= traders.HandSize {
		return false
	}
	card, ok := d.top(shuffle)
	if ok {
		d.Hands[hand] = append(d.Hands[hand], card)
	}
	return ok
}

// Lay puts a card of a hand on the open cards: it was played or discarded.
func (d *Deck) Lay(hand, card int) {
	d.Up = append(d.Up, d.Hands[hand][card])
	d.Hands[hand] = slices.Delete(d.Hands[hand], card, card+1)
}

// Steal moves a card from one hand to another, each as likely (TR-6.10). It reports
// false where there is none to take or no room for it.
func (d *Deck) Steal(from, to int, shuffle func([]string)) bool {
	if from == to || len(d.Hands[from]) == 0 || len(d.Hands[to]) >= traders.HandSize {
		return false
	}
	shuffle(d.Hands[from])
	last := len(d.Hands[from]) - 1
	d.Hands[to] = append(d.Hands[to], d.Hands[from][last])
	d.Hands[from] = d.Hands[from][:last]
	return true
}
