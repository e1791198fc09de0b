package timer_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/tools/timer"
	"tablekeeper/screens/widgets/sea"
	"tablekeeper/sounds"
)

// disc is the disc that is shown.
func discOf(tb *apptest.Table) *sea.Disc {
	for _, o := range tb.Shown() {
		if d, ok := o.(*sea.Disc); ok {
			return d
		}
	}
	tb.T.Fatal("no disc is shown")
	return nil
}

// diameter is how wide the disc is drawn at this moment, without its focus ring.
func diameter(tb *apptest.Table) float32 {
	for _, o := range test.WidgetRenderer(discOf(tb)).Objects() {
		if face, ok := o.(*canvas.Image); ok {
			return face.Size().Width
		}
	}
	tb.T.Fatal("the disc has no face")
	return 0
}

// TestDamagedTimer spoils the journal of a running timer in several ways.
func TestDamagedTimer(t *testing.T) {
	for name, spoil := range map[string]func([]byte) []byte{
		"empty":      func([]byte) []byte { return nil },
		"not ours":   func([]byte) []byte { return []byte("hello\n") },
		"torn tail":  func(data []byte) []byte { return data[:len(data)-3] },
		"first line": func(data []byte) []byte { data[0] ^= 1; return data },
	} {
		t.Run(name, func(t *testing.T) {
			tb := apptest.New(t, 390, 844)
			tb.StartTimer()
			tb.Tap("Pause")
			data, err := tb.Store.Read(timer.TimerFile)
			require.NoError(t, err)
			require.NoError(t, tb.Store.Write(timer.TimerFile, spoil(data)))
			tb.Killed(time.Second)
			if name != "empty" {
				require.Contains(t, tb.Notice(), "Part of the last timer can't be read")
			}
			if name == "torn tail" {
				require.NotNil(t, tb.Timer.Evening, "what stands before the tear is kept")
				return
			}
			require.Nil(t, tb.Timer.Evening)
			tb.StartTimer()
			require.Equal(t, tide.Running, tb.Timer.Evening.View.State, "a new one can be started")
			require.NoError(t, tb.Timer.Evening.Problem())
		})
	}
}

// TestKilledBeforeTheStart leaves a journal in which nothing was started.
func TestKilledBeforeTheStart(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	e := &timer.Evening{Device: tb.App.Device(), Start: tb.Now.Wall}
	setup := tide.Setup{Settings: tide.Standard(5), Seats: timer.Letters(5)}
	_, err := tide.NewGame(setup, e.NewJournal(), tb.Now)
	require.NoError(t, err)
	require.True(t, tb.Kept(timer.TimerFile))
	tb.Killed(time.Minute)
	require.Nil(t, tb.Timer.Evening)
	require.False(t, tb.Kept(timer.TimerFile))
	require.Empty(t, tb.Notice())
}

// TestBeatsFollowTheFormula counts what is heard over a whole game.
func TestBeatsFollowTheFormula(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Options().Length, tb.App.Options().Minutes = shell.LengthOwn, 1
	tb.StartTimer()
	tb.Run(61 * time.Second)
	// The phase at the end is the integral of 0.5 + 2 (1 - f)^2 over 60 s: 30 + 40 = 70, and the end isn't a beat.
	require.Equal(t, 69, tb.Sound.Count(sounds.Pulse))
	require.Equal(t, 1, tb.Sound.Count(sounds.End))
}

// TestOnlyTheSizePulses looks at the disc for a while.
func TestOnlyTheSizePulses(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.StartTimer()
	full := discOf(tb).Full()
	sizes := map[float32]bool{}
	for range 60 {
		tb.Run(50 * time.Millisecond)
		d := diameter(tb)
		require.LessOrEqual(t, d, full)
		require.GreaterOrEqual(t, d, full*0.94-1)
		sizes[d] = true
	}
	require.Greater(t, len(sizes), 10)
	tb.Tap("Pause")
	require.Equal(t, full, diameter(tb), "paused, it stands still")
}

// TestReducedMotion looks at the disc that stands still.
func TestReducedMotion(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Options().Still = true
	tb.StartTimer()
	for range 60 {
		tb.Run(50 * time.Millisecond)
		require.Equal(t, discOf(tb).Full(), diameter(tb))
	}
	require.Equal(t, 1, tb.Sound.Count(sounds.Pulse), "the sound stays")
}

// TestASoundProblemIsASign finds on Home a sign that there is no sound, and its words on a tap.
func TestASoundProblemIsASign(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	require.False(t, tb.Has("No sound"))
	tb.Sound.Trouble = "No sound: this device has no audio output."
	tb.App.Hear()
	require.Empty(t, tb.Notice(), "nothing takes room before anybody asks")
	tb.Tap("No sound")
	require.Equal(t, tb.Sound.Trouble, tb.Notice())
	tb.Tap("No sound")
	require.Empty(t, tb.Notice(), "a second tap takes it away")
	tb.Sound.Trouble = ""
	tb.App.Hear()
	require.False(t, tb.Has("No sound"))
}

// TestASoundProblemIsSaid tells of a device that is not there.
func TestASoundProblemIsSaid(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Sound.Trouble = "No sound: this device has no audio output."
	tb.StartTimer()
	require.Empty(t, tb.Notice())
	tb.Tap("No sound")
	require.Equal(t, "No sound: this device has no audio output.", tb.Notice())
	tb.Tap("Close")
	tb.Run(time.Second)
	require.Empty(t, tb.Notice(), "a closed line stays away")
	require.True(t, tb.Timer.Evening.Runs())
	tb.App.Open(shell.Route{Page: shell.OptionsPage})
	require.True(t, tb.Sees("No sound: this device has no audio output."), "the options say it always: %q", tb.Labels())
	tb.Sound.Trouble = "No sound: another program keeps the audio device for itself."
	tb.Run(time.Second)
	tb.App.Go()
	tb.Tap("No sound")
	require.Equal(t, tb.Sound.Trouble, tb.Notice())
	tb.App.Open(shell.Route{Page: shell.OptionsPage})
	require.Empty(t, tb.Notice(), "the words of a sign go with its page")
}
