package raidtrade

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// feats are what people remember of a match: the longest raid, and the most that one brought.
func feats() []rules.Feat[Position] {
	return []rules.Feat[Position]{
		{
			FeatWords: rules.FeatWords{
				Name: "longest-raid", Title: wording.Say("Longest raid"), Told: "{n:roll}",
			},
			Of: func(before *Position, a act, _ *Position, seat, so int) int {
				switch {
				case BeginRaid.Is(a):
					return 0
				case Roll.Is(a) && a.Seat == seat && before.Step == StepAttack:
					return so + 1
				}
				return so
			},
		},
		{
			FeatWords: rules.FeatWords{
				Name: "richest-haul", Title: wording.Say("Richest haul"), Told: "{n:token}",
			},
			Of: func(before *Position, _ act, now *Position, seat, _ int) int {
				if now.of(seat).Level <= before.of(seat).Level || before.combat.attack == noCard || now.combat.attack != noCard {
					return 0 // no raid was won
				}
				return int(before.of(other(seat)).Cargo - now.of(other(seat)).Cargo)
			},
		},
	}
}
