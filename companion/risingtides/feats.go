package risingtides

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// feats are what people remember of a match: who attacked most, and who held most cards.
func feats() []rules.Feat[position] {
	return []rules.Feat[position]{
		{
			FeatWords: rules.FeatWords{
				Name: "most-attacks", Title: wording.Say("Most attacks"), Told: func(n int) wording.Text { return wording.TextOf(wording.Count(n, "attack")) },
			},
			Of: func(_ *position, a act, _ *position, seat, so int) int {
				if a.Seat == seat && (Steal.Is(a) || Relocate.Is(a) || Nuke.Is(a)) {
					return so + 1
				}
				return so
			},
		},
		{
			FeatWords: rules.FeatWords{
				Name: "fullest-depot", Title: wording.Say("Fullest depot"), Told: func(n int) wording.Text { return wording.TextOf(wording.Count(n, "resource")) },
			},
			Of: func(_ *position, _ act, now *position, seat, _ int) int { return int(now.depots[seat-1].size) },
		},
	}
}
