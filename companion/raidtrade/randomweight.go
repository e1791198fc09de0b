package raidtrade

// randomWeight makes random games move on and end: cargo travels by short trips, levels
// are taken at once, and raids are tried with the better cards.
func (t *table) randomWeight(p *position, a act) int {
	switch t.book.Verbs[a.Verb].Name {
	case "unload", "advance":
		return 4000
	case "load":
		return 20 * a.Words[0]
	case "trip":
		if p.of(a.Seat).cargo == 0 {
			return 1
		}
		return 200 / int(distance(a.Words[0]))
	case "sell":
		if a.Words[1] == toBank {
			return 20
		}
		return 10
	case "raid":
		return int(distance(a.Words[0]))
	case "end", "end 2", "take", "withdraw":
		return 60
	case "lose-level":
		return 1
	default:
		return 10
	}
}
