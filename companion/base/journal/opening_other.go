//go:build !unix

package journal

import "errors"

// Windows and browsers have no pipes among files, and links only for those who may
// do anything.
const (
	noLinks   = 0
	noWaiting = 0
)

var errLink = errors.New("this is a link")
