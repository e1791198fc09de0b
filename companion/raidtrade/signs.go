package raidtrade

import (
	_ "embed" // what the signs count for
	"math"

	"tablekeeper/companion/rules"
)

// learned is what each sign counts for: see TestLearn of package players.
//
//go:embed learned.txt
var learned string

// signs tell how likely a seat is to win.
func (t *table) signs() *rules.Signs[position] {
	sign := func(name string, of func(c *chance) float64) rules.Sign[chance] {
		return rules.Sign[chance]{Name: name, Of: of}
	}
	return rules.SignsOf(
		learned, t.look,
		sign("levels", func(c *chance) float64 { return float64(c.level) }),
		sign("the level before the last", func(c *chance) float64 { return truth(c.left == 0) }),
		sign("one level to trade for", func(c *chance) float64 { return truth(c.left == 1) }),
		sign("levels that white tokens buy", func(c *chance) float64 { return c.white }),
		sign("levels that cargo buys", func(c *chance) float64 { return c.cargo }),
		sign("levels that cargo buys, the nearer the more", func(c *chance) float64 { return c.cargo / float64(1+c.trip) }),
		sign("levels that black tokens buy", func(c *chance) float64 { return c.black }),
		sign("tokens that buy nothing any more", func(c *chance) float64 { return float64(c.over) }),
		sign("in orbit", func(c *chance) float64 { return truth(c.trip == 0) }),
		sign("tokens on the trip card", func(c *chance) float64 { return float64(c.trip) }),
		sign("cargo to be unloaded", func(c *chance) float64 { return truth(c.arrived) * c.cargo }),
		sign("Level tokens", func(c *chance) float64 { return float64(c.tokens) }),
		sign("turns to be missed", func(c *chance) float64 { return float64(c.misses) }),
		sign("cards on the hand", func(c *chance) float64 { return float64(c.cards) }),
		sign("no card on the hand", func(c *chance) float64 { return truth(c.cards == 0) }),
		sign("ranks on the hand", func(c *chance) float64 { return float64(c.ranks) / 10 }),
		sign("the highest rank on the hand", func(c *chance) float64 { return float64(c.highest) / 10 }),
		sign("royals on the hand", func(c *chance) float64 { return float64(c.royals) }),
		sign("aces on the hand", func(c *chance) float64 { return float64(c.aces) }),
		sign("its turn", func(c *chance) float64 { return truth(c.turn) }),
		sign("the chance of its raid", func(c *chance) float64 { return truth(c.raids) * c.raid }),
		sign("the chance of its raid for the last level", func(c *chance) float64 { return truth(c.raids && c.left == 0) * c.raid }),
		sign("a raid in its turn", func(c *chance) float64 { return truth(c.turn && !c.raids) * c.raid }),
		sign("a raid for the last level in its turn", func(c *chance) float64 { return truth(c.turn && !c.raids && c.left == 0) * c.raid }),
		sign("a raid in its next turn", func(c *chance) float64 { return truth(!c.turn) * c.raid }),
		sign("a raid for the last level in its next turn", func(c *chance) float64 { return truth(!c.turn && c.left == 0) * c.raid }),
	)
}

// chance is what tells how likely a seat is to win.
type chance struct {
	level, left         int     // above the lowest; until only a raid brings the next one
	white, cargo, black float64 // levels that they will buy
	over                int32   // tokens for which no level is left
	trip, tokens        int32
	misses              int32
	arrived             bool // and may exchange its cargo
	cards, ranks        int  // ranks: of cards with a number, together
	highest             int
	royals, aces        int
	turn, raids         bool
	raid                float64 // its chance to win its raid, or one with its best card
}

func (t *table) look(p *position, seat int) *chance {
	s := p.of(seat)
	c := &chance{
		level: int(s.level) - t.n.level, left: t.n.levels - 1 - int(s.level),
		trip: s.trip, tokens: s.levelTokens, misses: s.misses, arrived: s.travelled && s.inOrbit(),
		turn: int(p.turn) == seat,
	}
	price := int32(t.n.levelPrice)
	room := price * int32(max(0, c.left))
	buys := func(tokens int32) float64 {
		n := min(room, tokens)
		room -= n
		c.over += tokens - n
		return float64(n) / float64(price)
	}
	c.white, c.cargo, c.black = buys(s.bankWhite), buys(s.cargo), buys(s.bankBlack)
	for card, n := range s.hand.Known.All() {
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
func (t *table) raidsWon(p *position, seat int) float64 {
	s, foe, c := p.of(seat), p.of(other(seat)), p.combat
	if int(p.turn) != seat {
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
		c.attackValue, c.defenceValue = t.n.values(int(c.attack), int(defence))
		c.rollsLeft = int32(c.attackValue)
	}
	const absorbed = 0.5 // of the foe's tokens are used against hits
	rolls := float64(c.rollsLeft + s.levelTokens)
	needed := float64(t.hitsNeeded(&c)) - float64(c.pending) + float64(absorbed*float64(foe.levelTokens))
	z := (rolls/2 - needed + 0.5) / math.Sqrt(rolls/4+0.25)
	return 0.5 + float64(0.5*z/math.Sqrt(1+float64(z*z)))
}

// highest is the numbered card of a hand that counts most, a royal where there is none, or noCard.
func highest(s *trader) int8 {
	best := int8(noCard)
	for card := range s.hand.Known.All() {
		if best == noCard || royal(int(best)) || !royal(card) && rank(card) > rank(int(best)) {
			best = int8(card)
		}
	}
	return best
}

// truth is 1 for what is so.
func truth(so bool) float64 {
	if so {
		return 1
	}
	return 0
}
