package screens_test

import (
	"bytes"
	"image"
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/theme"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/sounds"
)

// TestBackOfTheSystem goes back as the button of a phone or browser does, to Home and out.
func TestBackOfTheSystem(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	require.False(t, tb.App.SystemBack(), "nothing of the app leads back from Home")
	tb.Tap("Options")
	tb.App.Open(shell.Route{Page: shell.PlacesPage})
	answered := false
	parts.Ask(tb.Window.Canvas(), parts.Question{Title: "Sure?", Yes: "Yes", No: "No"}, func(yes bool) {
		require.False(t, yes)
		answered = true
	})
	require.True(t, tb.App.SystemBack())
	require.True(t, answered, "a question is answered with no")
	require.Equal(t, shell.PlacesPage, tb.App.Here().Page)
	require.True(t, tb.App.SystemBack())
	require.True(t, tb.App.SystemBack())
	require.Equal(t, shell.HomePage, tb.App.Here().Page)
	require.False(t, tb.App.SystemBack())
	tb.App.SystemForward()
	require.Equal(t, shell.OptionsPage, tb.App.Here().Page)
	tb.App.SystemForward()
	require.Equal(t, shell.PlacesPage, tb.App.Here().Page)
	tb.App.SystemForward()
	require.Equal(t, shell.PlacesPage, tb.App.Here().Page, "further nobody was")
	tb.App.Back()
	tb.App.Open(shell.Route{Page: shell.KeysPage})
	tb.App.SystemForward()
	require.Equal(t, shell.KeysPage, tb.App.Here().Page, "another page was opened since")
}

// TestAClosedLineLeavesNoRoom closes lines: the page has their room at once, and for a moment the place where one was closed takes
// no tap.
func TestAClosedLineLeavesNoRoom(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	top := func() float32 { return fyne.CurrentApp().Driver().AbsolutePositionForObject(tb.App.Scroll()).Y }
	free := top()
	tb.App.SayUnread("The options can't be read.", nil)
	tb.App.Say("The clock keeps running, whatever the people at the table do meanwhile, and this line says so at great length, until somebody closes it.")
	require.Greater(t, top(), free)
	var middle fyne.Position
	for tb.Notice() != "" {
		line := tb.Find(tb.Notice())
		middle = fyne.CurrentApp().Driver().AbsolutePositionForObject(line).Add(fyne.NewPos(line.Size().Width/2, line.Size().Height/2))
		tb.Tap("Close")
	}
	require.Equal(t, free, top())
	for range 2 {
		test.TapCanvas(tb.Window.Canvas(), middle)
		require.Equal(t, shell.HomePage, tb.App.Here().Page, "a second tap meets nothing else")
	}
	tb.Run(time.Second)
	test.TapCanvas(tb.Window.Canvas(), middle)
	require.NotEqual(t, shell.HomePage, tb.App.Here().Page, "a later one opens what lies there")
}

// TestWhatIsTypedIntoStaysInSight opens a keyboard that takes the lower half of a phone.
func TestWhatIsTypedIntoStaysInSight(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	for range 3 {
		tb.Tap("New name")
	}
	var last *parts.Entry
	for _, o := range tb.Shown() {
		if e, ok := o.(*parts.Entry); ok {
			last = e
		}
	}
	tb.Window.Canvas().Focus(last)
	tb.Window.Resize(fyne.NewSize(390, 450))
	tb.Run(time.Second)
	scroll := tb.App.Scroll()
	top := fyne.CurrentApp().Driver().AbsolutePositionForObject(last).Y - fyne.CurrentApp().Driver().AbsolutePositionForObject(scroll).Y
	require.GreaterOrEqual(t, top, float32(0))
	require.LessOrEqual(t, top+last.Size().Height, scroll.Size().Height)
}

// TestTheFirstTapIsAskedForWhereASoundIsMissed says nothing while nothing sounds: the tap that starts the timer is one.
func TestTheFirstTapIsAskedForWhereASoundIsMissed(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Sound.Trouble = sounds.NeedsTap
	tb.App.Refresh()
	require.Empty(t, tb.Notice())
	tb.TapOn("Timer")
	tb.TapOn("Start the timer")
	tb.App.Refresh()
	require.Equal(t, sounds.NeedsTap, tb.Notice())
	tb.Sound.Trouble = ""
	tb.App.Refresh()
	require.Empty(t, tb.Notice(), "it is not asked for after a tap")
}

// TestTheFirstPictureIsASketch leaves everything out but words until the app is on the screen.
func TestTheFirstPictureIsASketch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.SayNotKept()
	capture := func() []byte { return tb.Window.Canvas().Capture().(*image.NRGBA).Pix }
	colours := func(pix []byte) map[[4]byte]bool {
		all := map[[4]byte]bool{}
		for ; len(pix) > 0; pix = pix[4:] {
			all[[4]byte(pix)] = true
		}
		return all
	}
	r, g, b, _ := parts.CurrentTheme().Color(look.FeltOf(look.PlainFelt).Key, theme.VariantDark).RGBA()
	card := [4]byte{byte(r >> 8), byte(g >> 8), byte(b >> 8), 255}
	whole := capture()
	require.Contains(t, colours(whole), card)
	var drawn func()
	tb.Drawn = func(f func()) { drawn = f }
	tb.StartApp(390, 844)
	tb.App.SayNotKept()
	sketch := capture()
	require.NotContains(t, colours(sketch), card)
	labels := slices.Compact(tb.Labels())    // a key and the words on it
	tb.Window.Resize(fyne.NewSize(844, 390)) // another theme
	require.NotContains(t, colours(capture()), card)
	tb.Window.Resize(fyne.NewSize(390, 844))
	require.True(t, bytes.Equal(sketch, capture()))
	drawn()
	require.Equal(t, labels, slices.Compact(tb.Labels()))
	require.True(t, bytes.Equal(whole, capture()))
	tb.TapOn("Matches")
	tb.App.Go()
	require.True(t, bytes.Equal(whole, capture()))
}

// TestWhatTheBrowserDoesNotPromise is a sign, and its words come on a tap.
func TestWhatTheBrowserDoesNotPromise(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.SayNotKept()
	require.Empty(t, tb.Notice())
	tb.Tap("This browser may forget matches")
	require.Contains(t, tb.Notice(), "doesn't promise to keep")
	tb.Tap("Close")
	require.Empty(t, tb.Notice())
	tb.App.SayKeptAt("192.168.1.20:7171")
	tb.Tap("This browser may forget matches")
	require.Contains(t, tb.Notice(), "for 192.168.1.20:7171 alone")
	require.False(t, tb.Sees("Export all matches"), "there is none yet")
	tb.Tap("Close")
	tb.App.SayMayDarken(false)
	require.Empty(t, tb.Notice())
	tb.Tap("The screen may go dark")
	require.Contains(t, tb.Notice(), "keeps it on only for pages that come by https")
	tb.Tap("The screen may go dark")
	require.Empty(t, tb.Notice(), "a second tap takes it away")
	tb.App.SayMayDarken(true)
	require.False(t, tb.Sees("The screen may go dark"), "a lock that was refused once is granted after a tap")
	tb.App.SayMayDarken(false)
	tb.Sound.Trouble = "No sound: this device has no audio output."
	tb.App.Hear()
	tb.Tap("No sound, and the screen may go dark")
	require.Contains(t, tb.Notice(), "no audio output. The screen may go dark")
}

// TestMatchesThatMayBeLostAreExported goes from the sentence to the file.
func TestMatchesThatMayBeLostAreExported(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play("raid-trade", 2)
	tb.App.Go()
	tb.App.SayKeptAt("192.168.1.20:7171")
	tb.Tap("This browser may forget matches")
	notice := tb.Find(tb.Notice())
	export := tb.Find("Export all matches")
	require.LessOrEqual(t, export.Position().Y+export.Size().Height, notice.Size().Height)
	tb.Tap("Export all matches")
	require.True(t, tb.Sees("1 match. Whoever has the file can read the hidden cards and what the app will draw."), "%q", tb.Labels())
	require.Empty(t, tb.Notice(), "the words of a sign go with its page")
}

// TestTurningAPhoneAndBackKeepsThePlace turns a phone that is scrolled, and one that shows a match.
func TestTurningAPhoneAndBackKeepsThePlace(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	turn := func(width, height float32) {
		tb.Window.Resize(fyne.NewSize(width, height))
		tb.Run(time.Second)
	}
	tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: "rising-tides/4"})
	tb.App.Scroll().ScrollToOffset(fyne.NewPos(0, 300))
	turn(844, 390)
	require.Positive(t, tb.App.Scroll().Offset.Y)
	turn(390, 844)
	require.Equal(t, float32(300), tb.App.Scroll().Offset.Y)

	tb.Play("raid-trade", 2)
	heading := func() fyne.Size { return tb.Find("Anna, Ben").Size() }
	before := heading()
	turn(844, 390)
	low := heading()
	turn(390, 844)
	require.Equal(t, before, heading())
	tb.App.Show()
	require.Equal(t, before, heading())
	turn(844, 390)
	require.Equal(t, low, heading())
	tb.App.Show()
	require.Equal(t, low, heading(), "it is as on a phone that lay so before")

	turn(390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	tb.TapOn("Seat A: ")
	tb.Write("Name of Seat A", "Wilhelmina")
	tb.Tap("New name")
	turn(844, 390)
	require.True(t, tb.Sees("Seat A: Wilhelmina"), "%q", tb.Labels())
	require.True(t, tb.Sees("Seat C: Player A"), "%q", tb.Labels())
}
