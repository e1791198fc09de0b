// Package game has what a game may add to the screens, and what the pages of all games share: the session, seats, chances, notes
// and lessons.
package game

import (
	"tablekeeper/companion/library"
	"tablekeeper/companion/loose"
	"tablekeeper/screens/shell"
)

// Session is what pages and games share: the app, the match that is open, and the tables of the last matches.
type Session struct {
	shell.Shell
	Library    *library.Library
	Playing    *OwnMatch  // nil: none
	MatchTimer matchTimer // nil: none
	Room       room       // nil: nobody can join
	Lessons    *Lessons
	Joined     *OpenMatch // the match of another device's table that is shown here; nil: none
	Remembered Remembered
	Evenings   *Evenings
	Ended      func()                  // called when a match of this device has come to its end
	Beginnings map[string]*LastTable   // by the game's key
	Screens    map[string]Screens      // by the game's key
	lying      map[string]*loose.Table // what lies loose, by the game's key
}
