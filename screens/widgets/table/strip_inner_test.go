package table

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// TestASignStaysBesideItsNumber makes a chip narrower and wider again: a number goes whole, and one without its sign stands alone.
func TestASignStaysBesideItsNumber(t *testing.T) {
	test.NewApp().Settings().SetTheme(look.New(look.Dark, look.Phone, 1))
	points, gear := NewCount(parts.IconStar, "14", "Points 14"), NewCount(parts.IconGear, "3", "Gear 3")
	c := newChip(Chip{Seat: 2, Name: "Ben", Show: []fyne.CanvasObject{points, gear}}, look.FeltOf("duck-dealer"))
	w := test.NewWindow(c)
	defer w.Close()
	both, alone := 0, 0
	for _, wide := range []float32{170, 130, 110, 90, 70, 56, 90, 130, 170} {
		c.Resize(fyne.NewSize(wide, 48))
		if points.Visible() {
			both++
			require.True(t, points.sign.Visible() && gear.sign.Visible(), "at %v", wide)
		} else if gear.Visible() && !gear.sign.Visible() {
			alone++
		}
	}
	require.True(t, both >= 4 && alone > 0, "%d with both, %d without a sign", both, alone)
}
