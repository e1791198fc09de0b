package raidtrade

import "tablekeeper/companion/rules"

// The steps, in the order of the specification.
const (
	StepInitiative rules.Step = iota
	StepDraw
	StepMain
	StepDepart
	StepKing
	StepRush
	StepForfeit
	StepDefence
	StepAttack
	StepHit
	StepAnswer
	StepOver
)

// nowhere stands for no step to be resumed: the roll for the start never is.
const nowhere = StepInitiative

// The effects of a King that wait for their die.
const (
	noKing = iota
	shortening
	lengthening
)

// The Faster game roll of a turn.
const (
	rushUnused = iota
	rushUsed
	rushWon
)

// Position is how a game stands. It is a plain value: seats count from 1, 0 is
// no seat.
type Position struct {
	Step       rules.Step
	resume     rules.Step     // the step after the draws, or nowhere
	Turn       int            // 0 while the start is rolled for
	winner     int            // 0 before the end
	initiative [seatCount]int // by seat the roll for the start; 0: none
	Owed       int
	king       uint8
	rush       uint8
	raidBarred bool
	combat     combat
	Traders    [seatCount]Trader
}

// Trader is what one seat has.
type Trader struct {
	Level       int
	Deck        int
	Travelled   bool // cargo is due for exchange once the Trip card is empty
	LevelTokens int
	BankBlack   int
	BankWhite   int
	Cargo       int
	Trip        int
	Misses      int // coming turns to be missed
	Hand        rules.Hand
	Discard     rules.Counts
}

// combat is the running raid; the attacker is the turn seat.
type combat struct {
	attack       int // noCard: no combat
	defence      int // noCard: not played yet
	attackValue  int // 0 before the defence card
	defenceValue int
	hits         int // tokens on the defence card
	pending      int // tokens of the hit that is being answered
	rollsLeft    int
}

var noCombat = combat{attack: noCard, defence: noCard}

// table is what stays the same for one match.
type table struct {
	seats []string
	book  *rules.Book[Position]

	house House
	n     numbers

	faster, complex, toFour, plunderToCargo, delivers, stacked bool
}

func other(seat int) int { return 3 - seat }

func (p *Position) of(seat int) *Trader { return &p.Traders[seat-1] }

// InOrbit reports whether the ship is in orbit.
func (s *Trader) InOrbit() bool { return s.Trip == 0 }

// drawer is the seat that draws in step draw: the one awaited in the step after it.
func (p *Position) drawer() int {
	if p.resume == StepDefence || p.resume == StepAnswer {
		return other(p.Turn)
	}
	return p.Turn
}

// combatStep is the present step, or in step draw the one that is resumed.
func (p *Position) combatStep() rules.Step {
	if p.Step == StepDraw {
		return p.resume
	}
	return p.Step
}

// ownCard is a seat's card in the combat, or noCard.
func (p *Position) ownCard(seat int) int {
	if seat == p.Turn {
		return p.combat.attack
	}
	return p.combat.defence
}

// placed reports whether a seat's card lies where everybody knows it (section 6).
func (p *Position) placed(seat, card int) bool {
	s := p.of(seat)
	return s.Hand.Known.Of(card) > 0 || s.Discard.Of(card) > 0 || p.ownCard(seat) == card
}

// hitsNeeded is how many more tokens on the defence card win the raid (RD-8.15).
func (t *table) hitsNeeded(c *combat) int {
	return t.house.Boxes(c.defenceValue) - c.hits
}

// opening is the roll for the first turn, in which the first player begins.
func opening(p *Position) (next rules.Act, ok bool) {
	if p.Step != StepInitiative {
		return next, false
	}
	first := toMove(p).List()[0]
	return Roll.Act(first, seatCount+1-first), true
}

func toMove(p *Position) rules.Seats {
	switch p.Step {
	case StepInitiative:
		var seats rules.Seats
		for i, roll := range p.initiative {
			if roll == 0 {
				seats |= rules.Only(i + 1)
			}
		}
		return seats
	case StepDraw:
		return rules.Only(p.drawer())
	case StepDefence, StepAnswer:
		return rules.Only(other(p.Turn))
	case StepOver:
		return 0
	default:
		return rules.Only(p.Turn)
	}
}

func ranking(p *Position) [][]int {
	winner := p.winner
	return [][]int{{winner}, {other(winner)}}
}
