package printing

import (
	"image/color"

	"codeberg.org/go-pdf/fpdf"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
)

// surface is what pens draw on. All measures but those of text sizes, which are points, are in millimetres.
type surface interface {
	// paint draws a path from a place, whose unit is so many millimetres.
	paint(path rasterx.Path, x, y, unit float64, b Brush)
	// within keeps to a rectangle what draw draws.
	within(x, y, width, height float64, draw func())
	// write writes a line from a point of its baseline.
	write(line string, x, y, size float64, bold bool, c color.Color)
}

// sheet is a page of a PDF.
type sheet struct{ pdf *fpdf.Fpdf }

func (s *sheet) paint(path rasterx.Path, x, y, unit float64, b Brush) {
	word := ""
	if b.Fill != nil {
		s.pdf.SetFillColor(rgb(b.Fill))
		word = "F"
	}
	if b.Line != nil {
		s.pdf.SetDrawColor(rgb(b.Line))
		s.pdf.SetLineWidth(b.Wide)
		word += "D"
	}
	path.AddTo(&tracer{pdf: s.pdf, x: x, y: y, scale: unit})
	s.pdf.DrawPath(word)
}

// within ends with the colour of areas that held before, but fpdf believes that the last one still does, and leaves out that of a text
// which has it already: so both get the same one.
func (s *sheet) within(x, y, width, height float64, draw func()) {
	s.pdf.ClipRect(x, y, width, height, false)
	draw()
	s.pdf.ClipEnd()
	s.pdf.SetFillColor(s.pdf.GetFillColor())
}

func (s *sheet) write(line string, x, y, _ float64, _ bool, c color.Color) {
	s.pdf.SetTextColor(rgb(c))
	s.pdf.Text(x, y, line)
}

// tracer draws a path with its curves; it is a rasterx.Adder.
type tracer struct {
	pdf         *fpdf.Fpdf
	x, y, scale float64
	from        fixed.Point26_6
}

var _ rasterx.Adder = (*tracer)(nil)

func (t *tracer) place(a fixed.Point26_6) (x, y float64) {
	return t.x + float64(a.X)/64*t.scale, t.y + float64(a.Y)/64*t.scale
}

// Start begins a curve.
func (t *tracer) Start(a fixed.Point26_6) {
	t.pdf.MoveTo(t.place(a))
	t.from = a
}

// Line goes straight.
func (t *tracer) Line(b fixed.Point26_6) {
	t.pdf.LineTo(t.place(b))
	t.from = b
}

// QuadBezier goes along a curve that b bends; PDF has cubic ones alone.
func (t *tracer) QuadBezier(b, c fixed.Point26_6) {
	ax, ay := t.place(t.from)
	bx, by := t.place(b)
	cx, cy := t.place(c)
	t.pdf.CurveBezierCubicTo(ax+(bx-ax)*2/3, ay+(by-ay)*2/3, cx+(bx-cx)*2/3, cy+(by-cy)*2/3, cx, cy)
	t.from = c
}

// CubeBezier goes along a curve that b and c bend.
func (t *tracer) CubeBezier(b, c, d fixed.Point26_6) {
	bx, by := t.place(b)
	cx, cy := t.place(c)
	dx, dy := t.place(d)
	t.pdf.CurveBezierCubicTo(bx, by, cx, cy, dx, dy)
	t.from = d
}

// Stop ends a curve.
func (t *tracer) Stop(closes bool) {
	if closes {
		t.pdf.ClosePath()
	}
}
