package board

import (
	"math"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// beyond points from the edges of what is seen to the places that lie further out: a pill with an arrow, the place's picture, its name,
// and how far it is.
type beyond struct {
	box.Drawing
	window *window
	pen    pen
	pills  []pointer
}

// pointer is a pill at an edge, and the place to which it points.
type pointer struct {
	title string
	area  area
	to    fyne.Position // in units
}

// Pointed is the middle of the pill that points from the edge to a place beyond, from the corner of the board; ok reports whether there is one.
func (b *Board) Pointed(title string) (at fyne.Position, ok bool) {
	for _, pill := range b.window.out.pills {
		if pill.title == title {
			return pill.area.middle().Add(b.window.Position()), true
		}
	}
	return at, false
}

func newBeyond(w *window) *beyond {
	b := &beyond{window: w}
	b.pen.of = b
	b.Build(b, b.draw)
	return b
}

// Measures of such a pill, in device-independent pixels at text step 1.
const (
	beyondHigh  = 44
	beyondGap   = 4
	beyondEdge  = 10
	beyondArrow = 16
	beyondRound = 26 // the side of the picture
	beyondRows  = 8  // half as high as a pill
)

// draw draws the pills for what is seen now.
func (b *beyond) draw() []fyne.CanvasObject {
	b.pen.begin()
	b.pills = nil
	w := b.window
	for _, p := range w.board.data.Places {
		if p.Away == "" || w.view.zoom == leastZoom {
			continue
		}
		if (&drawing{view: w.view}).middleSeen(w.view.pixels(p.At)) {
			continue
		}
		at := w.view.pixels(p.At).Add(w.view.offset())
		if pill, room := b.spot(p, at); room {
			b.pills = append(b.pills, pointer{p.Title, pill, p.At})
			b.fill(p, pill, at)
		}
	}
	return b.pen.objects
}

// step is how much larger letters are than usual.
func (b *beyond) step() float32 { return box.Size(b, look.Body) / bodySize }

// words are the name and the number on a pill, with their widths.
func (b *beyond) words(p Place) (points, name, away float32) {
	points = box.Size(b, look.Body) * 17 / bodySize
	bold := fyne.TextStyle{Bold: true}
	return points, parts.Measure(p.Title, points, bold).Width, parts.Measure(p.Away, points, bold).Width
}

// spot is where the pill of a place goes: in the row nearest to the edge beyond which it lies, at its side, where it covers no other pill, no
// name and no dot of a target.
func (b *beyond) spot(p Place, at fyne.Position) (pill area, room bool) {
	w := b.window
	_, name, away := b.words(p)
	step, from, seen := b.step(), w.origin(), w.view.window
	wide, high := (2*beyondEdge+beyondArrow+beyondRound+3*beyondGap)*step+name+away+beyondGap, beyondHigh*step
	for row := range beyondRows {
		pill = area{from.X + beyondGap, from.Y + beyondGap, 0, 0}
		if at.X > seen.Width/2 {
			pill.left = from.X + seen.Width - beyondGap - wide
		}
		down := float32(row) * (high + beyondGap) / 2
		pill.top += down
		if at.Y > seen.Height/2 {
			pill.top = from.Y + seen.Height - high - beyondGap - down
		}
		pill.right, pill.bottom = pill.left+wide, pill.top+high
		if !b.covers(pill) {
			return pill, true
		}
	}
	return pill, false
}

// covers reports whether a pill would lie on another one, on a name or a piece, or on the dot of a target.
func (b *beyond) covers(pill area) bool {
	for _, other := range b.pills {
		if other.area.meets(pill) {
			return true
		}
	}
	w := b.window
	for _, at := range w.taken {
		if areaRound(w.inSight(at.middle()), at.right-at.left, at.bottom-at.top).meets(pill) {
			return true
		}
	}
	for _, p := range w.board.data.Places {
		round := max(4, radius(p, w.view.scale())*targetDot)
		if p.Target && areaRound(w.inSight(w.view.pixels(p.At)), 2*round, 2*round).meets(pill) {
			return true
		}
	}
	return false
}

// fill draws a pill.
func (b *beyond) fill(p Place, pill area, at fyne.Position) {
	step, seen := b.step(), b.window.view.window
	points, name, away := b.words(p)
	y := (pill.top + pill.bottom) / 2
	rim := p.Halo
	if rim == "" {
		rim = look.Outline
	}
	b.pen.rectangle(pill, beyondHigh*step/2, brush{b.pen.ink(look.Pill), b.pen.ink(rim), 2})
	x := pill.left + beyondEdge*step
	turn := math.Atan2(float64(at.Y-seen.Height/2), float64(at.X-seen.Width/2))
	corners := make([]fyne.Position, 3)
	for i, by := range []float64{0, 2.5, -2.5} {
		corners[i] = fyne.NewPos(float32(0.5+math.Cos(turn+by)/2), float32(0.5+math.Sin(turn+by)/2))
	}
	text := b.pen.ink(look.Text)
	b.pen.polygon(fyne.NewPos(x+beyondArrow*step/2, y), beyondArrow*step/2, corners, brush{text, text, 0})
	x += (beyondArrow + beyondGap) * step
	if p.Picture != nil {
		b.pen.picture(fyne.NewPos(x+beyondRound*step/2, y), beyondRound*step, p.Picture)
	}
	x += (beyondRound + beyondGap) * step
	b.pen.text(fyne.NewPos(x+name/2, y), p.Title, points, true, text)
	x += name + (beyondGap+beyondGap)*step
	b.pen.text(fyne.NewPos(x+away/2, y), p.Away, points, true, b.pen.ink(look.Accent))
}

// touched brings the place near whose pill is touched, and reports whether one is.
func (b *beyond) touched(at fyne.Position) bool {
	for _, pill := range b.pills {
		if areaRound(at, 1, 1).meets(pill.area) {
			w := b.window
			w.see(w.view.reveal(pill.to, beyondHigh*2))
			return true
		}
	}
	return false
}
