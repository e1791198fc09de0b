package screens_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"

	"tablekeeper/screens/apptest"
)

// TestNamesAreNearestToTheirPlaces looks at the maps whose places have names, on small and large windows and with large letters: a name that
// is shown is nearer to its own place than to any other, and where there is room, with letters as usual, nearly all have theirs.
func TestNamesAreNearestToTheirPlaces(t *testing.T) {
	for _, game := range []string{"traders", "duck-dealer"} {
		for _, size := range []fyne.Size{{Width: 390, Height: 844}, {Width: 375, Height: 667}, {Width: 844, Height: 390}, {Width: 1280, Height: 800}} {
			for _, letters := range []float32{1, 1.5} {
				tb := apptest.Lettered(t, size.Width, size.Height, letters)
				tb.Play(game, 3)
				where := fmt.Sprintf("%s %v %v", game, size, letters)
				wrong, missing := apptest.Names(tb.Shown())
				assert.Empty(t, wrong, where)
				if size.Height >= 800 && letters == 1 {
					assert.LessOrEqual(t, missing, 2, where)
				}
			}
		}
	}
}
