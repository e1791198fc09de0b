package parts

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Entry is a line to type in, high enough to be tapped, with a label for screen readers.
type Entry struct {
	widget.Entry
	self  fyne.CanvasObject // the part that this entry belongs to
	label string
	sign  Icon
	whole func(text string) bool // tells texts that are selected as a whole when the focus comes; nil: none is
	fresh bool                   // the focus has just come with such a text
	asks  bool                   // one line of words, shown on two
	boxes *spelled               // what is typed is shown in these; nil: in a line
	typed bool                   // it has the focus
	// Escaped is called for the Escape key where something is typed; nil: nobody is told.
	Escaped func()
}

var _ fyne.Accessible = (*Entry)(nil)

// NewEntry has a label, which is also shown while it is empty, and a text; it tells each change.
func NewEntry(label, text string, changed func(string)) *Entry {
	e := &Entry{}
	e.Extend(e, label, changed)
	e.Text = text
	return e
}

// Replaced selects the text that it comes with when the focus comes: who types replaces it. It returns the entry.
func (e *Entry) Replaced() *Entry {
	came := e.Text
	e.whole = func(text string) bool { return came != "" && text == came }
	return e
}

// Extend makes the entry the beginning of a part.
func (e *Entry) Extend(self fyne.Widget, label string, changed func(string)) {
	e.self, e.label = self, label
	e.ExtendBaseWidget(self)
	e.PlaceHolder, e.OnChanged = label, changed
}

// NewSearch is an entry to search with.
func NewSearch(label string, changed func(string)) *Entry {
	e := NewEntry(label, "", changed)
	e.sign = IconSearch
	e.Refresh()
	return e
}

// TypedRune types a letter: in boxes behind those that are there.
func (e *Entry) TypedRune(r rune) {
	e.toEnd()
	e.Entry.TypedRune(r)
}

// toEnd sets the cursor behind what is typed in boxes, unless all of it is to be replaced.
func (e *Entry) toEnd() {
	if e.boxes != nil && e.SelectedText() == "" {
		e.CursorColumn = len([]rune(e.Text))
	}
}

// Refresh gives the icon the colour of the theme.
func (e *Entry) Refresh() {
	if e.sign != NoIcon {
		e.Icon = e.sign.In(box.Paint(e, look.TextLess))
	}
	e.Entry.Refresh()
}

// FocusGained scrolls to the entry where it is out of sight, and selects what is there only to be replaced.
func (e *Entry) FocusGained() {
	e.typed = true
	e.Entry.FocusGained()
	if e.fresh = e.whole != nil && e.whole(e.Text); e.fresh {
		e.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
	scrollTo(e.self)
}

// MouseUp selects once more what the focus has selected: the button that brought it has set the cursor since.
func (e *Entry) MouseUp(at *desktop.MouseEvent) {
	e.Entry.MouseUp(at)
	e.selectFresh()
}

// Tapped does the same for a finger. It comes late after a mouse, when somebody may have typed already.
func (e *Entry) Tapped(at *fyne.PointEvent) {
	e.Entry.Tapped(at)
	e.selectFresh()
	e.fresh = false
}

func (e *Entry) selectFresh() {
	if e.fresh && e.whole(e.Text) {
		e.TypedShortcut(&fyne.ShortcutSelectAll{})
	}
}

// FocusLost leaves the selection to the next tap.
func (e *Entry) FocusLost() {
	e.fresh, e.typed = false, false
	e.Entry.FocusLost()
}

// TypedKey works the Escape key and gives the others to the line. Where there is nothing to take back, Escape lets go of the focus, and
// the next one means what it means on the page.
func (e *Entry) TypedKey(key *fyne.KeyEvent) {
	e.toEnd()
	switch on := fyne.CurrentApp().Driver().CanvasForObject(e.self); {
	case key.Name != fyne.KeyEscape:
		e.Entry.TypedKey(key)
	case e.Escaped != nil && e.Text != "":
		e.Escaped()
	case on != nil:
		on.Unfocus()
	}
}

// CreateRenderer draws the entry. Over a single line the wheel turns the page.
func (e *Entry) CreateRenderer() fyne.WidgetRenderer {
	drawn := e.Entry.CreateRenderer()
	if e.MultiLine {
		return drawn
	}
	if e.boxes != nil {
		b := &boxed{drawn, e, newWheel(e)}
		b.Refresh()
		return b
	}
	return &wheeled{drawn, newWheel(e)}
}

// wheeled is an entry with the wheel over it.
type wheeled struct {
	fyne.WidgetRenderer
	wheel *wheel
}

// Objects are those of the entry, and the wheel over them.
func (w *wheeled) Objects() []fyne.CanvasObject {
	return append(slices.Clip(w.WidgetRenderer.Objects()), w.wheel)
}

// Layout lays the wheel over all of the entry. Where the label has no room while it is empty, its example is left out.
func (w *wheeled) Layout(area fyne.Size) {
	e := w.wheel.of
	holder := e.label
	if before, _, example := strings.Cut(holder, ": "); example && Measure(holder, box.Size(e, look.Body), fyne.TextStyle{}).Width > area.Width-4*box.Size(e, look.Grid) {
		holder = before
	}
	if holder != e.PlaceHolder && (e.PlaceHolder == e.label || strings.HasPrefix(e.label, e.PlaceHolder+": ")) {
		e.SetPlaceHolder(holder)
	}
	w.WidgetRenderer.Layout(area)
	w.wheel.Resize(area)
}

// wheel lies over an entry, shows nothing, and hands what is scrolled there to the page around it: a line has nothing to
// scroll up and down.
type wheel struct {
	box.Widget
	of *Entry
}

var _ fyne.Scrollable = (*wheel)(nil)

func newWheel(of *Entry) *wheel {
	w := &wheel{of: of}
	w.Build(w, nil, nil)
	return w
}

// Scrolled scrolls the page.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	on := fyne.CurrentApp().Driver().CanvasForObject(w.of)
	if on == nil {
		return
	}
	if around := scrollAround(on.Content(), w.of.self); around != nil {
		around.Scrolled(e)
	}
}

func (e *Entry) part() fyne.CanvasObject { return e.self }

// AccessibilityLabel is the label, and what was typed.
func (e *Entry) AccessibilityLabel() string {
	if e.Text == "" {
		return e.label
	}
	return e.label + ": " + e.Text
}

// Typed is the label and the text by itself, and whether it may have several lines.
func (e *Entry) Typed() (label, text string, lines bool) {
	return e.label, e.Text, e.MultiLine && !e.asks
}

// AcceptsTab reports whether the tab key is a letter.
func (e *Entry) AcceptsTab() bool { return e.MultiLine && !e.asks }

// Write puts a text there, tells it, and sets the cursor after so many letters of a single line, else at the end.
func (e *Entry) Write(text string, cursor int) {
	e.fresh = false
	e.SetText(text)
	if !e.MultiLine {
		e.CursorColumn = min(max(cursor, 0), len([]rune(text)))
		e.Refresh()
	}
}

// AccessibilityRole is that of text.
func (e *Entry) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// MinSize is at least as high as a tap target.
func (e *Entry) MinSize() fyne.Size {
	e.ExtendBaseWidget(e)
	least := e.Entry.MinSize()
	if e.boxes != nil {
		return e.boxes.least(e)
	}
	return fyne.NewSize(least.Width, max(least.Height, box.Size(e, look.TapTarget)))
}

// NewText has room for several lines.
func NewText(label, text string, changed func(string)) *Entry {
	e := NewEntry(label, text, changed)
	e.MultiLine, e.Wrapping = true, fyne.TextWrapWord
	e.SetMinRowsVisible(6)
	e.OnCursorChanged = func() {
		if on := fyne.CurrentApp().Driver().CanvasForObject(e); on != nil && on.Focused() == e {
			scrollTo(e)
		}
	}
	return e
}

// Asks makes it one line of words that is seen as a whole on two, such as a question; done is called for the Enter key. It returns
// the entry.
func (e *Entry) Asks(changed func(string), done func()) *Entry {
	e.asks = true
	e.SetMinRowsVisible(2)
	e.OnChanged = func(text string) {
		if !strings.Contains(text, "\n") {
			changed(text)
			return
		}
		e.SetText(strings.TrimSpace(strings.ReplaceAll(text, "\n", " ")))
		done()
	}
	return e
}
