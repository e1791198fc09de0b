package timer_test

import (
	"testing"

	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/tools/timer"
)

// TestEveryEventIsToldAsItself makes sure that each event has words and a picture of its own: none shows as another one.
func TestEveryEventIsToldAsItself(t *testing.T) {
	test.NewTempApp(t)
	titles, pictures := map[string]tide.Kind{}, map[string]tide.Kind{}
	for _, k := range tide.Kinds() {
		told := timer.TellEvent(k)
		require.NotEmpty(t, told.Title, k.String())
		require.NotEmpty(t, told.Words, k.String())
		require.NotContains(t, titles, told.Title)
		require.NotContains(t, pictures, string(told.Picture))
		titles[told.Title], pictures[string(told.Picture)] = k, k
	}
	require.Panics(t, func() { timer.TellEvent(tide.Kind(len(tide.Kinds()))) }, "an event that nobody has written words for")
}
