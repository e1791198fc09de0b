package raidtrade

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// rush pays a card for a Faster game roll.
func (t *table) rush() verb {
	return verb{
		Name: "rush", Steps: rules.In(StepMain), Words: words(cardWords),
		Help: "Discard a card and roll: 5 and 6 let you take off two Trip tokens.", Template: "{who} hurries and pays the {1}",
		Checks: t.withCard(
			check{
				Rule: "RD-9.1", Reads: rules.NoWord,
				Breaks: func(*position, act) bool { return !t.faster },
				Why: func(*position, act) string {
					return "The table plays without the Faster game rule, so nobody can hurry."
				},
			},
			check{
				Rule: "RD-9.2", Reads: rules.NoWord,
				Breaks: func(p *position, a act) bool { return p.of(a.Seat).inOrbit() },
				Why:    func(_ *position, a act) string { return t.name(a) + " is in orbit; only a trader on a trip can hurry." },
			},
			check{
				Rule: "RD-9.3", Reads: rules.NoWord,
				Breaks: func(p *position, _ act) bool { return p.rush != rushUnused },
				Why: func(_ *position, a act) string {
					return t.name(a) + " has already tried to hurry this turn; one try a turn is allowed."
				},
			},
		),
		Effect: func(p *position, a act) {
			spend(p, a)
			p.rush = rushUsed
			p.follow(hurried)
		},
	}
}

// rollRush is the Faster game roll: 5 and 6 win, anything else costs another
// card, if there is one (RD-9.4, RD-9.9).
func (t *table) rollRush() verb {
	return verb{
		Name: "roll", Steps: rules.In(StepRush), Words: words(dieWords), Reveals: true,
		Help: "Roll to hurry: 5 or 6 succeeds.", Template: "{who} rolls {1} to hurry",
		Effect: func(p *position, a act) {
			switch {
			case a.Words[0] >= hurryFrom:
				p.rush = rushWon
				p.follow(rushDone)
			case p.of(a.Seat).hand.Size() > 0:
				p.follow(rushLost)
			default:
				p.follow(rushDone)
			}
		},
	}
}

// forfeit is the card that a lost Faster game roll costs.
func (t *table) forfeit() verb {
	return verb{
		Name: "discard", Steps: rules.In(StepForfeit), Words: words(cardWords),
		Help: "Discard the card that the failed roll costs.", Template: "{who} discards the {1}",
		Checks: t.withCard(),
		Effect: func(p *position, a act) {
			spend(p, a)
			p.follow(rushDone)
		},
	}
}

// endTwo ends the turn with two tokens off the Trip card.
func (t *table) endTwo() verb {
	return verb{
		Name: "end 2", Steps: rules.In(StepMain),
		Help: "End your turn and take two tokens off your Trip card.", Template: "{who} ends the turn with two tokens off the Trip card",
		Checks: []check{
			{
				Rule:   "RD-9.4",
				Breaks: func(p *position, _ act) bool { return p.rush != rushWon },
				Why: func(_ *position, a act) string {
					return t.name(a) + " takes two tokens off only after a 5 or 6 for hurrying, and none was rolled this turn."
				},
			},
			{
				Rule:   "RD-9.5",
				Breaks: func(p *position, a act) bool { return p.of(a.Seat).trip < hurriedBy },
				Why: func(p *position, a act) string {
					return fmt.Sprintf("%s has %s on the Trip card and can't take two off.", t.name(a), rules.Some(p.of(a.Seat).trip, "token"))
				},
			},
		},
		Effect: func(p *position, a act) {
			p.of(a.Seat).trip -= hurriedBy
			t.finish(p, true)
		},
	}
}
