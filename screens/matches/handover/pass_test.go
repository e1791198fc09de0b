package handover_test

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// nukeSecret is a card for one player alone.
func nukeSecret() shell.Secret {
	return shell.Secret{
		Seat: 2, Name: "Ben", Line: wording.L("The card that {player} has drawn. Nobody else looks.", "Ben"),
		Face: func() parts.Face {
			return parts.NewFace(parts.IconBlast, "Nuke", "Blows up a depot.")
		},
	}
}

// bidSecret is an amount that one player enters.
func bidSecret() shell.Secret {
	s := nukeSecret()
	s.Face = nil
	s.Form = func(done func()) fyne.CanvasObject {
		return parts.NewTightColumn(
			parts.NewStepper("Tokens offered", 0, 20, 1, func(n int) string { return fmt.Sprint(n) }, nil),
			parts.NewMainButton("Seal the bid", parts.IconCheck, done))
	}
	return s
}

func TestPassingTheDevice(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	var told []bool
	s := nukeSecret()
	s.Done = func(seen bool) { told = append(told, seen) }
	tb.App.Pass(s)
	require.True(t, tb.Sees("Pass the device to Ben"))
	require.False(t, tb.Sees("Timer"), "the page is not there")
	require.False(t, tb.Sees("Nuke"))
	require.True(t, tb.Sees("Later"))
	hidden := tb.Window.Canvas().Capture()

	require.Equal(t, tb.Hold(), tb.Window.Canvas().Focused(), "the space bar holds at once")
	tb.Hold().KeyDown(apptest.Space())
	require.True(t, tb.Sees("Nuke"))
	require.NotEqual(t, hidden, tb.Window.Canvas().Capture())
	tb.Hold().KeyUp(apptest.Space())
	require.False(t, tb.Sees("Nuke"))
	tb.Press(fyne.KeyU)
	tb.Window.Canvas().OnTypedRune()('?')
	require.True(t, tb.Sees("Pass the device to Ben"), "no key reaches the page beneath")

	tb.Hold().KeyDown(apptest.Space())
	tb.LeaveForeground()
	require.False(t, tb.Sees("Nuke"), "the task switcher shows nothing")
	tb.Hold().KeyDown(apptest.Space())
	tb.App.Show()
	require.False(t, tb.Sees("Nuke"), "a page that is built anew shows nothing")

	tb.Tap("Done")
	require.Equal(t, []bool{true}, told)
	require.True(t, tb.Sees("Timer"))

	tb.App.Pass(s)
	tb.Press(fyne.KeyEscape)
	require.Equal(t, []bool{true, false}, told, "not looked at yet")
	require.True(t, tb.Sees("Timer"))
}

func TestEnteringWhereNobodyLooks(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	s := bidSecret()
	entered := false
	s.Done = func(seen bool) { entered = seen }
	tb.App.Pass(s)
	require.False(t, tb.Sees("Seal the bid"), "the device is not in Ben's hands yet")
	tb.Tap("I am Ben")
	require.True(t, tb.Sees("Seal the bid"))
	require.False(t, tb.Sees("Pass the device to Ben"), "Ben has it")
	tb.LeaveForeground()
	require.False(t, tb.Sees("Seal the bid"))
	require.True(t, tb.Sees("Pass the device to Ben"))
	tb.Tap("I am Ben")
	tb.Tap("Seal the bid")
	require.True(t, entered)
	require.True(t, tb.Sees("Timer"))
}

// TestTheFormStandsAtTheThumb looks where the keys of a form are: at the lower end, as wide as the button under them.
func TestTheFormStandsAtTheThumb(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Pass(bidSecret())
	require.True(t, tb.Sees("Ben"), "a mark that the whole table sees")
	tb.Tap("I am Ben")
	at := func(label string) (fyne.Position, fyne.Size) {
		key := tb.Find(label)
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(key), key.Size()
	}
	seal, wide := at("Seal the bid")
	later, under := at("Later")
	require.InDelta(t, later.X, seal.X, 0.1)
	require.InDelta(t, under.Width, wide.Width, 0.1)
	require.InDelta(t, later.Y, seal.Y+wide.Height, 20)
}

// TestSecretsOneAfterAnother passes the device on from player to player.
func TestSecretsOneAfterAnother(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	first, second := nukeSecret(), nukeSecret()
	second.Seat, second.Name = 3, "Cleo"
	first.Done = func(bool) { tb.App.Pass(second) }
	tb.App.Pass(first)
	tb.Tap("Later")
	require.True(t, tb.Sees("Pass the device to Cleo"))
	tb.Tap("Later")
	require.True(t, tb.Sees("Timer"))
}

// TestPassLayouts examines the cover.
func TestPassLayouts(t *testing.T) {
	apptest.Examine(t, []apptest.Situation{
		{"hidden", func(tb *apptest.Table) { tb.App.Pass(nukeSecret()) }},
		{"held", func(tb *apptest.Table) { tb.App.Pass(nukeSecret()); tb.Hold().KeyDown(apptest.Space()) }},
		{"seen", func(tb *apptest.Table) {
			long := nukeSecret()
			long.Name = "Maximiliana Augusta von der Heide"
			tb.App.Pass(long)
			tb.Hold().KeyDown(apptest.Space())
			tb.Hold().KeyUp(apptest.Space())
		}},
		{"before", func(tb *apptest.Table) { tb.App.Pass(bidSecret()) }},
		{"form", func(tb *apptest.Table) { tb.App.Pass(bidSecret()); tb.Tap("I am Ben") }},
	})
}
