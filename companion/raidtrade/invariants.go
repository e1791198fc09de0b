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
		{Name: "invariant 1", Violation: t.cardsAddUp, Gap: cardsOff},
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
			return fmt.Sprintf("%s must have %d cards in hand, deck and discard pile together, not %d.", t.seats[i], cardsEach, sum)
		}
		for card := range cardsEach {
			n := s.hand.Known.Of(card) + s.discard.Of(card)
			if card == own {
				n++
			}
			if n > 1 {
				return fmt.Sprintf("%s has only one %s.", t.seats[i], cardTitles[card])
			}
		}
	}
	return ""
}

// cardsOff is how many cards are too many or missing.
func cardsOff(p *position) int {
	off := 0
	for i := range p.seats {
		s, own := &p.seats[i], int(p.ownCard(i+1))
		sum := s.hand.Size() + int(s.deck) + s.discard.Sum() - cardsEach
		if own != noCard {
			sum++
		}
		off += max(sum, -sum)
		for card := range cardsEach {
			n := s.hand.Known.Of(card) + s.discard.Of(card)
			if card == own {
				n++
			}
			off += max(0, n-1)
		}
	}
	return off
}

func (t *table) levelsFit(p *position) string {
	for i := range p.seats {
		s := &p.seats[i]
		if s.level < lowestLevel || s.level > lastLevel {
			return fmt.Sprintf("%s can't be at level %d; levels go from 2 to 10.", t.seats[i], s.level)
		}
		if s.levelTokens > int32(s.level) {
			return fmt.Sprintf("%s's Level card takes %d tokens at most, not %d.", t.seats[i], s.level, s.levelTokens)
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
		return stepSaid[p.step].Misfit(rolling, "a player in turn")
	case rolling && first != 0 && second != 0:
		return "both players have rolled for the start, so somebody has the first turn."
	case !rolling && (first != 0 || second != 0):
		return "rolls for the start are kept only until the first turn."
	}
	return ""
}

func (t *table) drawFits(p *position) string {
	drawing := p.step == StepDraw
	switch {
	case drawing != (p.drawLeft > 0):
		return stepSaid[p.step].Misfit(p.drawLeft > 0, "a card to be drawn")
	case drawing != (p.resume != nowhere):
		return stepSaid[p.step].Misfit(p.resume != nowhere, "a step that follows the draw")
	case drawing && p.turn != 0 && p.of(p.drawer()).deck == 0:
		return fmt.Sprintf("%s has no deck to draw from.", t.seats[p.drawer()-1])
	}
	return ""
}

func (t *table) kingFits(p *position) string {
	if (p.king != noKing) != (p.step == StepKing) {
		return stepSaid[p.step].Misfit(p.king != noKing, "a King that waits for its die")
	}
	if p.king == noKing || p.turn == 0 {
		return ""
	}
	traveller := int(p.turn)
	if p.king == lengthening {
		traveller = other(traveller)
	}
	if p.of(traveller).inOrbit() {
		return fmt.Sprintf("%s is in orbit and has no trip that a King could change.", t.seats[traveller-1])
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
		return stepSaid[step].Misfit(c.attack != noCard, "a raid")
	case step == StepDefence && *c != combat{attack: c.attack, defence: noCard}:
		return "before the defence card is played a raid has no values, rolls or hits."
	case !met:
		return ""
	case c.defence == noCard:
		return "the raid has no defence card yet: name it."
	}
	attack, defence := values(int(c.attack), int(c.defence))
	switch {
	case c.attackValue != attack || c.defenceValue != defence:
		return fmt.Sprintf("the %s against the %s counts %d against %d.", cardTitles[c.attack], cardTitles[c.defence], attack, defence)
	case t.hitsNeeded(c) < 1:
		return "the raid is won already: no more hits are needed."
	case c.pending < pending[0] || c.pending > pending[1]:
		return fmt.Sprintf("%s can't be open in the step %s.", rules.Some(int(c.pending), "hit"), stepSaid[step].Title)
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
		return fmt.Sprintf("%s can't have %s on the Trip card in the step %s.", name, rules.Some(s.trip, "token"), stepSaid[p.step].Title)
	case p.step != StepRush && s.hand.Size() == 0:
		return fmt.Sprintf("%s needs a card in hand for the step %s.", name, stepSaid[p.step].Title)
	case p.step != StepDepart && p.rush != rushUsed:
		return fmt.Sprintf("the step %s comes only once this turn's try to hurry is used.", stepSaid[p.step].Title)
	}
	return ""
}

func (t *table) endFits(p *position) string {
	if (p.winner != 0) != (p.step == StepOver) {
		return stepSaid[p.step].Misfit(p.winner != 0, "a winner")
	}
	if p.winner != p.turn && p.winner != 0 {
		return "at the end the winner is the player in turn."
	}
	for i := range p.seats {
		if (p.seats[i].level == lastLevel) != (int(p.winner) == i+1) {
			return "a player at level 10 has won and ends the game; nobody else is there."
		}
	}
	return ""
}

// goesOn makes sure that nobody is stuck.
func (t *table) goesOn(p *position) string {
	if p.step != StepOver && len(t.book.Legal(p, nil)) == 0 {
		return "nobody could go on from here: none of those who must act has a legal move."
	}
	return ""
}
