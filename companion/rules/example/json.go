package example

import "tablekeeper/companion/rules"

var stepWords = rules.StepVocabulary(stepNames, stepSaid)

// write returns the position as JSON. Keys are sorted, so equal positions are equal text.
func (t *table) write(p *position) rules.Object {
	keepers := rules.List{}
	for i := range t.seats {
		k := &p.keepers[i]
		keepers = append(keepers, rules.Object{"hand": k.hand.Object(cardWords), "window": k.window.Object(cardWords)})
	}
	return rules.Object{
		"step": stepNames[p.step], "turn": int(p.turn), "deck": int(p.deck),
		"doused": p.doused.Object(cardWords), "seats": keepers,
	}
}

// read takes the JSON form. What is wrong is reported to the value, which knows the
// place; how the fields fit together is checked by the invariants afterwards.
func (t *table) read(v rules.Value) position {
	p := position{turn: 1}
	v.Fields("step", "turn", "deck", "doused", "seats")
	if v.Failed() {
		return p
	}
	p.step = rules.Step(v.Field("step").Word(stepWords))
	p.turn = int8(v.Field("turn").Int(1, len(t.seats)))
	p.deck = int8(v.Field("deck").Int(0, deckSize))
	p.doused = v.Field("doused").Counts(cardWords)
	for i, item := range v.Field("seats").BySeat(len(t.seats)) {
		item.Fields("hand", "window")
		if item.Failed() {
			return p
		}
		p.keepers[i] = keeper{hand: item.Field("hand").Hand(cardWords), window: item.Field("window").Counts(cardWords)}
	}
	return p
}

// fields describes the JSON form once more, for the form in which people set a
// position up. A rare field seldom matters in a dispute.
func fields() []rules.Field {
	return []rules.Field{
		{Name: "step", Title: "Step", Kind: rules.WordField, Words: stepWords},
		{Name: "turn", Title: "Whose turn it is", Kind: rules.SeatField},
		{Name: "seats", Title: "Player", Kind: rules.BySeatField, Of: []rules.Field{{Kind: rules.GroupField, Of: []rules.Field{
			{Name: "hand", Title: "Hand", Kind: rules.HandField, Words: cardWords, High: deckSize},
			{Name: "window", Title: "Window", Kind: rules.CardsField, Words: cardWords, High: 1},
		}}}},
		{Name: "doused", Title: "Doused", Kind: rules.CardsField, Words: cardWords, High: 1},
		{Name: "deck", Title: "Cards in the deck", Kind: rules.CountField, High: deckSize, Rare: true},
	}
}

// settle fills in what follows from the rest, while somebody sets a position up.
func (t *table) settle(p *position) { p.deck = int8(max(0, deckSize-p.onTable())) }
