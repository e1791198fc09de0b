package handover_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/matches/handover"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/parts/audit"
	"tablekeeper/screens/widgets/parts/partstest"
)

// pad is what takes finger and mouse.
type pad interface {
	desktop.Mouseable
	desktop.Hoverable
	mobile.Touchable
}

func padOf(t *testing.T, h *handover.PressToReveal) pad {
	t.Helper()
	for _, o := range test.WidgetRenderer(h).Objects() {
		if p, ok := o.(pad); ok {
			return p
		}
	}
	t.Fatal("nothing takes the finger")
	return nil
}

// TestHold holds with everything that can hold, and ends the hold in every way.
func TestHold(t *testing.T) {
	partstest.Start(t, partstest.Phone())
	made, seen := 0, 0
	h := handover.NewPressToReveal(func() parts.Face {
		made++
		return parts.Face{Object: parts.NewCard(parts.IconBlast, "Nuke", "", func() {}), Spoken: "You have drawn Nuke"}
	}, func() { seen++ })
	window := partstest.Show(t, h, fyne.NewSize(358, 400))
	hidden := window.Canvas().Capture()
	p := padOf(t, h)
	primary, secondary := &desktop.MouseEvent{Button: desktop.MouseButtonPrimary}, &desktop.MouseEvent{Button: desktop.MouseButtonSecondary}
	mouse := func() { p.MouseDown(primary) }
	finger := func() { p.TouchDown(&mobile.TouchEvent{}) }
	space := func() { window.Canvas().Focus(h); h.KeyDown(&fyne.KeyEvent{Name: fyne.KeySpace}) }
	for name, way := range map[string]struct{ begin, end func() }{
		"mouse":                   {mouse, func() { p.MouseUp(primary) }},
		"mouse that leaves":       {mouse, p.MouseOut},
		"finger":                  {finger, func() { p.TouchUp(&mobile.TouchEvent{}) }},
		"finger that leaves":      {finger, func() { p.TouchCancel(&mobile.TouchEvent{}) }},
		"space bar":               {space, func() { h.KeyUp(&fyne.KeyEvent{Name: fyne.KeySpace}) }},
		"another part is reached": {space, func() { window.Canvas().Unfocus() }},
		"the app is left":         {finger, h.Release},
	} {
		t.Run(name, func(t *testing.T) {
			before := seen
			way.begin()
			require.True(t, h.Held())
			require.Equal(t, "You have drawn Nuke. Let go to hide", h.AccessibilityLabel())
			require.Contains(t, texts(window.Canvas().Content()), "Nuke")
			require.Empty(t, audit.Canvas(window.Canvas()))
			require.NotEqual(t, hidden, window.Canvas().Capture())
			require.Equal(t, before, seen, "told when it is hidden again")
			way.end()
			require.False(t, h.Held())
			require.Equal(t, before+1, seen)
			require.Equal(t, "Hidden. Press and hold to see.", h.AccessibilityLabel())
			require.NotContains(t, texts(window.Canvas().Content()), "Nuke")
			window.Canvas().Unfocus()
			require.Equal(t, hidden, window.Canvas().Capture())
			require.Empty(t, audit.Canvas(window.Canvas()))
		})
	}
	before := made
	p.MouseDown(secondary)
	p.MouseIn(primary)
	p.MouseOut()
	test.Tap(h)
	h.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace}) // the key repeats
	h.KeyDown(&fyne.KeyEvent{Name: fyne.KeyA})
	h.KeyUp(&fyne.KeyEvent{Name: fyne.KeySpace})
	require.Equal(t, before, made, "nothing of it is made while nobody holds")
	require.False(t, h.Disabled())
}

// texts are all words that an object shows.
func texts(o fyne.CanvasObject) (all []string) {
	for _, part := range audit.Shown(o) {
		if words, ok := part.(*parts.Words); ok {
			all = append(all, words.Text())
		}
	}
	return all
}
