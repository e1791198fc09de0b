package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// feats are what people remember of a match: the best end, and the best delivery.
func feats() []rules.Feat[position] {
	return []rules.Feat[position]{
		{
			FeatWords: rules.FeatWords{Name: "best-with-ducks", Title: wording.Say("Best with ducks"), Told: "{n:point}"},
			Of: func(_ *position, _ act, now *position, seat, _ int) int {
				if now.Step != StepOver {
					return 0
				}
				return now.Result(seat)
			},
		},
		{
			FeatWords: rules.FeatWords{Name: "best-delivery", Title: wording.Say("Best delivery"), Told: "{n:point}"},
			Of: func(before *position, a act, now *position, seat, _ int) int {
				if !Deliver.Is(a) || a.Seat != seat {
					return 0
				}
				return now.Players[seat-1].Score - before.Players[seat-1].Score
			},
		},
	}
}
