package screens

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// nukeSecret is a card for one player alone.
func nukeSecret() shell.Secret {
	return shell.Secret{
		Seat: 2, Name: "Ben", Line: "The card that Ben has drawn. Nobody else looks.",
		Face: func() parts.Face {
			return parts.NewFace(parts.IconBlast, "Nuke", "A depot is lost, with all that lies in it.")
		},
	}
}

// bidSecret is an amount that one player enters.
func bidSecret() shell.Secret {
	s := nukeSecret()
	s.Face = nil
	s.Form = func(done func()) fyne.CanvasObject {
		return parts.NewTightColumn(
			parts.NewStepper("Bid", 0, 20, 1, func(n int) string { return fmt.Sprint(n) }, nil),
			parts.NewMainButton("Seal the bid", parts.IconCheck, done))
	}
	return s
}

// hold is the part that is pressed.
func (tb *table) hold() *parts.Hold {
	for _, o := range tb.shown() {
		if h, ok := o.(*parts.Hold); ok {
			return h
		}
	}
	tb.t.Fatal("nothing can be held")
	return nil
}

func space() *fyne.KeyEvent { return &fyne.KeyEvent{Name: fyne.KeySpace} }

func TestPassingTheDevice(t *testing.T) {
	tb := newTable(t, 390, 844)
	var told []bool
	s := nukeSecret()
	s.Done = func(seen bool) { told = append(told, seen) }
	tb.app.Pass(s)
	require.True(t, tb.sees("Pass the device to Ben"))
	require.False(t, tb.sees("Timer"), "the page is not there")
	require.False(t, tb.sees("Nuke"))
	require.True(t, tb.sees("Later"))
	hidden := tb.window.Canvas().Capture()

	require.Equal(t, tb.hold(), tb.window.Canvas().Focused(), "the space bar holds at once")
	tb.hold().KeyDown(space())
	require.True(t, tb.sees("Nuke"))
	require.NotEqual(t, hidden, tb.window.Canvas().Capture())
	tb.hold().KeyUp(space())
	require.False(t, tb.sees("Nuke"))
	tb.press(fyne.KeyU)
	tb.window.Canvas().OnTypedRune()('?')
	require.True(t, tb.sees("Pass the device to Ben"), "no key reaches the page beneath")

	tb.hold().KeyDown(space())
	fyne.CurrentApp().Lifecycle().(interface{ OnExitedForeground() func() }).OnExitedForeground()()
	require.False(t, tb.sees("Nuke"), "the task switcher shows nothing")
	tb.hold().KeyDown(space())
	tb.app.Show()
	require.False(t, tb.sees("Nuke"), "a page that is built anew shows nothing")

	tb.tap("Done")
	require.Equal(t, []bool{true}, told)
	require.True(t, tb.sees("Timer"))

	tb.app.Pass(s)
	tb.press(fyne.KeyEscape)
	require.Equal(t, []bool{true, false}, told, "not looked at yet")
	require.True(t, tb.sees("Timer"))
}

func TestEnteringWhereNobodyLooks(t *testing.T) {
	tb := newTable(t, 390, 844)
	s := bidSecret()
	entered := false
	s.Done = func(seen bool) { entered = seen }
	tb.app.Pass(s)
	require.False(t, tb.sees("Seal the bid"), "the device is not in Ben's hands yet")
	tb.tap("I am Ben")
	require.True(t, tb.sees("Seal the bid"))
	require.False(t, tb.sees("Pass the device to Ben"), "Ben has it")
	tb.app.hideSecrets()
	require.False(t, tb.sees("Seal the bid"))
	require.True(t, tb.sees("Pass the device to Ben"))
	tb.tap("I am Ben")
	tb.tap("Seal the bid")
	require.True(t, entered)
	require.True(t, tb.sees("Timer"))
}

// TestSecretsOneAfterAnother passes the device on from player to player.
func TestSecretsOneAfterAnother(t *testing.T) {
	tb := newTable(t, 390, 844)
	first, second := nukeSecret(), nukeSecret()
	second.Seat, second.Name = 3, "Cleo"
	first.Done = func(bool) { tb.app.Pass(second) }
	tb.app.Pass(first)
	tb.tap("Later")
	require.True(t, tb.sees("Pass the device to Cleo"))
	tb.tap("Later")
	require.True(t, tb.sees("Timer"))
}

// TestPassLayouts examines the cover.
func TestPassLayouts(t *testing.T) {
	long := nukeSecret()
	long.Name = "Maximiliana Augusta von der Heide"
	examine(t, []situation{
		{"hidden", func(tb *table) { tb.app.Pass(nukeSecret()) }},
		{"held", func(tb *table) { tb.app.Pass(nukeSecret()); tb.hold().KeyDown(space()) }},
		{"seen", func(tb *table) { tb.app.Pass(long); tb.hold().KeyDown(space()); tb.hold().KeyUp(space()) }},
		{"before", func(tb *table) { tb.app.Pass(bidSecret()) }},
		{"form", func(tb *table) { tb.app.Pass(bidSecret()); tb.tap("I am Ben") }},
	})
}
