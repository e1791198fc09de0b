package journal

import (
	"fmt"
	"strings"
)

const longestName = 100

// part ends the name of a file that is being written. No name of the store ends
// so: what is left of one after a loss of power isn't a file of the store.
const part = ".part"

// checkName refuses what isn't a name of a file on every system.
func checkName(name string) error {
	switch {
	case name == "" || len(name) > longestName:
		return fmt.Errorf("a file's name has 1 to %d characters, not %d", longestName, len(name))
	case name[0] == '.':
		return fmt.Errorf("the file name %q begins with a full stop", name)
	case name[len(name)-1] == '.' || strings.HasSuffix(name, part):
		return fmt.Errorf("the file name %q ends as no file of the store does", name)
	}
	for _, c := range []byte(name) {
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '-', c == '_', c == '.':
		default:
			return fmt.Errorf("the file name %q holds %q; it may hold letters a to z, digits, '-', '_' and '.'", name, c)
		}
	}
	return nil
}
