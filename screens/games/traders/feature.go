package traders

import "tablekeeper/screens/frame/game"

// Feature is what Traders adds to the screens.
type Feature struct {
	*game.Session
	Traders tradersDesk
}

// tradersDesk is what is remembered of a match while the app is open.
type tradersDesk struct {
	shown shownMap // where the moment was sent away last
}
