package raidtrade

// randomWeight makes random games move on and end: cargo travels by short trips, levels
// are taken at once, and raids are tried with the better cards.
func (t *table) randomWeight(p *Position, a act) int {
	if tokens, ok := Load.Of(a); ok {
		return 20 * tokens
	}
	if card, ok := Trip.Of(a); ok {
		if p.of(a.Seat).Cargo == 0 {
			return 1
		}
		return 200 / t.n.distance(card)
	}
	if _, place, ok := Sell.Of(a); ok && place == toBank {
		return 20
	}
	if card, ok := BeginRaid.Of(a); ok {
		return t.n.distance(card)
	}
	switch {
	case Unload.Is(a), Advance.Is(a):
		return 4000
	case End.Is(a), EndTwo.Is(a), Take.Is(a), Withdraw.Is(a):
		return 60
	case LoseLevel.Is(a):
		return 1
	}
	return 10
}
