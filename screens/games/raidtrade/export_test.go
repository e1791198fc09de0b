package raidtrade

import "tablekeeper/companion/rules"

// ActOf is the legal move with these words.
func ActOf(t rules.Table, text string) (rules.Act, bool) {
	for _, act := range t.Legal(nil) {
		if t.Notation(act) == text {
			return act, true
		}
	}
	return rules.Act{}, false
}
