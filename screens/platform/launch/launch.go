// Package launch opens the app where it runs: in a window, or in the page that companion/tables/serve hands out.
package launch

import (
	"fmt"
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
)

// appID is the app's, as in FyneApp.toml.
const appID = "app.tablekeeper"

// title is that of the window.
const title = "Tablekeeper"

// whileStarting is how much garbage there may be before the first picture, in percent of what is in use: then all waits for it.
const whileStarting = 400

// apart does work on a goroutine of its own, and calls then on that of the screens, where a fault of the work is one of the app.
func apart(work, then func()) {
	go func() {
		if broken := faultOf(work); broken != nil {
			then = func() { panic(broken) }
		}
		fyne.Do(then)
	}()
}

// fault is what the program has panicked with, and where.
type fault struct {
	value any
	stack []byte
}

// String is the report of the fault.
func (f *fault) String() string { return fmt.Sprintf("%v\n\n%s", f.value, f.stack) }

// faultOf does work and returns its fault; nil: it has none. One of another goroutine brings its own stack.
func faultOf(work func()) (broken *fault) {
	defer func() {
		thrown := recover()
		if there, ok := thrown.(*fault); ok {
			broken = there
		} else if thrown != nil {
			broken = &fault{thrown, debug.Stack()}
		}
	}()
	work()
	return nil
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
