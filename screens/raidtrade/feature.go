package raidtrade

import "tablekeeper/screens/game"

// Feature is what Raid Trade adds to the screens.
type Feature struct {
	*game.Session
	Raid      raidDesk
	TableDice *diceEvening // nil: not read yet
}
