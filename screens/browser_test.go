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
	tb := newTable(t, 390, 844)
	files := &downloads{saved: map[string]string{}, refuse: errors.New("not now")}
	tb.app.device.Files = files
	tb.play("raid-trade", 2)
	text := string(tb.app.session.Playing.Match.Export())
	tb.app.Share(shell.Shareable{Title: "Export", Name: "evening.table", Text: text})
	tb.tap("Save as a file")
	require.Contains(t, tb.app.said, "The file can't be written: not now.")
	require.Empty(t, files.saved)
	files.refuse = nil
	tb.tap("Save as a file")
	require.Equal(t, map[string]string{"evening.table": text}, files.saved)
	require.Contains(t, strings.Join(tb.app.said, " "), "evening.table")

	tb.app.library.ImportFile()
	require.Equal(t, ".table", files.ending)
	require.EqualValues(t, rules.MaxFile, files.most)
	files.take("long.table", nil, errors.New("it is too long"))
	require.Contains(t, tb.app.said, "The file can't be read: it is too long.")
	files.take("evening.table", []byte(text), nil)
	<-tb.app.library.Incoming.Finished
	tb.run(2 * library.WatchEvery)
	require.Equal(t, shell.MatchPage, tb.app.trail.Here().Page)
	require.Equal(t, "evening", tb.app.session.Playing.Match.Name())
}

// TestBackOfTheSystem goes back as the button of a phone or browser does, to Home and out.
func TestBackOfTheSystem(t *testing.T) {
	tb := newTable(t, 390, 844)
	require.False(t, tb.app.SystemBack(), "nothing of the app leads back from Home")
	tb.tap("Options")
	tb.app.Open(shell.Route{Page: shell.PlacesPage})
	answered := false
	parts.Ask(tb.window.Canvas(), parts.Question{Title: "Sure?", Yes: "Yes", No: "No"}, func(yes bool) {
		require.False(t, yes)
		answered = true
	})
	require.True(t, tb.app.SystemBack())
	require.True(t, answered, "a question is answered with no")
	require.Equal(t, shell.PlacesPage, tb.app.trail.Here().Page)
	require.True(t, tb.app.SystemBack())
	require.True(t, tb.app.SystemBack())
	require.Equal(t, shell.HomePage, tb.app.trail.Here().Page)
	require.False(t, tb.app.SystemBack())
}

// TestNothingMovesWhereALineWasClosed leaves the room of the line until another page is shown or the window is turned.
func TestNothingMovesWhereALineWasClosed(t *testing.T) {
	tb := newTable(t, 390, 844)
	free := tb.app.stage.page.Position().Y
	tb.app.SayNotKept()
	tb.app.SayMayDarken()
	said := tb.app.stage.page.Position().Y
	require.Greater(t, said, free)
	for tb.app.line() != "" {
		tb.tap("Close")
		require.Equal(t, said, tb.app.stage.page.Position().Y)
	}
	tb.window.Resize(fyne.NewSize(844, 390))
	tb.window.Resize(fyne.NewSize(390, 844))
	require.Equal(t, free, tb.app.stage.page.Position().Y)
	tb.app.SayNotKept()
	tb.tap("Close")
	require.Equal(t, said, tb.app.stage.page.Position().Y)
	tb.tap("Options")
	require.Equal(t, free, tb.app.stage.page.Position().Y)
}

// TestWhatIsTypedIntoStaysInSight opens a keyboard that takes the lower half of a phone.
func TestWhatIsTypedIntoStaysInSight(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	for range 3 {
		tb.tap("Add a player")
	}
	var last *parts.Entry
	for _, o := range tb.shown() {
		if e, ok := o.(*parts.Entry); ok {
			last = e
		}
	}
	tb.window.Canvas().Focus(last)
	tb.window.Resize(fyne.NewSize(390, 450))
	tb.run(time.Second)
	scroll := parts.ScrollOf(tb.app.stage.page)
	top := fyne.CurrentApp().Driver().AbsolutePositionForObject(last).Y - fyne.CurrentApp().Driver().AbsolutePositionForObject(scroll).Y
	require.GreaterOrEqual(t, top, float32(0))
	require.LessOrEqual(t, top+last.Size().Height, scroll.Size().Height)
}

// TestTheFirstTapIsAskedForWhereASoundIsMissed says nothing while nothing sounds: the tap that starts the timer is one.
func TestTheFirstTapIsAskedForWhereASoundIsMissed(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.sound.problem = sounds.NeedsTap
	tb.app.Refresh()
	require.Empty(t, tb.app.line())
	tb.tapOn("Timer")
	tb.tapOn("Start the timer")
	tb.app.Refresh()
	require.Equal(t, sounds.NeedsTap, tb.app.line())
	tb.sound.problem = ""
	tb.app.Refresh()
	require.Empty(t, tb.app.line(), "it is not asked for after a tap")
}

// TestWhatTheBrowserDoesNotPromise is said until somebody closes it.
func TestWhatTheBrowserDoesNotPromise(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.SayNotKept()
	require.Contains(t, tb.app.line(), "doesn't promise to keep")
	tb.tap("Close")
	require.Empty(t, tb.app.line())
	tb.app.SayKeptAt("192.168.1.20:7171")
	require.Contains(t, tb.app.line(), "for 192.168.1.20:7171 alone")
	tb.tap("Close")
	tb.app.SayMayDarken()
	require.Contains(t, tb.app.line(), "may go dark")
}
