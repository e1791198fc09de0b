package screens

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/tide"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/timer"
	"tablekeeper/sounds"
)

// TestDamagedTimer spoils the journal of a running timer in several ways.
func TestDamagedTimer(t *testing.T) {
	for name, spoil := range map[string]func([]byte) []byte{
		"empty":      func([]byte) []byte { return nil },
		"not ours":   func([]byte) []byte { return []byte("hello\n") },
		"torn tail":  func(data []byte) []byte { return data[:len(data)-3] },
		"first line": func(data []byte) []byte { data[0] ^= 1; return data },
	} {
		t.Run(name, func(t *testing.T) {
			tb := newTable(t, 390, 844)
			tb.start()
			tb.tap("Pause")
			data, err := tb.store.Read(timer.TimerFile)
			require.NoError(t, err)
			require.NoError(t, tb.store.Write(timer.TimerFile, spoil(data)))
			tb.killed(time.Second)
			if name != "empty" {
				require.Contains(t, tb.app.stage.notice.Sentence(), "Something of the timer that ran can't be read")
			}
			if name == "torn tail" {
				require.NotNil(t, tb.app.timer.Evening, "what stands before the tear is kept")
				return
			}
			require.Nil(t, tb.app.timer.Evening)
			tb.start()
			require.Equal(t, tide.Running, tb.app.timer.Evening.View.State, "a new one can be started")
			require.NoError(t, tb.app.timer.Evening.Problem())
		})
	}
}

// TestKilledBeforeTheStart leaves a journal in which nothing was started.
func TestKilledBeforeTheStart(t *testing.T) {
	tb := newTable(t, 390, 844)
	e := &timer.Evening{Device: &tb.app.device, Start: tb.now.Wall}
	setup := tide.Setup{Settings: tide.Standard(5), Seats: timer.Letters(5)}
	_, err := tide.NewGame(setup, e.NewJournal(), tb.now)
	require.NoError(t, err)
	require.True(t, tb.kept(timer.TimerFile))
	tb.killed(time.Minute)
	require.Nil(t, tb.app.timer.Evening)
	require.False(t, tb.kept(timer.TimerFile))
	require.Empty(t, tb.app.stage.notice.Sentence())
}

// TestBeatsFollowTheFormula counts what is heard over a whole game.
func TestBeatsFollowTheFormula(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.options.Length, tb.app.options.Minutes = shell.LengthOwn, 1
	tb.start()
	tb.run(61 * time.Second)
	// The phase at the end is the integral of 0.5 + 2 (1 - f)^2 over 60 s: 30 + 40 = 70, and the end is no beat.
	require.Equal(t, 69, tb.sound.count(sounds.Pulse))
	require.Equal(t, 1, tb.sound.count(sounds.End))
}

// TestOnlyTheSizePulses looks at the disc for a while.
func TestOnlyTheSizePulses(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.start()
	full := tb.disc().Full()
	sizes := map[float32]bool{}
	for range 60 {
		tb.run(50 * time.Millisecond)
		d := tb.diameter()
		require.LessOrEqual(t, d, full)
		require.GreaterOrEqual(t, d, full*0.94-1)
		sizes[d] = true
	}
	require.Greater(t, len(sizes), 10)
	tb.tap("Pause")
	require.Equal(t, full, tb.diameter(), "paused, it stands still")
}

// TestReducedMotion looks at the disc that stands still.
func TestReducedMotion(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.options.Still = true
	tb.start()
	for range 60 {
		tb.run(50 * time.Millisecond)
		require.Equal(t, tb.disc().Full(), tb.diameter())
	}
	require.Equal(t, 1, tb.sound.count(sounds.Pulse), "the sound stays")
}

// TestASoundProblemIsSaid tells of a device that is not there.
func TestASoundProblemIsSaid(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.sound.problem = "No sound: this device has no audio output."
	tb.start()
	require.Equal(t, "No sound: this device has no audio output.", tb.app.stage.notice.Sentence())
	tb.tap("Close")
	tb.run(time.Second)
	require.Empty(t, tb.app.stage.notice.Sentence(), "once is enough")
	require.True(t, tb.app.timer.Evening.Runs())
	tb.killed(time.Second)
	tb.run(time.Second)
	require.False(t, tb.has("No sound"), "and once a device")
	tb.app.Open(shell.Route{Page: shell.OptionsPage})
	require.True(t, tb.sees("No sound: this device has no audio output."), "the options say it always: %q", tb.labels())
	tb.sound.problem = "No sound: another program keeps the audio device for itself."
	tb.run(time.Second)
	require.Equal(t, tb.sound.problem, tb.app.stage.notice.Sentence(), "another reason is news")
}
