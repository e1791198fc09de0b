//go:build !js

package launch

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
)

// TestTheWindowFitsOnTheScreen opens it on screens of several sizes.
func TestTheWindowFitsOnTheScreen(t *testing.T) {
	for _, on := range []struct {
		free  fyne.Size
		scale float32
		want  fyne.Size
	}{
		{fyne.NewSize(1920, 1080), 1, usualSize},
		{fyne.NewSize(800, 480), 1, fyne.NewSize(796, 444)},
		{fyne.NewSize(1366, 740), 1, fyne.NewSize(1024, 704)},
		{fyne.NewSize(1366, 740), 2, fyne.NewSize(681, 352)},
		{fyne.NewSize(240, 320), 1, fyne.NewSize(236, 284)},
		{fyne.Size{}, 1, usualSize}, // it isn't known
	} {
		require.Equal(t, on.want, fitting(usualSize, on.free, on.scale), "%v at %v", on.free, on.scale)
	}
	require.Equal(t, leastSize, fitting(fyne.NewSize(10, 10), fyne.NewSize(800, 600), 1))
}

// TestTheSizeThatAScreenForcesIsNoChoice closes a window on a small screen, and on one that has room.
func TestTheSizeThatAScreenForcesIsNoChoice(t *testing.T) {
	small := fitting(usualSize, fyne.NewSize(800, 480), 1)
	require.Equal(t, usualSize, chosen(usualSize, small, small))
	require.Equal(t, usualSize, chosen(usualSize, small, fyne.NewSize(800, 480)), "as large as it can be")
	require.Equal(t, fyne.NewSize(640, usualSize.Height), chosen(usualSize, small, fyne.NewSize(640, small.Height)), "it was made narrower")
	require.Equal(t, fyne.NewSize(640, 400), chosen(usualSize, small, fyne.NewSize(640, 400)))
	require.Equal(t, fyne.NewSize(1200, 600), chosen(usualSize, usualSize, fyne.NewSize(1200, 600)))
}

// TestTheSizeOfTheWindowIsRemembered closes a window and opens it again.
func TestTheSizeOfTheWindowIsRemembered(t *testing.T) {
	store := journal.Memory()
	require.Equal(t, usualSize, rememberedSize(store))
	rememberSize(store, fyne.NewSize(700, 500))
	require.Equal(t, fyne.NewSize(700, 500), rememberedSize(store))
	for _, spoiled := range []string{"", "{", `{"width": -1, "height": 5}`, `{"width": 5}`} {
		require.NoError(t, store.Write(sizeFile, []byte(spoiled)))
		require.Equal(t, usualSize, rememberedSize(store), spoiled)
	}
}
