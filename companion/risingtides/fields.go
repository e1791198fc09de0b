package risingtides

import "tablekeeper/companion/rules"

// fields describes the JSON form of section 5 for setting a position up by hand.
func (t *table) fields() []rules.Field {
	seat := rules.Field{Kind: rules.SeatField}
	cards := int(t.copies.Sum())
	return []rules.Field{
		{Name: "step", Title: "Step", Ask: "What is happening at the table?", Tell: "this is happening: {value}", Kind: rules.WordField, Words: stepWords},
		{Name: "turn", Title: "Whose turn it is", Ask: "Whose turn is it?", Tell: "it is {value}'s turn|the game has ended", Kind: rules.SeatField, Null: "Nobody's: the game has ended", Only: playing},
		{Name: "nations", Title: "Nation card", Ask: "Which nation does {who} play?", Tell: "{who} plays {value}|{who} has not entered a nation yet", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.WordField, Words: enteredNation, Null: "Not entered yet"},
		}},
		{Name: "hands", Title: "Hand", Ask: "How many {card} cards is {who} known to hold?", Tell: "{who} holds {n:{card} card}", Kind: rules.BySeatField, Of: []rules.Field{{Kind: rules.HandField, Words: cardWords, High: handSize}}},
		{Name: "depots", Title: "Depot, oldest card first", Ask: "Which cards are in {who}'s depot?", Tell: "{who}'s depot holds {value}", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.ListField, Of: []rules.Field{{Kind: rules.WordField, Words: resourceWords}}},
		}},
		{Name: "stages", Title: "Built stages", Ask: "Which stages has {who} built?", Tell: "{who}'s stages are {value}", Kind: rules.BySeatField, Of: []rules.Field{
			{Kind: rules.ListField, High: 3, Of: []rules.Field{{Kind: rules.CardsField, Words: resourceWords, High: handSize}}},
		}},
		{Name: "discard", Title: "Discard pile", Ask: "How many {card} cards are in the discard pile?", Tell: "the discard pile has {n:{card} card}", Kind: rules.CardsField, Words: cardWords, High: cards},
		{Name: "deck", Title: "Cards in the deck", Ask: "How many cards are left in the deck?", Tell: "the deck has {n:card}", Kind: rules.CountField, High: cards, Rare: true},
		{Name: "finished", Title: "Finished, first one first", Ask: "Who has finished?", Tell: "these have finished: {value}", Kind: rules.ListField, Of: []rules.Field{seat}, Rare: true},
		{Name: "attack", Title: "Attack", Ask: "Is somebody under attack?", Tell: "somebody is under attack|nobody is under attack", Kind: rules.GroupField, Null: "No attack", Only: underAttack, Rare: true, Of: []rules.Field{
			{Name: "kind", Title: "Kind", Ask: "Is the attack a Steal or a Relocate?", Tell: "the attack is a {value}", Kind: rules.WordField, Words: attackWords},
			{Name: "target", Title: "Target", Ask: "Who is under attack?", Tell: "the attack hits {value}", Kind: rules.SeatField},
			{Name: "counter", Title: "Counter", Ask: "How was the attack countered?", Tell: "the attack was countered: {value}|the attack was not countered", Kind: rules.WordField, Words: counterWords, Null: "Not countered"},
			{Name: "redirect_to", Title: "Redirected to", Ask: "Who is the attack redirected to?", Tell: "the attack is redirected to {value}|the attack is not redirected", Kind: rules.SeatField, Null: "Nobody"},
		}},
		{Name: "event", Title: "Event while cards are picked", Ask: "Are cards being picked for an event?", Tell: "cards are being picked for an event|no cards are being picked for an event", Kind: rules.GroupField, Null: "No event", Only: rules.In(StepPick), Rare: true, Of: []rules.Field{
			{Name: "kind", Title: "Kind", Ask: "Which neighbour are cards picked from?", Tell: "cards are picked from this neighbour: {value}", Kind: rules.WordField, Words: pickWords},
			{Name: "waiting", Title: "Still to pick", Ask: "Who still has to pick a card?", Tell: "these still have to pick a card: {value}", Kind: rules.ListField, Of: []rules.Field{seat}},
			{Name: "picked", Title: "Picked", Ask: "Which card has {who} picked?", Tell: "{who} has picked {value}|{who} has picked no card", Kind: rules.BySeatField, Of: []rules.Field{
				{Kind: rules.WordField, Words: drawnWords, Null: "Nothing"},
			}},
		}},
		{Name: "disqualified", Title: "Disqualified", Ask: "Who has been disqualified?", Tell: "these are disqualified: {value}", Kind: rules.ListField, Of: []rules.Field{seat}, Rare: true},
	}
}

// The steps before the end, and those of an attack.
const (
	playing     = rules.Steps(1<<StepReveal - 1)
	underAttack = rules.Steps(1<<StepCounter | 1<<StepRecounter | 1<<StepTake)
)

// settle makes fit what follows from the rest: the cards left in the deck, who is
// disqualified, that once nations are entered one that nobody names is hidden, and
// outside the steps of an attack or event that there is none.
func (t *table) settle(p *position) {
	for i := range t.size() {
		if p.step != StepNations && p.nations[i] == none {
			p.nations[i] = hidden
		}
	}
	if p.step != StepCounter && p.step != StepRecounter && p.step != StepTake {
		p.attack = attack{}
	}
	if p.step != StepPick {
		p.event = event{picked: nobodyPicked} // before the cards are counted
	}
	left := 0
	for card := range kinds {
		left += t.unaccounted(p, card)
	}
	for i := range t.size() {
		left -= int(p.hands[i].Unknown)
		if p.event.picked[i] == hidden {
			left--
		}
	}
	p.deck = uint8(max(0, left))
	p.disqualified = [maxSeats]bool{}
	if p.step == StepOver {
		p.disqualified = t.failed(p)
	}
	if p.step == StepReveal || p.step == StepOver {
		p.turn = 0
	}
}
