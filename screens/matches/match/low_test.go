package match_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
)

// TestThePanelOfALowWindowKeepsNoEmptyRow looks at the panel of a phone on its side, from one step to the next: the main key stays right
// under the strip.
func TestThePanelOfALowWindowKeepsNoEmptyRow(t *testing.T) {
	tb := apptest.New(t, 844, 390)
	tb.Play("traders", 2, "Anna: roll 4", "Ben: roll 6")
	place := func(word string) fyne.Position {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(tb.DockKey(word))
	}
	first := place("We drew")
	require.Less(t, first.Y, float32(80))
	tb.Enter("Ben: planet gobi-bob")
	tb.App.Show()
	require.Equal(t, first, place("We drew"))
}
