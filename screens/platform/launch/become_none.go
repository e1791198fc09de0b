//go:build android || ios

package launch

import "errors"

// become can't be done: only the system starts an app here.
func become(string) error { return errors.New("the system starts apps here") }
