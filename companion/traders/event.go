package traders

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// event draws the event card of a turn; it works at once (TR-3.1).
func (t *table) event() verb {
	return verb{
		Name: "event", Steps: rules.In(StepEvent), Words: words(eventWords), Reveals: true,
		Help: "Draw the event card of the turn.", Template: "{who} draws the event card {1}",
		Checks: []check{{
			Rule: rules.Counted,
			Breaks: func(p *position, a act) bool {
				if p.happened.Sum() < eventCards {
					return p.happened.Of(a.Words[0]) == p.events.Of(a.Words[0])
				}
				return p.events.Of(a.Words[0]) == 0
			},
			Why: func(p *position, a act) string {
				switch n, card := p.events.Of(a.Words[0]), cardTitles[a.Words[0]]; n {
				case 0:
					return fmt.Sprintf("The event deck of this table has no %s card.", card)
				case 1:
					return fmt.Sprintf("The only %s card has been drawn since the last shuffle; look at the card again.", card)
				case 2:
					return fmt.Sprintf("Both %s cards have been drawn since the last shuffle; look at the card again.", card)
				default:
					return fmt.Sprintf("All %d %s cards have been drawn since the last shuffle; look at the card again.", n, card)
				}
			},
		}},
		Effect: func(p *position, a act) {
			if p.happened.Sum() == eventCards {
				p.happened = rules.Counts{} // TR-3.2
			}
			p.happened.Add(a.Words[0], 1)
			p.follow(eventDrawn)
			t.happen(p, a.Words[0])
		},
		Ways: func(p *position, a act) int { return p.eventsLeft(a.Words[0]) },
	}
}

// eventsLeft counts the copies of an event card among which the next one is drawn.
func (p *position) eventsLeft(card int) int {
	left := p.events.Of(card)
	if p.happened.Sum() < eventCards {
		left -= p.happened.Of(card)
	}
	return left
}

func (t *table) happen(p *position, card int) {
	turn := p.turn
	switch card {
	case credits:
		p.money[turn-1] += creditsBring
	case engineBoost:
		p.dice = boostDice
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
		p.gain()
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
		Name: "give", Steps: rules.In(StepPirate), Words: words(lossWords),
		Help: "Let the pirates have all cargo or half the money.", Template: "{who} leaves the pirates {1}",
		Effect: func(p *position, a act) {
			if a.Words[0] == ship {
				p.goods[a.Seat-1][ship] = goods{}
			} else {
				p.money[a.Seat-1] -= p.money[a.Seat-1] / 2 // TR-9.3
			}
			p.settled()
		},
	}
}

// carriesResource is the check that a ship carries the resource of the first word.
func (t *table) carriesResource(rule string) check {
	return check{
		Rule:   rule,
		Breaks: func(p *position, a act) bool { return p.goods[a.Seat-1][ship][a.Words[0]] == 0 },
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("%s's ship carries no %s.", t.name(a.Seat), resourceNames[a.Words[0]])
		},
	}
}

// jettison throws a resource overboard for the one that is gained (TR-4.2).
func (t *table) jettison() verb {
	return verb{
		Name: "jettison", Steps: rules.In(StepCargo), Words: words(resourceWords),
		Help: "Throw a resource overboard for the one that you gain.", Template: "{who} throws {1} overboard",
		Checks: []check{t.carriesResource("TR-4.2")},
		Effect: func(p *position, a act) {
			p.goods[a.Seat-1][ship][a.Words[0]]--
			p.goods[a.Seat-1][ship][p.pending.resource]++
			p.settled()
		},
	}
}

// leave stores what is gained on the station where the ship stands (TR-4.3).
func (t *table) leave() verb {
	return verb{
		Name: "leave", Steps: rules.In(StepCargo),
		Help: "Store the resource on your station here.", Template: "{who} leaves the resource on the station",
		Checks: []check{{
			Rule: "TR-4.3", Reads: rules.NoWord,
			Breaks: func(p *position, a act) bool { return p.owner(p.ships[a.Seat-1]) != a.Seat },
			Why: func(_ *position, a act) string {
				return fmt.Sprintf("%s's ship is not on a station of %s, so nothing can be left there.", t.name(a.Seat), t.name(a.Seat))
			},
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
		Name: "refuse", Steps: rules.In(StepCargo),
		Help: "Refuse the resource.", Template: "{who} refuses the resource",
		Effect: func(p *position, _ act) { p.settled() },
	}
}
