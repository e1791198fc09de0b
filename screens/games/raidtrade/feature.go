package raidtrade

import "tablekeeper/screens/frame/game"

// Feature is what Raid Trade adds to the screens.
type Feature struct {
	*game.Session
	Raid raidDesk
}

// raidDesk is what is remembered of raids while the app is open.
type raidDesk struct {
	shown shownRaid // the moment that was sent away
}
