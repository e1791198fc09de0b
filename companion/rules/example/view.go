package example

import "tablekeeper/companion/rules"

// Look returns how a table of this game stands, and reports whether it is one. Screens read the position itself.
func Look(t rules.State) (*Position, bool) { return rules.Position[Position](t) }

// Titles are those of cards.
func Titles(cards *rules.Counts) []string {
	var list []string
	for card := range cards.All() {
		list = append(list, cardTitles[card])
	}
	return list
}
