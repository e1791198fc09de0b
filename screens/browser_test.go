package screens

import (
	"errors"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/library"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
	"tablekeeper/sounds"
)

// downloads is a device that shows programs no folders.
type downloads struct {
	saved  map[string]string
	refuse error
	ending string
	most   int64
	take   func(name string, data []byte, err error)
}

func (d *downloads) Save(name string, data []byte) error {
	if d.refuse == nil {
		d.saved[name] = string(data)
	}
	return d.refuse
}

func (d *downloads) Choose(ending string, most int64, take func(string, []byte, error)) {
	d.ending, d.most, d.take = ending, most, take
}

// TestFilesWithoutFolders saves a match and takes it back where the app is shown no folders.
func TestFilesWithoutFolders(t *testing.T) {
	tb := NewTable(t, 390, 844)
	files := &downloads{saved: map[string]string{}, refuse: errors.New("not now")}
	tb.App.Device().Files = files
	tb.Play("raid-trade", 2)
	text := string(tb.Session.Playing.Match.Export())
	tb.App.Share(shell.Shareable{Title: "Export", Name: "evening.table", Text: text})
	tb.Tap("Save as a file")
	require.Contains(t, tb.CloseNotices(), "The file can't be written: not now.")
	require.Empty(t, files.saved)
	files.refuse = nil
	tb.Tap("Save as a file")
	require.Equal(t, map[string]string{"evening.table": text}, files.saved)
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "evening.table")

	tb.Library.ImportFile()
	require.Equal(t, ".table", files.ending)
	require.EqualValues(t, rules.MaxFile, files.most)
	files.take("long.table", nil, errors.New("it is too long"))
	require.Contains(t, tb.CloseNotices(), "The file can't be read: it is too long.")
	files.take("evening.table", []byte(text), nil)
	<-tb.Library.Incoming.Finished
	tb.Run(2 * library.WatchEvery)
	require.Equal(t, shell.MatchPage, tb.App.Here().Page)
	require.Equal(t, "evening", tb.Session.Playing.Match.Name())
}

// TestBackOfTheSystem goes back as the button of a phone or browser does, to Home and out.
func TestBackOfTheSystem(t *testing.T) {
	tb := NewTable(t, 390, 844)
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
}

// TestNothingMovesWhereALineWasClosed leaves the room of the line until another page is shown or the window is turned.
func TestNothingMovesWhereALineWasClosed(t *testing.T) {
	tb := NewTable(t, 390, 844)
	top := func() float32 { return fyne.CurrentApp().Driver().AbsolutePositionForObject(tb.App.Scroll()).Y }
	free := top()
	tb.App.SayNotKept()
	tb.App.SayMayDarken()
	said := top()
	require.Greater(t, said, free)
	for tb.Notice() != "" {
		tb.Tap("Close")
		require.Equal(t, said, top())
	}
	tb.Window.Resize(fyne.NewSize(844, 390))
	tb.Window.Resize(fyne.NewSize(390, 844))
	require.Equal(t, free, top())
	tb.App.SayNotKept()
	tb.Tap("Close")
	require.Equal(t, said, top())
	tb.Tap("Options")
	require.Equal(t, free, top())
}

// TestWhatIsTypedIntoStaysInSight opens a keyboard that takes the lower half of a phone.
func TestWhatIsTypedIntoStaysInSight(t *testing.T) {
	tb := NewTable(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	for range 3 {
		tb.Tap("Add a player")
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
	tb := NewTable(t, 390, 844)
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

// TestWhatTheBrowserDoesNotPromise is said until somebody closes it.
func TestWhatTheBrowserDoesNotPromise(t *testing.T) {
	tb := NewTable(t, 390, 844)
	tb.App.SayNotKept()
	require.Contains(t, tb.Notice(), "doesn't promise to keep")
	tb.Tap("Close")
	require.Empty(t, tb.Notice())
	tb.App.SayKeptAt("192.168.1.20:7171")
	require.Contains(t, tb.Notice(), "for 192.168.1.20:7171 alone")
	tb.Tap("Close")
	tb.App.SayMayDarken()
	require.Contains(t, tb.Notice(), "may go dark")
}
