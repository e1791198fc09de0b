package example

import "tablekeeper/companion/rules"

var stepWords = rules.StepVocabulary(stepSaid)

// described is the position, field by field: its name in files, how people call it, and where
// the value has it. Files, the form in which people set a position up, and what a dispute asks
// for follow from it. A rare field seldom matters in a dispute.
func (t *table) described(p *Position) rules.Shape {
	return rules.Group(
		rules.Part{Name: "step", Title: "Step", Is: rules.At(&p.step, rules.WordIn(stepWords))},
		rules.Part{Name: "turn", Title: "Whose turn it is", Is: rules.At(&p.turn, rules.SeatOf(len(t.seats)))},
		rules.Part{Name: "seats", Title: "Player", Is: rules.EachSeat(len(t.seats), func(i int) rules.Shape { return describedKeeper(&p.Keepers[i]) })},
		rules.Part{Name: "doused", Title: "Doused", Is: rules.CardsAt(&p.Doused, cardWords, 1)},
		rules.Part{
			Name: "deck", Title: "Cards in the deck", Rare: true,
			Is: rules.At(&p.Deck, rules.NumberIn(0, deckSize)),
		},
	)
}

// describedKeeper is what lies before one player.
func describedKeeper(k *Keeper) rules.Shape {
	return rules.Group(
		rules.Part{Name: "hand", Title: "Hand", Is: rules.HandAt(&k.Hand, cardWords, deckSize, 0)},
		rules.Part{Name: "window", Title: "Window", Is: rules.CardsAt(&k.Window, cardWords, 1)},
	)
}

// settle fills in what follows from the rest, while somebody sets a position up.
func (t *table) settle(p *Position) { p.Deck = int8(max(0, deckSize-p.onTable())) }
