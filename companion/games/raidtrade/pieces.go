package raidtrade

// UtilityCard is a card of a Utility deck: its word, and what people call it.
type UtilityCard struct{ Word, Title string }

// UtilityCards are the cards of a Utility deck, in the order of the specification.
func UtilityCards() []UtilityCard {
	var list []UtilityCard
	for i, word := range cardNames {
		list = append(list, UtilityCard{word, cardTitles[i]})
	}
	return list
}

// LevelCards are the numbers of the Hearts that are Level cards, the first one of a game first.
func LevelCards() []int {
	var list []int
	for level := lowestLevel; level <= lastLevel; level++ {
		list = append(list, level)
	}
	return list
}
