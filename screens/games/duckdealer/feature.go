package duckdealer

import "tablekeeper/screens/frame/game"

// Feature is what Duck Dealer adds to the screens.
type Feature struct {
	*game.Session
	ownBox   *duckCopy // nil: not read yet
	counters *duckAids // nil: not read yet
}
