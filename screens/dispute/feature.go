package dispute

import "tablekeeper/screens/game"

// Feature settles disputes: with a position that people set up, or in a match.
type Feature struct {
	*game.Session
	Disputes map[string]*Dispute // by the game's key
}
