package raidtrade

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// orbit is the first check of every action in orbit.
func (t *table) orbit() check {
	return check{
		Rule: "RD-3.1", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool { return !p.of(a.Seat).inOrbit() },
		Why: func(p *position, a act) string {
			return fmt.Sprintf("%s has %s on the Trip card and must arrive first; this is done in orbit.",
				t.name(a), rules.Some(p.of(a.Seat).trip, "token"))
		},
	}
}

// unload exchanges all cargo for white tokens.
func (t *table) unload() verb {
	return verb{
		Name: "unload", Steps: rules.In(StepMain),
		Help: "Exchange all your cargo for white tokens in the Bank.", Template: "{who} unloads the cargo",
		Checks: []check{
			t.orbit(),
			{
				Rule:   "RD-3.2",
				Breaks: func(p *position, a act) bool { return !p.of(a.Seat).travelled },
				Why: func(_ *position, a act) string {
					return fmt.Sprintf("%s can exchange cargo only right after an arrival: once, and not after losing a raid.", t.name(a))
				},
			},
			{
				Rule:   "RD-3.3",
				Breaks: func(p *position, a act) bool { return p.of(a.Seat).cargo == 0 },
				Why: func(_ *position, a act) string {
					return t.name(a) + "'s Cargo card is empty: there is nothing to exchange."
				},
			},
		},
		Effect: func(p *position, a act) {
			s := p.of(a.Seat)
			s.bankWhite += s.cargo
			s.cargo, s.travelled = 0, false
		},
	}
}

// sell discards a card for black tokens.
func (t *table) sell() verb {
	full := check{
		Rule: "RD-3.5",
		Breaks: func(p *position, a act) bool {
			s := p.of(a.Seat)
			return a.Words[1] == toLevel && s.levelTokens+price(a.Words[0]) > int32(s.level)
		},
		Why: func(p *position, a act) string {
			s := p.of(a.Seat)
			return fmt.Sprintf("%s's Level card takes %d tokens and has %s; there is no room for %s more.",
				t.name(a), s.level, rules.Spell(s.levelTokens), rules.Spell(price(a.Words[0])))
		},
	}
	return verb{
		Name: "sell", Steps: rules.In(StepMain), Words: words(cardWords, placeWords),
		Help: "Discard a card for black tokens: one, or two for a royal.", Template: "{who} sells the {1}: {2}",
		Checks: t.withCard(t.orbit(), full),
		Effect: func(p *position, a act) {
			spend(p, a)
			if s := p.of(a.Seat); a.Words[1] == toBank {
				s.bankBlack += price(a.Words[0])
			} else {
				s.levelTokens += price(a.Words[0])
			}
		},
	}
}

// inBank is the check that the Bank card holds as many black tokens as the move takes.
func (t *table) inBank(rule string) check {
	return check{
		Rule:   rule,
		Breaks: func(p *position, a act) bool { return int32(a.Words[0]) > p.of(a.Seat).bankBlack },
		Why: func(p *position, a act) string {
			return fmt.Sprintf("%s has %s in the Bank, not %s.", t.name(a), rules.Some(p.of(a.Seat).bankBlack, "black token"), rules.Spell(a.Words[0]))
		},
	}
}

// stow moves black tokens from the Bank to the Level card.
func (t *table) stow() verb {
	over := check{
		Rule: "RD-3.7",
		Breaks: func(p *position, a act) bool {
			s := p.of(a.Seat)
			return s.levelTokens+int32(a.Words[0]) > int32(s.level)
		},
		Why: func(p *position, a act) string {
			s := p.of(a.Seat)
			return fmt.Sprintf("%s's Level card takes %d tokens and has %s; there is no room for %s more.",
				t.name(a), s.level, rules.Spell(s.levelTokens), rules.Spell(a.Words[0]))
		},
	}
	most := func(p *position, seat int) int {
		s := p.of(seat)
		return int(min(s.bankBlack, int32(s.level)-s.levelTokens))
	}
	return verb{
		Name: "stow", Steps: rules.In(StepMain), Words: []word{{Vocabulary: numWords, Most: most}},
		Help: "Move black tokens from your Bank to your Level card.", Template: "{who} stows {1} on the Level card",
		Checks: []check{t.orbit(), t.inBank("RD-3.6"), over},
		Effect: func(p *position, a act) {
			s := p.of(a.Seat)
			s.bankBlack -= int32(a.Words[0])
			s.levelTokens += int32(a.Words[0])
		},
	}
}

// advance trades two white tokens for a level.
func (t *table) advance() verb {
	return verb{
		Name: "advance", Steps: rules.In(StepMain),
		Help: "Pay two white tokens and rise a level.", Template: "{who} rises a level",
		Checks: []check{
			t.orbit(),
			{
				Rule:   "RD-6.1",
				Breaks: func(p *position, a act) bool { return p.of(a.Seat).level == bestByTrade },
				Why: func(_ *position, a act) string {
					return t.name(a) + " is at level 9, and level 10 is won only in a raid."
				},
			},
			{
				Rule:   "RD-6.2",
				Breaks: func(p *position, a act) bool { return p.of(a.Seat).bankWhite < levelPrice },
				Why: func(p *position, a act) string {
					return fmt.Sprintf("A level costs two white tokens; %s has %s.", t.name(a), rules.Spell(p.of(a.Seat).bankWhite))
				},
			},
		},
		Effect: func(p *position, a act) {
			s := p.of(a.Seat)
			s.bankWhite -= levelPrice
			s.level++
		},
	}
}

// load moves black tokens from the Bank to the Cargo card; then a trip must
// follow (RD-4.4).
func (t *table) load() verb {
	noCards := check{
		Rule: "RD-4.1", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool { return p.of(a.Seat).hand.Size() == 0 },
		Why: func(_ *position, a act) string {
			return t.name(a) + " holds no card to set the length of a trip, so nothing can be loaded."
		},
	}
	most := func(p *position, seat int) int { return int(p.of(seat).bankBlack) }
	return verb{
		Name: "load", Steps: rules.In(StepMain, StepDepart), Words: []word{{Vocabulary: numWords, Most: most}},
		Help: "Load black tokens of your Bank as cargo; then you must depart.", Template: "{who} loads {1}",
		Checks: []check{t.orbit(), noCards, t.inBank("RD-4.2")},
		Effect: func(p *position, a act) {
			s := p.of(a.Seat)
			s.bankBlack -= int32(a.Words[0])
			s.cargo += int32(a.Words[0])
			p.follow(cargoLoaded)
		},
	}
}

// trip departs, and with it the turn ends.
func (t *table) trip() verb {
	return verb{
		Name: "trip", Steps: rules.In(StepMain, StepDepart), Words: words(cardWords),
		Help: "Depart: the card sets the length of the trip. The turn ends.", Template: "{who} departs with the {1}",
		Checks: t.withCard(t.orbit()),
		Effect: func(p *position, a act) {
			spend(p, a)
			p.of(a.Seat).trip = distance(a.Words[0]) // RD-4.3
			t.finish(p, false)
		},
	}
}
