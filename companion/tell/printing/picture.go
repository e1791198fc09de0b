package printing

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"math"

	"github.com/srwiley/rasterx"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// Show draws the fronts of pieces of a form, each so many pixels wide. It fails where a drawing or a font can't be read.
func Show(pieces []*Piece, form Form, style Style, pixels int) (list []image.Image, err error) {
	defer caught("a picture", &err)
	d := newDocument(style, false)
	p, err := newPicture(style, float64(pixels)/form.Width)
	if err != nil {
		return nil, err
	}
	d.on = p
	for _, piece := range pieces {
		p.layer = image.NewRGBA(image.Rect(0, 0, pixels, int(math.Ceil(form.Height*p.scale))))
		if s := form.Shape; s != Round && s != Hex {
			draw.Draw(p.layer, p.layer.Rect, image.White, image.Point{}, draw.Src)
		}
		piece.Front(&Pen{Width: form.Width, Height: form.Height, out: d})
		if err := cmp.Or(d.fault, p.fault); err != nil {
			return nil, fmt.Errorf("a picture of %s: %w", piece.Name, err)
		}
		list = append(list, p.layer)
	}
	return list, nil
}

// newPicture is a surface without pixels yet, that has so many for a millimetre.
func newPicture(style Style, scale float64) (*picture, error) {
	p := &picture{scale: scale, fonts: map[bool]*opentype.Font{}}
	for bold, file := range map[bool][]byte{false: style.Regular, true: style.Bold} {
		read, err := opentype.Parse(file)
		if err != nil {
			return nil, fmt.Errorf("a font: %w", err)
		}
		p.fonts[bold] = read
	}
	return p, nil
}

// leastLine is how wide a line is at least, in 64ths of a pixel.
const leastLine = 40

// picture is a surface of pixels.
type picture struct {
	layer *image.RGBA // what is drawn on; its bounds are those of the rectangle that is kept to
	scale float64     // pixels of a millimetre
	fonts map[bool]*opentype.Font
	fault error
}

// paint draws within the pixels that the path touches: the rasterizer goes through all that it is given.
func (p *picture) paint(path rasterx.Path, x, y, unit float64, b Brush) {
	place := rasterx.Identity.Translate(x*p.scale, y*p.scale).Scale(unit*p.scale, unit*p.scale)
	wide := fixed.Int26_6(0)
	if b.Line != nil {
		wide = max(fixed.Int26_6(b.Wide*p.scale*64), leastLine)
	}
	reach := &extent{}
	path.AddTo(&rasterx.MatrixAdder{Adder: reach, M: place})
	at := reach.pixels(wide).Intersect(p.layer.Rect)
	if at.Empty() {
		return
	}
	place = rasterx.Identity.Translate(-float64(at.Min.X), -float64(at.Min.Y)).Mult(place)
	width, height := at.Dx(), at.Dy()
	scanner := rasterx.NewScannerGV(width, height, p.layer.SubImage(at).(*image.RGBA), at)
	if b.Fill != nil {
		fill := rasterx.NewFiller(width, height, scanner)
		path.AddTo(&rasterx.MatrixAdder{Adder: fill, M: place})
		fill.SetColor(b.Fill)
		fill.Draw()
	}
	if b.Line != nil {
		line := rasterx.NewStroker(width, height, scanner)
		line.SetStroke(wide, 0, rasterx.RoundCap, rasterx.RoundCap, rasterx.RoundGap, rasterx.Round)
		path.AddTo(&rasterx.MatrixAdder{Adder: line, M: place})
		line.SetColor(b.Line)
		line.Draw()
	}
}

// extent is a path that only notes how far it reaches: a curve stays within its points.
type extent struct{ fixed.Rectangle26_6 }

// at notes points. The least rectangle round one point isn't empty, so that the first of all is told.
func (e *extent) at(points ...fixed.Point26_6) {
	for _, p := range points {
		e.Rectangle26_6 = e.Union(fixed.Rectangle26_6{Min: p, Max: p.Add(fixed.Point26_6{X: 1, Y: 1})})
	}
}

// Start, Line, QuadBezier, CubeBezier and Stop are those of a rasterx.Adder.
func (e *extent) Start(a fixed.Point26_6)            { e.at(a) }
func (e *extent) Line(b fixed.Point26_6)             { e.at(b) }
func (e *extent) QuadBezier(b, c fixed.Point26_6)    { e.at(b, c) }
func (e *extent) CubeBezier(b, c, d fixed.Point26_6) { e.at(b, c, d) }
func (e *extent) Stop(bool)                          {}

// pixels are all that a line of a width touches.
func (e *extent) pixels(wide fixed.Int26_6) image.Rectangle {
	half := wide/2 + 1
	return image.Rect((e.Min.X - half).Floor(), (e.Min.Y - half).Floor(), (e.Max.X + half).Ceil(), (e.Max.Y + half).Ceil())
}

// within draws on a layer of its own.
func (p *picture) within(x, y, width, height float64, draws func()) {
	whole := p.layer
	part := image.Rect(int(math.Round(x*p.scale)), int(math.Round(y*p.scale)), int(math.Round((x+width)*p.scale)), int(math.Round((y+height)*p.scale)))
	if part = part.Intersect(whole.Bounds()); part.Empty() {
		return
	}
	p.layer = image.NewRGBA(part)
	draws()
	draw.Draw(whole, part, p.layer, part.Min, draw.Over)
	p.layer = whole
}

func (p *picture) write(line string, x, y, size float64, bold bool, c color.Color) {
	face, err := opentype.NewFace(p.fonts[bold], &opentype.FaceOptions{Size: size * mm * p.scale, DPI: 72})
	if err != nil {
		p.fault = err
		return
	}
	to := font.Drawer{Dst: p.layer, Src: image.NewUniform(c), Face: face, Dot: rasterx.ToFixedP(x*p.scale, y*p.scale)}
	to.DrawString(line)
}
