package timer_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/tools/timer"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/sea"
	"tablekeeper/sounds"
)

// area is where an object lies in the window.
func area(o fyne.CanvasObject) (at fyne.Position, size fyne.Size) {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(o), o.Size()
}

// apart reports whether two objects share nothing of the window.
func apart(a, b fyne.CanvasObject) bool {
	at, is := area(a)
	bt, bs := area(b)
	return at.X+is.Width <= bt.X || bt.X+bs.Width <= at.X || at.Y+is.Height <= bt.Y || bt.Y+bs.Height <= at.Y
}

// digits are those that are shown, or nil.
func digitsShown(tb *apptest.Table) *sea.Digits {
	for _, o := range tb.Shown() {
		if d, ok := o.(*sea.Digits); ok {
			return d
		}
	}
	return nil
}

var tideWindows = []struct {
	size fyne.Size
	text float32
}{{fyne.NewSize(390, 844), 1}, {fyne.NewSize(844, 390), 1.5}, {fyne.NewSize(1024, 768), 1}, {fyne.NewSize(1280, 800), 1}}

// TestNothingJumpsAtTheStart compares the disc before and after the tap that starts the timer.
func TestNothingJumpsAtTheStart(t *testing.T) {
	for _, window := range tideWindows {
		tb := apptest.New(t, window.size.Width, window.size.Height)
		tb.App.Choose(func(p *shell.Options) { p.Text = window.text })
		tb.Tap("Timer")
		at, size := area(discOf(tb))
		tb.Tap("Start the timer")
		now, is := area(discOf(tb))
		require.Equal(t, at, now, "%v", window.size)
		require.Equal(t, size, is, "%v", window.size)
	}
}

// TestDigitsAreTheLargest looks at the last tenth: the digits are wider than the disc, whole, and cover nothing.
func TestDigitsAreTheLargest(t *testing.T) {
	for _, window := range tideWindows {
		t.Run(fmt.Sprint(window.size), func(t *testing.T) {
			tb := apptest.New(t, window.size.Width, window.size.Height)
			tb.App.Choose(func(p *shell.Options) { p.Text = window.text })
			tb.StartTimer()
			require.Nil(t, digitsShown(tb))
			tb.Pass(9*time.Minute + 10*time.Second)
			digits := digitsShown(tb)
			require.NotNil(t, digits)
			letters := test.WidgetRenderer(digits).Objects()[0]
			require.Greater(t, letters.MinSize().Width, discOf(tb).Full()*0.95, "%v", window.size)
			require.True(t, apart(digits, discOf(tb)), "%v", window.size)
			require.True(t, apart(digits, tb.Find("Pause")), "%v", window.size)
		})
	}
}

// TestTheDigitsPushNothing compares the controls before and after the digits come: none of them moves, and the players are still
// seen.
func TestTheDigitsPushNothing(t *testing.T) {
	for _, window := range tideWindows {
		for _, text := range []float32{1, 1.25, 1.5} {
			t.Run(fmt.Sprint(window.size, text), func(t *testing.T) {
				tb := apptest.New(t, window.size.Width, window.size.Height)
				tb.App.Choose(func(p *shell.Options) { p.Text = text })
				tb.StartTimer()
				keys := []string{"Pause", "Plan reached", "Deck is empty", "Nobody is safe yet"}
				was := map[string]fyne.Position{}
				for _, key := range keys {
					was[key], _ = area(labelled(tb, key))
				}
				tb.Pass(9*time.Minute + 10*time.Second)
				require.NotNil(t, digitsShown(tb))
				for _, key := range keys {
					at, is := area(labelled(tb, key))
					require.Equal(t, was[key], at, "%v %v: %s", window.size, text, key)
					require.LessOrEqual(t, at.Y+is.Height, window.size.Height, "%v %v: %s", window.size, text, key)
				}
			})
		}
	}
}

// labelled finds what is shown under a name.
func labelled(tb *apptest.Table, label string) fyne.CanvasObject {
	tb.T.Helper()
	for _, o := range tb.Shown() {
		if a, ok := o.(fyne.Accessible); ok && a.AccessibilityLabel() == label {
			return o
		}
	}
	tb.T.Fatalf("nothing is called %q", label)
	return nil
}

// TestEventsCoverNothingThatIsNeeded announces each event, early and in the last tenth.
func TestEventsCoverNothingThatIsNeeded(t *testing.T) {
	for _, window := range tideWindows {
		t.Run(fmt.Sprint(window.size), func(t *testing.T) {
			tb := apptest.New(t, window.size.Width, window.size.Height)
			tb.App.Choose(func(p *shell.Options) {
				p.Text, p.Chance, p.Length, p.Minutes = window.text, 100, shell.LengthOwn, 3
			})
			tb.StartTimer()
			seen := false
			for range 60 {
				tb.Run(3 * time.Second)
				card := tb.Timer.Cover.Card
				if e := tb.Timer.Evening; !card.Visible() || e.View.State != tide.Running {
					continue
				}
				seen = true
				require.True(t, apart(card, tb.Find("Pause")), "%v: %q", window.size, card.AccessibilityLabel())
				if window.text == 1 {
					require.True(t, apart(card, tb.Find("Plan reached")), "%v: %q", window.size, card.AccessibilityLabel())
				}
				if digits := digitsShown(tb); digits != nil {
					require.True(t, apart(card, digits), "%v: %q", window.size, card.AccessibilityLabel())
				}
				tb.Tap(card.AccessibilityLabel())
			}
			require.True(t, seen)
		})
	}
}

// TestGiftsAndLossesAreHeard compares the sounds with the events that came.
func TestGiftsAndLossesAreHeard(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Options().Chance = 100
	tb.StartTimer()
	tb.Pass(8 * time.Minute)
	gifts, losses := 0, 0
	for _, h := range timer.Announced(tb.Timer.Evening.View.All) {
		switch h.Event {
		case tide.MoreTime:
			gifts++
		case tide.LessTime, tide.Back:
			losses++
		}
	}
	require.Positive(t, gifts)
	require.Positive(t, losses)
	require.Equal(t, gifts, tb.Sound.Count(sounds.Gain))
	require.Equal(t, losses, tb.Sound.Count(sounds.Loss))
}

// TestControlsRecede looks at the volumes and at what stands out.
func TestControlsRecede(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.StartTimer()
	require.False(t, tb.Has("Beat"), "the volumes stand behind the button of the sound")
	tb.Tap("Sound")
	require.True(t, tb.Has("Beat"))
	require.True(t, tb.Sees("Pause"), "it is never more than one tap away")
	tb.Tap("Mute")
	require.True(t, tb.Sound.Muted)
	tb.Run(10 * time.Second)
	require.False(t, tb.Has("Beat"), "they go by themselves")
	tb.Tap("Pause")
	require.True(t, tb.Sees("Resume"))
}

// TestTheWaveBreaksOnce runs out of time: the wave takes at most a second and a half, then nothing moves.
func TestTheWaveBreaksOnce(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.StartTimer()
	tb.Pass(10*time.Minute - 100*time.Millisecond)
	tb.Run(200 * time.Millisecond)
	require.False(t, tb.Sees("Player A. Last"), "the wave hides it first")
	require.NotNil(t, tb.Timer.Frames)
	tb.Run(1500 * time.Millisecond)
	require.True(t, tb.Sees("Player A. Last"))
	require.Nil(t, tb.Timer.Frames, "nothing moves at the end")

	tb = apptest.New(t, 390, 844)
	tb.App.Options().Still = true
	tb.StartTimer()
	tb.Pass(10 * time.Minute)
	require.True(t, tb.Sees("Player A. Last"), "with reduced motion the end is there at once")
	require.Nil(t, tb.Timer.Frames)
}

// letters are how large what is written in some words is.
func letters(tb *apptest.Table, words string) (n int, points float32) {
	tb.T.Helper()
	for _, o := range tb.Shown() {
		if w, ok := o.(*parts.Words); ok && w.Text() == words {
			n, points = n+1, test.WidgetRenderer(w).Objects()[0].(*canvas.Text).TextSize
		}
	}
	return n, points
}

// TestTheEndIsReadFromAfar looks at the size of what the table reads, and says once who is last.
func TestTheEndIsReadFromAfar(t *testing.T) {
	for _, window := range beatWindows {
		tb := apptest.New(t, window.Width, window.Height)
		tb.StartTimer()
		tb.Tap("Plan reached")
		tb.Tap("Player B")
		tb.Pass(21 * time.Minute)
		n, last := letters(tb, "Last")
		require.Equal(t, 1, n, "%v", window)
		require.GreaterOrEqual(t, last, float32(24), "%v", window)
		for _, name := range []string{"Player A", "Player B", "Player E"} {
			n, points := letters(tb, name)
			require.Equal(t, 1, n, "%v: %s", window, name)
			require.GreaterOrEqual(t, points, float32(24), "%v: %s", window, name)
		}
		_, word := letters(tb, "Time's up")
		hero := float32(50)
		if window.Height < 400 { // a phone on its side has no sky
			hero = 36
		}
		require.GreaterOrEqual(t, word, hero, "%v", window)
	}
}

// TestNamesAreKeptAndAgainHasTheSameTable gives two players names, plays, and goes again.
func TestNamesAreKeptAndAgainHasTheSameTable(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Timer.Remembered.Names = []string{"Anna", "Ben"}
	tb.Tap("Timer")
	tb.Tap("4")
	tb.Tap("Names")
	tb.Tap("Anna")
	tb.Tap("Ben")
	tb.Tap("Done")
	tb.Tap("Start the timer")
	require.Equal(t, []string{"Anna", "Ben", "C", "D"}, tb.Timer.Evening.Game.Seats())
	tb.Tap("Plan reached")
	tb.Tap("Ben")
	require.True(t, tb.Sees("Safe: Ben"))
	tb.Pass(11 * time.Minute)
	require.True(t, tb.Sees("Ben. Place 1"), "%q", tb.Labels())
	require.True(t, tb.Sees("Anna. Last"), "%q", tb.Labels())
	require.True(t, tb.Sees("Player C. Last"), "%q", tb.Labels())
	tb.Tap("Again")
	require.Nil(t, tb.Timer.Evening)
	tb.Tap("Start the timer")
	require.Equal(t, []string{"Anna", "Ben", "C", "D"}, tb.Timer.Evening.Game.Seats())
	tb.Killed(time.Second)
	require.Equal(t, "Anna", tb.Timer.Evening.Name(1))
	require.True(t, slices.Contains(tb.Timer.Remembered.Names, "Anna"))
}

// TestTheMatchShowsItsTimer looks at the page of a match that a timer follows.
func TestTheMatchShowsItsTimer(t *testing.T) {
	for _, window := range tideWindows {
		tb := apptest.New(t, window.size.Width, window.size.Height)
		tb.App.Options().Chance = 0
		o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
		startBeside(tb)
		require.True(t, tb.Sees("Anna's turn"), "the timer says whose turn it is: %q", tb.Labels())
		tb.Tap("To the match")
		require.True(t, tb.Sees("Timer. Anna's turn. The clock runs"), "%q", tb.Labels())
		tb.Tap("Timer. Anna's turn. The clock runs")
		tb.Tap("Pause")
		tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
		require.True(t, tb.Sees("Timer. Anna's turn. Paused"), "%q", tb.Labels())
	}
}

// TestPlayersAreSeenInALowWindow looks at a phone on its side with the largest letters, while the game stands still too.
func TestPlayersAreSeenInALowWindow(t *testing.T) {
	tb := apptest.New(t, 844, 390)
	tb.App.Choose(func(p *shell.Options) { p.Text = 1.5 })
	tb.StartTimer()
	tb.Tap("Deck is empty")
	n := 0
	for _, o := range tb.Shown() {
		if crew, ok := o.(*sea.Crew); ok {
			at, size := area(crew)
			require.LessOrEqual(t, at.Y+size.Height, float32(391)) // the lowest is the outline of a mark
			n++
		}
	}
	require.Equal(t, 1, n)
}
