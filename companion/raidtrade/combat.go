package raidtrade

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// raid starts a combat, from anywhere and on anybody (RD-8.1).
func (t *table) raid() verb {
	barred := check{
		Rule: "RD-8.2", Reads: rules.NoWord,
		Breaks: func(p *position, _ act) bool { return p.raidBarred },
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("%s has escaped from a raid this turn, so %s can't begin another one.", t.rival(a), t.name(a))
		},
	}
	return verb{
		Name: "raid", Steps: rules.In(StepMain), Words: words(cardWords),
		Help: "Attack your opponent with a card of your hand.", Template: "{who} raids with the {1}",
		Checks: t.withCard(barred),
		Effect: func(p *position, a act) {
			p.of(a.Seat).hand.Take(a.Words[0])
			p.combat = combat{attack: int8(a.Words[0]), defence: noCard}
			p.follow(raided)
		},
	}
}

// defend plays a defence card out of the hand.
func (t *table) defend() verb {
	empty := check{
		Rule: "RD-8.3", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool { return p.of(a.Seat).hand.Size() == 0 },
		Why: func(_ *position, a act) string {
			return t.name(a) + " holds no card and must defend with the top card of the deck."
		},
	}
	return verb{
		Name: "defend", Steps: rules.In(StepDefence), Words: words(cardWords),
		Help: "Defend yourself with a card of your hand.", Template: "{who} defends with the {1}",
		Checks: t.withCard(empty),
		Effect: func(p *position, a act) {
			p.of(a.Seat).hand.Take(a.Words[0])
			p.meet(a.Words[0])
		},
	}
}

// defendTop turns the defence card up from the own deck.
func (t *table) defendTop() verb {
	holding := check{
		Rule: "RD-8.4", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool { return p.of(a.Seat).hand.Size() > 0 },
		Why: func(p *position, a act) string {
			n := p.of(a.Seat).hand.Size()
			if n == 1 {
				return t.name(a) + " holds one card and must defend with it, not with the deck."
			}
			return fmt.Sprintf("%s holds %s and must defend with one of them, not with the deck.", t.name(a), rules.Some(n, "card"))
		},
	}
	return verb{
		Name: "defend-top", Steps: rules.In(StepDefence), Words: words(cardWords), Reveals: true,
		Help: "Defend yourself with the top card of your deck.", Template: "{who} turns up the {1} as defence",
		Checks: []check{holding, t.notHidden("turned up")},
		Ways:   fromDeck,
		Effect: func(p *position, a act) {
			p.of(a.Seat).deck--
			p.meet(a.Words[0])
		},
	}
}

// meet puts the defence card against the attack card: the values are known now,
// and with them the rolls (RD-8.5, RD-8.8).
func (p *position) meet(card int) {
	c := &p.combat
	c.defence = int8(card)
	c.attackValue, c.defenceValue = values(int(c.attack), card)
	c.rollsLeft = int32(c.attackValue)
	p.follow(defended)
}

// escape is the defender's Ace in place of a defence card.
func (t *table) escape() verb {
	return verb{
		Name: "escape", Steps: rules.In(StepDefence), Words: words(cardWords),
		Help: "Play an Ace instead of a defence card: the raid is over.", Template: "{who} escapes with the {1}",
		Checks: t.withCard(playedWith("RD-8.6", "escapes from a raid", "an Ace", ace)),
		Effect: func(p *position, a act) {
			spend(p, a)
			p.endCombat()
			p.raidBarred = true
		},
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

// win is the attacker's victory (RD-8.16); at level 9 it ends the game (RD-6.4).
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
	if winner.level == lastLevel {
		p.winner = p.turn
		p.follow(lastLevelWon)
	}
}
