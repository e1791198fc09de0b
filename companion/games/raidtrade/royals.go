package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// loseLevel is an Ace on the opponent.
func (t *table) loseLevel() verb {
	lowest := check{
		Rule:   "RD-7.2",
		Breaks: func(p *Position, a act) bool { return p.of(other(a.Seat)).Level == t.n.level },
		Why: func(_ *Position, a act) wording.Text {
			return wording.Say("{rival} is at level {level}, the lowest there is, and can't lose one.", t.rival(a.Seat), t.n.level)
		},
	}
	return verb{
		Is: LoseLevel, Steps: rules.In(StepMain), Words: words(cardWords),
		Help: "Play an Ace: your opponent loses a level.", Template: "{who} plays the {1}: the opponent loses a level",
		Checks: t.withCard(playedWith("RD-7.1", wording.Say("takes a level"), wording.Say("an Ace"), ace), lowest),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			spend(p, seat, card)
			s := p.of(other(seat))
			s.Level--
			s.LevelTokens = kept(s.LevelTokens, s.Level)
		}),
	}
}

// missTurn is a Queen on the opponent.
func (t *table) missTurn() verb {
	already := check{
		Rule:   "RD-7.4",
		Breaks: func(p *Position, a act) bool { return !t.stacked && p.of(other(a.Seat)).Misses > 0 },
		Why: func(_ *Position, a act) wording.Text {
			return wording.Say("{rival} already misses the next turn; a second Queen adds nothing.", t.rival(a.Seat))
		},
	}
	return verb{
		Is: MissTurn, Steps: rules.In(StepMain), Words: words(cardWords),
		Help: "Play a Queen: your opponent misses a turn.", Template: "{who} plays the {1}: the opponent misses a turn",
		Checks: t.withCard(playedWith("RD-7.1", wording.Say("takes a turn"), wording.Say("a Queen"), queen), already),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			spend(p, seat, card)
			p.of(other(seat)).Misses++
		}),
	}
}

// shorten is a King on the own trip, lengthen one on the opponent's; the die follows.
func (t *table) shorten() verb {
	return t.kingVerb(verb{
		Is:   Shorten,
		Help: "Play a King and roll: that many tokens come off your Trip card.", Template: "{who} plays the {1} to shorten the trip",
	}, shortening, wording.Say("shortens a trip"), check{
		Rule:   "RD-7.6",
		Breaks: func(p *Position, a act) bool { return p.of(a.Seat).InOrbit() },
		Plain:  "{who} is in orbit and has no trip to shorten.",
	})
}

func (t *table) lengthen() verb {
	return t.kingVerb(verb{
		Is:   Lengthen,
		Help: "Play a King and roll: that many tokens go onto your opponent's Trip card.", Template: "{who} plays the {1} to lengthen the opponent's trip",
	}, lengthening, wording.Say("lengthens a trip"), check{
		Rule:   "RD-7.7",
		Breaks: func(p *Position, a act) bool { return p.of(other(a.Seat)).InOrbit() },
		Why: func(_ *Position, a act) wording.Text {
			return wording.Say("{rival} is in orbit and has no trip to lengthen.", t.rival(a.Seat))
		},
	})
}

// kingVerb completes a verb of a King outside combat.
func (t *table) kingVerb(v verb, effect uint8, title wording.Text, travelling check) verb {
	v.Steps, v.Words = rules.In(StepMain), words(cardWords)
	v.Checks = t.withCard(playedWith("RD-7.1", title, wording.Say("a King"), king), travelling)
	v.Effect = rules.Do1(func(p *Position, seat, card int) {
		spend(p, seat, card)
		p.king = effect
		p.follow(kingPlayed)
	})
	return v
}

// rollKing is the die of a King (RD-7.8).
func (t *table) rollKing() verb {
	return verb{
		Is: Roll, Steps: rules.In(StepKing), Words: words(dieWords), Reveals: true,
		Help: "Roll for the King: that many tokens go on or off the Trip card.", Template: "{who} rolls {1} for the King",
		Luck: rules.With1(func(_ *Position, _, die int) int { return die }),
		Effect: rules.Do1(func(p *Position, seat, face int) {
			if p.king == lengthening {
				p.of(other(seat)).Trip += face
			} else {
				s := p.of(seat)
				s.Trip = shorter(s.Trip, face)
				if s.InOrbit() && t.delivers { // RD-3.9
					s.Travelled = true
				}
			}
			p.king = noKing
			p.follow(kingRolled)
		}),
	}
}

// drawTwo is a Jack, in the own turn or in combat whenever the seat is awaited
// (RD-7.9, RD-8.19).
func (t *table) drawTwo() verb {
	return verb{
		Is: DrawTwo, Steps: rules.In(StepMain, StepDefence, StepAttack, StepHit, StepAnswer), Words: words(cardWords),
		Help: "Play a Jack: draw two cards at once.", Template: "{who} plays the {1} and draws two cards",
		Checks: t.withCard(playedWith("RD-7.1", wording.Say("draws two cards"), wording.Say("a Jack"), jack)),
		Effect: rules.Do1(func(p *Position, seat, card int) {
			spend(p, seat, card)
			p.owe(t.n.jackDraws, p.Step)
		}),
	}
}

// shorter is a trip that a King has shortened (RD-7.8).
func shorter(trip int, die int) int { return max(0, trip-die) }

// kept is how many of some tokens stay on a Level card that is the new one (RD-6.3).
func kept(tokens int, level int) int { return min(tokens, level) }
