package parts

import (
	"image"
	"image/color"
	"runtime"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"
)

// share is how much of a picture is of about that colour.
func share(picture image.Image, of color.RGBA) float64 {
	near := func(a uint32, b uint8) bool { d := int(a>>8) - int(b); return d > -24 && d < 24 }
	found, all := 0, 0
	for y := picture.Bounds().Min.Y; y < picture.Bounds().Max.Y; y++ {
		for x := picture.Bounds().Min.X; x < picture.Bounds().Max.X; x++ {
			if r, g, b, _ := picture.At(x, y).RGBA(); near(r, of.R) && near(g, of.G) && near(b, of.B) {
				found++
			}
			all++
		}
	}
	return float64(found) / float64(all)
}

// TestASmallPictureIsTheLargeOneMadeSmaller compares how much of a picture its white lines take: the same at each size.
func TestASmallPictureIsTheLargeOneMadeSmaller(t *testing.T) {
	test.NewTempApp(t)
	white := color.RGBA{0xF7, 0xF3, 0xEA, 0xFF}
	file := Picture("counter").Resource()
	whole := share(drawFile(file, canvas.ImageFillContain, image.Pt(480, 300), 0), white)
	require.Greater(t, whole, 0.02)
	for _, wide := range []int{64, 128, 960} {
		require.InDelta(t, whole, share(drawFile(file, canvas.ImageFillContain, image.Pt(wide, wide*5/8), 0), white), whole*0.35, "%d pixels wide", wide)
	}
}

// TestNothingIsKeptOfTheSizesOfAWindow draws a picture at five hundred sizes, as a window does whose corner is dragged: what is kept
// afterwards is the last one.
func TestNothingIsKeptOfTheSizesOfAWindow(t *testing.T) {
	test.NewTempApp(t)
	picture := NewDrawing(Picture("counter").Resource(), canvas.ImageFillContain, 8)
	held := func() int64 {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return int64(m.HeapAlloc)
	}
	picture.Generator(100, 63)
	before := held()
	for i := range 500 {
		picture.Generator(100+i/5, 63+i/8+i%5)
	}
	require.Less(t, held()-before, int64(4<<20), "the last one measures 0.1 MB, all of them 31")
	runtime.KeepAlive(picture)
}

// TestNoEventPictureIsCutOff looks at the edges of the pictures of events: nothing is drawn there.
func TestNoEventPictureIsCutOff(t *testing.T) {
	test.NewTempApp(t)
	for _, name := range []Picture{"event-more-time", "event-less-time", "event-left", "event-right", "event-back"} {
		picture := drawFile(name.Resource(), canvas.ImageFillContain, image.Pt(480, 360), 0)
		for y := range 360 {
			for _, x := range []int{0, 479} {
				_, _, _, alpha := picture.At(x, y).RGBA()
				require.Zero(t, alpha, "%s at %d, %d", name, x, y)
			}
		}
	}
}
