package raidtrade

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []wording.Text {
	lines := []wording.Text{t.standing(p)}
	if p.combat.attack != noCard {
		lines = append(lines, t.standingCombat(&p.combat))
	}
	for i := range t.seats {
		s := &p.seats[i]
		where := wording.Say("in orbit")
		if !s.inOrbit() {
			where = wording.Say("in space, Trip {tokens}", s.trip)
		}
		line := wording.Say("{who}: level {level} with {tokens}, {where}; Bank {black} black, {white} white; Cargo {cargo}; hand {hand} (known: {known}); deck {deck}; discards: {discards}",
			t.name(i+1), s.level, wording.Count(s.levelTokens, "token"), where, s.bankBlack, s.bankWhite, s.cargo,
			s.hand.Size(), rules.ListCards(&s.hand.Known, cardNames), s.deck, rules.ListCards(&s.discard, cardNames))
		if s.misses > 0 {
			line = wording.Say("{line}; misses {turns}", line, wording.Count(s.misses, "turn"))
		}
		lines = append(lines, line)
	}
	return lines
}

func (t *table) standing(p *position) wording.Text {
	if p.step == StepInitiative {
		return wording.Say("The roll for the first turn: the higher number begins.")
	}
	turn := t.name(int(p.turn))
	opponent := t.rival(int(p.turn))
	switch p.step {
	case StepDraw:
		return wording.Say("{turn}'s turn: {who} draws, {cards} to go.", turn, t.name(p.drawer()), wording.Count(int32(p.drawLeft), "card"))
	case StepDepart:
		return wording.Say("{turn}'s turn: the cargo is loaded, {turn} must depart.", turn)
	case StepKing:
		return wording.Say("{turn}'s turn: {turn} rolls to {change} the trip.", turn, kingNames[p.king])
	case StepRush:
		return wording.Say("{turn}'s turn: {turn} rolls to hurry.", turn)
	case StepForfeit:
		return wording.Say("{turn}'s turn: hurrying failed, {turn} discards one more card.", turn)
	case StepDefence:
		return wording.Say("{turn} raids {opponent}: {opponent} chooses the defence.", turn, opponent)
	case StepAttack:
		return wording.Say("{turn} raids {opponent}: {turn} rolls.", turn, opponent)
	case StepHit:
		return wording.Say("{turn} raids {opponent}: a hit; {turn} may double it or pass.", turn, opponent)
	case StepAnswer:
		return wording.Say("{turn} raids {opponent}: {opponent} answers the hit.", turn, opponent)
	case StepOver:
		return wording.Say("The game is over: {turn} has won.", turn)
	default:
		return wording.Say("{turn}'s turn.", turn)
	}
}

func (t *table) standingCombat(c *combat) wording.Text {
	if c.defence == noCard {
		return wording.Say("Combat: attack card {card}, no defence card yet", cardNames[c.attack])
	}
	return wording.Say("Combat: attack {card} ({attackValue}), defence {defence} ({defenceValue}), {rolls} left, {hits} on the defence card, {hits2} more to win",
		cardNames[c.attack], c.attackValue, cardNames[c.defence], c.defenceValue, wording.Count(c.rollsLeft, "roll"), wording.Count(int32(c.hits), "hit"), wording.Count(int32(t.hitsNeeded(c)), "hit"))
}
