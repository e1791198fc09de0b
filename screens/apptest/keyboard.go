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

	"tablekeeper/screens/parts/audit"
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

// KeyboardReaches goes through situations with the Tab key: whatever can be tapped is come to, and whatever is come to
// says what it is and lies in sight.
func KeyboardReaches(t *testing.T, situations []Situation) {
	t.Helper()
	for _, s := range situations {
		t.Run(s.Name, func(t *testing.T) {
			tb := New(t, 1280, 800)
			s.Reach(tb)
			tabbed := map[fyne.CanvasObject]bool{}
			for _, at := range tb.tabbed() {
				o, ok := at.(fyne.CanvasObject)
				require.True(t, ok)
				tabbed[o] = true
				a, ok := at.(fyne.Accessible)
				require.True(t, ok && a.AccessibilityLabel() != "", "%T says nothing", at)
				tb.Window.Canvas().Focus(at)
				assert.True(t, tb.inSight(o), "%s has the focus out of sight", tb.named(o))
			}
			for _, o := range tb.tappables() {
				assert.True(t, tabbed[o], "the keyboard does not come to %s", tb.named(o))
			}
			require.NotEmpty(t, tabbed)
		})
	}
}

// inSight reports whether an object lies within what scrolls round it, or at least begins there if it is higher.
func (tb *Table) inSight(o fyne.CanvasObject) bool {
	scroll := tb.scrollRound(o)
	if scroll == nil {
		return true
	}
	driver := fyne.CurrentApp().Driver()
	top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(scroll).Y
	const slack = 1
	high := min(o.Size().Height, scroll.Size().Height)
	return top >= -slack && top+high <= scroll.Size().Height+slack
}

// scrollRound is the innermost scroll that an object lies in, nil for none.
func (tb *Table) scrollRound(o fyne.CanvasObject) *container.Scroll {
	var round *container.Scroll
	var walk func(at fyne.CanvasObject, in *container.Scroll)
	walk = func(at fyne.CanvasObject, in *container.Scroll) {
		if at == o {
			round = in
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

// KeyboardTaps works the first of each kind of widget in situations with a tap, with Enter and with the space bar: the
// pages say the same afterwards. While it has the focus it looks different.
func KeyboardTaps(t *testing.T, situations []Situation) {
	t.Helper()
	done := map[string]bool{}
	for _, s := range situations {
		tb := New(t, 1280, 800)
		s.Reach(tb)
		for i, at := range tb.tabbed() {
			kind := fmt.Sprintf("%T", at)
			if _, tappable := at.(fyne.Tappable); done[kind] || !tappable {
				continue
			}
			if _, typed := at.(fyne.Shortcutable); typed {
				continue // keys are typed into it
			}
			if _, drags := at.(fyne.Draggable); drags {
				continue // the arrow keys work it: a slider, a board
			}
			done[kind] = true
			t.Run(s.Name+"/"+kind, func(t *testing.T) { sameByKeys(t, s, i) })
		}
	}
	require.NotEmpty(t, done)
}

// sameByKeys compares a tap with keys on the ith widget that the Tab key comes to.
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
