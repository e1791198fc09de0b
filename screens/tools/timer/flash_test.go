package timer_test

import (
	"fmt"
	"image"
	"image/color"
	"math"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/tools/timer"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/sea"
)

// The limits of WCAG 2.3.1: a flash is a pair of opposing changes of luminance by a tenth of white or more, where the darker
// one is below 0.8, or a pair of opposing changes to and from a saturated red. Three in a second are safe, and more of them
// are where they fill less than a quarter of ten degrees of sight. Here all that flashes by its luminance fills less.
const (
	flashStep   = 0.1
	flashDark   = 0.8
	redStep     = 20.0
	redShare    = 0.8
	mostFlashes = 3
	mostArea    = 21_824
)

// scene is the whole window of a running timer, without what is on the water.
type scene struct {
	sea    *sea.Sea
	disc   *sea.Disc
	canvas fyne.Canvas
	full   float32
}

func newScene(t *testing.T, size fyne.Size, full float32) *scene {
	t.Helper()
	test.NewTempApp(t).Settings().SetTheme(look.New(look.Dark, look.ClassOf(size.Width), 1))
	s := &scene{sea: sea.NewSea(), disc: sea.NewDisc(full, "disc", nil), full: full}
	window := test.NewTempWindow(t, container.NewWithoutLayout(s.sea, s.disc, s.sea.Water))
	window.SetPadded(false)
	window.Resize(size)
	s.canvas = window.Canvas()
	middle := fyne.NewPos(size.Width*0.4, size.Height*0.45)
	s.sea.Resize(size)
	s.sea.Water.Resize(size)
	box.Place(s.disc, middle.X-full/2, middle.Y-full/2, full, full)
	s.sea.SetHorizon(middle, full, middle.Y+0.16*full)
	return s
}

// second are the frames of a second from which a share f of the time is left.
func (s *scene) second(f float64) []image.Image {
	const length = 600_000
	left := int64(f * length)
	s.sea.SetTones(look.TideTones(tide.Redness(left, length)))
	var frames []image.Image
	for ms := 0; ms <= 1000; ms += timer.FrameTime {
		phase := 7 + float64(ms)/1000*tide.Hz(f)
		s.disc.SetFrame(float32(tide.Diameter(float64(s.full), phase)), tide.Colour(left, length))
		s.sea.SetFrame(100+float64(ms)/1000, phase)
		frames = append(frames, s.canvas.Capture())
	}
	return frames
}

// TestTheFirstBeatIsSeen draws the first two seconds of the timer: each picture differs from the one before it.
func TestTheFirstBeatIsSeen(t *testing.T) {
	s := newScene(t, fyne.NewSize(390, 844), 320)
	s.sea.SetTones(look.TideTones(0))
	var before []uint8
	for ms := 0; ms <= 2000; ms += 125 {
		phase := float64(ms) / 1000 * tide.Hz(1)
		s.disc.SetFrame(float32(tide.Diameter(320, phase)), tide.Colour(1, 1))
		s.sea.SetFrame(0, phase) // the waves stand: only the beat moves
		now := s.canvas.Capture().(*image.NRGBA).Pix
		changed := 0
		for at := 0; at < len(before); at += 4 {
			if now[at] != before[at] || now[at+1] != before[at+1] {
				changed++
			}
		}
		require.True(t, before == nil || changed > 500, "at %d ms %d pixels differ", ms, changed)
		before = now
	}
}

// light is the luminance of a colour, and how far it is on the red side where that is saturated.
func light(c color.Color) (luminance, red float64) {
	r, g, b, _ := c.RGBA()
	lr, lg, lb := look.Luminance(color.NRGBA64{R: uint16(r), A: 0xFFFF})/0.2126, look.Luminance(color.NRGBA64{G: uint16(g), A: 0xFFFF})/0.7152,
		look.Luminance(color.NRGBA64{B: uint16(b), A: 0xFFFF})/0.0722
	if sum := lr + lg + lb; sum > 0 && lr/sum >= redShare {
		red = math.Max(0, lr-lg-lb) * 320
	}
	return 0.2126*lr + 0.7152*lg + 0.0722*lb, red
}

// flashes counts the pairs of opposing changes by a step or more.
func flashes(values []float64, step float64, counts func(a, b float64) bool) int {
	changes, way, low, high := 0, 0, values[0], values[0]
	for _, v := range values[1:] {
		low, high = math.Min(low, v), math.Max(high, v)
		switch {
		case way <= 0 && v-low >= step && counts(low, v):
			changes, way, high = changes+1, 1, v
			low = v
		case way >= 0 && high-v >= step && counts(high, v):
			changes, way, low = changes+1, -1, v
			high = v
		}
		if way > 0 {
			low = v
			high = math.Max(high, v)
		}
		if way < 0 {
			high = v
			low = math.Min(low, v)
		}
	}
	return changes / 2
}

// measure gives the area that flashes by its luminance, and the one in which anything flashes more often than is safe.
func measure(frames []image.Image) (area, often int) {
	known := map[[3]uint8][2]float64{}
	values, reds := make([]float64, len(frames)), make([]float64, len(frames))
	first := frames[0].(*image.NRGBA)
	for at := 0; at < len(first.Pix); at += 4 {
		same := true
		for _, frame := range frames[1:] {
			same = same && [3]uint8(frame.(*image.NRGBA).Pix[at:at+3]) == [3]uint8(first.Pix[at:at+3])
		}
		if same {
			continue
		}
		for i, frame := range frames {
			rgb := [3]uint8(frame.(*image.NRGBA).Pix[at : at+3])
			v, ok := known[rgb]
			if !ok {
				v[0], v[1] = light(color.NRGBA{R: rgb[0], G: rgb[1], B: rgb[2], A: 255})
				known[rgb] = v
			}
			values[i], reds[i] = v[0], v[1]
		}
		n := flashes(values, flashStep, func(a, b float64) bool { return math.Min(a, b) < flashDark })
		if n > 0 {
			area++
		}
		if max(n, flashes(reds, redStep, func(float64, float64) bool { return true })) > mostFlashes {
			often++
		}
	}
	return area, often
}

// TestTheWholeScreenIsSafe draws a second of the timer in several windows, at several moments, and looks at every point of it.
func TestTheWholeScreenIsSafe(t *testing.T) {
	phone, desktop := fyne.NewSize(390, 844), fyne.NewSize(1280, 800)
	for _, c := range []struct {
		size fyne.Size
		full float32
		f    float64
	}{{phone, 320, 1}, {phone, 320, 0.55}, {phone, 320, 0.33}, {phone, 320, 0.02}, {desktop, 560, 0.33}, {desktop, 560, 0.02}} {
		t.Run(fmt.Sprintf("%v at %v", c.size, c.f), func(t *testing.T) {
			area, often := measure(newScene(t, c.size, c.full).second(c.f))
			t.Logf("%d pixels flash, %d of them more than %d times", area, often, mostFlashes)
			require.Less(t, area, mostArea)
			require.Less(t, often, mostArea)
		})
	}
}

// TestTheBreakingWaveIsSafe draws the wave that breaks over the screen.
func TestTheBreakingWaveIsSafe(t *testing.T) {
	require.LessOrEqual(t, timer.BreakTime, 1500)
	size := fyne.NewSize(390, 844)
	s := newScene(t, size, 320)
	breaker := sea.NewBreaker()
	window := test.NewTempWindow(t, container.NewWithoutLayout(s.sea, s.disc, s.sea.Water, breaker))
	window.SetPadded(false)
	window.Resize(size)
	s.sea.SetTones(look.TideTones(1))
	s.disc.SetFrame(320, tide.Colour(0, 600_000))
	breaker.Resize(size)
	breaker.SetTones(look.TideTones(1))
	var frames []image.Image
	for ms := 0; ms <= timer.BreakTime; ms += 2 * timer.FrameTime {
		breaker.SetFrame(float64(ms) / timer.BreakTime)
		frames = append(frames, window.Canvas().Capture())
	}
	_, often := measure(frames)
	require.Zero(t, often, "it is one wave")
	breaker.SetFrame(1)
	require.False(t, breaker.Visible(), "it has run off")
}

// TestFlashesAreCounted tries the count on values that are known.
func TestFlashesAreCounted(t *testing.T) {
	always := func(float64, float64) bool { return true }
	for _, c := range []struct {
		values []float64
		want   int
	}{
		{[]float64{0, 0, 0}, 0},
		{[]float64{0, 0.2, 0.4}, 0},
		{[]float64{0, 0.2, 0}, 1},
		{[]float64{0, 0.05, 0, 0.05, 0}, 0},
		{[]float64{0.3, 0, 0.3, 0, 0.3}, 2},
		{[]float64{0, 0.06, 0.12, 0.06, 0}, 1},
	} {
		require.Equal(t, c.want, flashes(c.values, 0.1, always), "%v", c.values)
	}
}
