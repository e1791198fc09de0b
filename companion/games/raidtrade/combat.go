package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// raid starts a combat, from anywhere and on anybody (RD-8.1).
func (t *table) raid() verb {
	barred := check{
		Rule:   "RD-8.2",
		Breaks: func(p *Position, _ act) bool { return p.raidBarred },
		Why: func(_ *Position, a act) wording.Text {
			return wording.Say("{rival} has escaped from a raid this turn, so {who} can't begin another one.", t.rival(a.Seat))
		},
	}
	return verb{
		Is: BeginRaid, Steps: rules.In(StepMain), Words: words(cardWords),
		Help: "Attack your opponent with a card of your hand.", Template: "{who} raids with the {1}",
		Checks: t.withCard(barred),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			p.of(seat).Hand.Take(card)
			p.combat = combat{attack: card, defence: noCard}
			p.follow(raided)
		}),
	}
}

// defend plays a defence card out of the hand.
func (t *table) defend() verb {
	empty := check{
		Rule:   "RD-8.3",
		Breaks: func(p *Position, a act) bool { return p.of(a.Seat).Hand.Size() == 0 },
		Plain:  "{who} holds no card and must defend with the top card of the deck.",
	}
	return verb{
		Is: Defend, Steps: rules.In(StepDefence), Words: words(cardWords),
		Help: "Defend yourself with a card of your hand.", Template: "{who} defends with the {1}",
		Checks: t.withCard(empty),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			p.of(seat).Hand.Take(card)
			t.meet(p, card)
		}),
	}
}

// defendTop turns the defence card up from the own deck.
func (t *table) defendTop() verb {
	holding := check{
		Rule:   "RD-8.4",
		Breaks: func(p *Position, a act) bool { return p.of(a.Seat).Hand.Size() > 0 },
		Why: func(p *Position, a act) wording.Text {
			n := p.of(a.Seat).Hand.Size()
			if n == 1 {
				return wording.Say("{who} holds one card and must defend with it, not with the deck.")
			}
			return wording.Say("{who} holds {cards} and must defend with one of them, not with the deck.", wording.Some(n, "card"))
		},
	}
	return verb{
		Is: DefendTop, Steps: rules.In(StepDefence), Words: words(cardWords), Reveals: true,
		Help: "Defend yourself with the top card of your deck.", Template: "{who} turns up the {1} as defence",
		Checks: []check{holding, t.notHidden(wording.Say("turned up"))},
		Ways:   rules.With1(fromDeck),
		Luck: rules.With1(func(p *Position, _, card int) int { // few rolls against many boxes
			attack, defence := t.n.values(p.combat.attack, card)
			return t.house.Boxes(defence) - attack
		}),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			p.of(seat).Deck--
			t.meet(p, card)
		}),
	}
}

// meet puts the defence card against the attack card: the values are known now,
// and with them the rolls (RD-8.5, RD-8.8).
func (t *table) meet(p *Position, card int) {
	c := &p.combat
	c.defence = card
	c.attackValue, c.defenceValue = t.n.values(c.attack, card)
	c.rollsLeft = c.attackValue
	p.follow(defended)
}

// escape is the defender's Ace in place of a defence card.
func (t *table) escape() verb {
	return verb{
		Is: Escape, Steps: rules.In(StepDefence), Words: words(cardWords),
		Help: "Play an Ace instead of a defence card: the raid is over.", Template: "{who} escapes with the {1}",
		Checks: t.withCard(playedWith("RD-8.6", wording.Say("escapes from a raid"), wording.Say("an Ace"), ace)),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			spend(p, seat, card)
			p.endCombat()
			p.raidBarred = true
		}),
	}
}

// endCombat discards the combat cards; the attacker's turn goes on (RD-8.17).
func (p *Position) endCombat() {
	attacker := p.Turn
	p.of(attacker).Discard.Add(p.combat.attack, 1)
	if p.combat.defence != noCard {
		p.of(other(attacker)).Discard.Add(p.combat.defence, 1)
	}
	p.combat = noCombat
	p.follow(raidEnded)
}

// win is the attacker's victory (RD-8.16); at the last but one it ends the game (RD-6.4).
func (t *table) win(p *Position) {
	winner, loser := p.of(p.Turn), p.of(other(p.Turn))
	if t.plunderToCargo {
		winner.Cargo += loser.Cargo
	} else {
		winner.BankBlack += loser.Cargo
	}
	loser.Cargo, loser.Trip, loser.Travelled = 0, 0, false
	winner.Level++
	p.endCombat()
	if winner.Level == t.n.levels {
		p.winner = p.Turn
		p.follow(lastLevelWon)
	}
}
