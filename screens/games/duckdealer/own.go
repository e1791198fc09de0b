package duckdealer

import (
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
)

// startGear is how many pieces of gear a ship begins with.
const startGear = 3

// beginning reports whether a step comes before the first turn.
func beginning(step rules.Step) bool {
	switch step {
	case duckdealer.StepBid, duckdealer.StepBorn, duckdealer.StepPosition, duckdealer.StepOutfit, duckdealer.StepHome:
		return true
	}
	return false
}
