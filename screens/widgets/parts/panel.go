package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Panel is a card surface with a heading round other objects, which are stacked.
type Panel struct {
	box.Widget
	body *fyne.Container
}

// NewPanel stacks objects on a card surface; the heading may be "".
func NewPanel(heading string, objects ...fyne.CanvasObject) *Panel {
	if heading != "" {
		objects = append([]fyne.CanvasObject{NewSection(heading)}, objects...)
	}
	p := &Panel{body: NewColumn(objects...)}
	surface, gap := &canvas.Rectangle{}, box.Named(look.Gap)
	p.Build(p, container.NewStack(surface, box.PadBy(p.body, gap, gap)), func() { box.Dress(p, surface, look.Card, look.Hairline) })
	return p
}

// Nested is what lies on the panel.
func (p *Panel) Nested() []fyne.CanvasObject { return []fyne.CanvasObject{p.body} }

// The signs of what folds and of lists that can be changed.
const (
	IconDown   Icon = "down"
	IconUp     Icon = "up"
	IconRemove Icon = "remove"
)

// Fold is a heading that shows or hides what is under it, with a few words about what it holds.
type Fold struct {
	Control
	open         bool
	title, words *Words
}

// aside is up to how many letters of the words stand at the right end of their heading: a number of things.
const aside = 3

// NewFold is a heading; tap is told that somebody wants it the other way.
func NewFold(title, words string, open bool, tap func()) *Fold {
	f := &Fold{Control: Control{Tap: tap}}
	f.title, f.words = NewBody(title).Bold(), NewLess(words)
	surface, arrow := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	pad := box.Times(look.Grid, 1.5)
	head := box.PadBy(box.Column(0, f.title, f.words), nil, pad)
	if words != "" && len(words) <= aside {
		head = box.Row(RowGap, box.Grow(box.Breaks(f.title)), f.words)
	}
	row := box.RowBy(pad, box.Breaks(head), box.Square(arrow, box.Times(look.Body, 1.2)))
	f.Build(f, container.NewStack(surface, box.AtLeast(box.PadBy(row, pad, nil), nil, box.Named(look.TapTarget))), f.Radius, func() {
		box.Dress(f, surface, f.Fill(look.Card), look.Hairline)
		sign := IconDown
		if f.open {
			sign = IconUp
		}
		DrawIcon(f, arrow, sign, look.TextLess)
	})
	f.Set(words, open)
	return f
}

// Set changes the words and whether it is open.
func (f *Fold) Set(words string, open bool) {
	f.open = open
	f.words.SetText(words)
	f.words.Hidden = words == ""
	f.Label = f.title.Text()
	if words != "" {
		f.Label += ". " + words
	}
	f.Refresh()
}

// AccessibilityLabel is the heading, its words, and whether it is open.
func (f *Fold) AccessibilityLabel() string {
	if f.open {
		return wording.L("{title}. Open", f.Label)
	}
	return wording.L("{title}. Closed", f.Label)
}

// Face is what one player alone may see, and the same in words for a screen reader.
type Face struct {
	Object fyne.CanvasObject
	Spoken string
}

// NewFace is a card for a Hold: a large sign, its title, and words under it. The icon may be NoIcon and words "".
func NewFace(icon Icon, title, words string) Face {
	column := box.Column(0, NewTable(title).Centred())
	if words != "" {
		column.Add(NewBody(words).Centred())
	}
	f := &faceCard{}
	if icon == NoIcon {
		f.Build(f, column, nil)
		return Face{Object: f, Spoken: Sentences(title, words)}
	}
	sign := &canvas.Image{FillMode: canvas.ImageFillContain}
	over := box.Edged(box.Middle(box.Square(sign, box.Times(look.Table, 1.8))), nil, nil, nil, box.Named(look.Grid))
	f.Build(f, box.Column(0, over, column), func() { DrawIcon(f, sign, icon, look.Accent) })
	return Face{Object: f, Spoken: Sentences(title, words)}
}

// faceCard is a sign over a title over words, in the middle.
type faceCard struct{ box.Widget }

// Slot is a place on a mat: a small card with a sign, or what was built there. An empty one is an outline.
type Slot struct {
	box.Widget
	icon  Icon
	label string
	words *Words
	full  bool
}

var _ fyne.Accessible = (*Slot)(nil)

// NewSlot is a place with an icon or words on it, or both left out; the label says it in words.
func NewSlot(icon Icon, words, label string, full bool) *Slot {
	s := &Slot{icon: icon, label: label, full: full, words: NewWords(words, look.Body, look.Text).Centred()}
	if full {
		s.words.Bold()
	}
	s.words.Hidden = words == ""
	surface, sign := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	edge := box.Times(look.Grid, 0.5)
	inside := container.NewStack(box.Middle(box.Square(sign, s.side)), box.Centred(box.AtLeast(s.words, s.wide, nil)))
	least := box.AtLeast(inside, s.side, func() float32 { return s.side() * slotHigh })
	s.Build(s, container.NewStack(surface, box.Edged(least, edge, nil, edge, edge)), func() {
		fill, outline, ink := look.Raised, look.Outline, look.Text
		if !s.full {
			fill, outline, ink = "", look.Hairline, look.TextLess
		}
		box.Dress(s, surface, fill, outline)
		surface.CornerRadius, surface.StrokeWidth = s.Theme().Size(look.Radius)/2, 1
		s.words.SetColour(ink)
		DrawIcon(s, sign, s.icon, look.Text)
	})
	return s
}

// slotHigh is how many times as high as wide a place is at least.
const slotHigh = 1.2

// wide is the width that the words need on one line.
func (s *Slot) wide() float32 {
	if !s.words.Visible() {
		return 0
	}
	return s.words.Natural()
}

// AccessibilityLabel reports what lies there.
func (s *Slot) AccessibilityLabel() string { return s.label }

func (s *Slot) side() float32 { return box.Size(s, look.Body) * 1.15 }

// Tally is a sign and how many there are of it.
type Tally struct {
	box.Widget
	icon   Icon
	label  string
	number *Words
}

var _ fyne.Accessible = (*Tally)(nil)

// A number with words behind it is written smaller where it has no room: down to tallyTight of its letters, at tallyLeast of its width.
const (
	tallyTight = 0.8
	tallyLeast = 0.86
)

// NewTally shows an icon and a number; the label says both in words.
func NewTally(icon Icon, number, label string) *Tally {
	t := &Tally{icon: icon, label: label, number: NewWords(number, look.Body, look.Text).Bold()}
	if number == "0" { // what is there stands out
		t.number = NewLess(number)
	}
	t.number.Squeezed(tallyTight)
	sign := &canvas.Image{FillMode: canvas.ImageFillContain}
	words := box.AtLeast(t.number, func() float32 { return t.number.Natural() * tallyLeast }, nil)
	t.Build(t, box.RowBy(box.Times(look.Grid, 0.5), box.Square(sign, t.side), box.Breaks(words)),
		func() { DrawIcon(t, sign, t.icon, look.TextLess) })
	return t
}

// AccessibilityLabel is what is counted, and how many.
func (t *Tally) AccessibilityLabel() string { return t.label }

func (t *Tally) side() float32 { return box.Size(t, look.Body) * 1.15 }

// Natural is the width at which the number needs no smaller letters.
func (t *Tally) Natural() float32 { return t.side() + box.Size(t, look.Grid)/2 + t.number.Natural() }
