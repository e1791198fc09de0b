package screens

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/game"
	"tablekeeper/screens/match"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/parts/audit"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/shell"
)

// everySituation are all pages and states that the layouts are examined in.
func everySituation() []Situation {
	return slices.Concat(situations, tradersPlaces, played, tableSituations,
		some(atradesPlayed, "action", "auction", "a fist", "turn bids", "pay", "sale chosen", "laying", "market report"),
		some(guildCopies, "copy with mistakes", "region", "paint", "card", "chart"))
}

// some are those with these names.
func some(list []Situation, names ...string) []Situation {
	return slices.DeleteFunc(slices.Clone(list), func(s Situation) bool { return !slices.Contains(names, s.Name) })
}

// tappables are all that can be tapped now, less what only reads.
func (tb *Table) Tappables() []fyne.CanvasObject {
	var list []fyne.CanvasObject
	for _, o := range tb.Reachable() {
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
func (tb *Table) Reachable() []fyne.CanvasObject {
	if top := tb.Window.Canvas().Overlays().Top(); top != nil {
		return audit.Shown(top)
	}
	return tb.Shown()
}

// tabbed are all that the Tab key comes to, in its order.
func (tb *Table) Tabbed() []fyne.Focusable {
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

// TestSlowKeyboardReachesAll goes through every page and state with the Tab key: whatever can be tapped is come to, and
// whatever is come to says what it is and lies in sight.
func TestSlowKeyboardReachesAll(t *testing.T) {
	for _, s := range everySituation() {
		t.Run(s.Name, func(t *testing.T) {
			tb := NewTable(t, 1280, 800)
			s.Reach(tb)
			tabbed := map[fyne.CanvasObject]bool{}
			for _, at := range tb.Tabbed() {
				o, ok := at.(fyne.CanvasObject)
				require.True(t, ok)
				tabbed[o] = true
				a, ok := at.(fyne.Accessible)
				require.True(t, ok && a.AccessibilityLabel() != "", "%T says nothing", at)
				tb.Window.Canvas().Focus(at)
				assert.True(t, tb.InSight(o), "%s has the focus out of sight", tb.Named(o))
			}
			for _, o := range tb.Tappables() {
				assert.True(t, tabbed[o], "the keyboard does not come to %s", tb.Named(o))
			}
			require.NotEmpty(t, tabbed)
		})
	}
}

// inSight reports whether an object lies within what scrolls round it, or at least begins there if it is higher.
func (tb *Table) InSight(o fyne.CanvasObject) bool {
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
func (tb *Table) Named(o any) string {
	if a, ok := o.(fyne.Accessible); ok {
		return fmt.Sprintf("%T %q", o, a.AccessibilityLabel())
	}
	return fmt.Sprintf("%T", o)
}

// TestSlowKeyboardTapsAll works the first of each kind of widget, on any page, with a tap, with Enter and with the
// space bar: the pages say the same afterwards. While it has the focus it looks different.
func TestSlowKeyboardTapsAll(t *testing.T) {
	done := map[string]bool{}
	for _, s := range everySituation() {
		tb := NewTable(t, 1280, 800)
		s.Reach(tb)
		for i, at := range tb.Tabbed() {
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
	require.Greater(t, len(done), 8)
}

// sameByKeys compares a tap with keys on the ith widget that the Tab key comes to.
func sameByKeys(t *testing.T, s Situation, i int) {
	t.Helper()
	after := func(work func(tb *Table, at fyne.Focusable)) []string {
		tb := NewTable(t, 1280, 800)
		s.Reach(tb)
		at := tb.Tabbed()[i]
		work(tb, at)
		return append(tb.Labels(), string(tb.App.Here().Page))
	}
	key := func(name fyne.KeyName) func(tb *Table, at fyne.Focusable) {
		return func(tb *Table, at fyne.Focusable) {
			c := tb.Window.Canvas()
			plain := c.Capture()
			c.Focus(at)
			require.NotEqual(t, plain, c.Capture(), "the focus on %s is not seen", tb.Named(at))
			at.TypedKey(&fyne.KeyEvent{Name: name})
		}
	}
	tapped := after(func(_ *Table, at fyne.Focusable) { test.Tap(at.(fyne.Tappable)) })
	require.Equal(t, tapped, after(key(fyne.KeyReturn)), "Enter")
	require.Equal(t, tapped, after(key(fyne.KeySpace)), "Space")
}

// TestKeysScroll reads a long page by keys.
func TestKeysScroll(t *testing.T) {
	tb := NewTable(t, 1280, 800)
	tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key + "/2"})
	scroll := tb.App.Scroll()
	at := func() float32 { return scroll.Offset.Y }
	tb.Press(fyne.KeyDown)
	require.Equal(t, float32(60), at())
	tb.Press(fyne.KeyPageDown)
	require.Greater(t, at(), float32(400))
	tb.Press(fyne.KeyEnd)
	require.Equal(t, scroll.Content.Size().Height-scroll.Size().Height, at())
	tb.Press(fyne.KeyPageUp)
	tb.Press(fyne.KeyUp)
	tb.Press(fyne.KeyHome)
	require.Zero(t, at())

	tb.Play(risingtides.Key, 4, Fought...)
	tb.Tap("Show all moves")
	scroll = parts.ScrollOf(tb.App.Shown().(*match.Match).Layout.Moves)
	tb.Press(fyne.KeyPageDown)
	require.Positive(t, at())
	tb.Press(fyne.KeyUp)
	require.NotEqual(t, game.Now, tb.Session.Playing.At, "in a match the arrows go through the log")
}
