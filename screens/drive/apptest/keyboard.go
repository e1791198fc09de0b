package apptest

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/parts/audit"
)

// tappables are all that can be tapped now, less what only reads.
func (tb *Table) tappables() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, o := range tb.reachable() {
		if _, ok := o.(fyne.Tappable); !ok {
			continue
		}
		if a, ok := o.(fyne.Accessible); ok && a.AccessibilityRole() == fyne.AccessibleRoleText || ok && a.AccessibilityRole() == fyne.AccessibleRoleContainer {
			if _, typed := o.(fyne.Shortcutable); !typed {
				continue
			}
		}
		if fmt.Sprintf("%T", o) == "*widget.scrollBarArea" {
			continue // the keys that scroll do its work
		}
		if d, ok := o.(fyne.Disableable); ok && d.Disabled() {
			continue
		}
		list = append(list, o)
	}
	return list
}

// reachable are the objects that are shown in the topmost overlay or, without one, in the window.
func (tb *Table) reachable() []fyne.CanvasObject {
	if top := tb.Window.Canvas().Overlays().Top(); top != nil {
		return audit.Shown(top)
	}
	return tb.Shown()
}

// tabbed are all that the Tab key comes to, in its order.
func (tb *Table) tabbed() []fyne.Focusable {
	c := tb.Window.Canvas()
	c.Unfocus()
	var list []fyne.Focusable
	for range 1000 {
		c.FocusNext()
		at := c.Focused()
		if at == nil || slices.Contains(list, at) {
			break
		}
		list = append(list, at)
	}
	c.Unfocus()
	return list
}

// Keyboard works situations with keys. Whatever can be tapped is come to with the Tab key, and whatever is come to says what it is
// and lies in sight. The first of each kind of widget that a tap works does the same with Enter and with the space bar.
func Keyboard(t *testing.T, situations []Situation) {
	t.Helper()
	worked := map[string]bool{}
	for _, s := range situations {
		t.Run(s.Name, func(t *testing.T) {
			tb := New(t, 1280, 800)
			s.Reach(tb)
			tabbed := tb.tabbed()
			tb.reaches(t, tabbed)
			for i, at := range tabbed {
				if kind := fmt.Sprintf("%T", at); !worked[kind] && worksByKeys(at) {
					worked[kind] = true
					t.Run(kind, func(t *testing.T) { sameByKeys(t, s, i) })
				}
			}
		})
	}
	require.NotEmpty(t, worked)
}

// reaches looks at what the Tab key comes to.
func (tb *Table) reaches(t *testing.T, tabbed []fyne.Focusable) {
	t.Helper()
	reached := map[fyne.CanvasObject]bool{}
	for _, at := range tabbed {
		o, ok := at.(fyne.CanvasObject)
		require.True(t, ok)
		reached[o] = true
		a, ok := at.(fyne.Accessible)
		require.True(t, ok && a.AccessibilityLabel() != "", "%T says nothing", at)
		tb.Window.Canvas().Focus(at)
		assert.True(t, tb.inSight(o), "%s has the focus out of sight", tb.named(o))
	}
	for _, o := range tb.tappables() {
		assert.True(t, reached[o], "the keyboard does not come to %s", tb.named(o))
	}
	require.NotEmpty(t, reached)
}

// inSight reports whether an object lies within what scrolls round it, or at least begins there if it is higher.
func (tb *Table) inSight(o fyne.CanvasObject) bool {
	scroll := tb.scrolls()[o]
	if scroll == nil {
		return true
	}
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(scroll).Y
	const slack = 1
	high := min(o.Size().Height, scroll.Size().Height)
	return top >= -slack && top+high <= scroll.Size().Height+slack
}

// scrolls are the innermost scrolls that the objects of the page lie in; those that lie in none aren't there.
func (tb *Table) scrolls() map[fyne.CanvasObject]*container.Scroll {
	round := map[fyne.CanvasObject]*container.Scroll{}
	var walk func(at fyne.CanvasObject, in *container.Scroll)
	walk = func(at fyne.CanvasObject, in *container.Scroll) {
		if in != nil {
			round[at] = in
		}
		switch at := at.(type) {
		case *container.Scroll:
			walk(at.Content, at)
		default:
			for _, child := range audit.Children(at) {
				walk(child, in)
			}
		}
	}
	walk(tb.Window.Canvas().Content(), nil)
	return round
}

// named is what a thing is, for messages.
func (tb *Table) named(o any) string {
	if a, ok := o.(fyne.Accessible); ok {
		return fmt.Sprintf("%T %q", o, a.AccessibilityLabel())
	}
	return fmt.Sprintf("%T", o)
}

// worksByKeys reports whether Enter and the space bar do what a tap does: not where keys are typed, nor where the arrow keys work it,
// as a slider or a board.
func worksByKeys(at fyne.Focusable) bool {
	_, tapped := at.(fyne.Tappable)
	_, typed := at.(fyne.Shortcutable)
	_, drags := at.(fyne.Draggable)
	return tapped && !typed && !drags
}

// sameByKeys compares a tap with keys on the ith widget that the Tab key comes to: the pages say the same afterwards. While it has the
// focus it looks different.
func sameByKeys(t *testing.T, s Situation, i int) {
	t.Helper()
	after := func(work func(tb *Table, at fyne.Focusable)) []string {
		tb := New(t, 1280, 800)
		s.Reach(tb)
		at := tb.tabbed()[i]
		work(tb, at)
		return append(tb.Labels(), string(tb.App.Here().Page))
	}
	key := func(name fyne.KeyName) func(tb *Table, at fyne.Focusable) {
		return func(tb *Table, at fyne.Focusable) {
			c := tb.Window.Canvas()
			plain := c.Capture()
			c.Focus(at)
			require.NotEqual(t, plain, c.Capture(), "the focus on %s is not seen", tb.named(at))
			at.TypedKey(&fyne.KeyEvent{Name: name})
		}
	}
	tapped := after(func(_ *Table, at fyne.Focusable) { test.Tap(at.(fyne.Tappable)) })
	require.Equal(t, tapped, after(key(fyne.KeyReturn)), "Enter")
	require.Equal(t, tapped, after(key(fyne.KeySpace)), "Space")
}
