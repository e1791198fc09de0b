package value

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Measures of rows, in device-independent pixels.
const (
	rowHigh, rowCorner = 58, 14
	rowEdge, rowEnds   = 14, 5
	rimThin, rimWrong  = 1.5, 2.5
	nameLeast          = 104
)

// row is one part: what it is called, where it comes from, and what changes it.
type row struct {
	at       rules.Path
	head     *head
	from     *origin // in place of the head in a table
	controls []control
	surface  *box.Surface
	fault    *parts.Words
	object   fyne.CanvasObject
}

// control changes a part.
type control interface {
	object() fyne.CanvasObject
	// show copies the value into it.
	show()
}

// newRow is the row of a part with the controls that change it.
func (p *Page) newRow(at rules.Path, controls ...control) *row {
	r := &row{at: at, head: newHead(p, at), controls: controls, surface: box.NewSurface(box.Face{})}
	r.fault = parts.NewWords("", look.Caption, look.NotAllowed)
	objects := make([]fyne.CanvasObject, len(controls))
	for i, c := range controls {
		objects[i] = c.object()
	}
	line := container.New(&sided{}, r.head, parts.NewFlow(objects...))
	r.put(line)
	return r
}

// put puts a line on the surface, over the mistake.
func (r *row) put(line fyne.CanvasObject) {
	inside := box.Column(0, box.AtLeast(line, nil, box.Just(rowHigh-2*rowEnds)), r.fault)
	r.object = container.NewStack(r.surface, box.Edged(inside, box.Just(rowEdge), box.Just(rowEnds), box.Just(rowEnds), box.Just(rowEnds)))
}

// show brings a row up to date; a mistake stands in it in words.
func (r *row) show(p *Page) {
	r.tell(p, p.reason(r.at))
	if r.head != nil {
		r.head.show()
	}
	if r.from != nil {
		r.from.show(p)
	}
	for _, c := range r.controls {
		c.show()
	}
}

// newNote is a row that only says what is wrong.
func newNote() *row {
	r := &row{surface: box.NewSurface(box.Face{}), fault: parts.NewWords("", look.Caption, look.NotAllowed)}
	r.object = container.NewStack(r.surface, box.Pad(r.fault, rowEdge, rowEdge))
	return r
}

// tell says what is wrong, and rims the row for it; a note without words is hidden.
func (r *row) tell(p *Page, why string) {
	felt := look.FeltOf(p.use.Game)
	face := box.Face{Fill: felt.Dock, Line: felt.Line, Band: rimThin, Corner: rowCorner}
	if why != "" {
		face.Line, face.Band = look.NotAllowed, rimWrong
	}
	r.surface.Set(face)
	r.fault.SetText(why)
	box.SetVisible(r.fault, why != "")
	if r.at == nil { // a note
		box.SetVisible(r.object, why != "")
	}
}

// head is the name of a part, and where it comes from; a tap says that the own copy prints the same.
type head struct {
	parts.Control
	page   *Page
	at     rules.Path
	name   *parts.Words
	sign   *fyne.Container
	source *parts.Words
}

func newHead(p *Page, at rules.Path) *head {
	name := p.rowName(at)
	if p.use.Only != nil { // no section says whose it is
		name = label(p, at)
	}
	h := &head{page: p, at: at, name: parts.NewWords(name, look.Body, look.Text).Bold(), sign: container.NewStack()}
	h.source = parts.NewWords("", look.Caption, look.Text)
	line := box.Row(4, h.sign, box.Breaks(h.source))
	h.Build(h, box.AtLeast(box.Centred(box.Column(0, h.name, line)), nil, box.Named(look.TapTarget)), box.Just(rowCorner), func() {})
	return h
}

// show says where the part comes from now.
func (h *head) show() {
	words, mine, made := h.page.source(h.at)
	ink := look.FeltOf(h.page.use.Game).Less
	h.sign.Objects, h.Tap = nil, nil
	switch {
	case mine:
		ink = look.Legal
		h.sign.Objects = []fyne.CanvasObject{parts.NewSign(parts.IconCheck, 18, look.Legal)}
	case made:
		ink = look.Accent
	}
	if (h.page.use.Draft.Sourced(h.at) != nil || h.page.use.Confirm != nil) && words != "" && !mine {
		h.Tap = func() { h.page.confirm(h.at) }
	}
	h.Label = parts.Sentences(h.name.Text(), words)
	box.SetVisible(h.sign, mine)
	h.source.SetText(words)
	h.source.SetColour(ink)
	box.SetVisible(h.source, words != "")
	h.sign.Refresh()
	h.Refresh()
}

// AccessibilityRole is that of text where a tap does nothing.
func (h *head) AccessibilityRole() fyne.AccessibleRole {
	if h.Tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

// sided has a name at the left of its controls, or over them where there is no room beside it.
type sided struct{ high float32 }

// wide is the width of the controls on one line.
func (*sided) wide(objects []fyne.CanvasObject) (wide float32) {
	for i, o := range objects[1].(*fyne.Container).Objects {
		wide += box.Natural(o)
		if i > 0 {
			wide += box.Named(look.Grid)()
		}
	}
	return wide
}

// Layout places both.
func (s *sided) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	gap, wide := box.Named(look.Grid)(), s.wide(objects)
	if left := size.Width - wide - gap; left >= nameLeast {
		name, keys := box.HeightAt(objects[0], left), box.HeightAt(objects[1], wide)
		s.high = max(name, keys)
		box.Place(objects[0], 0, (size.Height-name)/2, left, name)
		box.Place(objects[1], size.Width-wide, (size.Height-keys)/2, wide, keys)
		return
	}
	name, keys := box.HeightAt(objects[0], size.Width), box.HeightAt(objects[1], size.Width)
	s.high = name + gap + keys
	box.Place(objects[0], 0, 0, size.Width, name)
	box.Place(objects[1], 0, name+gap, size.Width, keys)
}

// MinSize is what both needed at the present width.
func (s *sided) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(max(objects[0].MinSize().Width, objects[1].MinSize().Width), s.high)
}
