package apptest

import (
	"time"
	_ "unsafe" // for go:linkname

	"fyne.io/fyne/v2/driver/software"
)

// toolkitNow is the clock by which the toolkit throws away what it keeps of widgets that nothing has asked for in a minute, and with them
// the pages and apps that they lead to. By the clock of the machine a slow one would lose what a test is at, and a fast one would
// keep hundreds of apps; so it goes by what tests do.
//
//go:linkname toolkitNow fyne.io/fyne/v2/internal/cache.timeNow
var toolkitNow func() time.Time

const (
	aTest = 31 * time.Second       // what two tests in a row use, as the widths of words, is kept
	aLook = 500 * time.Millisecond // at what is shown
	often = 10 * time.Second       // the toolkit doesn't throw away more often
)

func init() { grow(0) }

// grow lets all that the toolkit keeps grow older. A window on a screen throws away when it draws; of the test driver only a canvas does
// that is captured.
func grow(older time.Duration) {
	before := toolkitNow()
	now := before.Add(older)
	toolkitNow = func() time.Time { return now }
	if now.Truncate(often) != before.Truncate(often) {
		software.NewCanvas().Capture()
	}
}
