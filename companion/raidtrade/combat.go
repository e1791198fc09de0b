package raidtrade

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// raid starts a combat, from anywhere and on anybody (RD-8.1).
func (t *table) raid() verb {
	barred := check{
		Rule: "RD-8.2", Reads: rules.NoWord,
		Breaks: func(p *position, _ act) bool { return p.raidBarred },
		Why: func(_ *position, a act) wording.Text {
			return wording.Say("{rival} has escaped from a raid this turn, so {who} can't begin another one.", t.rival(a.Seat), t.name(a.Seat))
		},
	}
	return verb{
		Is: BeginRaid, Steps: rules.In(StepMain), Words: words(cardWords),
		Help: "Attack your opponent with a card of your hand.", Template: "{who} raids with the {1}",
		Checks: t.withCard(barred),
		Effect: rules.Do1(func(p *position, seat, card int) {
			p.of(seat).hand.Take(card)
			p.combat = combat{attack: int8(card), defence: noCard}
			p.follow(raided)
		}),
	}
}

// defend plays a defence card out of the hand.
func (t *table) defend() verb {
	empty := check{
		Rule: "RD-8.3", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool { return p.of(a.Seat).hand.Size() == 0 },
		Why: func(_ *position, a act) wording.Text {
			return wording.Say("{who} holds no card and must defend with the top card of the deck.", t.name(a.Seat))
		},
	}
	return verb{
		Is: Defend, Steps: rules.In(StepDefence), Words: words(cardWords),
		Help: "Defend yourself with a card of your hand.", Template: "{who} defends with the {1}",
		Checks: t.withCard(empty),
		Effect: rules.Do1(func(p *position, seat, card int) {
			p.of(seat).hand.Take(card)
			t.meet(p, card)
		}),
	}
}

// defendTop turns the defence card up from the own deck.
func (t *table) defendTop() verb {
	holding := check{
		Rule: "RD-8.4", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool { return p.of(a.Seat).hand.Size() > 0 },
		Why: func(p *position, a act) wording.Text {
			n := p.of(a.Seat).hand.Size()
			if n == 1 {
				return wording.Say("{who} holds one card and must defend with it, not with the deck.", t.name(a.Seat))
			}
			return wording.Say("{who} holds {cards} and must defend with one of them, not with the deck.", t.name(a.Seat), wording.Some(n, "card"))
		},
	}
	return verb{
		Is: DefendTop, Steps: rules.In(StepDefence), Words: words(cardWords), Reveals: true,
		Help: "Defend yourself with the top card of your deck.", Template: "{who} turns up the {1} as defence",
		Checks: []check{holding, t.notHidden(wording.Say("turned up"))},
		Ways:   rules.With1(fromDeck),
		Luck: rules.With1(func(p *position, _, card int) int { // few rolls against many boxes
			attack, defence := t.n.values(int(p.combat.attack), card)
			return t.house.Boxes(int(defence)) - int(attack)
		}),
		Effect: rules.Do1(func(p *position, seat, card int) {
			p.of(seat).deck--
			t.meet(p, card)
		}),
	}
}

// meet puts the defence card against the attack card: the values are known now,
// and with them the rolls (RD-8.5, RD-8.8).
func (t *table) meet(p *position, card int) {
	c := &p.combat
	c.defence = int8(card)
	c.attackValue, c.defenceValue = t.n.values(int(c.attack), card)
	c.rollsLeft = int32(c.attackValue)
	p.follow(defended)
}

// escape is the defender's Ace in place of a defence card.
func (t *table) escape() verb {
	return verb{
		Is: Escape, Steps: rules.In(StepDefence), Words: words(cardWords),
		Help: "Play an Ace instead of a defence card: the raid is over.", Template: "{who} escapes with the {1}",
		Checks: t.withCard(playedWith("RD-8.6", wording.Say("escapes from a raid"), wording.Say("an Ace"), ace)),
		Effect: rules.Do1(func(p *position, seat, card int) {
			spend(p, seat, card)
			p.endCombat()
			p.raidBarred = true
		}),
	}
}

// endCombat discards the combat cards; the attacker's turn goes on (RD-8.17).
func (p *position) endCombat() {
	attacker := int(p.turn)
	p.of(attacker).discard.Add(int(p.combat.attack), 1)
	if p.combat.defence != noCard {
		p.of(other(attacker)).discard.Add(int(p.combat.defence), 1)
	}
	p.combat = noCombat
	p.follow(raidEnded)
}

// win is the attacker's victory (RD-8.16); at the last but one it ends the game (RD-6.4).
func (t *table) win(p *position) {
	winner, loser := p.of(int(p.turn)), p.of(other(int(p.turn)))
	if t.plunderToCargo {
		winner.cargo += loser.cargo
	} else {
		winner.bankBlack += loser.cargo
	}
	loser.cargo, loser.trip, loser.travelled = 0, 0, false
	winner.level++
	p.endCombat()
	if int(winner.level) == t.n.levels {
		p.winner = p.turn
		p.follow(lastLevelWon)
	}
}
