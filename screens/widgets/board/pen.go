package board

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// pool lends objects of one kind and keeps them for the next drawing.
type pool[T any] struct {
	all  []*T
	lent int
}

func (p *pool[T]) next() *T {
	if p.lent == len(p.all) {
		p.all = append(p.all, new(T))
	}
	p.lent++
	return p.all[p.lent-1]
}

// pen draws a board with as few new objects as it can: every drawing takes the objects of the one before.
type pen struct {
	of         box.Themed
	objects    []fyne.CanvasObject // what was drawn, back to front
	circles    pool[canvas.Circle]
	polygons   pool[canvas.ArbitraryPolygon]
	rectangles pool[canvas.Rectangle]
	lines      pool[canvas.Line]
	texts      pool[canvas.Text]
	images     map[pictured]*pool[canvas.Image]
	glows      pool[canvas.RadialGradient]
	signs      map[sign]fyne.Resource
	inks       map[fyne.ThemeColorName]color.Color
}

// sign is an icon in a colour.
type sign struct {
	icon parts.Icon
	ink  color.Color
}

// pictured is a picture in a size: it is made once, however often a board comes near and goes away again.
type pictured struct {
	of   any // the resource of an icon, or the name of that of a picture
	side float32
}

// mostPictured is how many of them are kept.
const mostPictured = 80

// begin starts a drawing.
func (p *pen) begin() {
	if p.images == nil || len(p.images) > mostPictured {
		p.images = map[pictured]*pool[canvas.Image]{}
	}
	for _, lent := range p.images {
		lent.lent = 0
	}
	p.objects = p.objects[:0]
	p.circles.lent, p.polygons.lent, p.rectangles.lent = 0, 0, 0
	p.lines.lent, p.texts.lent, p.glows.lent = 0, 0, 0
	p.inks = map[fyne.ThemeColorName]color.Color{}
	if p.signs == nil {
		p.signs = map[sign]fyne.Resource{}
	}
}

// ink is a colour of the theme; "" is none.
func (p *pen) ink(name fyne.ThemeColorName) color.Color {
	if name == "" {
		return color.Transparent
	}
	c, ok := p.inks[name]
	if !ok {
		c = box.Paint(p.of, name)
		p.inks[name] = c
	}
	return c
}

// inkOn is the colour of letters and signs on a fill: the one of text or ground that stands out more.
func (p *pen) inkOn(fill color.Color) color.Color {
	text, ground := p.ink(look.Text), p.ink(look.Ground)
	if look.Contrast(ground, fill) > look.Contrast(text, fill) {
		return ground
	}
	return text
}

// brush is how an outline is drawn and filled.
type brush struct {
	fill, edge color.Color
	width      float32
}

func (p *pen) circle(at fyne.Position, round float32, b brush) {
	c := p.circles.next()
	c.FillColor, c.StrokeColor, c.StrokeWidth = b.fill, b.edge, b.width
	box.Place(c, at.X-round, at.Y-round, 2*round, 2*round)
	p.objects = append(p.objects, c)
}

// polygon draws corners given in shares of the square round a middle.
func (p *pen) polygon(at fyne.Position, round float32, corners []fyne.Position, b brush) {
	c := p.polygons.next()
	c.NormalizedPoints, c.Points = true, corners
	c.FillColor, c.StrokeColor, c.StrokeWidth = b.fill, b.edge, b.width
	box.Place(c, at.X-round, at.Y-round, 2*round, 2*round)
	p.objects = append(p.objects, c)
}

func (p *pen) rectangle(r area, corner float32, b brush) {
	c := p.rectangles.next()
	c.FillColor, c.StrokeColor, c.StrokeWidth, c.CornerRadius = b.fill, b.edge, b.width, corner
	box.Place(c, r.left, r.top, r.right-r.left, r.bottom-r.top)
	p.objects = append(p.objects, c)
}

func (p *pen) line(from, to fyne.Position, ink color.Color, width float32) {
	c := p.lines.next()
	c.StrokeColor, c.StrokeWidth = ink, width
	c.Position1, c.Position2 = from, to
	p.objects = append(p.objects, c)
}

// text writes letters with their middle at a point.
func (p *pen) text(at fyne.Position, text string, points float32, bold bool, ink color.Color) {
	c := p.texts.next()
	c.TextSize, c.TextStyle, c.Color = points, fyne.TextStyle{Bold: bold}, ink
	parts.Write(c, text)
	c.Alignment = fyne.TextAlignCenter
	need := parts.Measure(text, points, c.TextStyle)
	box.Place(c, at.X-need.Width/2, at.Y-need.Height/2, need.Width, need.Height)
	p.objects = append(p.objects, c)
}

func (p *pen) icon(at fyne.Position, side float32, icon parts.Icon, ink color.Color) {
	key := sign{icon, ink}
	if p.signs[key] == nil {
		p.signs[key] = icon.In(ink)
	}
	p.image(at, side, p.signs[key], p.signs[key])
}

// picture draws a picture as wide as high.
func (p *pen) picture(at fyne.Position, side float32, of fyne.Resource) {
	p.image(at, side, of, of.Name())
}

// image draws what is called so.
func (p *pen) image(at fyne.Position, side float32, of fyne.Resource, called any) {
	lent := p.images[pictured{called, side}]
	if lent == nil {
		lent = &pool[canvas.Image]{}
		p.images[pictured{called, side}] = lent
	}
	c := lent.next()
	c.FillMode, c.Resource = canvas.ImageFillContain, of
	box.Place(c, at.X-side/2, at.Y-side/2, side, side)
	p.objects = append(p.objects, c)
}

// seat draws a seat's mark; its letter is left out where it could not be read.
func (p *pen) seat(at fyne.Position, side float32, seat int) {
	mark, ok := look.MarkOf(seat)
	if !ok {
		return
	}
	b := brush{mark.Colour, p.ink(look.Text), min(1.5, side/12)}
	if mark.Shape == look.Circle {
		p.circle(at, side*0.48, b)
	} else {
		p.polygon(at, side/2, mark.Shape.Corners(), b)
	}
	if side >= leastLettered {
		p.text(at.AddXY(0, side*mark.Shape.Drop()), mark.Letter, side*0.5, true, mark.Ink)
	}
}

// leastLettered is the least side of a seat's mark that shows its letter.
const leastLettered = 14

// area is a part of the field.
type area struct{ left, top, right, bottom float32 }

// areaRound is the area of that size round a middle.
func areaRound(at fyne.Position, width, height float32) area {
	return area{at.X - width/2, at.Y - height/2, at.X + width/2, at.Y + height/2}
}

func (a area) meets(o area) bool {
	return a.left < o.right && o.left < a.right && a.top < o.bottom && o.top < a.bottom
}

func (a area) middle() fyne.Position {
	return fyne.NewPos((a.left+a.right)/2, (a.top+a.bottom)/2)
}

// crosses reports whether a straight line runs through the area.
func (a area) crosses(from, to fyne.Position) bool {
	enter, leave := float32(0), float32(1)
	clip := func(at, way, low, high float32) bool {
		if way == 0 {
			return at >= low && at <= high
		}
		t1, t2 := (low-at)/way, (high-at)/way
		enter, leave = max(enter, min(t1, t2)), min(leave, max(t1, t2))
		return enter <= leave
	}
	return clip(from.X, to.X-from.X, a.left, a.right) && clip(from.Y, to.Y-from.Y, a.top, a.bottom)
}
