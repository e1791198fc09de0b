// Tablekeeper keeps the table of five board and card games: a window for the people round it and, with arguments,
// commands that judge transcripts. The same app runs in a browser, see main_js.go.
package main

import (
	"time"

	"fyne.io/fyne/v2"
)

// id is the one of FyneApp.toml.
const id = "app.tablekeeper"

// after calls f on the goroutine of the screens when d has gone by, unless it is stopped before.
func after(d time.Duration, f func()) (stop func()) {
	stopped := false // read and written on the goroutine of the screens only
	timer := time.AfterFunc(d, func() {
		fyne.Do(func() {
			if !stopped {
				f()
			}
		})
	})
	return func() {
		stopped = true
		timer.Stop()
	}
}
