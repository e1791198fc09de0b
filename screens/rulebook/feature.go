package rulebook

import "tablekeeper/screens/game"

// Feature shows the rules of the games.
type Feature struct{ *game.Session }
