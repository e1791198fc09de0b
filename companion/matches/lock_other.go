//go:build !unix && !windows

package matches

import "errors"

// lockFile: a browser has no files that two windows share.
func lockFile(string) (release func(), err error) {
	return nil, errors.ErrUnsupported
}
