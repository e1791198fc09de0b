package sea_test

import (
	"image"
	"image/color"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts/partstest"
	"tablekeeper/screens/widgets/sea"
)

var (
	blue = color.NRGBA{R: 38, G: 110, B: 160, A: 255}
	red  = color.NRGBA{R: 200, G: 16, B: 24, A: 255}
)

// mixed is a colour on the way from blue to red.
func mixed(r float64) color.NRGBA {
	at := func(a, b uint8) uint8 { return uint8(float64(a) + r*(float64(b)-float64(a)) + 0.5) }
	return color.NRGBA{R: at(blue.R, red.R), G: at(blue.G, red.G), B: at(blue.B, red.B), A: 255}
}

func newDisc(t *testing.T, full float32, tap func()) (*sea.Disc, fyne.Canvas) {
	t.Helper()
	partstest.Start(t, partstest.Phone())
	d := sea.NewDisc(full, "Start the timer", tap)
	return d, partstest.Show(t, container.NewCenter(d), fyne.NewSize(full+40, full+40)).Canvas()
}

func TestDiscDrawsOnlyWhatIsSeen(t *testing.T) {
	d, _ := newDisc(t, 320, nil)
	require.True(t, d.SetFrame(310, blue))
	for _, c := range []struct {
		diameter float32
		colour   color.Color
		want     bool
	}{
		{310, blue, false},
		{310.9, blue, false}, // less than half a pixel at either edge
		{311, blue, true},
		{311.9, blue, false},
		{310.5, blue, false},
		{310, blue, true},
		{310.2, mixed(0.01), true}, // the colour is always shown
		{310.2, mixed(0.01), false},
		{500, mixed(0.01), true}, // held to the full diameter
		{320, mixed(0.01), false},
	} {
		require.Equal(t, c.want, d.SetFrame(c.diameter, c.colour), "%v %v", c.diameter, c.colour)
	}
}

func TestDiscMovesInStepsThatAreNotSeen(t *testing.T) {
	d, _ := newDisc(t, 320, nil)
	d.SetFrame(320, blue)
	shown := float32(320)
	drawn := 0
	for i := range 2000 { // down and up again, in tenths of a pixel
		wanted := 320 - float32(i)/100
		if d.SetFrame(wanted, blue) {
			shown, drawn = wanted, drawn+1
		}
		require.Less(t, shown-wanted, float32(1))
	}
	require.InDelta(t, 20, drawn, 1)
}

// wide is how many pixels of the middle line differ from the ground.
func wide(picture image.Image) (left, right int) {
	y := picture.Bounds().Dy() / 2
	ground := picture.At(0, y)
	left, right = picture.Bounds().Dx(), 0
	for x := range picture.Bounds().Dx() {
		if picture.At(x, y) != ground {
			left, right = min(left, x), max(right, x)
		}
	}
	return left, right
}

func TestDiscIsAsLargeAsItsFrameSays(t *testing.T) {
	for _, full := range []float32{160, 320, 560} {
		d, on := newDisc(t, full, nil)
		for _, share := range []float32{0.94, 0.97, 1} {
			d.SetFrame(full*share, red)
			left, right := wide(on.Capture())
			require.InDelta(t, full*share, right-left+1, 2.1, "%v of %v", share, full)
			require.InDelta(t, full/2+20, float32(left+right+1)/2, 1.1, "in the middle")
		}
		require.Equal(t, fyne.NewSquareSize(full), d.MinSize(), "its box stands still")
	}
}

// TestWavesCanBeReadInGrey compares the waves with the disc, at every redness.
func TestWavesCanBeReadInGrey(t *testing.T) {
	d, on := newDisc(t, 320, nil)
	for step := range 21 {
		colour := mixed(float64(step) / 20)
		d.SetFrame(320, colour)
		brightest := 0.0
		picture := on.Capture()
		for y := 20; y < 340; y++ {
			brightest = max(brightest, look.Contrast(picture.At(180, y), colour))
		}
		require.GreaterOrEqual(t, brightest, 4.5, "redness %v", float64(step)/20)
	}
}

func TestDiscIsTheStartButton(t *testing.T) {
	taps := 0
	d, on := newDisc(t, 320, func() { taps++ })
	require.Equal(t, "Start the timer", d.AccessibilityLabel())
	require.Equal(t, fyne.AccessibleRoleButton, d.AccessibilityRole())
	test.TapCanvas(on, fyne.NewPos(180, 180))
	d.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	d.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	require.Equal(t, 3, taps)

	d.SetTap(nil)
	d.SetLabel("Running")
	test.Tap(d)
	require.Equal(t, 3, taps)
	require.Equal(t, fyne.AccessibleRoleText, d.AccessibilityRole())
	require.Equal(t, "Running", d.AccessibilityLabel())
	on.Focus(nil)
	on.FocusNext()
	require.Nil(t, on.Focused(), "a picture takes no focus")
}

func TestDiscLooksTheSameUnderThePointer(t *testing.T) {
	d, on := newDisc(t, 200, func() {})
	plain := on.Capture()
	test.MoveMouse(on, fyne.NewPos(120, 120))
	require.Equal(t, plain, on.Capture(), "only its size may change")
	d.MouseOut()
	require.Equal(t, plain, on.Capture())
}

func TestDiscKeepsItsShareWhenTheWindowChanges(t *testing.T) {
	d, on := newDisc(t, 320, nil)
	d.SetFrame(304, red)
	d.SetFull(160)
	require.Equal(t, float32(160), d.Full())
	left, right := wide(on.Capture())
	require.InDelta(t, 152, right-left+1, 2.1)
	d.SetFull(0)
	require.Equal(t, float32(160), d.Full(), "no disc without a size")
}

func TestBeatRingCountsAndBeginsAnew(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	r := sea.NewBeatRing(200)
	on := partstest.Show(t, container.NewCenter(r), fyne.NewSize(300, 300)).Canvas()
	none := on.Capture()
	require.False(t, r.SetBeats(0))
	require.True(t, r.SetBeats(1))
	one := on.Capture()
	require.NotEqual(t, none, one)
	require.False(t, r.SetBeats(1))
	require.False(t, r.SetBeats(-1))
	require.True(t, r.SetBeats(12))
	require.NotEqual(t, one, on.Capture())
	require.True(t, r.SetBeats(13))
	require.Equal(t, one, on.Capture(), "the thirteenth beat is the first of the next round")
	require.Equal(t, fyne.NewSquareSize(200+2*sea.RingBand), r.MinSize())
	r.SetFull(100)
	require.Equal(t, fyne.NewSquareSize(100+2*sea.RingBand), r.MinSize())
}

func TestDigitsKeepTheirPlace(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	d := sea.NewDigits()
	partstest.Show(t, d, fyne.NewSize(390, 140))
	empty := d.MinSize()
	require.True(t, d.SetText("0:48"))
	require.False(t, d.SetText("0:48"))
	require.Equal(t, empty, d.MinSize())
	require.Equal(t, "0:48", d.AccessibilityLabel())
}

func BenchmarkDiscFrame(b *testing.B) {
	test.NewTempApp(b).Settings().SetTheme(partstest.Phone())
	d := sea.NewDisc(320, "Start", nil)
	w := test.NewTempWindow(b, container.NewCenter(d))
	w.Resize(fyne.NewSize(390, 844))
	i := 0
	for b.Loop() {
		d.SetFrame(320-float32(i%20), red)
		i++
	}
}

func TestDiscIsDrawn(t *testing.T) {
	for name, colour := range map[string]color.Color{"blue": blue, "red": red} {
		d, on := newDisc(t, 160, nil)
		d.SetFrame(155, colour)
		test.AssertRendersToImage(t, "disc-"+name+".png", on)
	}
}

// TestDiscIsDrawnWhereItHasAPlace draws nothing before: a page gives the disc its diameter only once it knows its own size.
func TestDiscIsDrawnWhereItHasAPlace(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	d := sea.NewDisc(320, "Start the timer", nil)
	face := test.WidgetRenderer(d).Objects()[0].(*canvas.Image)
	d.Refresh()
	d.SetFrame(300, red)
	require.Nil(t, face.Image)
	d.SetFull(200)
	d.Resize(fyne.NewSquareSize(200))
	require.Equal(t, image.Rect(0, 0, 200, 200), face.Image.Bounds())
}
