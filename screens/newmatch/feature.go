package newmatch

import "tablekeeper/screens/game"

// Feature is where a match begins.
type Feature struct{ *game.Session }
