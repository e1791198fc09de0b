package raidtrade

import (
	"slices"

	"tablekeeper/companion/rules"
)

// mostRead bounds the numbers of tokens, turns and rolls that are read (section 5).
const mostRead = 999999

var (
	kingNames   = []string{"", "shorten", "lengthen"}
	rushNames   = []string{"unused", "used", "won"}
	resumeSteps = []int{int(StepMain), int(StepDefence), int(StepAttack), int(StepHit), int(StepAnswer)}
	resumeWords = rules.Words("resume", 0, "main", "defence", "attack", "hit", "answer").
			Titled("the turn", "the defence", "the next attack", "the hit", "the answer to the hit")
	kingWords = rules.Words("king", shortening, kingNames[shortening:]...).Titled("to shorten a trip", "to lengthen a trip")
	rushWords = rules.Words("rush", rushUnused, rushNames...).Titled("not rolled yet", "already rolled", "a 5 or 6, not used yet")
)

// The steps of a combat, and those after its defence card.
const (
	inCombat = met | 1<<StepDefence
	met      = rules.Steps(1<<StepAttack | 1<<StepHit | 1<<StepAnswer)
)

// afterStart are all steps but the roll for the start.
const afterStart = rules.Steps(1<<(StepOver+1) - 1<<StepDraw)

// described is the position of section 5, field by field.
func (t *table) described(p *Position) rules.Shape {
	return rules.Group(slices.Concat(t.turnParts(p), t.stepParts(p))...)
}

// part is one field of a position.
type part = rules.Part

// turnParts are what a position has in all its steps.
func (t *table) turnParts(p *Position) []part {
	seat := rules.SeatOf(seatCount)
	return []part{
		{
			Name: "step", Title: "Step", Ask: "What is happening at the table?", Tell: "this is happening: {value}",
			Is: rules.At(&p.Step, rules.WordIn(stepWords)),
		},
		{
			Name: "turn", Title: "Whose turn it is", Ask: "Whose turn is it?",
			Tell: "it is {value}'s turn|the first turn is still being rolled for",
			Only: afterStart, Misfit: "a player in turn",
			Is: rules.At(&p.Turn, seat.OrNull(0, "Nobody's: the start is rolled for")),
		},
		{
			Name: "seats", Title: "Trader",
			Is: rules.EachSeat(seatCount, func(i int) rules.Shape { return t.describedTrader(&p.Traders[i]) }),
		},
		{
			Name: "raid_barred", Title: "An Escape has barred further raids this turn", Ask: "Has an Escape ended a raid this turn?",
			Tell: "an Escape has ended a raid this turn|no Escape has ended a raid this turn",
			Is:   rules.FlagAt(&p.raidBarred),
		},
		{
			Name: "rush", Title: "Faster game roll of this turn", Ask: "How did this turn's roll to hurry go?",
			Tell: "this turn's roll to hurry: {value}", Rare: true,
			Is: rules.At(&p.rush, rules.WordIn(rushWords)),
		},
	}
}

// stepParts are what it has in some steps only.
func (t *table) stepParts(p *Position) []part {
	seat := rules.SeatOf(seatCount)
	resumed := rules.WordIn(resumeWords).Kept(
		func(word int, _ rules.Value) int { return resumeSteps[word] },
		func(step int) int { return slices.Index(resumeSteps, step) })
	return []part{
		{ // while cards are drawn, the step that follows decides whether there is one
			Name: "combat", Title: "Combat", Ask: "Is a raid going on?", Tell: "a raid is going on|no raid is going on",
			Only: inCombat, Perhaps: rules.In(StepDraw), Rare: true,
			Is: t.describedCombat(&p.combat),
		},
		{
			Name: "draw_left", Title: "Draws owed", Ask: "How many cards are still to be drawn?", Tell: "{n:card} to draw",
			Only: rules.In(StepDraw), Misfit: "a card to be drawn", Rare: true,
			Is: rules.At(&p.Owed, rules.NumberIn(0, max(t.n.drawUnder, t.n.jackDraws))),
		},
		{
			Name: "resume", Title: "Step after the draws", Ask: "What comes after the cards are drawn?",
			Tell: "after the draws comes {value}|no draws are owed",
			Only: rules.In(StepDraw), Misfit: "a step that follows the draw", Rare: true,
			Is: rules.At(&p.resume, resumed.OrNull(int(nowhere), "No draws are owed")),
		},
		{
			Name: "king", Title: "King that waits for its die", Ask: "What was the King played for?",
			Tell: "a King was played {value}|no King waits for its die",
			Only: rules.In(StepKing), Misfit: "a King that waits for its die", Rare: true,
			Is: rules.At(&p.king, rules.WordIn(kingWords).OrNull(noKing, "None")),
		},
		{
			Name: "initiative", Title: "Roll for the start", Ask: "What did {who} roll for the start?",
			Tell:    "{who} rolled a {value} for the start|{who} has not rolled for the start",
			Perhaps: rules.In(StepInitiative), Misfit: "|rolls for the start are kept only until the first turn.", Rare: true,
			Is: rules.EachSeat(seatCount, func(i int) rules.Shape {
				return rules.At(&p.initiative[i], rules.NumberIn(1, 6).OrNull(0, "Not rolled"))
			}),
		},
		{
			Name: "winner", Title: "Winner", Ask: "Who has won?", Tell: "{value} has won|nobody has won",
			Only: rules.In(StepOver), Misfit: "a winner", Rare: true,
			Is: rules.At(&p.winner, seat.OrNull(0, "The game goes on")),
		},
	}
}

func (t *table) describedTrader(s *Trader) rules.Shape {
	tokens := func(name, title, ask, tell string, at *int) part {
		return part{Name: name, Title: title, Ask: ask, Tell: tell, Is: rules.At(at, rules.NumberIn(0, mostRead))}
	}
	return rules.Group(
		part{
			Name: "level", Title: "Level", Ask: "What level is {who} at?", Tell: "{who} is at level {value}",
			Is: rules.At(&s.Level, rules.NumberIn(t.n.level, t.n.levels)),
		},
		tokens("level_tokens", "Tokens on the Level card", "How many tokens are on {who}'s Level card?",
			"{who} has {n:token} on the Level card", &s.LevelTokens),
		tokens("bank_black", "Black tokens in the Bank", "How many black tokens does {who} have in the Bank?",
			"{who} has {n:black token} in the Bank", &s.BankBlack),
		tokens("bank_white", "White tokens in the Bank", "How many white tokens does {who} have in the Bank?",
			"{who} has {n:white token} in the Bank", &s.BankWhite),
		tokens("cargo", "Cargo", "How many tokens are on {who}'s Cargo card?",
			"{who} has {n:token} on the Cargo card", &s.Cargo),
		tokens("trip", "Trip", "How many tokens are on {who}'s Trip card?",
			"{who} has {n:token} on the Trip card", &s.Trip),
		part{
			Name: "travelled", Title: "An exchange of cargo is due on arrival", Ask: "Did {who}'s last turn end with a token off the Trip card?",
			Tell: "{who} has an exchange of cargo due|{who} has no exchange of cargo due",
			Is:   rules.FlagAt(&s.Travelled),
		},
		tokens("misses", "Turns to be missed", "How many turns does {who} still have to miss?",
			"{who} has {n:turn} to miss", &s.Misses),
		part{
			Name: "hand", Title: "Hand", Ask: "Is {who} known to hold the {card}?", Tell: "{who} holds the {card}|{who} does not hold the {card}",
			Is: rules.HandAt(&s.Hand, cardWords, cardsEach, 1),
		},
		part{
			Name: "discard", Title: "Discard pile", Ask: "Is the {card} in {who}'s discard pile?",
			Tell: "the {card} is in {who}'s discard pile|the {card} is not in {who}'s discard pile",
			Is:   rules.CardsAt(&s.Discard, cardWords, 1),
		},
		part{
			Name: "deck", Title: "Cards in the deck", Ask: "How many cards are left in {who}'s deck?", Tell: "{who} has {n:card} in the deck", Rare: true,
			Is: rules.At(&s.Deck, rules.NumberIn(0, cardsEach)),
		},
	)
}

func (t *table) describedCombat(c *combat) rules.Shape {
	card, value := rules.WordIn(cardWords), rules.NumberIn(2, 10).OrNull(0, "No defence card yet")
	return rules.Group(
		part{
			Name: "attack_card", Title: "Attack card", Ask: "Which card attacks?", Tell: "the attack card is the {value}",
			Is: rules.At(&c.attack, card),
		},
		part{
			Name: "defence_card", Title: "Defence card", Ask: "Which card defends?",
			Tell: "the defence card is the {value}|no defence card has been played yet",
			Only: met, Perhaps: rules.In(StepDraw),
			Is: rules.At(&c.defence, card.OrNull(noCard, "Not played yet")),
		},
		part{
			Name: "attack_value", Title: "Value of the attack card", Ask: "What is the attack card worth?",
			Tell: "the attack card is worth {value}|the attack card has no value yet",
			Only: met, Perhaps: rules.In(StepDraw), Rare: true,
			Is: rules.At(&c.attackValue, value),
		},
		part{
			Name: "defence_value", Title: "Value of the defence card", Ask: "What is the defence card worth?",
			Tell: "the defence card is worth {value}|the defence card has no value yet",
			Only: met, Perhaps: rules.In(StepDraw), Rare: true,
			Is: rules.At(&c.defenceValue, value),
		},
		part{
			Name: "rolls_left", Title: "Attack rolls left", Ask: "How many attack rolls are left?", Tell: "{n:attack roll} to come",
			Is: rules.At(&c.rollsLeft, rules.NumberIn(0, mostRead)),
		},
		part{
			Name: "hits", Title: "Tokens on the defence card", Ask: "How many tokens are on the defence card?", Tell: "the defence card has {n:token}",
			Is: rules.At(&c.hits, rules.NumberIn(0, 10)),
		},
		part{
			Name: "pending", Title: "Tokens of the hit that is being answered", Ask: "How many tokens is the current hit worth?",
			Tell: "the current hit is worth {n:token}",
			Is:   rules.At(&c.pending, rules.NumberIn(0, max(t.n.plainHit, t.n.doubledHit))),
		},
	).OrNull("No combat", func() bool { return c.attack != noCard }, func() { *c = noCombat })
}

// settle makes fit what follows from the rest: the decks, the values of the combat
// cards, and who has won.
func (t *table) settle(p *Position) {
	switch {
	case p.Step != StepOver:
	case p.winner != 0:
		p.Turn = p.winner
	default:
		p.winner = p.Turn
	}
	t.settleCombat(&p.combat, p.combatStep())
	for i := range p.Traders {
		p.settleDeck(i + 1)
	}
}

// settleCombat makes the combat fit a step.
func (t *table) settleCombat(c *combat, step rules.Step) {
	switch {
	case step == StepDefence && c.attack != noCard:
		*c = combat{attack: c.attack, defence: noCard}
	case !met.Has(step):
		*c = noCombat
	case c.defence != noCard:
		c.attackValue, c.defenceValue = t.n.values(c.attack, c.defence)
	}
}

// settleDeck counts the cards that are left for a seat's deck.
func (p *Position) settleDeck(seat int) {
	s := p.of(seat)
	left := cardsEach - s.Hand.Size() - s.Discard.Sum()
	if p.ownCard(seat) != noCard {
		left--
	}
	s.Deck = max(0, left)
	if left == 0 {
		s.reshuffle()
	}
}
