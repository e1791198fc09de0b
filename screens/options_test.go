package screens

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/tide"
	"tablekeeper/screens/look"
	"tablekeeper/screens/shell"
	"tablekeeper/screens/timer"
)

// TestOptionsPersist changes every option with taps and opens the app anew.
func TestOptionsPersist(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.tap("Options")
	tb.tap("Own")
	tb.tap("More: Every game")
	tb.tap("Take back: On")
	tb.tap("Less time: On")
	tb.tap("More: Chance, every 10 seconds")
	tb.tap("More: Chance, every 10 seconds")
	tb.tap("Less: Chance, every 10 seconds")
	tb.tap("Sound: On")
	tb.tap("Largest")
	tb.tap("Light")
	tb.tap("Reduced motion: Off")

	tb.killed(0)
	require.Empty(t, tb.app.stage.notice.Sentence())
	settings := tb.app.options.Settings(5)
	require.Equal(t, int64(11*shell.Minute), settings.Length)
	require.Equal(t, 25, settings.Chance)
	require.Equal(t, tide.EventsOf(tide.Right, tide.Left, tide.MoreTime), settings.Active)
	require.True(t, tb.sound.muted)
	look := fyne.CurrentApp().Settings().Theme().(*look.Theme)
	require.Equal(t, float32(1.5), look.Step())
	require.True(t, look.ReducedMotion())
	require.Equal(t, look.Color(theme.ColorNameBackground, theme.VariantLight), look.Color(theme.ColorNameBackground, theme.VariantDark))
}

// TestLettersAsLargeAsTheDevices opens the app on devices with letters of several sizes.
func TestLettersAsLargeAsTheDevices(t *testing.T) {
	for large, want := range map[float32]float32{0.8: 1, 1: 1, 1.1: 1, 1.15: 1.25, 1.3: 1.25, 1.4: 1.5, 3: 1.5} {
		tb := newTable(t, 390, 844)
		tb.large = large
		tb.killed(0)
		require.Equal(t, want, fyne.CurrentApp().Settings().Theme().(*look.Theme).Step())
		tb.tap("Options")
		tb.tap("Dark")
		tb.large = 1
		tb.killed(0)
		require.Equal(t, want, tb.app.options.Text, "it is kept with what is chosen")
		tb.app.Choose(func(p *shell.Options) { p.Text = 1 })
		tb.large = large
		tb.killed(0)
		require.Equal(t, float32(1), tb.app.options.Text, "what was chosen holds")
	}
}

func TestPresets(t *testing.T) {
	for _, c := range []struct {
		length  string
		players int
		minutes int64
	}{
		{shell.LengthDefault, 4, 8},
		{shell.LengthDefault, 5, 10},
		{shell.LengthDefault, 6, 12},
		{shell.LengthAdvanced, 4, 5},
		{shell.LengthAdvanced, 5, 7},
		{shell.LengthAdvanced, 6, 9},
		{shell.LengthOwn, 4, 33},
		{shell.LengthOwn, 6, 33},
	} {
		p := shell.StandardPreferences(1)
		p.Length, p.Minutes = c.length, 33
		require.Equal(t, c.minutes*shell.Minute, p.LengthFor(c.players), "%+v", c)
	}
}

func TestChanceStopsAtItsEnds(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.tap("Options")
	for range 5 {
		tb.tap("Less: Chance, every 10 seconds")
	}
	require.Equal(t, 0, tb.app.options.Chance)
	for range 25 {
		tb.tap("More: Chance, every 10 seconds")
	}
	require.Equal(t, 100, tb.app.options.Chance)
}

// TestRunningGameKeepsItsOptions changes the options while a timer runs.
func TestRunningGameKeepsItsOptions(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.start()
	tb.app.Go()
	tb.tap("Options")
	tb.tap("Advanced")
	require.Equal(t, int64(10*shell.Minute), tb.app.timer.Evening.Game.Settings().Length)
	require.Equal(t, int64(7*shell.Minute), tb.app.options.LengthFor(5))
}

func TestVolumeIsHeardAtOnceAndKeptWhenItSettles(t *testing.T) {
	tb := newTable(t, 390, 844)
	for _, v := range []float64{0.7, 0.6, 0.5} {
		tb.app.options.PulseVolume = v
		tb.app.timer.TurnVolume()
	}
	require.Equal(t, 0.5, tb.sound.pulse)
	require.False(t, tb.kept(shell.OptionsFile))
	tb.run(timer.SettleTime + 50_000_000)
	kept, err := shell.ReadPreferences(tb.app.files, 1)
	require.NoError(t, err)
	require.Equal(t, 0.5, kept.PulseVolume)
}

func TestUnreadableOptionsAreSaidAndReplaced(t *testing.T) {
	for name, data := range map[string]string{
		"no JSON":      "{",
		"chance":       `{"chance": 101}`,
		"event":        `{"events": "right,flood"}`,
		"length":       `{"length": "long"}`,
		"minutes":      `{"minutes": 61}`,
		"players":      `{"players": 3}`,
		"text":         `{"text": 2}`,
		"ground":       `{"ground": "pink"}`,
		"volume":       `{"pulse_volume": -1}`,
		"wrong type":   `{"reduced_motion": "yes"}`,
		"volume again": `{"event_volume": 1.5}`,
	} {
		t.Run(name, func(t *testing.T) {
			store := journal.Memory()
			require.NoError(t, store.Write(shell.OptionsFile, []byte(data)))
			p, err := shell.ReadPreferences(journal.NewWholes(store), 1)
			require.Error(t, err)
			require.Equal(t, shell.StandardPreferences(1), p)

			tb := newTable(t, 390, 844)
			require.NoError(t, tb.store.Write(shell.OptionsFile, []byte(data)))
			tb.killed(0)
			require.Contains(t, tb.app.stage.notice.Sentence(), "The options can't be read")
			tb.tap("Close")
			require.Empty(t, tb.app.stage.notice.Sentence())
			tb.tap("Options")
			tb.tap("Advanced")
			tb.killed(0)
			require.Empty(t, tb.app.stage.notice.Sentence())
			require.Equal(t, shell.LengthAdvanced, tb.app.options.Length)
		})
	}
}

func TestOptionsOnAFullDisk(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.store.full = true
	tb.tap("Options")
	tb.tap("Advanced")
	require.Contains(t, tb.app.stage.notice.Sentence(), "The options can't be saved")
	require.Equal(t, shell.LengthAdvanced, tb.app.options.Length)
}
