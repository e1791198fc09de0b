package board

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/look"
)

// piece is a mark on a place of a board, which keeps its number from position to position.
type piece struct {
	place int
	mark  Mark
}

// piecesOn are the marks that stand on a place, with what is built on a dot.
func piecesOn(p Place) []Mark {
	marks := p.Marks
	if p.Shape == Dot && p.Seat != 0 {
		marks = append(slices.Clone(marks), Mark{Seat: p.Seat})
	}
	if p.Owner != 0 {
		marks = append(slices.Clone(marks), Mark{Seat: p.Owner})
	}
	for _, m := range p.Pieces {
		marks = append(slices.Clip(marks), m.alone())
	}
	return marks
}

// alone is a piece whoever's turn it is.
func (m Mark) alone() Mark {
	m.Turn = false
	return m
}

// unlike are the marks of one place that another doesn't have, each as often as it has more of them.
func unlike(marks, others []Mark) []Mark {
	var left []Mark
	others = slices.Clone(others)
	for _, m := range marks {
		if i := slices.Index(others, m); i >= 0 {
			others = slices.Delete(others, i, i+1)
			continue
		}
		left = append(left, m)
	}
	return left
}

// glides are the pieces that lie elsewhere than before, with how far away they lay, in units: those of a seat that have just
// come drop from a little above. Nil: nothing moved, or it is another board.
func glides(was, now []Place) map[piece]fyne.Position {
	if !sameBoard(was, now) {
		return nil
	}
	left := map[Mark][]fyne.Position{}
	for i, p := range was {
		for _, m := range unlike(piecesOn(p), piecesOn(now[i])) {
			left[m] = append(left[m], p.At)
		}
	}
	ways := map[piece]fyne.Position{}
	for i, p := range now {
		for _, m := range unlike(piecesOn(p), piecesOn(was[i])) {
			switch from := left[m]; {
			case len(from) > 0:
				ways[piece{p.ID, m}], left[m] = from[0].Subtract(p.At), from[1:]
			case m.Seat != 0:
				ways[piece{p.ID, m}] = fyne.NewPos(0, -max(leastDrop, p.Size))
			}
		}
	}
	return ways
}

// leastDrop is from how far above a piece comes that lay nowhere before, in units.
const leastDrop = 0.6

// sameBoard reports whether the places of two positions are the same.
func sameBoard(was, now []Place) bool {
	return slices.EqualFunc(was, now, func(a, b Place) bool { return a.ID == b.ID && a.At == b.At })
}

// motion is the way of pieces from where they lay to where they lie. It knows no clock: it is told what share of its time
// has gone.
type motion struct {
	ways   map[piece]fyne.Position
	gone   float32
	motion *fyne.Animation // nil: all lie still
}

// begin lets pieces glide on a field; a glide before it ends.
func (m *motion) begin(ways map[piece]fyne.Position, field *field) {
	if len(ways) == 0 {
		return
	}
	m.end()
	long := look.Duration(field.Theme())
	if long <= 0 {
		return
	}
	m.ways, m.gone = ways, 0
	m.motion = &fyne.Animation{Duration: long, Curve: fyne.AnimationEaseOut, Tick: field.glide}
}

// end lays all still.
func (m *motion) end() {
	if m.motion != nil {
		m.motion.Stop()
	}
	*m = motion{}
}

// glider is what is drawn of a piece that moves, with where it will lie.
type glider struct {
	objects []fyne.CanvasObject
	rest    []fyne.Position
	way     fyne.Position // in pixels, from there to where it lay
}

// gliding draws a piece; while it moves it lies over all others.
func (d *drawing) gliding(place int, mark Mark, draw func()) {
	first := len(d.pen.objects)
	draw()
	way, moves := d.ways[piece{place, mark.alone()}]
	if !moves {
		return
	}
	g := glider{objects: slices.Clone(d.pen.objects[first:]), way: fyne.NewPos(way.X*d.scale, way.Y*d.scale)}
	for _, o := range g.objects {
		g.rest = append(g.rest, o.Position())
	}
	d.pen.objects = d.pen.objects[:first]
	d.gliders = append(d.gliders, g)
}

// at puts what is drawn of a piece where it is when a share of the time has gone.
func (g glider) at(gone float32) {
	for i, o := range g.objects {
		o.Move(g.rest[i].AddXY(g.way.X*(1-gone), g.way.Y*(1-gone)))
	}
}

// glide shows the pieces when a share of the time has gone.
func (f *field) glide(gone float32) {
	m := &f.window.moves
	if m.motion == nil {
		return
	}
	if m.gone = gone; gone >= 1 {
		m.end()
		f.Refresh()
		return
	}
	for _, g := range f.gliders {
		g.at(gone)
	}
}
