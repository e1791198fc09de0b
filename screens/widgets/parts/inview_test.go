package parts_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/partstest"
)

func TestFocusScrollsIntoSightAndHandsOtherKeysOn(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	var buttons []fyne.CanvasObject
	tapped := 0
	for range 30 {
		buttons = append(buttons, parts.NewButton("Row", parts.IconPlay, func() { tapped++ }))
	}
	scroll := container.NewVScroll(parts.NewColumn(buttons...))
	window := partstest.Show(t, container.NewStack(scroll), fyne.NewSize(300, 400))
	var keys []fyne.KeyName
	var runes []rune
	window.Canvas().SetOnTypedKey(func(e *fyne.KeyEvent) { keys = append(keys, e.Name) })
	window.Canvas().SetOnTypedRune(func(r rune) { runes = append(runes, r) })

	last := buttons[29].(fyne.Focusable)
	window.Canvas().Focus(last)
	place := fyne.CurrentApp().Driver().AbsolutePositionForObject(buttons[29])
	require.LessOrEqual(t, place.Y+buttons[29].Size().Height, window.Canvas().Size().Height, "the last row is in sight")
	require.Positive(t, scroll.Offset.Y)

	last.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	last.TypedKey(&fyne.KeyEvent{Name: fyne.KeyM})
	last.TypedRune('?')
	last.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	require.Equal(t, []fyne.KeyName{fyne.KeyEscape, fyne.KeyM}, keys)
	require.Equal(t, []rune{'?'}, runes)
	require.Equal(t, 1, tapped, "space stays with the button")

	window.Canvas().Focus(buttons[0].(fyne.Focusable))
	require.Zero(t, scroll.Offset.Y, "back to the first row")
}
