package raidtrade

// worth says how near a seat is to level 10: its level, and what is on the way to the next one.
func (t *table) worth(p *position, seat int) float64 {
	const (
		aWhite, aCargo, aBlack = 0.42, 0.3, 0.12 // of a level
		aCard                  = 0.05
	)
	if int(p.winner) == seat {
		return 1
	}
	s := p.of(seat)
	ahead := aWhite*float64(s.bankWhite) + aCargo*float64(s.cargo) + aBlack*float64(s.bankBlack+s.levelTokens) + aCard*float64(s.hand.Size())
	const most = 3 // levels that are only on the way
	return (float64(s.level-lowestLevel) + min(ahead, most)) / (lastLevel - lowestLevel + most + 1)
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
