package traders

import (
	"slices"

	"tablekeeper/companion/rules"
)

// HandSize is how many action cards a hand holds at most (TR-6.2).
const HandSize = handSize

// D3 is how many steps a die is worth: 1 or 2 is one, 3 or 4 two, 5 or 6 three (TR-7.1).
func D3(die int) int { return int(d3(die)) }

// BaseSteps are the steps that every movement has before the dice (TR-7.1).
const BaseSteps = baseSteps

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
	log := of.Log()
	for i := len(log) - 1; i >= 0 && !log[i].Agreed; i-- {
		if card, ok := DrawEvent.Of(log[i].Act); ok && left.Of(card) > 0 {
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

// ActionsLeft is the number of cards in the face-down action deck of a match.
func (v *View) ActionsLeft() int { return v.t.deck(v.p) }

// DiscardedActions are the action cards that lie open in a match.
func (v *View) DiscardedActions() []string {
	var words []string
	for card := range actions {
		words = append(words, slices.Repeat([]string{actionNames[card]}, v.p.discards.Of(card))...)
	}
	return words
}
