package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// rush pays a card for a Faster game roll.
func (t *table) rush() verb {
	return verb{
		Is: Rush, Steps: rules.In(StepMain), Words: words(cardWords),
		Help: "Discard a card and roll: 5 and 6 let you take off two Trip tokens.", Template: "{who} hurries and pays the {1}",
		Checks: t.withCard(
			check{
				Rule:   "RD-9.1",
				Breaks: func(*Position, act) bool { return !t.faster },
				Plain:  "The table plays without the Faster game rule, so nobody can hurry.",
			},
			check{
				Rule:   "RD-9.2",
				Breaks: func(p *Position, a act) bool { return p.of(a.Seat).InOrbit() },
				Plain:  "{who} is in orbit; only a trader on a trip can hurry.",
			},
			check{
				Rule:   "RD-9.3",
				Breaks: func(p *Position, _ act) bool { return p.rush != rushUnused },
				Plain:  "{who} has already tried to hurry this turn; one try a turn is allowed.",
			},
		),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			spend(p, seat, card)
			p.rush = rushUsed
			p.follow(hurried)
		}),
	}
}

// rollRush is the Faster game roll: 5 and 6 win, anything else costs another
// card, if there is one (RD-9.4, RD-9.9).
func (t *table) rollRush() verb {
	return verb{
		Is: Roll, Steps: rules.In(StepRush), Words: words(dieWords), Reveals: true,
		Help: "Roll to hurry: 5 or 6 succeeds.", Template: "{who} rolls {1} to hurry",
		Luck: rules.With1(func(_ *Position, _, die int) int { return atLeast(die, t.n.hurryFrom) }),
		Effect: rules.Do1(func(p *Position, seat, die int) {
			switch {
			case t.hurries(die):
				p.rush = rushWon
				p.follow(rushDone)
			case p.of(seat).Hand.Size() > 0:
				p.follow(rushLost)
			default:
				p.follow(rushDone)
			}
		}),
	}
}

// forfeit is the card that a lost Faster game roll costs.
func (t *table) forfeit() verb {
	return verb{
		Is: Discard, Steps: rules.In(StepForfeit), Words: words(cardWords),
		Help: "Discard the card that the failed roll costs.", Template: "{who} discards the {1}",
		Checks: t.withCard(),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			spend(p, seat, card)
			p.follow(rushDone)
		}),
	}
}

// endTwo ends the turn with two tokens off the Trip card.
func (t *table) endTwo() verb {
	return verb{
		Is: EndTwo, Steps: rules.In(StepMain),
		Help: "End your turn and take two tokens off your Trip card.", Template: "{who} ends the turn with two tokens off the Trip card",
		Checks: []check{
			{
				Rule:   "RD-9.4",
				Breaks: func(p *Position, _ act) bool { return p.rush != rushWon },
				Why: func(_ *Position, _ act) wording.Text {
					return wording.Say("{who} takes {tokens} off only after a successful roll to hurry, and none was rolled this turn.", wording.Some(t.n.hurriedBy, "token"))
				},
			},
			{
				Rule:   "RD-9.5",
				Breaks: func(p *Position, a act) bool { return p.of(a.Seat).Trip < t.n.hurriedBy },
				Why: func(p *Position, a act) wording.Text {
					return wording.Say("{who} has {tokens} on the Trip card and can't take {number} off.", wording.Some(p.of(a.Seat).Trip, "token"), wording.Spell(t.n.hurriedBy))
				},
			},
		},
		Effect: func(p *Position, a act) {
			p.of(a.Seat).Trip -= t.n.hurriedBy
			t.finish(p, true)
		},
	}
}

// hurries reports whether a face of the die wins the Faster game roll (RD-9.4).
func (t *table) hurries(die int) bool { return die >= t.n.hurryFrom }
