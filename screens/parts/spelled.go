package parts

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

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
