package apptest

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/parts"
)

// underKeyboard are phones, as high as they are, and what a soft keyboard leaves of that height.
var underKeyboard = []struct {
	phone fyne.Size
	left  float32
	text  float32
}{
	{fyne.NewSize(390, 844), 450, 1.5},
	{fyne.NewSize(844, 390), 190, 1},
}

// fields are all lines to type in that are shown, of whatever kind.
func (tb *Table) fields() []fyne.Focusable {
	var all []fyne.Focusable
	for _, o := range tb.reachable() {
		_, types := o.(interface {
			Typed() (label, text string, lines bool)
		})
		if f, ok := o.(fyne.Focusable); ok && types {
			all = append(all, f)
		}
	}
	return all
}

// TypedIsSeen types into every field of situations on a phone whose keyboard covers a part of it: before and after something
// is typed the field lies on what is left.
func TypedIsSeen(t *testing.T, situations []Situation) {
	t.Helper()
	typed := 0
	for _, s := range situations {
		t.Run(s.Name, func(t *testing.T) {
			for _, k := range underKeyboard {
				tb := setting{window: k.phone, text: k.text}.open(t)
				s.Reach(tb)
				fields := len(tb.fields())
				for i := range fields {
					tb.typeUnder(t, i, fyne.NewSize(k.phone.Width, k.left))
					tb.Window.Resize(k.phone)
					tb.Run(settles)
				}
				if typed += fields; fields == 0 {
					return // nor on another phone
				}
			}
		})
	}
	require.Positive(t, typed, "nothing can be typed here")
}

// lineHigh is about how high a line of a text is.
const lineHigh = 18

// settles is after how long nothing moves any more.
const settles = 500 * time.Millisecond

// typeUnder types into the ith field while the keyboard leaves so much.
func (tb *Table) typeUnder(t *testing.T, i int, left fyne.Size) {
	t.Helper()
	if i >= len(tb.fields()) {
		return // what was typed has taken it away
	}
	field := tb.fields()[i]
	at := field.(fyne.CanvasObject)
	tb.Window.Canvas().Focus(field)
	tb.Window.Resize(left)
	tb.Run(settles)
	assert.LessOrEqual(t, tb.Window.Content().MinSize().Height, left.Height, "the window would be higher than %v", left)
	seen := func(when string) {
		top, bottom := fyne.CurrentApp().Driver().AbsolutePositionForObject(at).Y, at.Size().Height
		from, to := float32(0), left.Height
		if scroll := tb.scrolls()[at]; scroll != nil {
			from = fyne.CurrentApp().Driver().AbsolutePositionForObject(scroll).Y
			to = min(to, from+scroll.Size().Height)
		}
		bottom += top
		if text, ok := at.(*parts.Entry); ok && at.Size().Height > to-from { // the line that is written
			top += min(text.CursorPosition().Y, at.Size().Height-lineHigh)
			bottom = top + lineHigh
		}
		assert.True(t, top >= from && bottom <= to, "%s is out of sight %s on %v: %v to %v of %v to %v", tb.named(at), when, left, top, bottom, from, to)
	}
	seen("under the keyboard")
	if tb.Window.Canvas().Focused() == field {
		if text, ok := field.(*parts.Entry); ok && text.MultiLine {
			for range 20 {
				text.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
			}
		}
		field.TypedRune('1')
		tb.Run(settles)
		seen("when something is typed")
	}
}
