// Package newmatch begins a match: who plays, by which house rules, with whose cards, and what lies on the table.
package newmatch

import "tablekeeper/screens/game"

// Feature is where a match begins.
type Feature struct {
	*game.Session
	seals map[string]*sealed // by the game's key: of matches into which people mix before they begin
}
