package raidtrade

import "tablekeeper/companion/rules"

// fields describes the JSON form of section 5 for setting a position up by hand.
func fields() []rules.Field {
	number := func(name, title string, low, high int, rare bool) rules.Field {
		return rules.Field{Name: name, Title: title, Kind: rules.CountField, Low: low, High: high, Rare: rare}
	}
	cards := func(name, title string) rules.Field {
		return rules.Field{Name: name, Title: title, Kind: rules.CardsField, Words: cardWords, High: 1}
	}
	return []rules.Field{
		{Name: "step", Title: "Step", Kind: rules.WordField, Words: stepWords},
		{Name: "turn", Title: "Whose turn it is", Kind: rules.SeatField, Null: "Nobody's: the start is rolled for"},
		{Name: "seats", Title: "Trader", Kind: rules.BySeatField, Of: []rules.Field{{Kind: rules.GroupField, Of: []rules.Field{
			number("level", "Level", lowestLevel, lastLevel, false),
			number("level_tokens", "Tokens on the Level card", 0, mostRead, false),
			number("bank_black", "Black tokens in the Bank", 0, mostRead, false),
			number("bank_white", "White tokens in the Bank", 0, mostRead, false),
			number("cargo", "Cargo", 0, mostRead, false),
			number("trip", "Trip", 0, mostRead, false),
			{Name: "travelled", Title: "An exchange of cargo is due on arrival", Kind: rules.FlagField},
			number("misses", "Turns to be missed", 0, mostRead, false),
			{Name: "hand", Title: "Hand", Kind: rules.HandField, Words: cardWords, High: cardsEach},
			cards("discard", "Discard pile"),
			number("deck", "Cards in the deck", 0, cardsEach, true),
		}}}},
		{Name: "raid_barred", Title: "An Escape has barred further raids this turn", Kind: rules.FlagField},
		{Name: "rush", Title: "Faster game roll of this turn", Kind: rules.WordField, Words: rushWords, Rare: true},
		{Name: "combat", Title: "Combat", Kind: rules.GroupField, Null: "No combat", Rare: true, Of: combatFields(number)},
		number("draw_left", "Draws owed", 0, handSize, true),
		{Name: "resume", Title: "Step after the draws", Kind: rules.WordField, Words: resumeWords, Null: "No draws are owed", Rare: true},
		{Name: "king", Title: "King that waits for its die", Kind: rules.WordField, Words: kingWords, Null: "None", Rare: true},
		{Name: "initiative", Title: "Roll for the start", Kind: rules.BySeatField, Rare: true, Of: []rules.Field{
			{Kind: rules.CountField, Low: 1, High: 6, Null: "Not rolled"},
		}},
		{Name: "winner", Title: "Winner", Kind: rules.SeatField, Null: "The game goes on", Rare: true},
	}
}

func combatFields(number func(name, title string, low, high int, rare bool) rules.Field) []rules.Field {
	value := func(name, title string) rules.Field {
		f := number(name, title, 2, 10, true)
		f.Null = "No defence card yet"
		return f
	}
	return []rules.Field{
		{Name: "attack_card", Title: "Attack card", Kind: rules.WordField, Words: cardWords},
		{Name: "defence_card", Title: "Defence card", Kind: rules.WordField, Words: cardWords, Null: "Not played yet"},
		value("attack_value", "Value of the attack card"),
		value("defence_value", "Value of the defence card"),
		number("rolls_left", "Attack rolls left", 0, mostRead, false),
		number("hits", "Tokens on the defence card", 0, 10, false),
		number("pending", "Tokens of the hit that is being answered", 0, 2, false),
	}
}

// settle makes fit what follows from the rest: the decks, the values of the
// combat cards, and outside the steps of draws, Kings, combats, start and end
// that there is nothing of the kind.
func settle(p *position) {
	if p.step != StepDraw {
		p.drawLeft, p.resume = 0, nowhere
	}
	if p.step != StepKing {
		p.king = noKing
	}
	if p.step == StepInitiative {
		p.turn = 0
	} else {
		p.initiative = [2]int8{}
	}
	if p.step != StepOver {
		p.winner = 0
	} else if p.winner != 0 {
		p.turn = p.winner
	} else {
		p.winner = p.turn
	}
	p.combat.settle(p.combatStep())
	for i := range p.seats {
		p.settleDeck(i + 1)
	}
}

// settle makes the combat fit a step.
func (c *combat) settle(step rules.Step) {
	switch _, met := pendingIn[step]; {
	case step == StepDefence && c.attack != noCard:
		*c = combat{attack: c.attack, defence: noCard}
	case !met:
		*c = noCombat
	case c.defence != noCard:
		c.attackValue, c.defenceValue = values(int(c.attack), int(c.defence))
	}
}

// settleDeck counts the cards that are left for a seat's deck.
func (p *position) settleDeck(seat int) {
	s := p.of(seat)
	left := cardsEach - s.hand.Size() - s.discard.Sum()
	if p.ownCard(seat) != noCard {
		left--
	}
	s.deck = uint8(max(0, left))
	if left == 0 {
		s.reshuffle()
	}
}
