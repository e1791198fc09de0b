package raidtrade

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []string {
	lines := []string{t.standing(p)}
	if p.combat.attack != noCard {
		lines = append(lines, t.standingCombat(&p.combat))
	}
	for i, name := range t.seats {
		s := &p.seats[i]
		where := "in orbit"
		if !s.inOrbit() {
			where = fmt.Sprintf("in space, Trip %d", s.trip)
		}
		line := fmt.Sprintf("%s: level %d with %s, %s; Bank %d black, %d white; Cargo %d; hand %d (known: %s); deck %d; discards: %s",
			name, s.level, rules.Count(s.levelTokens, "token"), where, s.bankBlack, s.bankWhite, s.cargo,
			s.hand.Size(), rules.ListCards(&s.hand.Known, cardNames), s.deck, rules.ListCards(&s.discard, cardNames))
		if s.misses > 0 {
			line += fmt.Sprintf("; misses %s", rules.Count(s.misses, "turn"))
		}
		lines = append(lines, line)
	}
	return lines
}

func (t *table) standing(p *position) string {
	if p.step == StepInitiative {
		return "The roll for the first turn: the higher number begins."
	}
	turn := t.seats[p.turn-1]
	opponent := t.seats[other(int(p.turn))-1]
	switch p.step {
	case StepDraw:
		return fmt.Sprintf("%s's turn: %s draws, %s to go.", turn, t.seats[p.drawer()-1], rules.Count(int32(p.drawLeft), "card"))
	case StepDepart:
		return fmt.Sprintf("%s's turn: the cargo is loaded, %s must depart.", turn, turn)
	case StepKing:
		return fmt.Sprintf("%s's turn: %s rolls to %s the trip.", turn, turn, kingNames[p.king])
	case StepRush:
		return fmt.Sprintf("%s's turn: %s rolls to hurry.", turn, turn)
	case StepForfeit:
		return fmt.Sprintf("%s's turn: hurrying failed, %s discards one more card.", turn, turn)
	case StepDefence:
		return fmt.Sprintf("%s raids %s: %s chooses the defence.", turn, opponent, opponent)
	case StepAttack:
		return fmt.Sprintf("%s raids %s: %s rolls.", turn, opponent, turn)
	case StepHit:
		return fmt.Sprintf("%s raids %s: a hit; %s may double it or pass.", turn, opponent, turn)
	case StepAnswer:
		return fmt.Sprintf("%s raids %s: %s answers the hit.", turn, opponent, opponent)
	case StepOver:
		return fmt.Sprintf("The game is over: %s has won.", turn)
	default:
		return turn + "'s turn."
	}
}

func (t *table) standingCombat(c *combat) string {
	if c.defence == noCard {
		return fmt.Sprintf("Combat: attack card %s, no defence card yet", cardNames[c.attack])
	}
	return fmt.Sprintf("Combat: attack %s (%d), defence %s (%d), %s left, %s on the defence card, %s more to win",
		cardNames[c.attack], c.attackValue, cardNames[c.defence], c.defenceValue,
		rules.Count(c.rollsLeft, "roll"), rules.Count(int32(c.hits), "hit"), rules.Count(int32(t.hitsNeeded(c)), "hit"))
}
