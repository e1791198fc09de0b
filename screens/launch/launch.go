// Package launch opens the app where it runs: in a window, or in the page that companion/serve hands out.
package launch

import (
	"time"

	"fyne.io/fyne/v2"
)

// appID is the app's, as in FyneApp.toml.
const appID = "app.tablekeeper"

// title is that of the window.
const title = "Tablekeeper"

// whileStarting is how much garbage there may be before the first picture, in percent of what is in use: then all waits for it.
const whileStarting = 400

// apart does work on a goroutine of its own, and calls then on that of the screens.
func apart(work, then func()) {
	go func() {
		work()
		fyne.Do(then)
	}()
}

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
