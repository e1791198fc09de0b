// Package rulebook shows the rules of a game: sections, single rules, pieces, steps, and how to explain it all.
package rulebook

import "tablekeeper/screens/game"

// Feature shows the rules of the games.
type Feature struct{ *game.Session }
