package screens_test

import (
	"runtime"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
)

// TestAnotherThemeKeepsNoFonts makes a window wide and narrow again and again: each time the app has another theme, and the toolkit reads its fonts.
func TestAnotherThemeKeepsNoFonts(t *testing.T) {
	const times, most = 6, 20 << 20 // the fonts of one theme are 3 MB
	tb := apptest.New(t, 390, 844)
	turned := func() uint64 {
		for _, size := range []fyne.Size{{Width: 1024, Height: 768}, {Width: 390, Height: 844}} {
			tb.Window.Resize(size)
			tb.Run(50 * time.Millisecond)
		}
		runtime.GC()
		var held runtime.MemStats
		runtime.ReadMemStats(&held)
		return held.HeapAlloc
	}
	first := turned()
	for range times {
		turned()
	}
	require.Less(t, turned(), first+most)
}
