package raidtrade

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// feats are what people remember of a match: the longest raid, and the most that one brought.
func feats() []rules.Feat[position] {
	return []rules.Feat[position]{
		{
			FeatWords: rules.FeatWords{
				Name: "longest-raid", Title: wording.Say("Longest raid"), Told: func(n int) wording.Text { return wording.TextOf(wording.Count(n, "roll")) },
			},
			Of: func(before *position, a act, _ *position, seat, so int) int {
				switch {
				case BeginRaid.Is(a):
					return 0
				case Roll.Is(a) && a.Seat == seat && before.step == StepAttack:
					return so + 1
				}
				return so
			},
		},
		{
			FeatWords: rules.FeatWords{
				Name: "richest-haul", Title: wording.Say("Richest haul"), Told: func(n int) wording.Text { return wording.TextOf(wording.Count(n, "token")) },
			},
			Of: func(before *position, _ act, now *position, seat, _ int) int {
				if now.of(seat).level <= before.of(seat).level || before.combat.attack == noCard || now.combat.attack != noCard {
					return 0 // no raid was won
				}
				return int(before.of(other(seat)).cargo - now.of(other(seat)).cargo)
			},
		},
	}
}
