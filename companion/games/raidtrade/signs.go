package raidtrade

import (
	"math"
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

type sign = rules.Sign[chance]

// signs tell how likely a seat is to win, in shares of what the rules of the table ask: of the way to the last level, of the price of a
// level, of a royal's trip.
func (t *table) signs() *rules.Signs[Position] {
	return rules.SignsOf(rules.TextOf(texts, "learned.txt"), t.look, slices.Concat(tradeSigns(), handSigns(), raidSigns())...)
}

// tradeSigns are of levels and what buys them.
func tradeSigns() []sign {
	of, says := rules.SignOf[chance], rules.Says[chance]
	level := func(c *chance, _ wording.Name) wording.Text { return wording.Say("Then I am on level {n}.", c.at) }
	holds := func(c *chance, _ wording.Name) wording.Text { return wording.Say("I stay on level {n}.", c.at) }
	lost := func(c *chance, player wording.Name) wording.Text {
		return wording.Say("It takes {player} down to level {n}.", player, c.at)
	}
	carries := says("Cargo that comes home buys levels.")
	leaves := says("My cargo stays on its way home.")
	robbed := says("It costs {player} tokens.")
	return []sign{
		of("levels", func(c *chance) float64 { return float64(c.level) / float64(c.level+c.left+1) }).Gaining(level).Keeping(holds).Losing(lost),
		of("the level before the last", func(c *chance) float64 { return rules.Truth(c.left == 0) }).Gaining(says("Then one raid wins the match.")).Losing(lost),
		of("one level to trade for", func(c *chance) float64 { return rules.Truth(c.left == 1) }).Gaining(level).Keeping(holds).Losing(lost),
		of("levels that white tokens buy", func(c *chance) float64 { return c.white }).Gaining(func(c *chance, _ wording.Name) wording.Text {
			if c.saved < c.price {
				return wording.Say("I save for the next level, which takes {n} white tokens.", c.price)
			}
			return wording.Say("Then I have the white tokens for a level.")
		}).Keeping(says("It leaves me white tokens for a level.")).Losing(robbed),
		of("levels that cargo buys", func(c *chance) float64 { return c.cargo }).Gaining(carries).Keeping(leaves).Losing(robbed),
		of("levels that cargo buys, the nearer the more", func(c *chance) float64 { return c.cargo / float64(1+c.trip) }).Gaining(carries).Keeping(leaves).Losing(robbed),
		of("levels that black tokens buy", func(c *chance) float64 { return c.black }).Gaining(says("Black tokens are my next cargo.")).Keeping(says("It leaves me black tokens for cargo.")).Losing(robbed),
		of("tokens that buy nothing any more", func(c *chance) float64 { return float64(c.over) / float64(c.price) }),
		of("in orbit", func(c *chance) float64 { return rules.Truth(c.trip == 0) }).Gaining(says("Only on a trip does cargo earn something.")),
		of("tokens on the trip card", func(c *chance) float64 { return float64(c.trip) / c.far }).Gaining(says("The shorter my trip, the sooner I earn.")).Losing(says("It keeps {player} away longer.")),
		of("cargo to be unloaded", func(c *chance) float64 { return rules.Truth(c.arrived) * c.cargo }).Gaining(carries).Keeping(leaves).Losing(robbed),
		of("turns to be missed", func(c *chance) float64 { return float64(c.misses) }).Gaining(says("I don't want to miss a turn.")).Losing(says("{player} misses a turn.")),
	}
}

// handSigns are of cards and Level tokens.
func handSigns() []sign {
	of, says := rules.SignOf[chance], rules.Says[chance]
	keep := says("It leaves me my better cards.")
	more := says("With more cards I have more to choose from.")
	saves := says("It leaves me my cards.")
	fewer := says("It costs {player} cards.")
	return []sign{
		of("Level tokens", func(c *chance) float64 { return float64(c.tokens) }).Keeping(says("It leaves me my Level tokens: each is one more roll, or a hit less for me.")).Losing(says("It costs {player} a Level token.")),
		of("cards on the hand", func(c *chance) float64 { return float64(c.cards) }).Gaining(more).Keeping(saves).Losing(fewer),
		of("no card on the hand", func(c *chance) float64 { return rules.Truth(c.cards == 0) }).Gaining(more).Keeping(saves).Losing(fewer),
		of("ranks on the hand", func(c *chance) float64 { return float64(c.ranks) / 10 }).Keeping(keep).Losing(fewer),
		of("the highest rank on the hand", func(c *chance) float64 { return float64(c.highest) / 10 }),
		of("royals on the hand", func(c *chance) float64 { return float64(c.royals) }).Keeping(keep).Losing(fewer),
		of("aces on the hand", func(c *chance) float64 { return float64(c.aces) }).Keeping(keep).Losing(fewer),
	}
}

// raidSigns are of raids: those that go on, and those that could be begun.
func raidSigns() []sign {
	of, says := rules.SignOf[chance], rules.Says[chance]
	weaker := says("It makes {player}'s raid harder.")
	now, next := says("It helps my raid, which brings a level."), says("I get ready for my next raid.")
	wins := says("It helps my raid, which wins the match.")
	return []sign{
		of("its turn", func(c *chance) float64 { return rules.Truth(c.turn) }),
		of("the chance of its raid", func(c *chance) float64 { return rules.Truth(c.raids) * c.raid }).Gaining(now).Losing(weaker),
		of("the chance of its raid for the last level", func(c *chance) float64 { return rules.Truth(c.raids && c.left == 0) * c.raid }).Gaining(wins).Losing(weaker),
		of("a raid in its turn", func(c *chance) float64 { return rules.Truth(c.turn && !c.raids) * c.raid }).Gaining(next).Losing(weaker),
		of("a raid for the last level in its turn", func(c *chance) float64 { return rules.Truth(c.turn && !c.raids && c.left == 0) * c.raid }).Gaining(next).Losing(weaker),
		of("a raid in its next turn", func(c *chance) float64 { return rules.Truth(!c.turn) * c.raid }).Gaining(next).Losing(weaker),
		of("a raid for the last level in its next turn", func(c *chance) float64 { return rules.Truth(!c.turn && c.left == 0) * c.raid }).Gaining(next).Losing(weaker),
	}
}

// chance is what tells how likely a seat is to win.
type chance struct {
	at, level, left     int     // at, and above the lowest; until only a raid brings the next one
	saved, price        int     // white tokens, and how many a level takes
	far                 float64 // tokens of a royal's trip
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

func (t *table) look(p *Position, seat int, _ float64) *chance {
	s := p.of(seat)
	c := &chance{
		at: s.Level, saved: s.BankWhite, price: t.n.levelPrice, far: float64(t.n.royalTrip),
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
