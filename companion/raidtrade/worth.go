package raidtrade

import "math"

// worth says how near a seat is to level 10: its level, what is on the way to the next one, and the raid that it could win.
func (t *table) worth(p *position, seat int) float64 {
	const (
		aWhite, aCargo, aBlack, aTrip = 0.42, 0.33, 0.14, 0.02 // of a level; a trip costs time, and more with cargo
		aToken, aMiss, tooMuch        = 0.1, 0.25, 0.02        // tooMuch: of what no level can be bought with any more
		levels                        = lastLevel - lowestLevel + 3
		final                         = 4.0 // levels that the last one counts for
	)
	if int(p.winner) == seat {
		return 1
	}
	s := p.of(seat)
	far := max(0.4, 1-float64(0.05*float64(s.trip)))
	ahead := aToken*float64(s.levelTokens) - float64(aMiss*float64(s.misses)) - float64(aTrip*float64(s.trip))
	left := int32(levelPrice * (bestByTrade - s.level))
	for _, goods := range []struct {
		n     int32
		worth float64
	}{{s.bankWhite, aWhite}, {s.cargo, aCargo * far}, {s.bankBlack, aBlack}} {
		n := min(left, goods.n)
		ahead += float64(goods.worth*float64(n)) + float64(tooMuch*float64(goods.n-n))
		left -= n
	}
	for card, n := range s.hand.Known.All() {
		ahead += float64(n) * cardWorth(card)
	}
	prize := 1.0
	if s.level == bestByTrade {
		prize = final
	}
	ahead += float64(prize * t.raidsWon(p, seat))
	return max(0, float64(s.level-lowestLevel)+ahead) / (levels + final)
}

// cardWorth is what a card in the hand counts for, in levels: high ones win raids and defend.
func cardWorth(card int) float64 {
	if royal(card) {
		return 0.24
	}
	return float64(0.014 * float64(rank(card)))
}

// raidsWon guesses the chance of a seat to win its raid; of one that it hasn't begun, only a part counts.
func (t *table) raidsWon(p *position, seat int) float64 {
	const planned, waiting = 0.3, 0.2
	s, foe, c := p.of(seat), p.of(other(seat)), p.combat
	if c.attack != noCard && int(p.turn) != seat {
		return 0
	}
	share := 1.0
	if c.attack == noCard {
		if share = planned; int(p.turn) != seat {
			share = waiting
		}
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
	return share * (0.5 + float64(0.5*z/math.Sqrt(1+float64(z*z))))
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

// deal gives cards that the seat can't see a face by chance: each seat has a deck of its own.
func (t *table) deal(p *position, seat int, draw func(n int) int) {
	for who := 1; who <= seatCount; who++ {
		s := p.of(who)
		if seat > 0 && who != seat {
			s.hand.Forget()
		}
		s.hand.Deal(len(cardNames), func(card int) int {
			known := s.hand.Known.Of(card) + s.discard.Of(card)
			if int(p.ownCard(who)) == card {
				known++
			}
			return 1 - known
		}, draw)
	}
}
