package atrades

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// feats are what people remember of a match: the fullest purse at its end, and the most that one move brought.
func feats() []rules.Feat[position] {
	return []rules.Feat[position]{
		{
			FeatWords: rules.FeatWords{Name: "fullest-purse", Title: wording.Say("Fullest purse"), Told: "{n} money"},
			Of: func(_ *position, _ act, now *position, seat, _ int) int {
				if now.Step != StepOver {
					return 0
				}
				return now.Personal[seat-1]
			},
		},
		{
			FeatWords: rules.FeatWords{Name: "best-payout", Title: wording.Say("Best payout"), Told: "{n} money"},
			Of: func(before *position, _ act, now *position, seat, _ int) int {
				return now.Personal[seat-1] - before.Personal[seat-1]
			},
		},
	}
}
