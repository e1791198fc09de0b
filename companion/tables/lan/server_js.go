package lan

import (
	"errors"

	"tablekeeper/companion/tables"
)

// errNoServer is the error of a browser, which nobody can call.
var errNoServer = errors.New("a browser can't be called by other devices: open the match in the installed app")

// Open reports that a browser can't let others in.
func (n *Network) Open(tables.Opening) (tables.Doorway, error) { return nil, errNoServer }
