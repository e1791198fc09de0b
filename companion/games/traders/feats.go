package traders

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// feats are what people remember of a match: the fullest purse, and the longest flight.
func feats() []rules.Feat[position] {
	return []rules.Feat[position]{
		{
			FeatWords: rules.FeatWords{Name: "fullest-purse", Title: wording.Say("Fullest purse"), Told: "{n} MCr"},
			Of:        func(_ *position, _ act, now *position, seat, _ int) int { return int(now.money[seat-1]) },
		},
		{
			FeatWords: rules.FeatWords{
				Name: "longest-flight", Title: wording.Say("Longest flight"), Told: "{n:step}",
			},
			Of: func(_ *position, _ act, now *position, seat, _ int) int {
				if int(now.turn) != seat {
					return 0
				}
				return int(now.made)
			},
		},
	}
}
