package raidtrade

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// loseLevel is an Ace on the opponent.
func (t *table) loseLevel() verb {
	lowest := check{
		Rule: "RD-7.2", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool { return p.of(other(a.Seat)).level == lowestLevel },
		Why: func(_ *position, a act) string {
			return t.rival(a) + " is at level 2, the lowest there is, and can't lose one."
		},
	}
	return verb{
		Name: "lose-level", Steps: rules.In(StepMain), Words: words(cardWords),
		Help: "Play an Ace: your opponent loses a level.", Template: "{who} plays the {1}: the opponent loses a level",
		Checks: t.withCard(playedWith("RD-7.1", "takes a level", "an Ace", ace), lowest),
		Effect: func(p *position, a act) {
			spend(p, a)
			s := p.of(other(a.Seat))
			s.level--
			s.levelTokens = min(s.levelTokens, int32(s.level)) // RD-6.3
		},
	}
}

// missTurn is a Queen on the opponent.
func (t *table) missTurn() verb {
	already := check{
		Rule: "RD-7.4", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool { return !t.stacked && p.of(other(a.Seat)).misses > 0 },
		Why: func(_ *position, a act) string {
			return t.rival(a) + " already misses the next turn; a second Queen adds nothing."
		},
	}
	return verb{
		Name: "miss-turn", Steps: rules.In(StepMain), Words: words(cardWords),
		Help: "Play a Queen: your opponent misses a turn.", Template: "{who} plays the {1}: the opponent misses a turn",
		Checks: t.withCard(playedWith("RD-7.1", "takes a turn", "a Queen", queen), already),
		Effect: func(p *position, a act) {
			spend(p, a)
			p.of(other(a.Seat)).misses++
		},
	}
}

// shorten is a King on the own trip, lengthen one on the opponent's; the die follows.
func (t *table) shorten() verb {
	return t.kingVerb(verb{
		Name: "shorten",
		Help: "Play a King and roll: that many tokens come off your Trip card.", Template: "{who} plays the {1} to shorten the trip",
	}, shortening, "shortens a trip", check{
		Rule: "RD-7.6", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool { return p.of(a.Seat).inOrbit() },
		Why:    func(_ *position, a act) string { return t.name(a) + " is in orbit and has no trip to shorten." },
	})
}

func (t *table) lengthen() verb {
	return t.kingVerb(verb{
		Name: "lengthen",
		Help: "Play a King and roll: that many tokens go onto your opponent's Trip card.", Template: "{who} plays the {1} to lengthen the opponent's trip",
	}, lengthening, "lengthens a trip", check{
		Rule: "RD-7.7", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool { return p.of(other(a.Seat)).inOrbit() },
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("%s is in orbit and has no trip to lengthen.", t.rival(a))
		},
	})
}

// kingVerb completes a verb of a King outside combat.
func (t *table) kingVerb(v verb, effect uint8, title string, travelling check) verb {
	v.Steps, v.Words = rules.In(StepMain), words(cardWords)
	v.Checks = t.withCard(playedWith("RD-7.1", title, "a King", king), travelling)
	v.Effect = func(p *position, a act) {
		spend(p, a)
		p.king = effect
		p.follow(kingPlayed)
	}
	return v
}

// rollKing is the die of a King (RD-7.8).
func (t *table) rollKing() verb {
	return verb{
		Name: "roll", Steps: rules.In(StepKing), Words: words(dieWords), Reveals: true,
		Help: "Roll for the King: that many tokens go on or off the Trip card.", Template: "{who} rolls {1} for the King",
		Effect: func(p *position, a act) {
			die := int32(a.Words[0])
			if p.king == lengthening {
				p.of(other(a.Seat)).trip += die
			} else {
				s := p.of(a.Seat)
				s.trip = max(0, s.trip-die)
				if s.inOrbit() && t.delivers { // RD-3.9
					s.travelled = true
				}
			}
			p.king = noKing
			p.follow(kingRolled)
		},
	}
}

// drawTwo is a Jack, in the own turn or in combat whenever the seat is awaited
// (RD-7.9, RD-8.19).
func (t *table) drawTwo() verb {
	return verb{
		Name: "draw-two", Steps: rules.In(StepMain, StepDefence, StepAttack, StepHit, StepAnswer), Words: words(cardWords),
		Help: "Play a Jack: draw two cards at once.", Template: "{who} plays the {1} and draws two cards",
		Checks: t.withCard(playedWith("RD-7.1", "draws two cards", "a Jack", jack)),
		Effect: func(p *position, a act) {
			spend(p, a)
			p.owe(jackDraws, p.step)
		},
	}
}
