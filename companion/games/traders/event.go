package traders

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// event draws the event card of a turn; it works at once (TR-3.1).
func (t *table) event() verb {
	return verb{
		Is: DrawEvent, Steps: rules.In(StepEvent), Words: words(eventWords), Reveals: true,
		Help: "Draw the event card of the turn.", Template: "{who} draws the event card {1}",
		Checks: []check{rules.Check1(rules.Counted,
			func(p *position, _, card int) bool {
				if p.happened.Sum() < t.events {
					return p.happened.Of(card) == p.events.Of(card)
				}
				return p.events.Of(card) == 0
			},
			func(p *position, _, card int) wording.Text {
				switch n, card := p.events.Of(card), cardTitles[card]; n {
				case 0:
					return wording.Say("The event deck of this table has no {card} card.", card)
				case 1:
					return wording.Say("The only {card} card has been drawn since the last shuffle; look at the card again.", card)
				case 2:
					return wording.Say("Both {card} cards have been drawn since the last shuffle; look at the card again.", card)
				default:
					return wording.Say("All {number} {card} cards have been drawn since the last shuffle; look at the card again.", n, card)
				}
			})},
		Effect: rules.Do1(func(p *position, _, card int) {
			if p.happened.Sum() == t.events {
				p.happened = rules.Counts{} // TR-3.2
			}
			p.happened.Add(card, 1)
			p.follow(eventDrawn)
			t.happen(p, card)
		}),
		Ways: rules.With1(func(p *position, _, card int) int { return t.eventsLeft(p, card) }),
	}
}

// eventsLeft counts the copies of an event card among which the next one is drawn.
func (t *table) eventsLeft(p *position, card int) int {
	left := p.events.Of(card)
	if p.happened.Sum() < t.events {
		left -= p.happened.Of(card)
	}
	return left
}

func (t *table) happen(p *position, card int) {
	turn := p.turn
	switch card {
	case credits:
		p.money[turn-1] += int32(t.n.creditsBring)
	case engineBoost:
		p.dice = int8(t.n.boostDice)
	case actionCard:
		p.follow(freeCardDrawn)
	case engineFailure:
		p.open(pending{card: engineFailure, target: turn})
		t.ask(p)
	case pirate:
		if p.goods[turn-1][ship].none() && p.money[turn-1] < pirateLeast {
			return // TR-3.8
		}
		p.open(pending{card: pirate, target: turn})
		t.ask(p)
	default:
		p.open(pending{card: int8(card), resource: int8(card - resourceMetal + 1)})
		t.gain(p)
	}
}

// open sets the card that is being resolved. Planet and resource are counted
// from 1 in the argument, so that what is not named is none; play goes on in the
// step in which the card came up.
func (p *position) open(c pending) {
	c.open = true
	c.planet--
	c.resource--
	c.back = p.step
	p.pending = c
}

// giveUp is the choice of the player whom pirates hit (TR-3.7).
func (t *table) giveUp() verb {
	return verb{
		Is: Give, Steps: rules.In(StepPirate), Words: words(lossWords),
		Help: "Let the pirates have all cargo or half the money.", Template: "{who} leaves the pirates {1}",
		Effect: rules.Do1(func(p *position, seat, loss int) {
			if loss == ship {
				p.goods[seat-1][ship] = goods{}
			} else {
				p.money[seat-1] -= half(p.money[seat-1])
			}
			p.settled()
		}),
	}
}

// carriesResource is the check that a ship carries the resource of the first word.
func (t *table) carriesResource(rule string) check {
	return rules.Check1(rule,
		func(p *position, seat, resource int) bool { return p.goods[seat-1][ship][resource] == 0 },
		func(_ *position, _, resource int) wording.Text {
			return wording.Say("{who}'s ship carries no {resource}.", resourceNames[resource])
		})
}

// jettison throws a resource overboard for the one that is gained (TR-4.2).
func (t *table) jettison() verb {
	return verb{
		Is: Jettison, Steps: rules.In(StepCargo), Words: words(resourceWords),
		Help: "Throw a resource overboard for the one that you gain.", Template: "{who} throws {1} overboard",
		Checks: []check{t.carriesResource("TR-4.2")},
		Effect: rules.Do1(func(p *position, seat, resource int) {
			p.goods[seat-1][ship][resource]--
			p.goods[seat-1][ship][p.pending.resource]++
			p.settled()
		}),
	}
}

// leave stores what is gained on the station where the ship stands (TR-4.3).
func (t *table) leave() verb {
	return verb{
		Is: Leave, Steps: rules.In(StepCargo),
		Help: "Store the resource on your station here.", Template: "{who} leaves the resource on the station",
		Checks: []check{{
			Rule:   "TR-4.3",
			Breaks: func(p *position, a act) bool { return p.owner(p.ships[a.Seat-1]) != a.Seat },
			Plain:  "{who}'s ship is not on a station of {who}, so nothing can be left there.",
		}},
		Effect: func(p *position, a act) {
			planet, _ := p.board.space(p.ships[a.Seat-1])
			p.goods[a.Seat-1][planet][p.pending.resource]++
			p.settled()
		},
	}
}

// refuse does without what is gained (TR-4.2).
func (t *table) refuse() verb {
	return verb{
		Is: Refuse, Steps: rules.In(StepCargo),
		Help: "Refuse the resource.", Template: "{who} refuses the resource",
		Effect: func(p *position, _ act) { p.settled() },
	}
}
