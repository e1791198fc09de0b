package aid

import "tablekeeper/companion/games/atrades"

// Gain is what a seat's personal supply (Company 0) or a company's card has more, or
// with a number below zero less, than before.
type Gain struct{ Seat, Company, N int }

// Gains are the changes of money that moves have made: those of the players, then
// those of the cards of companies, in the order of their numbers. What lay on a card
// that is gone counts as lost by who owned it.
func Gains(was, now *atrades.View) []Gain {
	var list []Gain
	for i := range now.Personal {
		if was.Guild(i+1) == "" {
			continue // the money that a guild begins with is on its board
		}
		if n := now.Personal[i] - was.Personal[i]; n != 0 {
			list = append(list, Gain{Seat: i + 1, N: n})
		}
	}
	cards := was.Companies()
	for k, after := range now.Companies() {
		before := cards[k]
		seat := after.Owner()
		if seat == 0 {
			seat = before.Owner()
		}
		if n := after.Money() - before.Money(); n != 0 && seat > 0 {
			list = append(list, Gain{seat, after.Number, n})
		}
	}
	return list
}
