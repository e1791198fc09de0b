package traders

import "tablekeeper/screens/game"

// Feature is what Traders adds to the screens.
type Feature struct {
	*game.Session
	Traders tradersDesk
}
