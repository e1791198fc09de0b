package example

import "tablekeeper/companion/rules"

var stepWords = rules.StepVocabulary(stepSaid)

// described is the position, field by field: its name in files, how people call it, and where
// the value has it. Files, the form in which people set a position up, and what a dispute asks
// for follow from it. A rare field seldom matters in a dispute.
func (t *table) described() rules.Shape[Position] {
	type part = rules.Part[Position]
	return rules.Group(
		part{Name: "step", Title: "Step", Is: rules.At(func(p *Position) *rules.Step { return &p.step }, rules.WordIn(stepWords))},
		part{Name: "turn", Title: "Whose turn it is", Is: rules.At(func(p *Position) *int8 { return &p.turn }, rules.SeatOf(len(t.seats)))},
		part{Name: "seats", Title: "Player", Is: rules.EachSeat(len(t.seats), func(i int) rules.Shape[Position] {
			return rules.Inside(func(p *Position) *Keeper { return &p.Keepers[i] }, describedKeeper())
		})},
		part{Name: "doused", Title: "Doused", Is: rules.CardsAt(func(p *Position) *rules.Counts { return &p.Doused }, cardWords, 1)},
		part{
			Name: "deck", Title: "Cards in the deck", Rare: true,
			Is: rules.At(func(p *Position) *int8 { return &p.Deck }, rules.NumberIn(0, deckSize)),
		},
	)
}

// describedKeeper is what lies before one player.
func describedKeeper() rules.Shape[Keeper] {
	type part = rules.Part[Keeper]
	return rules.Group(
		part{Name: "hand", Title: "Hand", Is: rules.HandAt(func(k *Keeper) *rules.Hand { return &k.Hand }, cardWords, deckSize, 0)},
		part{Name: "window", Title: "Window", Is: rules.CardsAt(func(k *Keeper) *rules.Counts { return &k.Window }, cardWords, 1)},
	)
}

// settle fills in what follows from the rest, while somebody sets a position up.
func (t *table) settle(p *Position) { p.Deck = int8(max(0, deckSize-p.onTable())) }
