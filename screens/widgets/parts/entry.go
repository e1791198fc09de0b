package parts

import (
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
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
	e.Searches()
	return e
}

// Searches shows that something is looked for.
func (e *Entry) Searches() {
	e.sign = IconSearch
	e.Refresh()
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

// Measures of boxes of letters, in device-independent pixels.
const (
	spelledHigh, spelledGap, spelledCorner = 60, 7, 12
	spelledLine, spelledBand               = 1.5, 2.5
)

// spelled are boxes side by side for a word, each with a few of its letters.
type spelled struct {
	each    int // letters in a box
	boxes   []*box.Surface
	letters []*canvas.Text
}

func newSpelled(boxes, each int) *spelled {
	s := &spelled{each: each}
	for range boxes {
		s.boxes = append(s.boxes, box.NewSurface(box.Face{}))
		s.letters = append(s.letters, &canvas.Text{TextStyle: fyne.TextStyle{Bold: true}, Alignment: fyne.TextAlignCenter})
	}
	return s
}

// objects are all of it.
func (s *spelled) objects() (all []fyne.CanvasObject) {
	for i, b := range s.boxes {
		all = append(all, b, s.letters[i])
	}
	return all
}

// spell shows a text; what stands between its letters is left out, and what is too long runs over in the last box. The box that the next
// letter goes to is marked where somebody types.
func (s *spelled) spell(text string, line fyne.ThemeColorName, types bool) {
	letters := []rune(strings.Map(func(r rune) rune {
		if !unicode.IsLetter(r) && !unicode.IsDigit(r) {
			return -1
		}
		return unicode.ToLower(r)
	}, text))
	last := len(s.boxes) - 1
	for i, b := range s.boxes {
		from, to := min(i*s.each, len(letters)), min((i+1)*s.each, len(letters))
		if i == last {
			to = len(letters)
		}
		s.letters[i].Text = string(letters[from:to])
		face := box.Face{Fill: look.Ground, Line: line, Band: spelledLine, Corner: spelledCorner}
		if types && min(len(letters)/s.each, last) == i {
			face.Line, face.Band = look.Focus, spelledBand
		}
		b.Set(face)
	}
}

// place places the boxes.
func (s *spelled) place(of box.Themed, area fyne.Size) {
	n := float32(len(s.boxes))
	wide := (area.Width - spelledGap*(n-1)) / n
	for i, b := range s.boxes {
		x := float32(i) * (wide + spelledGap)
		box.Place(b, x, 0, wide, area.Height)
		t := s.letters[i]
		t.Color, t.TextSize = box.Paint(of, look.Text), box.Size(of, look.Title)
		room := wide - spelledCorner
		if natural := t.MinSize().Width; natural > room {
			t.TextSize *= room / natural
		}
		high := t.MinSize().Height
		box.Place(t, x, (area.Height-high)/2, wide, high)
		t.Refresh()
	}
}

// least is how much room they need.
func (s *spelled) least(of box.Themed) fyne.Size {
	target := box.Size(of, look.TapTarget)
	return fyne.NewSize(float32(len(s.boxes))*(target+spelledGap)-spelledGap, max(target, spelledHigh*Scale(of.Theme())))
}

// Spelled is a word in boxes.
type Spelled struct {
	box.Widget
	label string
}

var _ fyne.Accessible = (*Spelled)(nil)

// NewSpelled shows a word in so many boxes of some letters each, with lines in a colour; label is what a screen reader says.
func NewSpelled(label, word string, boxes, each int, line fyne.ThemeColorName) *Spelled {
	s, letters := &Spelled{label: label}, newSpelled(boxes, each)
	letters.spell(word, line, false)
	s.Build(s, box.Laid(func() fyne.Size { return letters.least(s) }, func(area fyne.Size) { letters.place(s, area) }, letters.objects()...), func() { letters.place(s, s.Size()) })
	return s
}

// AccessibilityLabel is what a screen reader says.
func (s *Spelled) AccessibilityLabel() string { return s.label }

// Boxed shows what is typed in so many boxes of some letters each. Letters run on from box to box, and what is pasted fills all of them.
// It returns the entry.
func (e *Entry) Boxed(boxes, each int) *Entry {
	e.boxes = newSpelled(boxes, each)
	return e
}

// boxed is an entry in boxes; the toolkit's own line is behind it, unseen.
type boxed struct {
	fyne.WidgetRenderer
	of    *Entry
	wheel *wheel
}

// Objects are the boxes, and the wheel over them.
func (b *boxed) Objects() []fyne.CanvasObject { return append(b.of.boxes.objects(), b.wheel) }

// Layout places them.
func (b *boxed) Layout(area fyne.Size) {
	b.WidgetRenderer.Layout(area)
	b.of.boxes.place(b.of, area)
	b.wheel.Resize(area)
}

// MinSize is that of the boxes.
func (b *boxed) MinSize() fyne.Size { return b.of.boxes.least(b.of) }

// Refresh shows what is typed.
func (b *boxed) Refresh() {
	b.WidgetRenderer.Refresh()
	b.of.boxes.spell(b.of.Text, look.Outline, b.of.typed)
	for _, o := range b.of.boxes.objects() {
		o.Refresh()
	}
	b.of.boxes.place(b.of, b.of.Size())
}
