package screens

import (
	"slices"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// tideKey is the key of Rising Tides, the game that has the timer.
const tideKey = "rising-tides"

// tideTable is what Rising Tides adds: mats with the cards, and words for each step.
func tideTable() atTable {
	return atTable{
		step: func(t rules.Table) string {
			state, err := readTide(t.State())
			if err != nil {
				return ""
			}
			return tideStep(t, state)
		},
		mats: func(t rules.Table, large bool) (mats, middle []parts.MatData) {
			state, err := readTide(t.State())
			if err != nil {
				return plainMats(t, large)
			}
			return tideMats(t, state, large)
		},
		card: func(word string) (parts.Icon, string) {
			i := slices.IndexFunc(tideCards(), func(c tideCard) bool { return c.word == word })
			if i < 0 {
				return parts.IconCards, ""
			}
			return tideCards()[i].icon, ""
		},
	}
}
