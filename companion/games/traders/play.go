package traders

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// plays are the forms of play, one a card (TR-6.16).
func (t *table) plays() []verb {
	seats := rules.Numbers("SEAT", 1, t.size()).OfSeats()
	return []verb{
		t.play(extraTurn, verb{
			Is:       PlayExtraTurn,
			Help:     "Take another turn after this one, without a planet card.",
			Template: "{who} plays an Extra Turn",
			Effect:   func(p *position, _ act) { p.extra++ }, // TR-6.14
		}),
		t.play(rebellion, verb{
			Is:    PlayRebellion,
			Words: words(producerWords),
			Help:  "A planet makes nothing for three planet cards.", Template: "{who} starts a Rebellion on {1}",
			Effect: rules.Do1(func(p *position, _, planet int) {
				p.open(pending{card: rebellion, planet: int8(planet + 1)})
				t.ask(p)
			}),
		}),
		t.play(immobilise, verb{
			Is:    PlayImmobilise,
			Words: words(seats), Checks: []check{t.onOthers(immobilise)}, Effect: t.hit(immobilise),
			Help: "Another player misses the next turn.", Template: "{who} immobilises {1}",
		}),
		t.play(steal, verb{
			Is:    PlaySteal,
			Words: words(seats), Checks: []check{t.onOthers(steal), t.holdsCards()}, Effect: t.hit(steal),
			Help: "Take a card at random from another hand.", Template: "{who} plays a Steal on {1}",
		}),
		t.play(mercenaries, verb{
			Is:    PlayMercenaries,
			Words: words(seats, resourceWords), Checks: []check{t.onOthers(mercenaries), t.carries()},
			Help: "Bring a resource from another ship to yours.", Template: "{who} sends Mercenaries to {1} for {2}",
			Effect: rules.Do2(t.hire),
		}),
		t.play(trade, verb{
			Is:    PlayTrade,
			Words: words(fromWords, resourceWords, resourceWords), Checks: []check{t.twoAlike()},
			Help: "Make two resources of one kind in one place into one of any kind.", Template: "{who} trades two {2} for {3} ({1})",
			Effect: rules.Do3(t.exchange),
		}),
		t.playCounter(), // last: messages name what can be played first
	}
}

func (t *table) hire(p *position, _, target, resource int) {
	p.open(pending{card: mercenaries, target: int8(target), resource: int8(resource + 1)})
	t.ask(p)
}

func (t *table) exchange(p *position, seat, place, two, one int) {
	at := &p.goods[seat-1][place]
	at[two] -= int32(t.n.tradeTakes)
	at[one]++
}

// play completes the form of play of one card: first come its checks of the card
// and its cost, then what the form checks; the card is paid, then has its effect.
func (t *table) play(card int, form verb) verb {
	effect := form.Effect
	form.Steps = rules.In(StepAct1, StepAct2)
	form.Checks = append(append(t.holdsChecks("TR-6.3", rules.NoWord, own(card)), t.costsMoney(card)), form.Checks...)
	form.Effect = func(p *position, a act) {
		t.spend(p, a.Seat, card)
		effect(p, a)
	}
	return form
}

// playCounter is there for its sentence: a Counter is never played like this.
func (t *table) playCounter() verb {
	return verb{
		Is: PlayCounter, Steps: rules.In(StepAct1, StepAct2),
		Help: "A Counter is kept for an answer.", Template: "{who} plays a Counter",
		Checks: []check{{
			Rule:   "TR-6.5",
			Breaks: func(*position, act) bool { return true },
			Plain:  "A Counter is played only in answer to a card that hits its player and can be countered.",
		}},
	}
}

// hit makes the seat of the first word the target of a card.
func (t *table) hit(card int8) func(p *position, a act) {
	return rules.Do1(func(p *position, _, target int) {
		p.open(pending{card: card, target: int8(target)})
		t.ask(p)
	})
}

func (t *table) onOthers(card int) check {
	return rules.Check1("TR-6.7",
		func(_ *position, seat, target int) bool { return target == seat },
		func(*position, int, int) wording.Text {
			return wording.Say("{card} can't be played against oneself; choose another player.", cardTitles[card])
		})
}

func (t *table) holdsCards() check {
	return rules.Check1("TR-6.9",
		func(p *position, _, target int) bool { return cardsIn(&p.hands[target-1]) == 0 },
		func(_ *position, _, target int) wording.Text {
			return wording.Say("{who} holds no action card that could be stolen.", t.name(target))
		})
}

func (t *table) carries() check {
	return rules.Check2("TR-6.8",
		func(p *position, _, target, resource int) bool { return p.goods[target-1][ship][resource] == 0 },
		func(_ *position, _, target, resource int) wording.Text {
			return wording.Say("{who}'s ship carries no {resource} for the Mercenaries to take.", t.name(target), resourceNames[resource])
		})
}

func (t *table) twoAlike() check {
	return rules.Check2("TR-6.11",
		func(p *position, seat, place, two int) bool {
			return p.goods[seat-1][place][two] < int32(t.n.tradeTakes)
		},
		func(p *position, seat, place, two int) wording.Text {
			return wording.Say("The card Trade takes {takes} {resource} from one place; {who} has {number} {place}.", wording.Spell(t.n.tradeTakes), resourceNames[two], wording.Spell(p.goods[seat-1][place][two]), at(place))
		})
}

// at reports where something lies: "on Gobi", "at earth", "on the ship".
func at(place int) wording.Text {
	if place == earth {
		return wording.Say("at earth")
	}
	return wording.Say("on {place}", placeTitles[place])
}
