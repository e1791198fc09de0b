package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// orbit is the first check of every action in orbit.
func (t *table) orbit() check {
	return check{
		Rule:   "RD-3.1",
		Breaks: func(p *Position, a act) bool { return !p.of(a.Seat).InOrbit() },
		Why: func(p *Position, a act) wording.Text {
			return wording.Say("{who} has {tokens} on the Trip card and must arrive first; this is done in orbit.", wording.Some(p.of(a.Seat).Trip, "token"))
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
				Breaks: func(p *Position, a act) bool { return !p.of(a.Seat).Travelled },
				Plain:  "{who} can exchange cargo only right after an arrival: once, and not after losing a raid.",
			},
			{
				Rule:   "RD-3.3",
				Breaks: func(p *Position, a act) bool { return p.of(a.Seat).Cargo == 0 },
				Plain:  "{who}'s Cargo card is empty: there is nothing to exchange.",
			},
		},
		Effect: func(p *Position, a act) {
			s := p.of(a.Seat)
			s.BankWhite += s.Cargo
			s.Cargo, s.Travelled = 0, false
		},
	}
}

// sell discards a card for black tokens.
func (t *table) sell() verb {
	full := rules.Check2("RD-3.5",
		func(p *Position, seat, card int, place Place) bool {
			s := p.of(seat)
			return place == toLevel && s.LevelTokens+t.n.price(card) > s.Level
		},
		func(p *Position, seat, card int, _ Place) wording.Text {
			s := p.of(seat)
			return wording.Say("{who}'s Level card takes {level} tokens and has {number}; there is no room for {more} more.", s.Level, wording.Spell(s.LevelTokens), wording.Spell(t.n.price(card)))
		})
	return verb{
		Is: Sell, Steps: rules.In(StepMain), Words: words(cardWords, placeWords),
		Help: "Discard a card for black tokens: one, or two for a royal.", Template: "{who} sells the {1}. Tokens go to the {2}",
		Checks: t.withCard(t.orbit(), full),
		Effect: rules.Do2(func(p *Position, seat, card int, place Place) {
			spend(p, seat, card)
			if s := p.of(seat); place == toBank {
				s.BankBlack += t.n.price(card)
			} else {
				s.LevelTokens += t.n.price(card)
			}
		}),
	}
}

// inBank is the check that the Bank card holds as many black tokens as the move takes.
func (t *table) inBank(rule string) check {
	return rules.Check1(rule,
		func(p *Position, seat, tokens int) bool { return tokens > p.of(seat).BankBlack },
		func(p *Position, seat, tokens int) wording.Text {
			return wording.Say("{who} has {tokens} in the Bank, not {number}.", wording.Some(p.of(seat).BankBlack, "black token"), wording.Spell(tokens))
		})
}

// stow moves black tokens from the Bank to the Level card.
func (t *table) stow() verb {
	over := rules.Check1("RD-3.7",
		func(p *Position, seat, tokens int) bool {
			s := p.of(seat)
			return s.LevelTokens+tokens > s.Level
		},
		func(p *Position, seat, tokens int) wording.Text {
			s := p.of(seat)
			return wording.Say("{who}'s Level card takes {level} tokens and has {number}; there is no room for {more} more.", s.Level, wording.Spell(s.LevelTokens), wording.Spell(tokens))
		})
	most := func(p *Position, seat int) int {
		s := p.of(seat)
		return min(s.BankBlack, s.Level-s.LevelTokens)
	}
	return verb{
		Is: Stow, Steps: rules.In(StepMain), Words: []word{{Vocabulary: numWords, Most: most}},
		Help: "Move black tokens from your Bank to your Level card.", Template: "{who} stows {1} on the Level card",
		Checks: []check{t.orbit(), t.inBank("RD-3.6"), over},
		Effect: rules.Do1(func(p *Position, seat, tokens int) {
			s := p.of(seat)
			s.BankBlack -= tokens
			s.LevelTokens += tokens
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
				Breaks: func(p *Position, a act) bool { return p.of(a.Seat).Level == t.n.levels-1 },
				Why: func(_ *Position, _ act) wording.Text {
					return wording.Say("{who} is at level {level}, and level {last} is won only in a raid.", t.n.levels-1, t.n.levels)
				},
			},
			{
				Rule:   "RD-6.2",
				Breaks: func(p *Position, a act) bool { return p.of(a.Seat).BankWhite < t.n.levelPrice },
				Why: func(p *Position, a act) wording.Text {
					return wording.Say("A level costs {tokens}; {who} has {number}.", wording.Some(t.n.levelPrice, "white token"), wording.Spell(p.of(a.Seat).BankWhite))
				},
			},
		},
		Effect: func(p *Position, a act) {
			s := p.of(a.Seat)
			s.BankWhite -= t.n.levelPrice
			s.Level++
		},
	}
}

// load moves black tokens from the Bank to the Cargo card; then a trip must
// follow (RD-4.4).
func (t *table) load() verb {
	noCards := check{
		Rule:   "RD-4.1",
		Breaks: func(p *Position, a act) bool { return p.of(a.Seat).Hand.Size() == 0 },
		Plain:  "{who} holds no card to set the length of a trip, so nothing can be loaded.",
	}
	most := func(p *Position, seat int) int { return p.of(seat).BankBlack }
	return verb{
		Is: Load, Steps: rules.In(StepMain, StepDepart), Words: []word{{Vocabulary: numWords, Most: most}},
		Help: "Load black tokens of your Bank as cargo; then you must depart.", Template: "{who} loads {1}",
		Checks: []check{t.orbit(), noCards, t.inBank("RD-4.2")},
		Effect: rules.Do1(func(p *Position, seat, tokens int) {
			s := p.of(seat)
			s.BankBlack -= tokens
			s.Cargo += tokens
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
		Effect: rules.Do1(func(p *Position, seat, card int) {
			spend(p, seat, card)
			p.of(seat).Trip = t.n.distance(card) // RD-4.3
			t.finish(p, false)
		}),
	}
}
