package timer_test

import (
	"fmt"
	"image"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/tools/timer"
)

var beatWindows = []fyne.Size{{Width: 320, Height: 568}, {Width: 390, Height: 844}, {Width: 844, Height: 390}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}}

// seenStep is the least difference of a channel that is seen at a glance.
const seenStep = 24

// changed counts the pixels of an area that differ so much that it is seen.
func changed(a, b *image.NRGBA, area image.Rectangle) (n int) {
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			p, q := a.NRGBAAt(x, y), b.NRGBAAt(x, y)
			if max(apartBy(p.R, q.R), apartBy(p.G, q.G), apartBy(p.B, q.B)) >= seenStep {
				n++
			}
		}
	}
	return n
}

func apartBy(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

// place is where something lies in a picture of the window.
func place(o fyne.CanvasObject) image.Rectangle {
	at, size := area(o)
	return image.Rect(int(at.X), int(at.Y), int(at.X+size.Width), int(at.Y+size.Height))
}

// beatOf shows each half of a second of the next two in a running timer: the most that one picture of an area differs from the one before.
func beatOf(tb *apptest.Table, in image.Rectangle) (most int) {
	before := tb.Window.Canvas().Capture().(*image.NRGBA)
	for range 4 {
		tb.Run(500 * time.Millisecond)
		now := tb.Window.Canvas().Capture().(*image.NRGBA)
		most = max(most, changed(before, now, in))
		before = now
	}
	return most
}

// TestTheBeatIsSeenFromTheStart compares pictures of the first two seconds of the app's timer: within half a second as much of the
// disc's place changes as is seen at a glance.
func TestTheBeatIsSeenFromTheStart(t *testing.T) {
	for _, window := range beatWindows {
		t.Run(fmt.Sprint(window), func(t *testing.T) {
			tb := apptest.New(t, window.Width, window.Height)
			tb.App.Options().Chance = 0
			tb.StartTimer()
			disc := place(discOf(tb))
			require.Greater(t, beatOf(tb, disc), disc.Dx()*disc.Dy()/80, "%v", window)
		})
	}
}

// TestTheBeatIsSeenDuringAnEvent does the same while an event is announced: on the disc or, where the card hides it, on the card.
func TestTheBeatIsSeenDuringAnEvent(t *testing.T) {
	for _, window := range beatWindows {
		for _, late := range []bool{false, true} {
			t.Run(fmt.Sprint(window, late), func(t *testing.T) {
				tb := apptest.New(t, window.Width, window.Height)
				tb.App.Choose(func(p *shell.Options) { p.Chance, p.Length, p.Minutes = 100, shell.LengthOwn, 5 })
				tb.StartTimer()
				card := tb.Timer.Cover.Card
				for tb.Timer.Evening.Runs() && (!card.Visible() || late != (tb.Timer.Evening.View.Digits != "")) {
					tb.Pass(2 * time.Second)
				}
				if !card.Visible() {
					return // this seed has no event so late
				}
				require.Greater(t, beatOf(tb, place(card).Union(place(discOf(tb)))), 500, "%v, late %v", window, late)
			})
		}
	}
}

// TestTheBeatOfACardStops looks at the card of an event while the game stands still, and at one that hides no disc.
func TestTheBeatOfACardStops(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Options().Chance = 100
	tb.StartTimer()
	tb.Pass(41 * time.Second)
	require.True(t, tb.Timer.Cover.Card.Visible())
	require.True(t, tb.Timer.Cover.Card.Beats())
	tb.Tap("Pause")
	require.False(t, tb.Timer.Cover.Card.Beats())
	tb.Tap("Resume")
	require.True(t, tb.Timer.Cover.Card.Beats())
	tb.App.Options().Still = true
	tb.Run(time.Second)
	require.False(t, tb.Timer.Cover.Card.Beats(), "with reduced motion nothing pulses")

	tb = apptest.New(t, 1024, 768)
	tb.App.Options().Chance = 100
	tb.StartTimer()
	tb.Pass(41 * time.Second)
	require.True(t, tb.Timer.Cover.Card.Visible())
	require.False(t, tb.Timer.Cover.Card.Beats(), "the disc is beside it")
}

// TestTheBeatOfACardIsSafe adds what pulses on a card to what a disc may: it fills less than a flash may.
func TestTheBeatOfACardIsSafe(t *testing.T) {
	for _, window := range beatWindows {
		t.Run(fmt.Sprint(window), func(t *testing.T) {
			tb := apptest.New(t, window.Width, window.Height)
			tb.App.Options().Chance = 100
			tb.StartTimer()
			tb.Pass(41 * time.Second)
			var frames []image.Image
			for range 12 {
				frames = append(frames, tb.Window.Canvas().Capture())
				tb.Run(timer.FrameTime * time.Millisecond)
			}
			require.Equal(t, tide.Running, tb.Timer.Evening.View.State)
			area, often := measure(frames)
			require.Less(t, area, mostArea, "%v", window)
			require.Less(t, often, mostArea, "%v", window)
		})
	}
}
