package parts_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/parts"
)

// TestLettersRunOnInBoxes types a word that was begun: wherever the cursor is, letters come behind those that are there, and Backspace
// takes the last one.
func TestLettersRunOnInBoxes(t *testing.T) {
	test.NewTempApp(t)
	told := ""
	e := parts.NewEntry("Word", "bal-m", func(text string) { told = text }).Boxed(4, 3)
	window := test.NewTempWindow(t, e)
	window.Resize(fyne.NewSize(326, 60))
	window.Canvas().Focus(e)
	e.CursorColumn = 0
	for _, letter := range "ektorsun" {
		e.TypedRune(letter)
	}
	require.Equal(t, "bal-mektorsun", told)
	e.CursorColumn = 2
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyBackspace})
	require.Equal(t, "bal-mektorsu", told)
	require.Equal(t, "Word: bal-mektorsu", e.AccessibilityLabel())
}
