package traders_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/games/traders"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/partstest"
)

// shown are the parts of one kind that a widget shows, with their places.
func shown[T fyne.CanvasObject](w fyne.Widget) (parts []T) {
	for _, o := range test.WidgetRenderer(w).Objects() {
		if part, ok := o.(T); ok && part.Visible() {
			parts = append(parts, part)
		}
	}
	return parts
}

func TestStarMapShowsWhatIsLit(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	stars := []traders.Star{
		{Planet: "gobi", Name: "Gobi", X: 0.25, Y: 0.5, Lit: true},
		{Planet: "seranide", Name: "Seranide", X: 0.75, Y: 0.5, Note: "halted 2"},
	}
	m := traders.NewStarMap("Gobi is lit", 2, stars...)
	m.Resize(fyne.NewSize(300, 240))
	images := shown[*canvas.Raster](m)
	require.Len(t, images, 2)
	sheets := shown[*canvas.Rectangle](m)
	require.Len(t, sheets, 2, "the sky, and a veil over the planet that is not lit")
	require.Equal(t, images[1].Position(), sheets[1].Position())
	require.Greater(t, images[0].Size().Width, images[1].Size().Width, "what is lit is larger, not only brighter")
	require.Len(t, shown[*parts.Words](m), 3, "two names and a note")
	m.Resize(fyne.NewSize(60, 60))
	require.Empty(t, shown[*parts.Words](m), "names that have no room are left to the title of the card")
	require.Equal(t, "Gobi is lit", m.AccessibilityLabel())
}

func TestStripKeepsItsPlaces(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	strip := traders.NewStrip(3, traders.NewLeaf(parts.NewDrawing(parts.Planet("bob").Resource(), 0, 0), "Bob", nil))
	strip.Resize(fyne.NewSize(308, 100))
	require.Len(t, strip.Objects, 3)
	require.Less(t, strip.Objects[0].Size().Width, float32(110), "one card has a third of the width")
	require.Equal(t, "Bob", strip.Objects[0].(*traders.Leaf).AccessibilityLabel())
}
