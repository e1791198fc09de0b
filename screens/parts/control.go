package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/look"
)

// control is what all parts that can be tapped share: pointer, keyboard, focus, disabling and the words for a screen
// reader. Space, Enter and a released tap do the same.
type control struct {
	widget.BaseWidget
	self     fyne.Widget // the part that this control belongs to
	label    string
	tap      func()
	escape   func() // what the escape key does here; nil: nothing
	hovered  bool
	focused  bool
	disabled bool
}

// extend makes the control the beginning of a part.
func (c *control) extend(self fyne.Widget) {
	c.self = self
	c.ExtendBaseWidget(self)
}

var (
	_ fyne.Tappable      = (*control)(nil)
	_ fyne.Focusable     = (*control)(nil)
	_ fyne.Disableable   = (*control)(nil)
	_ fyne.Accessible    = (*control)(nil)
	_ desktop.Hoverable  = (*control)(nil)
	_ desktop.Cursorable = (*control)(nil)
)

// AccessibilityLabel is what a screen reader says.
func (c *control) AccessibilityLabel() string { return c.label }

// AccessibilityRole is that of a button.
func (c *control) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// Tapped acts, on release. The focus goes, so that the ring is seen only by those who use the keyboard.
func (c *control) Tapped(*fyne.PointEvent) {
	if on := fyne.CurrentApp().Driver().CanvasForObject(c.self); c.focused && on != nil {
		on.Unfocus()
	}
	c.act()
}

func (c *control) act() {
	if !c.disabled && c.tap != nil {
		c.tap()
	}
}

// TypedKey acts on space and Enter. Keys that mean nothing to a control mean what they mean on the whole screen.
func (c *control) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		c.act()
	case fyne.KeyEscape:
		if c.escape != nil {
			c.escape()
			return
		}
		c.handOnKey(key)
	default:
		c.handOnKey(key)
	}
}

func (c *control) handOnKey(key *fyne.KeyEvent) {
	if on := fyne.CurrentApp().Driver().CanvasForObject(c.self); on != nil && on.OnTypedKey() != nil {
		on.OnTypedKey()(key)
	}
}

// TypedRune means on a control what it means on the whole screen.
func (c *control) TypedRune(r rune) {
	if on := fyne.CurrentApp().Driver().CanvasForObject(c.self); on != nil && on.OnTypedRune() != nil {
		on.OnTypedRune()(r)
	}
}

// FocusGained shows the ring, and scrolls to the control where it is out of sight.
func (c *control) FocusGained() {
	c.focused = true
	c.Refresh()
	scrollTo(c.self)
}

// FocusLost takes the ring away.
func (c *control) FocusLost() { c.focused = false; c.Refresh() }

// MouseIn shows that it can be tapped.
func (c *control) MouseIn(*desktop.MouseEvent) { c.hovered = true; c.Refresh() }

// MouseMoved has no meaning for a control.
func (c *control) MouseMoved(*desktop.MouseEvent) {}

// MouseOut shows it at rest.
func (c *control) MouseOut() { c.hovered = false; c.Refresh() }

// Cursor is the hand where a tap does something.
func (c *control) Cursor() desktop.Cursor {
	if c.disabled || c.tap == nil {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

// Enable makes it work.
func (c *control) Enable() { c.disabled = false; c.Refresh() }

// Disable greys it; taps and keys do nothing.
func (c *control) Disable() { c.disabled = true; c.Refresh() }

// Disabled reports whether taps do nothing; then the focus passes it by as well.
func (c *control) Disabled() bool { return c.disabled || c.tap == nil }

// fill is the colour of a control's surface at this moment, given the one that it has at rest.
func (c *control) fill(rest fyne.ThemeColorName) fyne.ThemeColorName {
	if c.hovered && !c.disabled && c.tap != nil {
		return look.Hover
	}
	return rest
}

// ink is the colour of a control's words at this moment.
func (c *control) ink(rest fyne.ThemeColorName) fyne.ThemeColorName {
	if c.disabled {
		return look.Greyed
	}
	return rest
}
