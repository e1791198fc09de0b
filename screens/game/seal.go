package game

import (
	"tablekeeper/companion/chance"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/wording"
)

// SealOf is the seal of the app's next draws in words, "" where nothing is sealed yet.
func SealOf(m *matches.Match) string {
	seeds := m.Chance().Proof().Seeds
	if len(seeds) == 0 {
		return ""
	}
	return chance.Words(seeds[len(seeds)-1].Commitment)
}

// ChanceLine reports what the choice means.
func ChanceLine(own bool) string {
	if own {
		return wording.L("The app throws and draws. At the end anybody can check every one of them.")
	}
	return wording.L("You throw and draw at the table and enter what came. You can change this at any time.")
}
