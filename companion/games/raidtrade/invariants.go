package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

type invariant = rules.Invariant[Position]

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

func (t *table) cardsAddUp(p *Position) wording.Text {
	for i := range p.Traders {
		s, own := &p.Traders[i], p.ownCard(i+1)
		sum := s.Hand.Size() + s.Deck + s.Discard.Sum()
		if own != noCard {
			sum++
		}
		if sum != cardsEach {
			return wording.Say("{who} must have {all} cards in hand, deck and discard pile together, not {sum}.", t.name(i+1), cardsEach, sum)
		}
		for card := range cardsEach {
			n := s.Hand.Known.Of(card) + s.Discard.Of(card)
			if card == own {
				n++
			}
			if n > 1 {
				return wording.Say("{who} has only one {card}.", t.name(i+1), cardTitles[card])
			}
		}
	}
	return wording.Text{}
}

// cardsOff is how many cards are too many or missing.
func cardsOff(p *Position) int {
	off := 0
	for i := range p.Traders {
		s, own := &p.Traders[i], p.ownCard(i+1)
		sum := s.Hand.Size() + s.Deck + s.Discard.Sum() - cardsEach
		if own != noCard {
			sum++
		}
		off += max(sum, -sum)
		for card := range cardsEach {
			n := s.Hand.Known.Of(card) + s.Discard.Of(card)
			if card == own {
				n++
			}
			off += max(0, n-1)
		}
	}
	return off
}

func (t *table) levelsFit(p *Position) wording.Text {
	for i := range p.Traders {
		s := &p.Traders[i]
		if s.Level < t.n.level || s.Level > t.n.levels {
			return wording.Say("{who} can't be at level {level}; levels go from {first} to {last}.", t.name(i+1), s.Level, t.n.level, t.n.levels)
		}
		if s.LevelTokens > s.Level {
			return wording.Say("{who}'s Level card takes {level} tokens at most, not {levelTokens}.", t.name(i+1), s.Level, s.LevelTokens)
		}
		if min(s.LevelTokens, s.BankBlack, s.BankWhite, s.Cargo, s.Trip, s.Misses) < 0 {
			return wording.Say("{who} has less than nothing of something.", t.name(i+1))
		}
	}
	return wording.Text{}
}

func (t *table) decksFit(p *Position) wording.Text {
	for i := range p.Traders {
		if s := &p.Traders[i]; s.Deck == 0 && s.Discard.Sum() > 0 {
			return wording.Say("{who}'s deck is empty: the discard pile becomes the deck at once.", t.name(i+1))
		}
	}
	return wording.Text{}
}

func startFits(p *Position) wording.Text {
	if p.initiative[0] != 0 && p.initiative[1] != 0 {
		return wording.Say("both players have rolled for the start, so somebody has the first turn.")
	}
	return wording.Text{}
}

func (t *table) drawFits(p *Position) wording.Text {
	if p.Step == StepDraw && p.Turn != 0 && p.of(p.drawer()).Deck == 0 {
		return wording.Say("{who} has no deck to draw from.", t.name(p.drawer()))
	}
	return wording.Text{}
}

func (t *table) kingFits(p *Position) wording.Text {
	if p.king == noKing || p.Turn == 0 {
		return wording.Text{}
	}
	traveller := p.Turn
	if p.king == lengthening {
		traveller = other(traveller)
	}
	if p.of(traveller).InOrbit() {
		return wording.Say("{who} is in orbit and has no trip that a King could change.", t.name(traveller))
	}
	return wording.Text{}
}

// pendingIn bounds the tokens of the hit being answered in a step.
func (t *table) pendingIn(step rules.Step) (least, most int) {
	switch step {
	case StepHit:
		return t.n.plainHit, t.n.plainHit
	case StepAnswer:
		return 1, max(t.n.plainHit, t.n.doubledHit)
	}
	return 0, 0
}

func (t *table) combatFits(p *Position) wording.Text {
	c, step := &p.combat, p.combatStep()
	least, most := t.pendingIn(step)
	switch {
	case (c.attack != noCard) != inCombat.Has(step):
		return stepSaid[step].Misfit(c.attack != noCard, wording.Say("a raid"))
	case step == StepDefence && *c != combat{attack: c.attack, defence: noCard}:
		return wording.Say("before the defence card is played a raid has no values, rolls or hits.")
	case !met.Has(step):
		return wording.Text{}
	case c.defence == noCard:
		return wording.Say("the raid has no defence card yet: name it.")
	}
	attack, defence := t.n.values(c.attack, c.defence)
	switch {
	case c.attackValue != attack || c.defenceValue != defence:
		return wording.Say("the {card} against the {defence} counts {attackValue} against {defenceValue}.", cardTitles[c.attack], cardTitles[c.defence], attack, defence)
	case t.hitsNeeded(c) < 1:
		return wording.Say("the raid is won already: no more hits are needed.")
	case c.pending < least || c.pending > most:
		return wording.Say("{hits} can't be open in the step {step}.", wording.Some(c.pending, "hit"), stepSaid[step].Title)
	}
	return wording.Text{}
}

func (t *table) tripFits(p *Position) wording.Text {
	if !rules.In(StepDepart, StepRush, StepForfeit).Has(p.Step) || p.Turn == 0 {
		return wording.Text{}
	}
	s, name := p.of(p.Turn), t.name(p.Turn)
	switch {
	case (p.Step == StepDepart) != s.InOrbit():
		return wording.Say("{who} can't have {tokens} on the Trip card in the step {step}.", name, wording.Some(s.Trip, "token"), stepSaid[p.Step].Title)
	case p.Step != StepRush && s.Hand.Size() == 0:
		return wording.Say("{who} needs a card in hand for the step {step}.", name, stepSaid[p.Step].Title)
	case p.Step != StepDepart && p.rush != rushUsed:
		return wording.Say("the step {step} comes only once this turn's try to hurry is used.", stepSaid[p.Step].Title)
	}
	return wording.Text{}
}

func (t *table) endFits(p *Position) wording.Text {
	if p.winner != p.Turn && p.winner != 0 {
		return wording.Say("at the end the winner is the player in turn.")
	}
	for i := range p.Traders {
		if (p.Traders[i].Level == t.n.levels) != (p.winner == i+1) {
			return wording.Say("a player at level {last} has won and ends the game; nobody else is there.", t.n.levels)
		}
	}
	return wording.Text{}
}

// goesOn makes sure that nobody is stuck.
func (t *table) goesOn(p *Position) wording.Text {
	if p.Step != StepOver && len(t.book.Legal(p, nil)) == 0 {
		return wording.Say("nobody could go on from here: none of those who must act has a legal move.")
	}
	return wording.Text{}
}
