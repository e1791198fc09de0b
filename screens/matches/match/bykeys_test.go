package match_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
)

// typist plays with a keyboard alone, as the window passes its keys on.
type typist struct {
	*apptest.Table
	typed, pressed int // moves typed into the field, and moves by keys of the dock
}

// reach presses the Tab key until something is come to; its words begin so.
func (y *typist) reach(words string) fyne.Focusable {
	y.T.Helper()
	c := y.Window.Canvas()
	for range 400 {
		c.FocusNext()
		if a, ok := c.Focused().(fyne.Accessible); ok && strings.HasPrefix(a.AccessibilityLabel(), words) {
			return c.Focused()
		}
	}
	require.Failf(y.T, "the Tab key doesn't come there", "%q; there are %q", words, y.Labels())
	return nil
}

// enter presses the Enter key on what is come to.
func (y *typist) enter(words string) {
	y.T.Helper()
	y.reach(words).TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	y.Run(time.Second) // a key that has just come takes no tap that was meant for another
}

// TestAMatchByTheKeyboardAlone plays a whole game by Tab, Enter and letters.
func TestAMatchByTheKeyboardAlone(t *testing.T) {
	const game = "atrades"
	y := &typist{Table: apptest.New(t, 1280, 800)}
	o := y.PlayWhole(game)
	for i, line := range apptest.WholeMoves(t, game) {
		act, err := o.Match.Table().Read(line)
		require.NoError(t, err)
		if key := y.KeyOf(act); key != nil {
			y.enter(key.AccessibilityLabel())
			y.pressed++
		} else {
			if y.Sees("All moves") { // else the sheet is open
				y.enter("All moves")
			}
			field := y.reach("Type a move")
			for _, r := range line {
				field.TypedRune(r)
			}
			field.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
			y.typed++
		}
		require.Equal(t, i+1, o.Match.Log().Count(), "%s: %q", line, y.Labels())
	}
	y.WasWhole(game)
	require.Positive(t, y.pressed)
	t.Logf("%d moves by keys of the dock, %d typed", y.pressed, y.typed)
}
