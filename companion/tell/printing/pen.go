package printing

import (
	"image/color"
	"strings"

	"github.com/srwiley/rasterx"
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

// paint draws a path whose unit is so many millimetres; where ink is saved, its outline.
func (p *Pen) paint(path rasterx.Path, x, y, unit float64, b Brush) {
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
	if b.Fill != nil || b.Line != nil {
		p.out.on.paint(path, p.x+x, p.y+y, unit, b)
	}
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

// fine is the unit of paths that a pen makes itself, in millimetres: points are rounded to 64ths of it.
const fine = 1.0 / 64

// Rect draws a rectangle with corners of a radius.
func (p *Pen) Rect(x, y, width, height, radius float64, b Brush) {
	var path rasterx.Path
	rasterx.AddRoundRect(0, 0, width/fine, height/fine, radius/fine, radius/fine, 0, rasterx.RoundGap, &path)
	p.paint(path, x, y, fine, b)
}

// Circle draws a circle.
func (p *Pen) Circle(x, y, radius float64, b Brush) {
	var path rasterx.Path
	rasterx.AddCircle(0, 0, radius/fine, &path)
	p.paint(path, x, y, fine, b)
}

// Line draws a line.
func (p *Pen) Line(x1, y1, x2, y2 float64, c color.Color, wide float64) {
	var path rasterx.Path
	path.Start(rasterx.ToFixedP(0, 0))
	path.Line(rasterx.ToFixedP((x2-x1)/fine, (y2-y1)/fine))
	p.paint(path, x1, y1, fine, Brush{Line: c, Wide: wide})
}

// Polygon draws a closed shape through points.
func (p *Pen) Polygon(points [][2]float64, b Brush) {
	var path rasterx.Path
	for i, at := range points {
		if to := rasterx.ToFixedP(at[0]/fine, at[1]/fine); i == 0 {
			path.Start(to)
		} else {
			path.Line(to)
		}
	}
	path.Stop(true)
	p.paint(path, 0, 0, fine, b)
}

// within draws on nothing but a rectangle.
func (p *Pen) within(x, y, width, height float64, draw func()) {
	p.out.on.within(p.x+x, p.y+y, width, height, draw)
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
	p.within(x, y, width, height, func() {
		scale := max(width/d.width, height/d.height)
		p.art(d, x+(width-scale*d.width)/2, y+(height-scale*d.height)/2, scale)
	})
}

// art draws what of an SVG lies within its frame.
func (p *Pen) art(d *drawing, x, y, scale float64) {
	sign, ink := d.width <= 24, p.out.style.Ink
	p.within(x, y, scale*d.width, scale*d.height, func() {
		for _, s := range d.shapes {
			b := Brush{s.fill, s.stroke, s.width * scale}
			if sign && ink {
				if b.Line = darkened(b.Line); b.Fill != nil && darkened(b.Fill) != b.Fill { // an outline keeps its shape
					b.Fill, b.Line, b.Wide = white, thin, thinLine
				}
			}
			p.out.style.Ink = ink && !sign
			p.paint(s.path, x, y, scale, b)
			p.out.style.Ink = ink
		}
	})
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
		p.out.on.write(line, p.x+left, p.y+y+(float64(i)*leading+1)*size*mm, size, t.Bold, c)
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
		if fits {
			return lines, size
		}
		if size == Least {
			return p.narrowed(lines, width, t.Lines), size
		}
	}
}

// narrowed breaks lines that are too wide inside their words, so that nothing lies on what is beside them. Where that makes more lines
// than there may be, the last one ends in an ellipsis, and it is told.
func (p *Pen) narrowed(lines []string, width float64, most int) []string {
	narrow := func(line string) bool { return p.out.pdf.GetStringWidth(line) <= width }
	var all []string
	for _, line := range lines {
		letters := []rune(line)
		for len(letters) > 1 && !narrow(string(letters)) {
			n := len(letters) - 1
			for n > 1 && !narrow(string(letters[:n])) {
				n--
			}
			all, letters = append(all, string(letters[:n])), letters[n:]
		}
		all = append(all, string(letters))
	}
	if most == 0 || len(all) <= most {
		return all
	}
	p.out.cut = append(p.out.cut, strings.Join(lines, " "))
	last := []rune(all[most-1])
	for len(last) > 0 && !narrow(string(last)+"…") {
		last = last[:len(last)-1]
	}
	return append(all[:most-1:most-1], string(last)+"…")
}

// broken breaks words between them, in the font that is set.
func (p *Pen) broken(words string, width float64) []string {
	var lines []string
	for _, part := range strings.Split(p.out.letters.printable(words), "\n") {
		line := ""
		for _, word := range p.divided(strings.Fields(part), width) {
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

// divided are words of which none is wider than a width, in the font that is set: a longer one is divided by letters, but only where it
// can't be written smaller.
func (p *Pen) divided(words []string, width float64) []string {
	var list []string
	for _, word := range words {
		for letters := []rune(word); ; {
			fits := len(letters)
			for fits > 1 && p.out.size <= Least && p.out.pdf.GetStringWidth(string(letters[:fits])) > width {
				fits--
			}
			list = append(list, string(letters[:fits]))
			if letters = letters[fits:]; len(letters) == 0 {
				break
			}
		}
	}
	return list
}
