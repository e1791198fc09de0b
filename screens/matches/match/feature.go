package match

import "tablekeeper/screens/frame/game"

// Feature is the page of a match that is open.
type Feature struct{ *game.Session }
