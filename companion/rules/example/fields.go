package example

import "tablekeeper/companion/rules"

var stepWords = rules.StepVocabulary(stepSaid)

// described is the position, field by field: its name in files, how people call it, and where
// the value has it. Files, the form in which people set a position up, and what a dispute asks
// for follow from it. A rare field seldom matters in a dispute.
func (t *table) described() rules.Shape[position] {
	type part = rules.Part[position]
	return rules.Group(
		part{Name: "step", Title: "Step", Is: rules.At(func(p *position) *rules.Step { return &p.step }, rules.WordIn(stepWords))},
		part{Name: "turn", Title: "Whose turn it is", Is: rules.At(func(p *position) *int8 { return &p.turn }, rules.SeatOf(len(t.seats)))},
		part{Name: "seats", Title: "Player", Is: rules.EachSeat(len(t.seats), func(i int) rules.Shape[position] {
			return rules.Inside(func(p *position) *keeper { return &p.keepers[i] }, describedKeeper())
		})},
		part{Name: "doused", Title: "Doused", Is: rules.CardsAt(func(p *position) *rules.Counts { return &p.doused }, cardWords, 1)},
		part{
			Name: "deck", Title: "Cards in the deck", Rare: true,
			Is: rules.At(func(p *position) *int8 { return &p.deck }, rules.NumberIn(0, deckSize)),
		},
	)
}

// describedKeeper is what lies before one player.
func describedKeeper() rules.Shape[keeper] {
	type part = rules.Part[keeper]
	return rules.Group(
		part{Name: "hand", Title: "Hand", Is: rules.HandAt(func(k *keeper) *rules.Hand { return &k.hand }, cardWords, deckSize, 0)},
		part{Name: "window", Title: "Window", Is: rules.CardsAt(func(k *keeper) *rules.Counts { return &k.window }, cardWords, 1)},
	)
}

// settle fills in what follows from the rest, while somebody sets a position up.
func (t *table) settle(p *position) { p.deck = int8(max(0, deckSize-p.onTable())) }
