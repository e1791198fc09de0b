package raidtrade

import (
	"math"

	"tablekeeper/companion/rules"
)

// signs tell how likely a seat is to win.
func (t *table) signs() *rules.Signs[Position] {
	return rules.SignsOf(
		rules.TextOf(texts, "learned.txt"), t.look,
		rules.SignOf("levels", func(c *chance) float64 { return float64(c.level) }),
		rules.SignOf("the level before the last", func(c *chance) float64 { return rules.Truth(c.left == 0) }),
		rules.SignOf("one level to trade for", func(c *chance) float64 { return rules.Truth(c.left == 1) }),
		rules.SignOf("levels that white tokens buy", func(c *chance) float64 { return c.white }),
		rules.SignOf("levels that cargo buys", func(c *chance) float64 { return c.cargo }),
		rules.SignOf("levels that cargo buys, the nearer the more", func(c *chance) float64 { return c.cargo / float64(1+c.trip) }),
		rules.SignOf("levels that black tokens buy", func(c *chance) float64 { return c.black }),
		rules.SignOf("tokens that buy nothing any more", func(c *chance) float64 { return float64(c.over) }),
		rules.SignOf("in orbit", func(c *chance) float64 { return rules.Truth(c.trip == 0) }),
		rules.SignOf("tokens on the trip card", func(c *chance) float64 { return float64(c.trip) }),
		rules.SignOf("cargo to be unloaded", func(c *chance) float64 { return rules.Truth(c.arrived) * c.cargo }),
		rules.SignOf("Level tokens", func(c *chance) float64 { return float64(c.tokens) }),
		rules.SignOf("turns to be missed", func(c *chance) float64 { return float64(c.misses) }),
		rules.SignOf("cards on the hand", func(c *chance) float64 { return float64(c.cards) }),
		rules.SignOf("no card on the hand", func(c *chance) float64 { return rules.Truth(c.cards == 0) }),
		rules.SignOf("ranks on the hand", func(c *chance) float64 { return float64(c.ranks) / 10 }),
		rules.SignOf("the highest rank on the hand", func(c *chance) float64 { return float64(c.highest) / 10 }),
		rules.SignOf("royals on the hand", func(c *chance) float64 { return float64(c.royals) }),
		rules.SignOf("aces on the hand", func(c *chance) float64 { return float64(c.aces) }),
		rules.SignOf("its turn", func(c *chance) float64 { return rules.Truth(c.turn) }),
		rules.SignOf("the chance of its raid", func(c *chance) float64 { return rules.Truth(c.raids) * c.raid }),
		rules.SignOf("the chance of its raid for the last level", func(c *chance) float64 { return rules.Truth(c.raids && c.left == 0) * c.raid }),
		rules.SignOf("a raid in its turn", func(c *chance) float64 { return rules.Truth(c.turn && !c.raids) * c.raid }),
		rules.SignOf("a raid for the last level in its turn", func(c *chance) float64 { return rules.Truth(c.turn && !c.raids && c.left == 0) * c.raid }),
		rules.SignOf("a raid in its next turn", func(c *chance) float64 { return rules.Truth(!c.turn) * c.raid }),
		rules.SignOf("a raid for the last level in its next turn", func(c *chance) float64 { return rules.Truth(!c.turn && c.left == 0) * c.raid }),
	)
}

// chance is what tells how likely a seat is to win.
type chance struct {
	level, left         int     // above the lowest; until only a raid brings the next one
	white, cargo, black float64 // levels that they will buy
	over                int     // tokens for which no level is left
	trip, tokens        int
	misses              int
	arrived             bool // and may exchange its cargo
	cards, ranks        int  // ranks: of cards with a number, together
	highest             int
	royals, aces        int
	turn, raids         bool
	raid                float64 // its chance to win its raid, or one with its best card
}

func (t *table) look(p *Position, seat int) *chance {
	s := p.of(seat)
	c := &chance{
		level: s.Level - t.n.level, left: t.n.levels - 1 - s.Level,
		trip: s.Trip, tokens: s.LevelTokens, misses: s.Misses, arrived: s.Travelled && s.InOrbit(),
		turn: p.Turn == seat,
	}
	price := t.n.levelPrice
	room := price * max(0, c.left)
	buys := func(tokens int) float64 {
		n := min(room, tokens)
		room -= n
		c.over += tokens - n
		return float64(n) / float64(price)
	}
	c.white, c.cargo, c.black = buys(s.BankWhite), buys(s.Cargo), buys(s.BankBlack)
	for card, n := range s.Hand.Known.All() {
		c.cards += n
		switch r := rank(card); {
		case r == ace:
			c.aces += n
		case royal(card):
			c.royals += n
		default:
			c.ranks += n * r
			c.highest = max(c.highest, r)
		}
	}
	c.raids = c.turn && p.combat.attack != noCard
	c.raid = t.raidsWon(p, seat)
	return c
}

// raidsWon guesses the chance of a seat to win its raid, or where there is none, one with its best card.
func (t *table) raidsWon(p *Position, seat int) float64 {
	s, foe, c := p.of(seat), p.of(other(seat)), p.combat
	if p.Turn != seat {
		c = noCombat
	}
	if c.attack == noCard {
		if c.attack = highest(s); c.attack == noCard {
			return 0
		}
	}
	if c.attackValue == 0 {
		defence := highest(foe)
		if defence == noCard {
			defence = c.attack // any card
		}
		c.attackValue, c.defenceValue = t.n.values(c.attack, defence)
		c.rollsLeft = c.attackValue
	}
	const absorbed = 0.5 // of the foe's tokens are used against hits
	rolls := float64(c.rollsLeft + s.LevelTokens)
	needed := float64(t.hitsNeeded(&c)) - float64(c.pending) + float64(absorbed*float64(foe.LevelTokens))
	z := (rolls/2 - needed + 0.5) / math.Sqrt(rolls/4+0.25)
	return 0.5 + float64(0.5*z/math.Sqrt(1+float64(z*z)))
}

// highest is the numbered card of a hand that counts most, a royal where there is none, or noCard.
func highest(s *Trader) int {
	best := int(noCard)
	for card := range s.Hand.Known.All() {
		if best == noCard || royal(best) || !royal(card) && rank(card) > rank(best) {
			best = card
		}
	}
	return best
}
