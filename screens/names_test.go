package screens_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
)

// TestNamesAreNearestToTheirPlaces looks at the maps whose places have names, on small and large windows and with large letters: a name that
// is shown is nearer to its own place than to any other, clearly so in a match of Traders; also on the small map of a lesson; and where there is room, with letters as usual, nearly all have theirs.
func TestNamesAreNearestToTheirPlaces(t *testing.T) {
	for _, game := range []string{"traders", "duck-dealer"} {
		for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 375, Height: 667}, {Width: 844, Height: 390}, {Width: 1280, Height: 800}} {
			for _, letters := range []float32{1, 1.5} {
				clearly := 1.0
				if game == "traders" && letters == 1 {
					clearly = 1.1
				}
				tb := apptest.Lettered(t, size.Width, size.Height, letters)
				tb.Play(game, 3)
				where := fmt.Sprintf("%s %v %v", game, size, letters)
				wrong, missing := apptest.Names(tb.Shown(), clearly)
				assert.Empty(t, wrong, where)
				tb.App.Go(shell.Route{Page: shell.GamePage, Arg: game})
				tb.Tap(tb.Begins("Learn to play"))
				wrong, _ = apptest.Names(tb.Shown(), 1)
				assert.Empty(t, wrong, "lesson %s", where)
				if size.Height >= 800 && letters == 1 {
					assert.LessOrEqual(t, missing, 2, where)
				}
			}
		}
	}
}
