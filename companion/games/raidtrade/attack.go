package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// rollAttack is one attack roll.
func (t *table) rollAttack() verb {
	return verb{
		Is: Roll, Steps: rules.In(StepAttack), Words: words(dieWords), Reveals: true,
		Help: "Roll for a hit.", Template: "{who} rolls {1} in the attack",
		Luck: rules.With1(func(_ *Position, _, die int) int { return atLeast(die, t.house.LeastHit()) }),
		Checks: []check{{
			Rule:   "RD-8.8",
			Breaks: func(p *Position, _ act) bool { return p.combat.rollsLeft == 0 },
			Plain:  "{who} has no roll left: buy one with a Level token, or withdraw.",
		}},
		Effect: rules.Do1(func(p *Position, _, die int) {
			p.combat.rollsLeft--
			if t.house.Hit(die) {
				p.combat.pending = t.n.plainHit
				p.follow(hit)
			}
		}),
	}
}

// autoHit is the attacker's Ace: a hit without a roll.
func (t *table) autoHit() verb {
	return verb{
		Is: AutoHit, Steps: rules.In(StepAttack), Words: words(cardWords),
		Help: "Play an Ace: a hit without a roll.", Template: "{who} hits with the {1}",
		Checks: t.withCard(playedWith("RD-8.6", wording.Say("hits without a roll"), wording.Say("an Ace"), ace)),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			spend(p, seat, card)
			p.combat.pending = t.n.plainHit
			p.follow(hit)
		}),
	}
}

// extra buys one more roll with a Level token.
func (t *table) extra() verb {
	differ := check{
		Rule: "RD-9.7",
		Breaks: func(p *Position, _ act) bool {
			return t.complex && suit(p.combat.attack) != suit(p.combat.defence)
		},
		Why: func(p *Position, _ act) wording.Text {
			attack, defence := p.combat.attack, p.combat.defence
			return wording.Say("The {card} is {colour} and the {defence} {other}, so Level tokens buy no rolls.",
				cardTitles[attack], colour(attack), cardTitles[defence], colour(defence))
		},
	}
	return verb{
		Is: Extra, Steps: rules.In(StepAttack),
		Help: "Discard a Level token: one more attack roll.", Template: "{who} buys one more roll",
		Checks: []check{differ, t.levelToken("RD-8.9", wording.Say("to buy a roll with"))},
		Effect: func(p *Position, a act) {
			p.of(a.Seat).LevelTokens--
			p.combat.rollsLeft++
		},
	}
}

// levelToken is the check that there is a token on the Level card to spend.
func (t *table) levelToken(rule string, purpose wording.Text) check {
	return check{
		Rule:   rule,
		Breaks: func(p *Position, a act) bool { return p.of(a.Seat).LevelTokens == 0 },
		Why: func(_ *Position, _ act) wording.Text {
			return wording.Say("{who} has no token on the Level card {purpose}.", purpose)
		},
	}
}

// withdraw breaks the attack off.
func (t *table) withdraw() verb {
	return verb{
		Is: Withdraw, Steps: rules.In(StepAttack),
		Help: "Break off an attack that can't be won with the rolls left.", Template: "{who} withdraws",
		Checks: []check{{
			Rule:   "RD-8.10",
			Breaks: func(p *Position, _ act) bool { return !hopeless(p.combat.rollsLeft, t.hitsNeeded(&p.combat)) },
			Why: func(p *Position, _ act) wording.Text {
				return wording.Say("{who} can still win with {rolls} left and {hits} to go, so the raid goes on.", wording.Some(p.combat.rollsLeft, "roll"), wording.Some(t.hitsNeeded(&p.combat), "hit"))
			},
		}},
		Effect: func(p *Position, _ act) { p.endCombat() },
	}
}

// double is the attacker's King or Queen right after a hit (RD-8.11); pass goes
// without.
func (t *table) double() verb {
	return verb{
		Is: Double, Steps: rules.In(StepHit), Words: words(cardWords),
		Help: "Play a King or a Queen: the hit counts double.", Template: "{who} doubles the hit with the {1}",
		Checks: t.withCard(playedWith("RD-8.6", wording.Say("doubles a hit"), wording.Say("a King or a Queen"), king, queen)),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			spend(p, seat, card)
			p.combat.pending = t.n.doubledHit
			p.follow(hitAnswered)
		}),
	}
}

func (t *table) pass() verb {
	return verb{
		Is: Pass, Passes: true, Steps: rules.In(StepHit),
		Help: "Don't double it: the hit counts once.", Template: "{who} doesn't double the hit",
		Effect: func(p *Position, _ act) { p.follow(hitAnswered) },
	}
}

// evade is the defender's King or Queen in answer to a hit: what is left of the
// hit is void (RD-8.12).
func (t *table) evade() verb {
	return verb{
		Is: Evade, Steps: rules.In(StepAnswer), Words: words(cardWords),
		Help: "Play a King or a Queen: the hit is void.", Template: "{who} evades with the {1}",
		Checks: t.withCard(playedWith("RD-8.6", wording.Say("evades a hit"), wording.Say("a King or a Queen"), king, queen)),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			spend(p, seat, card)
			p.combat.pending = 0
			p.follow(hitSettled)
		}),
	}
}

// absorb discards a Level token in place of one token of the hit (RD-8.14).
func (t *table) absorb() verb {
	alike := check{
		Rule: "RD-9.8",
		Breaks: func(p *Position, _ act) bool {
			return t.complex && suit(p.combat.attack) == suit(p.combat.defence)
		},
		Why: func(p *Position, _ act) wording.Text {
			attack, defence := p.combat.attack, p.combat.defence
			return wording.Say("The {card} and the {defence} are both {colour}, so Level tokens stop no hits.",
				cardTitles[attack], cardTitles[defence], colour(attack))
		},
	}
	return verb{
		Is: Absorb, Steps: rules.In(StepAnswer),
		Help: "Discard a Level token in place of one hit token.", Template: "{who} absorbs a hit token",
		Checks: []check{alike, t.levelToken("RD-8.13", wording.Say("to give up"))},
		Effect: func(p *Position, a act) {
			p.of(a.Seat).LevelTokens--
			p.combat.pending--
			if p.combat.pending == 0 {
				p.follow(hitSettled)
			}
		},
	}
}

// take puts the hit on the defence card; it may be the one that wins (RD-8.15).
func (t *table) take() verb {
	return verb{
		Is: Take, Steps: rules.In(StepAnswer),
		Help: "Place the hit on the defence card.", Template: "{who} takes the hit",
		Effect: func(p *Position, _ act) {
			c := &p.combat
			c.hits += c.pending
			c.pending = 0
			p.follow(hitSettled)
			if t.hitsNeeded(c) <= 0 {
				t.win(p)
			}
		},
	}
}

// atLeast is the luck of a roll that succeeds from a face on: 1 or 0.
func atLeast(die, face int) int {
	if die >= face {
		return 1
	}
	return 0
}
