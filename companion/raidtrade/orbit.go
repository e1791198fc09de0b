package raidtrade

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// orbit is the first check of every action in orbit.
func (t *table) orbit() check {
	return check{
		Rule: "RD-3.1", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool { return !p.of(a.Seat).inOrbit() },
		Why: func(p *position, a act) wording.Text {
			return wording.Say("{who} has {tokens} on the Trip card and must arrive first; this is done in orbit.",
				t.name(a.Seat), wording.Some(p.of(a.Seat).trip, "token"))
		},
	}
}

// unload exchanges all cargo for white tokens.
func (t *table) unload() verb {
	return verb{
		Is: Unload, Steps: rules.In(StepMain),
		Help: "Exchange all your cargo for white tokens in the Bank.", Template: "{who} unloads the cargo",
		Checks: []check{
			t.orbit(),
			{
				Rule:   "RD-3.2",
				Breaks: func(p *position, a act) bool { return !p.of(a.Seat).travelled },
				Why: func(_ *position, a act) wording.Text {
					return wording.Say("{who} can exchange cargo only right after an arrival: once, and not after losing a raid.", t.name(a.Seat))
				},
			},
			{
				Rule:   "RD-3.3",
				Breaks: func(p *position, a act) bool { return p.of(a.Seat).cargo == 0 },
				Why: func(_ *position, a act) wording.Text {
					return wording.Say("{who}'s Cargo card is empty: there is nothing to exchange.", t.name(a.Seat))
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
	full := rules.Check2("RD-3.5",
		func(p *position, seat, card int, place Place) bool {
			s := p.of(seat)
			return place == toLevel && s.levelTokens+t.n.price(card) > int32(s.level)
		},
		func(p *position, seat, card int, _ Place) wording.Text {
			s := p.of(seat)
			return wording.Say("{who}'s Level card takes {level} tokens and has {number}; there is no room for {more} more.",
				t.name(seat), s.level, wording.Spell(s.levelTokens), wording.Spell(t.n.price(card)))
		})
	return verb{
		Is: Sell, Steps: rules.In(StepMain), Words: words(cardWords, placeWords),
		Help: "Discard a card for black tokens: one, or two for a royal.", Template: "{who} sells the {1}. Tokens go to the {2}",
		Checks: t.withCard(t.orbit(), full),
		Effect: rules.Do2(func(p *position, seat, card int, place Place) {
			spend(p, seat, card)
			if s := p.of(seat); place == toBank {
				s.bankBlack += t.n.price(card)
			} else {
				s.levelTokens += t.n.price(card)
			}
		}),
	}
}

// inBank is the check that the Bank card holds as many black tokens as the move takes.
func (t *table) inBank(rule string) check {
	return rules.Check1(rule,
		func(p *position, seat, tokens int) bool { return int32(tokens) > p.of(seat).bankBlack },
		func(p *position, seat, tokens int) wording.Text {
			return wording.Say("{who} has {tokens} in the Bank, not {number}.", t.name(seat), wording.Some(p.of(seat).bankBlack, "black token"), wording.Spell(tokens))
		})
}

// stow moves black tokens from the Bank to the Level card.
func (t *table) stow() verb {
	over := rules.Check1("RD-3.7",
		func(p *position, seat, tokens int) bool {
			s := p.of(seat)
			return s.levelTokens+int32(tokens) > int32(s.level)
		},
		func(p *position, seat, tokens int) wording.Text {
			s := p.of(seat)
			return wording.Say("{who}'s Level card takes {level} tokens and has {number}; there is no room for {more} more.",
				t.name(seat), s.level, wording.Spell(s.levelTokens), wording.Spell(tokens))
		})
	most := func(p *position, seat int) int {
		s := p.of(seat)
		return int(min(s.bankBlack, int32(s.level)-s.levelTokens))
	}
	return verb{
		Is: Stow, Steps: rules.In(StepMain), Words: []word{{Vocabulary: numWords, Most: most}},
		Help: "Move black tokens from your Bank to your Level card.", Template: "{who} stows {1} on the Level card",
		Checks: []check{t.orbit(), t.inBank("RD-3.6"), over},
		Effect: rules.Do1(func(p *position, seat, tokens int) {
			s := p.of(seat)
			s.bankBlack -= int32(tokens)
			s.levelTokens += int32(tokens)
		}),
	}
}

// advance trades two white tokens for a level.
func (t *table) advance() verb {
	return verb{
		Is: Advance, Steps: rules.In(StepMain),
		Help: "Pay two white tokens and go up a level.", Template: "{who} goes up a level",
		Checks: []check{
			t.orbit(),
			{
				Rule:   "RD-6.1",
				Breaks: func(p *position, a act) bool { return int(p.of(a.Seat).level) == t.n.levels-1 },
				Why: func(_ *position, a act) wording.Text {
					return wording.Say("{who} is at level {level}, and level {last} is won only in a raid.", t.name(a.Seat), t.n.levels-1, t.n.levels)
				},
			},
			{
				Rule:   "RD-6.2",
				Breaks: func(p *position, a act) bool { return p.of(a.Seat).bankWhite < int32(t.n.levelPrice) },
				Why: func(p *position, a act) wording.Text {
					return wording.Say("A level costs {tokens}; {who} has {number}.", wording.Some(t.n.levelPrice, "white token"), t.name(a.Seat), wording.Spell(p.of(a.Seat).bankWhite))
				},
			},
		},
		Effect: func(p *position, a act) {
			s := p.of(a.Seat)
			s.bankWhite -= int32(t.n.levelPrice)
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
		Why: func(_ *position, a act) wording.Text {
			return wording.Say("{who} holds no card to set the length of a trip, so nothing can be loaded.", t.name(a.Seat))
		},
	}
	most := func(p *position, seat int) int { return int(p.of(seat).bankBlack) }
	return verb{
		Is: Load, Steps: rules.In(StepMain, StepDepart), Words: []word{{Vocabulary: numWords, Most: most}},
		Help: "Load black tokens of your Bank as cargo; then you must depart.", Template: "{who} loads {1}",
		Checks: []check{t.orbit(), noCards, t.inBank("RD-4.2")},
		Effect: rules.Do1(func(p *position, seat, tokens int) {
			s := p.of(seat)
			s.bankBlack -= int32(tokens)
			s.cargo += int32(tokens)
			p.follow(cargoLoaded)
		}),
	}
}

// trip departs, and with it the turn ends.
func (t *table) trip() verb {
	return verb{
		Is: Trip, Steps: rules.In(StepMain, StepDepart), Words: words(cardWords),
		Help: "Depart: the card sets the length of the trip. The turn ends.", Template: "{who} departs with the {1}",
		Checks: t.withCard(t.orbit()),
		Effect: rules.Do1(func(p *position, seat, card int) {
			spend(p, seat, card)
			p.of(seat).trip = t.n.distance(card) // RD-4.3
			t.finish(p, false)
		}),
	}
}
