package raidtrade

import "tablekeeper/companion/rules"

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []rules.Text {
	lines := []rules.Text{t.standing(p)}
	if p.combat.attack != noCard {
		lines = append(lines, t.standingCombat(&p.combat))
	}
	for i := range t.seats {
		s := &p.seats[i]
		where := rules.Say("in orbit")
		if !s.inOrbit() {
			where = rules.Say("in space, Trip {tokens}", s.trip)
		}
		line := rules.Say("{who}: level {level} with {tokens}, {where}; Bank {black} black, {white} white; Cargo {cargo}; hand {hand} (known: {known}); deck {deck}; discards: {discards}",
			t.name(i+1), s.level, rules.Count(s.levelTokens, "token"), where, s.bankBlack, s.bankWhite, s.cargo,
			s.hand.Size(), rules.ListCards(&s.hand.Known, cardNames), s.deck, rules.ListCards(&s.discard, cardNames))
		if s.misses > 0 {
			line = rules.Say("{line}; misses {turns}", line, rules.Count(s.misses, "turn"))
		}
		lines = append(lines, line)
	}
	return lines
}

func (t *table) standing(p *position) rules.Text {
	if p.step == StepInitiative {
		return rules.Say("The roll for the first turn: the higher number begins.")
	}
	turn := t.name(int(p.turn))
	opponent := t.rival(int(p.turn))
	switch p.step {
	case StepDraw:
		return rules.Say("{turn}'s turn: {who} draws, {cards} to go.", turn, t.name(p.drawer()), rules.Count(int32(p.drawLeft), "card"))
	case StepDepart:
		return rules.Say("{turn}'s turn: the cargo is loaded, {turn} must depart.", turn)
	case StepKing:
		return rules.Say("{turn}'s turn: {turn} rolls to {change} the trip.", turn, kingNames[p.king])
	case StepRush:
		return rules.Say("{turn}'s turn: {turn} rolls to hurry.", turn)
	case StepForfeit:
		return rules.Say("{turn}'s turn: hurrying failed, {turn} discards one more card.", turn)
	case StepDefence:
		return rules.Say("{turn} raids {opponent}: {opponent} chooses the defence.", turn, opponent)
	case StepAttack:
		return rules.Say("{turn} raids {opponent}: {turn} rolls.", turn, opponent)
	case StepHit:
		return rules.Say("{turn} raids {opponent}: a hit; {turn} may double it or pass.", turn, opponent)
	case StepAnswer:
		return rules.Say("{turn} raids {opponent}: {opponent} answers the hit.", turn, opponent)
	case StepOver:
		return rules.Say("The game is over: {turn} has won.", turn)
	default:
		return rules.Say("{turn}'s turn.", turn)
	}
}

func (t *table) standingCombat(c *combat) rules.Text {
	if c.defence == noCard {
		return rules.Say("Combat: attack card {card}, no defence card yet", cardNames[c.attack])
	}
	return rules.Say("Combat: attack {card} ({attackValue}), defence {defence} ({defenceValue}), {rolls} left, {hits} on the defence card, {hits2} more to win",
		cardNames[c.attack], c.attackValue, cardNames[c.defence], c.defenceValue, rules.Count(c.rollsLeft, "roll"), rules.Count(int32(c.hits), "hit"), rules.Count(int32(t.hitsNeeded(c)), "hit"))
}
