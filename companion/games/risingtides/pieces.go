package risingtides

// CardCount is how many cards of a kind there are.
type CardCount struct {
	Word  string
	Count int
}

// Deck is the deck for so many seats, in the order of the specification (8.1).
func Deck(seats int) []CardCount {
	var list []CardCount
	for card, word := range cardNames {
		list = append(list, CardCount{word, decks[seats].Of(card)})
	}
	return list
}
