// Package rulebook shows the rules of a game: sections, single rules, pieces, steps, and how to explain it all.
package rulebook

import "tablekeeper/screens/game"

// Feature shows the rules of the games.
type Feature struct {
	*game.Session
	opened map[string]string // by the game's key: the section of its register that is open
}

// New is the feature of a session.
func New(a *game.Session) *Feature { return &Feature{a, map[string]string{}} }
