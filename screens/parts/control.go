package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Control is what all parts that can be tapped share: pointer, keyboard, focus, disabling and the words for a screen
// reader. Space, Enter and a released tap do the same.
type Control struct {
	box.Widget
	self     fyne.Widget // the part that this control belongs to
	Label    string
	Tap      func()
	escape   func() // what the escape key does here; nil: nothing
	hovered  bool
	Focused  bool
	disabled bool
}

// Extend makes the control the beginning of a part.
func (c *Control) Extend(self fyne.Widget) {
	c.self = self
	c.ExtendBaseWidget(self)
}

// Build makes it the beginning of a part that is put together from boxes: a tree, which dress brings up to date, and over it the ring
// of the focus with that radius of its corners.
func (c *Control) Build(self fyne.Widget, tree fyne.CanvasObject, corner box.Length, dress func()) {
	c.self = self
	ring := NewRing()
	c.Widget.Build(self, container.NewStack(tree, box.Laid(box.None, ring.Layout, ring.Objects()...)), func() {
		dress()
		ring.Show(c, corner())
	})
}

// Draw makes it the beginning of a part whose pieces have places of their own; see Build.
func (c *Control) Draw(self fyne.Widget, corner box.Length, pieces box.Scene) {
	c.Build(self, box.Laid(pieces.Min, pieces.Layout, pieces.Objects...), corner, pieces.Refresh)
}

// Radius is the usual one of corners.
func (c *Control) Radius() float32 { return box.Size(c, look.Radius) }

var (
	_ fyne.Tappable      = (*Control)(nil)
	_ fyne.Focusable     = (*Control)(nil)
	_ fyne.Disableable   = (*Control)(nil)
	_ fyne.Accessible    = (*Control)(nil)
	_ desktop.Hoverable  = (*Control)(nil)
	_ desktop.Cursorable = (*Control)(nil)
)

// AccessibilityLabel is what a screen reader says.
func (c *Control) AccessibilityLabel() string { return c.Label }

// AccessibilityRole is that of a button.
func (c *Control) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// Tapped acts, on release. The focus goes, so that the ring is seen only by those who use the keyboard.
func (c *Control) Tapped(e *fyne.PointEvent) {
	Touched(c.self, e)
	if on := fyne.CurrentApp().Driver().CanvasForObject(c.self); c.Focused && on != nil {
		on.Unfocus()
	}
	c.act()
}

func (c *Control) act() {
	if !c.disabled && c.Tap != nil {
		c.Tap()
	}
}

// TypedKey acts on space and Enter. Keys that mean nothing to a control mean what they mean on the whole screen.
func (c *Control) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		c.act()
	case fyne.KeyEscape:
		if c.escape != nil {
			c.escape()
			return
		}
		c.HandOnKey(key)
	default:
		c.HandOnKey(key)
	}
}

func (c *Control) HandOnKey(key *fyne.KeyEvent) {
	if on := fyne.CurrentApp().Driver().CanvasForObject(c.self); on != nil && on.OnTypedKey() != nil {
		on.OnTypedKey()(key)
	}
}

// TypedRune means on a control what it means on the whole screen.
func (c *Control) TypedRune(r rune) {
	if on := fyne.CurrentApp().Driver().CanvasForObject(c.self); on != nil && on.OnTypedRune() != nil {
		on.OnTypedRune()(r)
	}
}

// FocusGained shows the ring, and scrolls to the control where it is out of sight.
func (c *Control) FocusGained() {
	c.Focused = true
	c.Refresh()
	scrollTo(c.self)
}

// FocusLost takes the ring away.
func (c *Control) FocusLost() { c.Focused = false; c.Refresh() }

// MouseIn shows that it can be tapped.
func (c *Control) MouseIn(*desktop.MouseEvent) { c.hovered = true; c.Refresh() }

// MouseMoved has no meaning for a control.
func (c *Control) MouseMoved(*desktop.MouseEvent) {}

// MouseOut shows it at rest.
func (c *Control) MouseOut() { c.hovered = false; c.Refresh() }

// Cursor is the hand where a tap does something.
func (c *Control) Cursor() desktop.Cursor {
	if c.disabled || c.Tap == nil {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// Enable makes it work.
func (c *Control) Enable() { c.disabled = false; c.Refresh() }

// Disable greys it; taps and keys do nothing.
func (c *Control) Disable() { c.disabled = true; c.Refresh() }

// Disabled reports whether taps do nothing; then the focus passes it by as well.
func (c *Control) Disabled() bool { return c.disabled || c.Tap == nil }

// Fill is the colour of a control's surface at this moment, given the one that it has at rest.
func (c *Control) Fill(rest fyne.ThemeColorName) fyne.ThemeColorName {
	if c.hovered && !c.disabled && c.Tap != nil {
		return look.Hover
	}
	return rest
}

// Ink is the colour of a control's words at this moment.
func (c *Control) Ink(rest fyne.ThemeColorName) fyne.ThemeColorName {
	if c.disabled {
		return look.Greyed
	}
	return rest
}
