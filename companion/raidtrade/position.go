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

// position is how a game stands. It is a plain value: seats count from 1, 0 is
// no seat.
type position struct {
	step       rules.Step
	resume     rules.Step      // the step after the draws, or nowhere
	turn       int8            // 0 while the start is rolled for
	winner     int8            // 0 before the end
	initiative [seatCount]int8 // by seat the roll for the start; 0: none
	drawLeft   int8
	king       uint8
	rush       uint8
	raidBarred bool
	combat     combat
	seats      [seatCount]trader
}

// trader is what one seat has.
type trader struct {
	level       int8
	deck        uint8
	travelled   bool // cargo is due for exchange once the Trip card is empty
	levelTokens int32
	bankBlack   int32
	bankWhite   int32
	cargo       int32
	trip        int32
	misses      int32 // coming turns to be missed
	hand        rules.Hand
	discard     rules.Counts
}

// combat is the running raid; the attacker is the turn seat.
type combat struct {
	attack       int8 // noCard: no combat
	defence      int8 // noCard: not played yet
	attackValue  int8 // 0 before the defence card
	defenceValue int8
	hits         int8 // tokens on the defence card
	pending      int8 // tokens of the hit that is being answered
	rollsLeft    int32
}

var noCombat = combat{attack: noCard, defence: noCard}

// table is what stays the same for one match.
type table struct {
	seats []string
	book  *rules.Book[position]

	house House
	n     numbers

	faster, complex, toFour, plunderToCargo, delivers, stacked bool
}

func other(seat int) int { return 3 - seat }

func (p *position) of(seat int) *trader { return &p.seats[seat-1] }

func (s *trader) inOrbit() bool { return s.trip == 0 }

// drawer is the seat that draws in step draw: the one awaited in the step after it.
func (p *position) drawer() int {
	if p.resume == StepDefence || p.resume == StepAnswer {
		return other(int(p.turn))
	}
	return int(p.turn)
}

// combatStep is the present step, or in step draw the one that is resumed.
func (p *position) combatStep() rules.Step {
	if p.step == StepDraw {
		return p.resume
	}
	return p.step
}

// ownCard is a seat's card in the combat, or noCard.
func (p *position) ownCard(seat int) int8 {
	if seat == int(p.turn) {
		return p.combat.attack
	}
	return p.combat.defence
}

// placed reports whether a seat's card lies where everybody knows it (section 6).
func (p *position) placed(seat, card int) bool {
	s := p.of(seat)
	return s.hand.Known.Of(card) > 0 || s.discard.Of(card) > 0 || int(p.ownCard(seat)) == card
}

// hitsNeeded is how many more tokens on the defence card win the raid (RD-8.15).
func (t *table) hitsNeeded(c *combat) int {
	return t.house.Boxes(int(c.defenceValue)) - int(c.hits)
}

func toMove(p *position) rules.Seats {
	switch p.step {
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
		return rules.Only(other(int(p.turn)))
	case StepOver:
		return 0
	default:
		return rules.Only(int(p.turn))
	}
}

func ranking(p *position) [][]int {
	winner := int(p.winner)
	return [][]int{{winner}, {other(winner)}}
}
