package traders

import (
	"slices"

	"tablekeeper/companion/rules"
)

// Deck is a deck of cards that lies on the table without a match: what is face
// down, what is face up, and what players hold. It is kept as JSON.
type Deck struct {
	Down  []string   `json:"down"` // the top card last
	Up    []string   `json:"up"`   // the latest last
	Hands [][]string `json:"hands,omitempty"`
}

// HandSize is how many action cards a hand holds at most (TR-6.2).
const HandSize = handSize

// PlanetDeck are the words of the ten planet cards (TR-2.3).
func PlanetDeck() []string { return slices.Clone(planetCardNames) }

// EventDeck are the words of the 35 event cards (TR-3.2).
func EventDeck() []string {
	var cards []string
	for i, word := range eventNames {
		cards = append(cards, slices.Repeat([]string{word}, usualEvents.Of(engineBoost+i))...)
	}
	return cards
}

// ActionDeck are the words of the 28 action cards (TR-6.1).
func ActionDeck() []string {
	var cards []string
	for _, word := range actionNames {
		cards = append(cards, slices.Repeat([]string{word}, copies)...)
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
		if len(hand) > HandSize {
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

// Turn turns the top card up. It says false where no card is left.
func (d *Deck) Turn(shuffle func([]string)) bool {
	card, ok := d.top(shuffle)
	if ok {
		d.Up = append(d.Up, card)
	}
	return ok
}

// Deal gives the top card to a hand, counted from 0. It says false where the hand
// is full or no card is left.
func (d *Deck) Deal(hand int, shuffle func([]string)) bool {
	if len(d.Hands[hand]) >= HandSize {
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

// Steal moves a card from one hand to another, each as likely (TR-6.10). It says
// false where there is none to take or no room for it.
func (d *Deck) Steal(from, to int, shuffle func([]string)) bool {
	if from == to || len(d.Hands[from]) == 0 || len(d.Hands[to]) >= HandSize {
		return false
	}
	shuffle(d.Hands[from])
	last := len(d.Hands[from]) - 1
	d.Hands[to] = append(d.Hands[to], d.Hands[from][last])
	d.Hands[from] = d.Hands[from][:last]
	return true
}

// D3 is how many steps a die is worth: 1 or 2 is one, 3 or 4 two, 5 or 6 three (TR-7.1).
func D3(die int) int { return int(d3(die)) }

// BaseSteps are the steps that every movement has before the dice (TR-7.1).
const BaseSteps = 1

// DrawnPlanets are the planet cards drawn in a match since the last shuffle, the
// latest last.
func (v *View) DrawnPlanets() []string {
	words := make([]string, v.p.drawnNum)
	for i, card := range v.p.drawn[:v.p.drawnNum] {
		words[i] = planetCardNames[card]
	}
	return words
}

// DrawnEvents are the event cards drawn in a match since the last shuffle. Those
// whose order the log knows come last, the latest last.
func (v *View) DrawnEvents(of rules.Table) []string {
	left := v.p.happened
	var latest []string
	log, event := of.Log(), v.verb("event")
	for i := len(log) - 1; i >= 0 && !log[i].Agreed; i-- {
		if card := log[i].Words[0]; log[i].Verb == event && left.Of(card) > 0 {
			left.Add(card, -1)
			latest = append(latest, anyCardWords.Word(card))
		}
	}
	var words []string
	for card := engineBoost; card <= actionCard; card++ {
		words = append(words, slices.Repeat([]string{anyCardWords.Word(card)}, left.Of(card))...)
	}
	slices.Reverse(latest)
	return append(words, latest...)
}

// EventDeck are the event cards that this match is played with.
func (v *View) EventDeck() []string {
	var cards []string
	for card := engineBoost; card <= actionCard; card++ {
		cards = append(cards, slices.Repeat([]string{anyCardWords.Word(card)}, v.p.events.Of(card))...)
	}
	return cards
}

// Verb is the number of a verb's form in the book, for drawing with it.
func (v *View) Verb(name string) int { return v.verb(name) }

// ActionsLeft is the number of cards in the face-down action deck of a match.
func (v *View) ActionsLeft() int { return v.t.deck(&v.p) }

// DiscardedActions are the action cards that lie open in a match.
func (v *View) DiscardedActions() []string {
	var words []string
	for card := range actions {
		words = append(words, slices.Repeat([]string{actionNames[card]}, v.p.discards.Of(card))...)
	}
	return words
}
