package risingtides

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// feats are what people remember of a match: who attacked most, and who held most cards.
func feats() []rules.Feat[Position] {
	return []rules.Feat[Position]{
		{
			FeatWords: rules.FeatWords{
				Name: "most-attacks", Title: wording.Say("Most attacks"), Told: "{n:attack}",
			},
			Of: func(_ *Position, a act, _ *Position, seat, so int) int {
				if a.Seat == seat && (Steal.Is(a) || Relocate.Is(a) || Nuke.Is(a)) {
					return so + 1
				}
				return so
			},
		},
		{
			FeatWords: rules.FeatWords{
				Name: "fullest-depot", Title: wording.Say("Fullest depot"), Told: "{n:resource}",
			},
			Of: func(_ *Position, _ act, now *Position, seat, _ int) int { return int(now.Players[seat-1].Depot.size) },
		},
	}
}
