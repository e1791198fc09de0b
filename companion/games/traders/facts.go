package traders

// Card is an event or action card: what the rules say of it.
type Card struct {
	Word, Title string
	Copies      int // in the deck
	Cost        int // MCr to play an action card; event cards cost nothing
	Counterable bool
}

// EventCards are the event cards in the order of the specification (TR-3.2).
func EventCards() []Card {
	var list []Card
	for card := engineBoost; card <= actionCard; card++ {
		list = append(list, Card{anyCardWords.Word(card), cardTitles[card], usualEvents.Of(card), 0, counterable(card)})
	}
	return list
}

// ActionCards are the action cards in the order of the specification (TR-6.1).
func ActionCards() []Card {
	var list []Card
	for card := range actions {
		list = append(list, Card{anyCardWords.Word(card), cardTitles[card], copies, costs[card], counterable(card)})
	}
	return list
}

// Faction is one of the six companies.
type Faction struct{ Word, Title string }

// Factions are the six companies in faction order (TR-1.2).
func Factions() []Faction {
	list := make([]Faction, factionCount)
	for i := range list {
		list[i] = Faction{factionNames[i], factionTitles[i]}
	}
	return list
}
