package screens

import (
	"tablekeeper/companion/printing"
	"tablekeeper/screens/game"
)

// Printed writes the pieces of a game, by its key, for a paper; nil where it has none. What a box prints is that of the house.
func Printed(key string, paper printing.Paper, ink bool) (*printing.Printed, error) {
	feature, ok := GameFeatures(&game.Session{})[key]
	if !ok || feature.Adds().Prints == nil {
		return nil, nil
	}
	return game.Printout(feature.Adds().Prints(true), paper, ink)
}
