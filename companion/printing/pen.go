package printing

import (
	"image/color"
	"strings"

	"codeberg.org/go-pdf/fpdf"
	"github.com/srwiley/rasterx"
	"golang.org/x/image/math/fixed"
)

// Least is the smallest text that is printed, in points.
const Least = 7

// mm is a point in millimetres.
const mm = 25.4 / 72

// leading is the distance of lines as a share of the size of the text.
const leading = 1.25

// Pen draws on a piece: all measures are in millimetres from its upper left corner.
type Pen struct {
	Width, Height float64
	x, y          float64
	out           *document
}

// Brush is how a shape is painted; nil colours: not at all. Wide is the width of the line in millimetres.
type Brush struct {
	Fill, Line color.Color
	Wide       float64
}

// Align is where a text stands in its width.
type Align int

// The alignments.
const (
	Left Align = iota
	Centre
	Right
)

// Type is how a text looks: its size is in points, and shrinks to Least before the text is broken into more than Lines lines (0: as
// many as it takes).
type Type struct {
	Size   float64
	Bold   bool
	Align  Align
	Lines  int
	Colour color.Color // nil: black
}

// at is the same pen for a part of its piece.
func (p *Pen) at(x, y, width, height float64) *Pen {
	return &Pen{Width: width, Height: height, x: p.x + x, y: p.y + y, out: p.out}
}

// Within draws in a rectangle of the piece as on a piece of that size.
func (p *Pen) Within(x, y, width, height float64, face Face) { face(p.at(x, y, width, height)) }

// brush sets the colours, and gives fpdf's word for what is drawn; "" for nothing.
func (p *Pen) brush(b Brush) string {
	pdf := p.out.pdf
	if p.out.style.Ink { // outlines in place of areas
		if b.Fill != nil && b.Line == nil {
			b.Line, b.Wide = thin, thinLine
		}
		if b.Fill != nil {
			b.Fill = white
		}
		if b.Line != nil {
			b.Line, b.Wide = thin, min(b.Wide, 2*thinLine)
		}
	}
	word := ""
	if b.Fill != nil {
		r, g, bl := rgb(b.Fill)
		pdf.SetFillColor(r, g, bl)
		word = "F"
	}
	if b.Line != nil {
		r, g, bl := rgb(b.Line)
		pdf.SetDrawColor(r, g, bl)
		pdf.SetLineWidth(b.Wide)
		word += "D"
	}
	return word
}

// Colours and width of what is drawn to save ink, and of lines to cut along.
var (
	white = color.NRGBA{255, 255, 255, 255}
	black = color.NRGBA{0, 0, 0, 255}
	thin  = color.NRGBA{70, 70, 70, 255}
)

const thinLine = 0.2

func rgb(c color.Color) (r, g, b int) {
	n := color.NRGBAModel.Convert(c).(color.NRGBA)
	return int(n.R), int(n.G), int(n.B)
}

// Rect draws a rectangle with corners of a radius.
func (p *Pen) Rect(x, y, width, height, radius float64, b Brush) {
	if word := p.brush(b); word != "" {
		p.out.pdf.RoundedRect(p.x+x, p.y+y, width, height, radius, "1234", word)
	}
}

// Circle draws a circle.
func (p *Pen) Circle(x, y, radius float64, b Brush) {
	if word := p.brush(b); word != "" {
		p.out.pdf.Circle(p.x+x, p.y+y, radius, word)
	}
}

// Line draws a line.
func (p *Pen) Line(x1, y1, x2, y2 float64, c color.Color, wide float64) {
	p.brush(Brush{Line: c, Wide: wide})
	p.out.pdf.Line(p.x+x1, p.y+y1, p.x+x2, p.y+y2)
}

// Polygon draws a closed shape through points.
func (p *Pen) Polygon(points [][2]float64, b Brush) {
	var list []fpdf.PointType
	for _, at := range points {
		list = append(list, fpdf.PointType{X: p.x + at[0], Y: p.y + at[1]})
	}
	if word := p.brush(b); word != "" {
		p.out.pdf.Polygon(list, word)
	}
}

// Art draws an SVG as large as it fits into a rectangle, in its middle. Small signs of one colour keep their areas where ink is
// saved: they are told apart by them.
func (p *Pen) Art(svg []byte, x, y, width, height float64) {
	d := p.out.drawing(svg)
	if d == nil {
		return
	}
	scale := min(width/d.width, height/d.height)
	p.art(d, x+(width-scale*d.width)/2, y+(height-scale*d.height)/2, scale)
}

// Cover draws an SVG so that it fills a rectangle, cut where that has another shape.
func (p *Pen) Cover(svg []byte, x, y, width, height float64) {
	d := p.out.drawing(svg)
	if d == nil {
		return
	}
	p.out.pdf.ClipRect(p.x+x, p.y+y, width, height, false)
	scale := max(width/d.width, height/d.height)
	p.art(d, x+(width-scale*d.width)/2, y+(height-scale*d.height)/2, scale)
	p.out.unclip()
}

// art draws what of an SVG lies within its frame.
func (p *Pen) art(d *drawing, x, y, scale float64) {
	sign := d.width <= 24
	p.out.pdf.ClipRect(p.x+x, p.y+y, scale*d.width, scale*d.height, false)
	defer p.out.unclip()
	for _, s := range d.shapes {
		b := Brush{s.fill, s.stroke, s.width * scale}
		ink := p.out.style.Ink
		if sign {
			p.out.style.Ink = false
			if ink {
				if b.Line = darkened(b.Line); b.Fill != nil && darkened(b.Fill) != b.Fill { // an outline keeps its shape
					b.Fill, b.Line, b.Wide = white, thin, thinLine
				}
			}
		}
		word := p.brush(b)
		p.out.style.Ink = ink
		if word == "" {
			continue
		}
		s.path.AddTo(&tracer{pdf: p.out.pdf, x: p.x + x, y: p.y + y, scale: scale})
		p.out.pdf.DrawPath(word)
	}
}

// darkened is a colour that is seen on white paper.
func darkened(c color.Color) color.Color {
	if c == nil {
		return nil
	}
	if r, g, b := rgb(c); 299*r+587*g+114*b > 1000*lightest {
		return thin
	}
	return c
}

// lightest is the brightness, of 255, up to which a colour is seen on white.
const lightest = 150

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

// Text writes words into a width from y down, and gives the height that they take.
func (p *Pen) Text(words string, x, y, width float64, t Type) float64 {
	lines, size := p.fit(words, width, t)
	p.out.font(t.Bold, size)
	c := t.Colour
	if c == nil {
		c = black
	}
	if p.out.style.Ink {
		c = darkened(c)
	}
	r, g, b := rgb(c)
	p.out.pdf.SetTextColor(r, g, b)
	for i, line := range lines {
		wide := p.out.pdf.GetStringWidth(line)
		if wide > width+0.1 {
			p.out.cut = append(p.out.cut, line)
		}
		left := x
		switch t.Align {
		case Centre:
			left += (width - wide) / 2
		case Right:
			left += width - wide
		}
		p.out.pdf.Text(p.x+left, p.y+y+(float64(i)*leading+1)*size*mm, line)
	}
	return float64(len(lines)) * size * leading * mm
}

// TextHeight is what Text would take.
func (p *Pen) TextHeight(words string, width float64, t Type) float64 {
	lines, size := p.fit(words, width, t)
	return float64(len(lines)) * size * leading * mm
}

// InMiddle writes words into the middle of a rectangle, smaller where they are too high for it.
func (p *Pen) InMiddle(words string, x, y, width, height float64, t Type) {
	t.Align = Centre
	for t.Size > Least && p.TextHeight(words, width, t) > height {
		t.Size = max(Least, t.Size-0.5)
	}
	high := p.TextHeight(words, width, t)
	if high > height+0.1 {
		p.out.cut = append(p.out.cut, words)
	}
	p.Text(words, x, y+(height-high)/2, width, t)
}

// fit breaks words into lines, smaller where it must.
func (p *Pen) fit(words string, width float64, t Type) (lines []string, size float64) {
	for size = max(Least, t.Size); ; size = max(Least, size-0.5) {
		p.out.font(t.Bold, size)
		lines = p.broken(words, width)
		fits := t.Lines == 0 || len(lines) <= t.Lines
		for _, line := range lines {
			fits = fits && p.out.pdf.GetStringWidth(line) <= width
		}
		if size == Least && t.Lines > 0 && len(lines) > t.Lines {
			p.out.cut = append(p.out.cut, words)
		}
		if fits || size == Least {
			return lines, size
		}
	}
}

// broken breaks words between them, in the font that is set.
func (p *Pen) broken(words string, width float64) []string {
	var lines []string
	for _, part := range strings.Split(words, "\n") {
		line := ""
		for _, word := range strings.Fields(part) {
			longer := word
			if line != "" {
				longer = line + " " + word
			}
			if line != "" && p.out.pdf.GetStringWidth(longer) > width {
				lines, longer = append(lines, line), word
			}
			line = longer
		}
		lines = append(lines, line)
	}
	return lines
}
