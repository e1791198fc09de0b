package game

import (
	"fmt"
	"runtime/debug"

	"fyne.io/fyne/v2"
)

// breaks does something off the goroutine of the screens, and reports whether it panicked: the match goes on all the same. What there is
// to know of it stands where the app was started.
func breaks(do func()) (broke bool) {
	defer func() {
		if thrown := recover(); thrown != nil {
			fyne.LogError(fmt.Sprintf("Tablekeeper: %v\n%s", thrown, debug.Stack()), nil)
			broke = true
		}
	}()
	do()
	return false
}
