package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/look"
)

// Entry is a line to type in, high enough to be tapped, with a label for screen readers.
type Entry struct {
	widget.Entry
	self  fyne.CanvasObject // the part that this entry belongs to
	label string
	sign  Icon
}

var _ fyne.Accessible = (*Entry)(nil)

// NewEntry has a label, which is also shown while it is empty, and a text; it tells each change.
func NewEntry(label, text string, changed func(string)) *Entry {
	e := &Entry{label: label}
	e.self = e
	e.ExtendBaseWidget(e)
	e.PlaceHolder, e.Text, e.OnChanged = label, text, changed
	return e
}

// NewSearch is an entry to search with.
func NewSearch(label string, changed func(string)) *Entry {
	e := NewEntry(label, "", changed)
	e.sign = IconSearch
	e.Refresh()
	return e
}

// Refresh gives the icon the colour of the theme.
func (e *Entry) Refresh() {
	if e.sign != NoIcon {
		e.Icon = e.sign.In(paint(e, look.TextLess))
	}
	e.Entry.Refresh()
}

// FocusGained scrolls to the entry where it is out of sight.
func (e *Entry) FocusGained() {
	e.Entry.FocusGained()
	scrollTo(e.self)
}

func (e *Entry) part() fyne.CanvasObject { return e.self }

// AccessibilityLabel is the label, and what was typed.
func (e *Entry) AccessibilityLabel() string {
	if e.Text == "" {
		return e.label
	}
	return e.label + ": " + e.Text
}

// AccessibilityRole is that of text.
func (e *Entry) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// MinSize is at least as high as a tap target.
func (e *Entry) MinSize() fyne.Size {
	e.ExtendBaseWidget(e)
	least := e.Entry.MinSize()
	return fyne.NewSize(least.Width, max(least.Height, size(e, look.TapTarget)))
}

// NewText has room for several lines.
func NewText(label, text string, changed func(string)) *Entry {
	e := NewEntry(label, text, changed)
	e.MultiLine, e.Wrapping = true, fyne.TextWrapWord
	e.SetMinRowsVisible(6)
	return e
}
