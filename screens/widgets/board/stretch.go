package board

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/widgets/box"
)

// stretched is a drawing that is moved and stretched as it is while somebody zooms: to draw it anew at each step would take a phone too
// long. It knows no clock: when nothing has moved for a while it is told to.
type stretched struct {
	from  view // in which it was drawn
	drawn []rest
}

// rest is an object of a drawing where it was drawn. Letters keep their size, and so does what they stand on.
type rest struct {
	object   fyne.CanvasObject
	from, to fyne.Position // its corners, or the ends of a line
	anchor   *fyne.Position
}

// plate is what of a drawing keeps its size round a point: a name and what it stands on.
type plate struct {
	first, end int
	middle     fyne.Position
}

// rigid draws something that keeps its size while the board is stretched.
func (d *drawing) rigid(middle fyne.Position, draw func()) {
	first := len(d.pen.objects)
	draw()
	d.plates = append(d.plates, plate{first, len(d.pen.objects), middle})
}

// stretch is a drawing in a view, to be stretched.
func stretch(objects []fyne.CanvasObject, plates []plate, from view) *stretched {
	s := &stretched{from: from, drawn: make([]rest, len(objects))}
	for i, o := range objects {
		r := rest{object: o, from: o.Position(), to: o.Position().Add(o.Size())}
		switch of := o.(type) {
		case *canvas.Line:
			r.from, r.to = of.Position1, of.Position2
		case *canvas.Text:
			r.anchor = &fyne.Position{X: (r.from.X + r.to.X) / 2, Y: (r.from.Y + r.to.Y) / 2}
		case *canvas.Image:
			if of.Resource != nil { // its picture would be made anew at each size
				r.object = &canvas.Image{Image: of.Image, FillMode: of.FillMode, ScaleMode: canvas.ImageScaleFastest, Translucency: of.Translucency}
			}
		}
		s.drawn[i] = r
	}
	for _, p := range plates {
		for i := p.first; i < p.end; i++ {
			s.drawn[i].anchor = &p.middle
		}
	}
	return s
}

// objects are those of the drawing, back to front.
func (s *stretched) objects() []fyne.CanvasObject {
	objects := make([]fyne.CanvasObject, len(s.drawn))
	for i, r := range s.drawn {
		objects[i] = r.object
	}
	return objects
}

// show puts everything where it is in another view.
func (s *stretched) show(in view) {
	at := func(p fyne.Position) fyne.Position { return in.pixels(s.from.units(p)) }
	for _, r := range s.drawn {
		from, to := at(r.from), at(r.to)
		if r.anchor != nil {
			by := at(*r.anchor).Subtract(*r.anchor)
			from, to = r.from.Add(by), r.to.Add(by)
		}
		if line, ok := r.object.(*canvas.Line); ok {
			line.Position1, line.Position2 = from, to
			continue
		}
		box.Place(r.object, from.X, from.Y, to.X-from.X, to.Y-from.Y)
	}
}

// stillFor is how long nothing moves before a stretched drawing is drawn anew.
const stillFor = 150 * time.Millisecond

// stretch shows another part of the board, as large as it is now: the drawing is stretched until nothing has moved for a while.
func (w *window) stretch() {
	w.moves.end()
	w.field.stretch(w.view)
	w.field.Resize(w.view.field().AddWidthHeight(0, w.below()))
	w.field.Move(w.view.offset().Add(w.origin()))
	if w.still != nil {
		w.still.Stop()
	}
	w.still = &fyne.Animation{Duration: stillFor, Curve: fyne.AnimationLinear, Tick: func(gone float32) {
		if gone >= 1 {
			w.Refresh()
		}
	}}
	w.still.Start()
}

// stretch shows the drawing stretched to a view.
func (f *field) stretch(to view) {
	if f.stretched == nil {
		f.stretched = stretch(f.drawn, f.plates, f.from)
	}
	f.stretched.show(to)
	canvas.Refresh(f)
}
