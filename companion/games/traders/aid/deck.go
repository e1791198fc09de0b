package aid

import (
	"slices"

	"tablekeeper/companion/games/traders"
)

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
