package table

import (
	"image"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/parts"
)

// TestTheSkyIsAFewPaths counts the paths of a sky on a desktop, each of which costs a look at all pixels, and sees stars all over it.
func TestTheSkyIsAFewPaths(t *testing.T) {
	const wide, high = 1280, 800
	sky := Stars(fyne.NewSize(wide, high), func(fyne.ThemeColorName) (string, float32) { return "#FFFFFF", 1 })
	require.LessOrEqual(t, strings.Count(sky, "<"), 4)
	require.Greater(t, strings.Count(sky, "M"), 300)
	file := fyne.NewStaticResource("sky.svg", []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 800">`+sky+`</svg>`))
	drawn := parts.DrawFile(file, canvas.ImageFillStretch, image.Pt(wide, high)).(*image.RGBA)
	lit := map[image.Point]bool{}
	for y := range high {
		for x := range wide {
			if drawn.RGBAAt(x, y).A > 80 {
				lit[image.Pt(4*x/wide, 4*y/high)] = true
			}
		}
	}
	require.Len(t, lit, 16)
}
