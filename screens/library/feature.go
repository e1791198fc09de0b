// Package library shows the matches of the device: their list, their numbers and story, and how they leave it and come to it.
package library

import (
	"tablekeeper/screens/game"
	"tablekeeper/screens/shell"
)

// Feature keeps the matches of the device in order, and lets them leave and come.
type Feature struct {
	*game.Session
	Incoming *incoming // nil: no transcript is being read
	Sharing  shell.Shareable
	asking   shell.FileAsk
	gone     string // the id of the match that was deleted last; "": none
	Folder   string // that was looked at last; "": none yet
}
