package screens_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/tide"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/tools/timer"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
)

// TestOptionsPersist changes every option with taps and opens the app anew.
func TestOptionsPersist(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Tap("Options")
	tb.Tap("Custom")
	tb.Tap("More: Every game")
	tb.Tap("Take back: On")
	tb.Tap("Less time: On")
	tb.Tap("More: Chance, every 10 seconds")
	tb.Tap("More: Chance, every 10 seconds")
	tb.Tap("Less: Chance, every 10 seconds")
	tb.Tap("Sound: On")
	tb.Tap("Largest")
	tb.Tap("Light")
	tb.Tap("Reduced motion: Off")

	tb.Killed(0)
	require.Empty(t, tb.Notice())
	settings := tb.App.Options().Settings(5)
	require.Equal(t, int64(11*shell.Minute), settings.Length)
	require.Equal(t, 25, settings.Chance)
	require.Equal(t, tide.Events(0).With(tide.Right, true).With(tide.Left, true).With(tide.MoreTime, true), settings.Active)
	require.True(t, tb.Sound.Muted)
	look := fyne.CurrentApp().Settings().Theme().(*look.Theme)
	require.Equal(t, float32(1.5), look.Step())
	require.True(t, look.ReducedMotion())
	require.Equal(t, look.Color(theme.ColorNameBackground, theme.VariantLight), look.Color(theme.ColorNameBackground, theme.VariantDark))
}

// TestLettersAsLargeAsTheDevices opens the app on devices with letters of several sizes.
func TestLettersAsLargeAsTheDevices(t *testing.T) {
	for large, want := range map[float32]float32{0.8: 1, 1: 1, 1.1: 1, 1.15: 1.25, 1.3: 1.25, 1.4: 1.5, 3: 1.5} {
		tb := apptest.New(t, 390, 844)
		tb.Letters = large
		tb.Killed(0)
		require.Equal(t, want, fyne.CurrentApp().Settings().Theme().(*look.Theme).Step())
		tb.Tap("Options")
		tb.Tap("Dark")
		tb.Letters = 1
		tb.Killed(0)
		require.Equal(t, want, tb.App.Options().Text, "it is kept with what is chosen")
		tb.App.Choose(func(p *shell.Options) { p.Text = 1 })
		tb.Letters = large
		tb.Killed(0)
		require.Equal(t, float32(1), tb.App.Options().Text, "what was chosen holds")
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
	tb := apptest.New(t, 390, 844)
	tb.Tap("Options")
	for range 5 {
		tb.Tap("Less: Chance, every 10 seconds")
	}
	require.Equal(t, 0, tb.App.Options().Chance)
	for range 25 {
		tb.Tap("More: Chance, every 10 seconds")
	}
	require.Equal(t, 100, tb.App.Options().Chance)
}

// TestRunningGameKeepsItsOptions changes the options while a timer runs.
func TestRunningGameKeepsItsOptions(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.StartTimer()
	tb.App.Go()
	tb.Tap("Options")
	tb.Tap("Advanced")
	require.Equal(t, int64(10*shell.Minute), tb.Timer.Evening.Game.Settings().Length)
	require.Equal(t, int64(7*shell.Minute), tb.App.Options().LengthFor(5))
}

func TestVolumeIsHeardAtOnceAndKeptWhenItSettles(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	for _, v := range []float64{0.7, 0.6, 0.5} {
		tb.App.Options().PulseVolume = v
		tb.Timer.TurnVolume()
	}
	require.Equal(t, 0.5, tb.Sound.Pulse)
	require.False(t, tb.Kept(shell.OptionsFile))
	tb.Run(timer.SettleTime + 50_000_000)
	kept, err := shell.ReadPreferences(tb.App.Wholes(), 1)
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

			tb := apptest.New(t, 390, 844)
			require.NoError(t, tb.Store.Write(shell.OptionsFile, []byte(data)))
			tb.Killed(0)
			require.Contains(t, tb.Notice(), "The options can't be read")
			tb.Tap("Close")
			require.Empty(t, tb.Notice())
			tb.Tap("Options")
			tb.Tap("Advanced")
			tb.Killed(0)
			require.Empty(t, tb.Notice())
			require.Equal(t, shell.LengthAdvanced, tb.App.Options().Length)
		})
	}
}

func TestOptionsOnAFullDisk(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Store.Full = true
	tb.Tap("Options")
	tb.Tap("Advanced")
	require.Contains(t, tb.Notice(), "The options can't be saved")
	require.Equal(t, shell.LengthAdvanced, tb.App.Options().Length)
}

// TestSignsOnADarkPageAreLight opens the timer, which is dark on both grounds, on the light one.
func TestSignsOnADarkPageAreLight(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Choose(func(p *shell.Options) { p.Ground = shell.Grounds[look.Light] })
	tb.StartTimer()
	back, ok := tb.Find("Back").(*parts.IconButton)
	require.True(t, ok)
	var signs []string
	for _, o := range audit.Shown(back) {
		if image, ok := o.(*canvas.Image); ok {
			signs = append(signs, image.Resource.Name())
		}
	}
	require.Equal(t, []string{back.Icon().In(box.Paint(back, look.Text)).Name()}, signs)
}

// TestReducedMotionOfTheSystem holds until somebody chooses, and is asked for again at each start.
func TestReducedMotionOfTheSystem(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	require.False(t, tb.App.Options().Still)
	tb.App.SystemMoves(true)
	require.True(t, tb.App.Options().Still)
	tb.Tap("Options")
	tb.Tap("Advanced") // keeps the options
	tb.Killed(0)
	require.False(t, tb.App.Options().Still, "the system's word isn't kept")
	tb.App.SystemMoves(true)
	tb.Tap("Options")
	tb.Tap(tb.Begins("Reduced motion"))
	require.False(t, tb.App.Options().Still)
	tb.App.SystemMoves(true)
	require.False(t, tb.App.Options().Still, "what was chosen wins")
	tb.Killed(0)
	tb.App.SystemMoves(true)
	require.False(t, tb.App.Options().Still, "at the next start too")
}
