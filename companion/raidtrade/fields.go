package raidtrade

import "tablekeeper/companion/rules"

// fields describes the JSON form of section 5 for setting a position up by hand.
func fields() []rules.Field {
	number := func(name, title string, low, high int, rare bool) rules.Field {
		return rules.Field{Name: name, Title: title, Ask: questions[name], Tell: tells[name], Kind: rules.CountField, Low: low, High: high, Rare: rare}
	}
	cards := func(name, title string) rules.Field {
		return rules.Field{Name: name, Title: title, Ask: questions[name], Tell: tells[name], Kind: rules.CardsField, Words: cardWords, High: 1}
	}
	return []rules.Field{
		{Name: "step", Title: "Step", Ask: "What is happening at the table?", Tell: "this is happening: {value}", Kind: rules.WordField, Words: stepWords},
		{Name: "turn", Title: "Whose turn it is", Ask: "Whose turn is it?", Tell: "it is {value}'s turn|the first turn is still being rolled for", Kind: rules.SeatField, Null: "Nobody's: the start is rolled for", Only: afterStart},
		{Name: "seats", Title: "Trader", Kind: rules.BySeatField, Of: []rules.Field{{Kind: rules.GroupField, Of: []rules.Field{
			number("level", "Level", lowestLevel, lastLevel, false),
			number("level_tokens", "Tokens on the Level card", 0, mostRead, false),
			number("bank_black", "Black tokens in the Bank", 0, mostRead, false),
			number("bank_white", "White tokens in the Bank", 0, mostRead, false),
			number("cargo", "Cargo", 0, mostRead, false),
			number("trip", "Trip", 0, mostRead, false),
			{Name: "travelled", Title: "An exchange of cargo is due on arrival", Ask: "Did {who}'s last turn end with a token off the Trip card?", Tell: "{who} has an exchange of cargo due|{who} has no exchange of cargo due", Kind: rules.FlagField},
			number("misses", "Turns to be missed", 0, mostRead, false),
			{Name: "hand", Title: "Hand", Ask: "Is {who} known to hold the {card}?", Tell: "{who} holds the {card}|{who} does not hold the {card}", Kind: rules.HandField, Words: cardWords, High: cardsEach, Each: 1},
			cards("discard", "Discard pile"),
			number("deck", "Cards in the deck", 0, cardsEach, true),
		}}}},
		{Name: "raid_barred", Title: "An Escape has barred further raids this turn", Ask: "Has an Escape ended a raid this turn?", Tell: "an Escape has ended a raid this turn|no Escape has ended a raid this turn", Kind: rules.FlagField},
		{Name: "rush", Title: "Faster game roll of this turn", Ask: "How did this turn's roll to hurry go?", Tell: "this turn's roll to hurry: {value}", Kind: rules.WordField, Words: rushWords, Rare: true},
		{Name: "combat", Title: "Combat", Ask: "Is a raid going on?", Tell: "a raid is going on|no raid is going on", Kind: rules.GroupField, Null: "No combat", Only: inCombat, Perhaps: rules.In(StepDraw), Rare: true, Of: combatFields(number)},
		number("draw_left", "Draws owed", 0, handSize, true),
		{Name: "resume", Title: "Step after the draws", Ask: "What comes after the cards are drawn?", Tell: "after the draws comes {value}|no draws are owed", Kind: rules.WordField, Words: resumeWords, Null: "No draws are owed", Only: rules.In(StepDraw), Rare: true},
		{Name: "king", Title: "King that waits for its die", Ask: "What was the King played for?", Tell: "a King was played {value}|no King waits for its die", Kind: rules.WordField, Words: kingWords, Null: "None", Only: rules.In(StepKing), Rare: true},
		{Name: "initiative", Title: "Roll for the start", Ask: "What did {who} roll for the start?", Tell: "{who} rolled a {value} for the start|{who} has not rolled for the start", Kind: rules.BySeatField, Rare: true, Of: []rules.Field{
			{Kind: rules.CountField, Low: 1, High: 6, Null: "Not rolled"},
		}},
		{Name: "winner", Title: "Winner", Ask: "Who has won?", Tell: "{value} has won|nobody has won", Kind: rules.SeatField, Null: "The game goes on", Only: rules.In(StepOver), Rare: true},
	}
}

// questions ask for numbers in the players' words.
var questions = map[string]string{
	"level": "What level is {who} at?", "level_tokens": "How many tokens are on {who}'s Level card?",
	"bank_black": "How many black tokens does {who} have in the Bank?", "bank_white": "How many white tokens does {who} have in the Bank?",
	"cargo": "How many tokens are on {who}'s Cargo card?", "trip": "How many tokens are on {who}'s Trip card?",
	"misses": "How many turns does {who} still have to miss?", "deck": "How many cards are left in {who}'s deck?",
	"discard": "Is the {card} in {who}'s discard pile?", "draw_left": "How many cards are still to be drawn?",
	"rolls_left": "How many attack rolls are left?", "hits": "How many tokens are on the defence card?",
	"pending":      "How many tokens is the current hit worth?",
	"attack_value": "What is the attack card worth?", "defence_value": "What is the defence card worth?",
}

// tells are the numbers in sentences.
var tells = map[string]string{
	"level": "{who} is at level {value}", "level_tokens": "{who} has {n:token} on the Level card",
	"bank_black": "{who} has {n:black token} in the Bank", "bank_white": "{who} has {n:white token} in the Bank",
	"cargo": "{who} has {n:token} on the Cargo card", "trip": "{who} has {n:token} on the Trip card",
	"misses": "{who} has {n:turn} to miss", "deck": "{who} has {n:card} in the deck",
	"discard":   "the {card} is in {who}'s discard pile|the {card} is not in {who}'s discard pile",
	"draw_left": "{n:card} to draw", "rolls_left": "{n:attack roll} to come", "hits": "the defence card has {n:token}",
	"pending":      "the current hit is worth {n:token}",
	"attack_value": "the attack card is worth {value}|the attack card has no value yet", "defence_value": "the defence card is worth {value}|the defence card has no value yet",
}

// The steps of a combat, and those after its defence card.
const (
	inCombat = met | 1<<StepDefence
	met      = rules.Steps(1<<StepAttack | 1<<StepHit | 1<<StepAnswer)
)

// afterStart are all steps but the roll for the start.
const afterStart = rules.Steps(1<<(StepOver+1) - 1<<StepDraw)

func combatFields(number func(name, title string, low, high int, rare bool) rules.Field) []rules.Field {
	value := func(name, title string) rules.Field {
		f := number(name, title, 2, 10, true)
		f.Null, f.Only, f.Perhaps = "No defence card yet", met, rules.In(StepDraw)
		return f
	}
	return []rules.Field{
		{Name: "attack_card", Title: "Attack card", Ask: "Which card attacks?", Tell: "the attack card is the {value}", Kind: rules.WordField, Words: cardWords},
		{Name: "defence_card", Title: "Defence card", Ask: "Which card defends?", Tell: "the defence card is the {value}|no defence card has been played yet", Kind: rules.WordField, Words: cardWords, Null: "Not played yet", Only: met, Perhaps: rules.In(StepDraw)},
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
