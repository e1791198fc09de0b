package joining

import (
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/tables"
)

// TimerNow is the timer of the table that this device has joined, at this moment.
func (a *Feature) TimerNow(t require.TestingT) tables.Timer {
	now, ok := a.joined.now()
	require.True(t, ok)
	return now
}

// Word is that of the table of this device.
func (a *Feature) Word() string { return a.open.table.Word() }

// Frame does what a frame does while the timer of the table runs.
func (a *Feature) Frame() { a.joined.frames.Tick(0) }
