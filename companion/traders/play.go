package traders

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// plays are the forms of play, one a card (TR-6.16).
func (t *table) plays() []verb {
	seats := rules.Numbers("SEAT", 1, t.size()).OfSeats()
	return []verb{
		t.play(extraTurn, verb{
			Help:     "Take another turn after this one, without a planet card.",
			Template: "{who} plays an Extra Turn",
			Effect:   func(p *position, _ act) { p.extra++ }, // TR-6.14
		}),
		t.play(rebellion, verb{
			Words: words(producerWords),
			Help:  "A planet makes nothing for three planet cards.", Template: "{who} starts a Rebellion on {1}",
			Effect: func(p *position, a act) {
				p.open(pending{card: rebellion, planet: int8(a.Words[0] + 1)})
				t.ask(p)
			},
		}),
		t.play(immobilise, verb{
			Words: words(seats), Checks: []check{t.onOthers(immobilise)}, Effect: t.hit(immobilise),
			Help: "Another player misses the next turn.", Template: "{who} immobilises {1}",
		}),
		t.play(steal, verb{
			Words: words(seats), Checks: []check{t.onOthers(steal), t.holdsCards()}, Effect: t.hit(steal),
			Help: "Take a card at random from another hand.", Template: "{who} plays a Steal on {1}",
		}),
		t.play(mercenaries, verb{
			Words: words(seats, resourceWords), Checks: []check{t.onOthers(mercenaries), t.carries()},
			Help: "Bring a resource from another ship to yours.", Template: "{who} sends Mercenaries to {1} for {2}",
			Effect: t.hire,
		}),
		t.play(trade, verb{
			Words: words(fromWords, resourceWords, resourceWords), Checks: []check{t.twoAlike()},
			Help: "Make two resources of one kind in one place into one of any kind.", Template: "{who} trades two {2} for {3} ({1})",
			Effect: exchange,
		}),
		t.playCounter(), // last: messages name what can be played first
	}
}

func (t *table) hire(p *position, a act) {
	p.open(pending{card: mercenaries, target: int8(a.Words[0]), resource: int8(a.Words[1] + 1)})
	t.ask(p)
}

func exchange(p *position, a act) {
	at := &p.goods[a.Seat-1][a.Words[0]]
	at[a.Words[1]] -= tradeTakes
	at[a.Words[2]]++
}

// play completes the form of play of one card: first come its checks of the card
// and its cost, then what the form checks; the card is paid, then has its effect.
func (t *table) play(card int, form verb) verb {
	effect := form.Effect
	form.Name = "play " + actionNames[card]
	form.Steps = rules.In(StepAct1, StepAct2)
	form.Checks = append(append(t.holdsChecks("TR-6.3", rules.NoWord, own(card)), t.costsMoney(card)), form.Checks...)
	form.Effect = func(p *position, a act) {
		p.spend(a.Seat, card)
		effect(p, a)
	}
	return form
}

// playCounter is there for its sentence: a Counter is never played like this.
func (t *table) playCounter() verb {
	return verb{
		Name: "play counter", Steps: rules.In(StepAct1, StepAct2),
		Help: "A Counter is kept for an answer.", Template: "{who} plays a Counter",
		Checks: []check{{
			Rule: "TR-6.5", Reads: rules.NoWord,
			Breaks: func(*position, act) bool { return true },
			Why: func(*position, act) string {
				return "A Counter is played only in answer to a card that hits its player and can be countered."
			},
		}},
	}
}

// hit makes the seat of the first word the target of a card.
func (t *table) hit(card int8) func(p *position, a act) {
	return func(p *position, a act) {
		p.open(pending{card: card, target: int8(a.Words[0])})
		t.ask(p)
	}
}

func (t *table) onOthers(card int) check {
	return check{
		Rule: "TR-6.7", Reads: rules.FirstWord,
		Breaks: func(_ *position, a act) bool { return a.Words[0] == a.Seat },
		Why: func(*position, act) string {
			return cardTitles[card] + " can't be played against oneself; choose another player."
		},
	}
}

func (t *table) holdsCards() check {
	return check{
		Rule: "TR-6.9", Reads: rules.FirstWord,
		Breaks: func(p *position, a act) bool { return cardsIn(&p.hands[a.Words[0]-1]) == 0 },
		Why: func(_ *position, a act) string {
			return t.name(a.Words[0]) + " holds no action card that could be stolen."
		},
	}
}

func (t *table) carries() check {
	return check{
		Rule: "TR-6.8", Reads: rules.TwoWords,
		Breaks: func(p *position, a act) bool { return p.goods[a.Words[0]-1][ship][a.Words[1]] == 0 },
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("%s's ship carries no %s for the Mercenaries to take.", t.name(a.Words[0]), resourceNames[a.Words[1]])
		},
	}
}

func (t *table) twoAlike() check {
	return check{
		Rule: "TR-6.11", Reads: rules.TwoWords,
		Breaks: func(p *position, a act) bool { return p.goods[a.Seat-1][a.Words[0]][a.Words[1]] < tradeTakes },
		Why: func(p *position, a act) string {
			return fmt.Sprintf("The card Trade takes two %s from one place; %s has %s %s.", resourceNames[a.Words[1]], t.name(a.Seat),
				rules.Spell(p.goods[a.Seat-1][a.Words[0]][a.Words[1]]), at(a.Words[0]))
		},
	}
}

// at reports where something lies: "on Gobi", "at earth", "on the ship".
func at(place int) string {
	if place == earth {
		return "at earth"
	}
	return "on " + placeTitles[place]
}
