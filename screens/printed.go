package screens

import (
	"errors"

	"tablekeeper/companion/printing"
	"tablekeeper/screens/game"
	"tablekeeper/screens/pieces"
)

// ErrOneCopy says that every copy of a game prints the same.
var ErrOneCopy = errors.New("every copy of the game prints the same, so no file is needed")

// Printed writes the pieces of a game, by its key, for so many players; nil where it has none. What a copy prints is that of
// the file, or of the house where that is nil. The error may say what is wrong with the file.
func Printed(key string, file []byte, players int, how printing.Style) (*printing.Printed, error) {
	feature, ok := GameFeatures(&game.Session{})[key]
	if !ok {
		return nil, nil
	}
	adds := feature.Adds()
	switch {
	case adds.Prints == nil:
		return nil, nil
	case file == nil:
		return pieces.Print(adds.Prints(true, players), how)
	case adds.PrintsCopy == nil:
		return nil, ErrOneCopy
	}
	box, err := adds.PrintsCopy(file, players)
	if err != nil {
		return nil, err
	}
	return pieces.Print(box, how)
}
