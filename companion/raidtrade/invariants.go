package raidtrade

import (
	"fmt"

	"tablekeeper/companion/rules"
)

type invariant = rules.Invariant[position]

// invariants are the conditions of section 10 that a single position shows, with
// its numbers; number 10 names the conditions of section 5, which stand behind
// it. Types and ranges are checked where a position is read. Each looks at its
// own condition only and may meet a position that breaks others.
func (t *table) invariants() []invariant {
	return []invariant{
		{Name: "invariant 1", Violation: t.cardsAddUp},
		{Name: "invariant 2", Violation: t.levelsFit},
		{Name: "invariant 3", Violation: t.decksFit},
		{Name: "invariant 10 (5.3)", Violation: startFits},
		{Name: "invariant 10 (5.4)", Violation: t.drawFits},
		{Name: "invariant 10 (5.5)", Violation: t.kingFits},
		{Name: "invariant 10 (5.6)", Violation: t.combatFits},
		{Name: "invariant 10 (5.7)", Violation: t.tripFits},
		{Name: "invariant 10 (5.8)", Violation: t.endFits},
		{Name: "invariant 4", Violation: t.goesOn},
	}
}

func (t *table) cardsAddUp(p *position) string {
	for i := range p.seats {
		s, own := &p.seats[i], int(p.ownCard(i+1))
		sum := s.hand.Size() + int(s.deck) + s.discard.Sum()
		if own != noCard {
			sum++
		}
		if sum != cardsEach {
			return fmt.Sprintf("%s has %d cards in all, not %d.", t.seats[i], sum, cardsEach)
		}
		for card := range cardsEach {
			n := s.hand.Known.Of(card) + s.discard.Of(card)
			if card == own {
				n++
			}
			if n > 1 {
				return fmt.Sprintf("%s has only one %s.", t.seats[i], cardNames[card])
			}
		}
	}
	return ""
}

func (t *table) levelsFit(p *position) string {
	for i := range p.seats {
		s := &p.seats[i]
		if s.level < lowestLevel || s.level > lastLevel {
			return fmt.Sprintf("%s can't be at level %d.", t.seats[i], s.level)
		}
		if s.levelTokens > int32(s.level) {
			return fmt.Sprintf("%s's Level card %d can't hold %d tokens.", t.seats[i], s.level, s.levelTokens)
		}
		if min(s.levelTokens, s.bankBlack, s.bankWhite, s.cargo, s.trip, s.misses) < 0 {
			return t.seats[i] + " has less than nothing of something."
		}
	}
	return ""
}

func (t *table) decksFit(p *position) string {
	for i := range p.seats {
		if s := &p.seats[i]; s.deck == 0 && s.discard.Sum() > 0 {
			return t.seats[i] + "'s deck is empty: the discard pile becomes the deck at once."
		}
	}
	return ""
}

func startFits(p *position) string {
	rolling := p.step == StepInitiative
	switch first, second := p.initiative[0], p.initiative[1]; {
	case rolling != (p.turn == 0):
		return "it is nobody's turn exactly while the start is rolled for."
	case rolling && first != 0 && second != 0:
		return "both have rolled for the start: the roll is decided."
	case !rolling && (first != 0 || second != 0):
		return "rolls for the start stand only in the step initiative."
	}
	return ""
}

func (t *table) drawFits(p *position) string {
	drawing := p.step == StepDraw
	switch {
	case drawing != (p.drawLeft > 0):
		return "draws are owed exactly in the step draw."
	case drawing != (p.resume != nowhere):
		return "a step to be resumed is named exactly in the step draw."
	case drawing && p.turn != 0 && p.of(p.drawer()).deck == 0:
		return fmt.Sprintf("%s has no deck to draw from.", t.seats[p.drawer()-1])
	}
	return ""
}

func (t *table) kingFits(p *position) string {
	if (p.king != noKing) != (p.step == StepKing) {
		return "a King waits for its die exactly in the step king."
	}
	if p.king == noKing || p.turn == 0 {
		return ""
	}
	traveller := int(p.turn)
	if p.king == lengthening {
		traveller = other(traveller)
	}
	if p.of(traveller).inOrbit() {
		return fmt.Sprintf("%s is in orbit: a King does nothing to the trip.", t.seats[traveller-1])
	}
	return ""
}

// pendingIn bounds the tokens of the hit being answered by step.
var pendingIn = map[rules.Step][2]int8{StepAttack: {0, 0}, StepHit: {1, 1}, StepAnswer: {1, 2}}

func (t *table) combatFits(p *position) string {
	c, step := &p.combat, p.combatStep()
	pending, met := pendingIn[step]
	switch {
	case (c.attack != noCard) != (met || step == StepDefence):
		return "there is a combat exactly in the steps defence, attack, hit and answer."
	case step == StepDefence && *c != combat{attack: c.attack, defence: noCard}:
		return "before the defence card there are no values, rolls or hits."
	case !met:
		return ""
	case c.defence == noCard:
		return "the defence card is missing."
	}
	attack, defence := values(int(c.attack), int(c.defence))
	switch {
	case c.attackValue != attack || c.defenceValue != defence:
		return fmt.Sprintf("%s against %s counts %d against %d.", cardNames[c.attack], cardNames[c.defence], attack, defence)
	case t.hitsNeeded(c) < 1:
		return "the raid is won: no more hits are needed."
	case c.pending < pending[0] || c.pending > pending[1]:
		return fmt.Sprintf("%d tokens of a hit can't be open in the step %s.", c.pending, stepNames[step])
	}
	return ""
}

func (t *table) tripFits(p *position) string {
	if !rules.In(StepDepart, StepRush, StepForfeit).Has(p.step) || p.turn == 0 {
		return ""
	}
	s, name := p.of(int(p.turn)), t.seats[p.turn-1]
	switch {
	case (p.step == StepDepart) != s.inOrbit():
		return fmt.Sprintf("%s has %s on the Trip card in the step %s.", name, rules.Count(s.trip, "token"), stepNames[p.step])
	case p.step != StepRush && s.hand.Size() == 0:
		return fmt.Sprintf("%s has no card for the step %s.", name, stepNames[p.step])
	case p.step != StepDepart && p.rush != rushUsed:
		return fmt.Sprintf("in the step %s the Faster game roll is used.", stepNames[p.step])
	}
	return ""
}

func (t *table) endFits(p *position) string {
	if (p.winner != 0) != (p.step == StepOver) {
		return "there is a winner exactly in the step over."
	}
	if p.winner != p.turn && p.winner != 0 {
		return "in the end the turn is the winner's."
	}
	for i := range p.seats {
		if (p.seats[i].level == lastLevel) != (int(p.winner) == i+1) {
			return "level 10 is the winner's alone, and ends the game."
		}
	}
	return ""
}

// goesOn makes sure that nobody is stuck.
func (t *table) goesOn(p *position) string {
	if p.step != StepOver && len(t.book.Legal(p, nil)) == 0 {
		return "nobody from whom a move is awaited has a legal one."
	}
	return ""
}
