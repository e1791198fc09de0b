package board

import (
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// field is the whole board at the present zoom; it only draws.
type field struct {
	widget.BaseWidget
	window  *window
	gliders []glider // what is drawn of the pieces that move

	// What was drawn, with the view in which it was; stretched is nil where it is seen so.
	drawn     []fyne.CanvasObject
	plates    []plate
	from      view
	stretched *stretched
}

func newField(window *window) *field {
	f := &field{window: window}
	f.ExtendBaseWidget(f)
	return f
}

// CreateRenderer draws the board.
func (f *field) CreateRenderer() fyne.WidgetRenderer {
	r := &renderer{field: f, pen: pen{of: f}}
	r.draw()
	return r
}

// renderer keeps its pen; it isn't a scene because the number of its objects changes.
type renderer struct {
	field *field
	pen   pen
}

// MinSize is small: a field is as large as its board at the present zoom.
func (r *renderer) MinSize() fyne.Size { return fyne.NewSquareSize(1) }

// Layout has nothing to place: a drawing follows its view.
func (r *renderer) Layout(fyne.Size) {}

// Refresh draws the board anew.
func (r *renderer) Refresh() {
	r.draw()
	canvas.Refresh(r.field)
}

// Objects are what was drawn, back to front.
func (r *renderer) Objects() []fyne.CanvasObject {
	if s := r.field.stretched; s != nil {
		return s.objects()
	}
	return r.pen.objects
}

// Destroy does nothing: there is nothing to free.
func (r *renderer) Destroy() {}

func (r *renderer) draw() {
	r.pen.begin()
	w := r.field.window
	r.field.stretched, r.field.drawn, r.field.plates, r.field.from = nil, nil, nil, w.view
	if w.Size().Width < 2 || w.Size().Height < 2 {
		return
	}
	d := &drawing{
		pen: &r.pen, view: w.view, scale: w.view.scale(),
		body: box.Size(r.field, look.Body), caption: box.Size(r.field, look.Caption), ways: w.moves.ways, still: w.board.still, told: w.board.told, pills: map[int]area{},
	}
	if felt := w.board.data.Felt; felt != nil {
		left, right := min(w.edges[0], feltEdge), min(w.edges[2], feltEdge)
		at, size := w.view.offset(), w.fitted(w.Size())
		d.seen = area{-at.X - left, 0, size.Width - at.X + right, w.view.field().Height + w.board.data.Foot}
		if w.view.zoom > leastZoom { // above and below lies the rest of the page
			d.seen.top, d.seen.bottom = -at.Y, size.Height-at.Y
		}
		w.grid.show(d, w.board.data, density(w))
		d.onFelt(w.board.data, w.Focused, w.at)
	} else {
		d.draw(w.board.data, w.Focused, w.at)
	}
	r.field.gliders, w.pills, w.taken = d.gliders, d.pills, d.taken
	for _, g := range d.gliders {
		r.pen.objects = append(r.pen.objects, g.objects...)
		g.at(w.moves.gone)
	}
	r.field.drawn, r.field.plates = r.pen.objects, d.plates
}

// density is the number of pixels of the screen in one of the window.
func density(o fyne.CanvasObject) float32 {
	if on := fyne.CurrentApp().Driver().CanvasForObject(o); on != nil {
		return on.Scale()
	}
	return 1
}

// drawing is one drawing of a board.
type drawing struct {
	pen           *pen
	view          view
	scale         float32
	body, caption float32
	taken         []area      // where no name may lie
	near          []neighbour // on a felt
	names         []name      // what is written beside places and on lines
	ways          map[piece]fyne.Position
	gliders       []glider
	seen          area // on a felt: what of the field is in sight, with the edges on which names may lie
	still         bool // it is a picture
	told          string
	plates        []plate
	pills         map[int]area // where a felt shows names, by their places
}

// name is words on the ground, and a number behind them.
type name struct {
	text, number string
	area         area
}

// draw draws lines, places, what is on them, and names, in this order.
func (d *drawing) draw(data Data, focused bool, at int) {
	for _, l := range data.Lines {
		d.line(l)
	}
	for _, p := range byWeight(data.Places) {
		d.surface(p)
	}
	filled := d.arrange(data)
	for i, p := range data.Places {
		d.fillIn(p, filled[i])
		d.targetDot(p)
	}
	for _, n := range d.names {
		d.write(n)
	}
	if focused && at < len(data.Places) {
		d.focusRing(data.Places[at])
	}
}

// byWeight are places in the order in which they are painted, so that no neighbour lies over an outline that matters.
func byWeight(places []Place) []Place {
	weight := func(p Place) int {
		switch {
		case p.Chosen:
			return 3
		case p.Target:
			return 2
		case p.Spoken != "":
			return 1
		}
		return 0
	}
	sorted := slices.Clone(places)
	slices.SortStableFunc(sorted, func(a, b Place) int { return weight(a) - weight(b) })
	return sorted
}

// inkFor is the colour of words and signs on a place.
func (d *drawing) inkFor(of Place) color.Color {
	switch {
	case of.Shape == Dot || of.Fill == look.Clear:
		return d.pen.ink(look.Text)
	case of.Dim && of.Fill == "":
		return d.pen.ink(look.Greyed)
	}
	return d.pen.inkOn(d.fill(of))
}
