package parts

import (
	"cmp"
	"image/color"
	"math"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// CurveData is what a curve shows: by seat how far it has come at each point.
type CurveData struct {
	Lines  [][]int
	Marks  []CurveMark // 1, 2 and so on
	Spoken string      // all of it in words
}

// CurveMark is a numbered disc on the line of a seat.
type CurveMark struct{ Point, Seat int }

// Curve is a line for each seat from the left to the right, with the seat's mark at its end.
type Curve struct {
	widget.BaseWidget
	data  CurveData
	marks []*SeatMark
}

var _ fyne.Accessible = (*Curve)(nil)

// NewCurve is a curve.
func NewCurve(data CurveData) *Curve {
	c := &Curve{data: data}
	for i := range data.Lines {
		c.marks = append(c.marks, NewSeatMark(i+1, curveMark))
	}
	c.ExtendBaseWidget(c)
	return c
}

// Sizes of a curve, in device-independent pixels.
const (
	curveMark = 22 // the side of a mark
	curveDisc = 22 // of a numbered one
	curveHigh = 9  // its height, in lines of text
	curveLine = 3  // the width of a line
	curveStep = 1  // the least distance between two corners of a line
)

// AccessibilityLabel is the curve in words.
func (c *Curve) AccessibilityLabel() string { return c.data.Spoken }

// AccessibilityRole is that of text.
func (c *Curve) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws the marked points, the lines, and where each ends.
func (c *Curve) CreateRenderer() fyne.WidgetRenderer {
	drawn := container.NewWithoutLayout()
	draw := func(area fyne.Size) {
		drawn.Resize(area)
		drawn.Objects = c.draw(area)
	}
	return box.Draw(c, box.Scene{
		Objects: []fyne.CanvasObject{drawn},
		Min: func() fyne.Size {
			return fyne.NewSize(4*curveMark, curveHigh*lineHeight(box.Size(c, look.Body)))
		},
		Layout:  draw,
		Refresh: func() { draw(c.Size()) },
	})
}

// draw makes all that is seen in an area.
func (c *Curve) draw(area fyne.Size) []fyne.CanvasObject {
	if area.Width < 2*curveMark || len(c.data.Lines) == 0 || len(c.data.Lines[0]) == 0 {
		return nil
	}
	side := c.marks[0].MinSize().Width
	top := float32(curveDisc) / 2
	field := fyne.NewSize(area.Width-side-8, area.Height-top-side/2)
	scale := newCurveScale(c.data.Lines, field, top)
	var objects []fyne.CanvasObject
	base := &canvas.Line{StrokeColor: box.Paint(c, look.Hairline), StrokeWidth: 1}
	base.Position1, base.Position2 = fyne.NewPos(0, top+field.Height), fyne.NewPos(field.Width, top+field.Height)
	objects = append(objects, base)
	for _, m := range c.data.Marks {
		at := c.at(m, scale)
		rule := &canvas.Line{StrokeColor: box.Paint(c, look.Hairline), StrokeWidth: 1}
		rule.Position1, rule.Position2 = at, fyne.NewPos(at.X, top+field.Height)
		objects = append(objects, rule)
	}
	for i, line := range c.data.Lines {
		objects = append(objects, c.line(i, line, scale)...)
	}
	objects = append(objects, c.ends(scale, side)...)
	paint := func(name fyne.ThemeColorName) color.Color { return box.Paint(c, name) }
	for i, m := range c.data.Marks {
		at := c.at(m, scale)
		objects = append(objects, NumberDisc(paint, i+1, at.SubtractXY(curveDisc/2, curveDisc/2), curveDisc)...)
	}
	return objects
}

// at is the place of a mark on its seat's line.
func (c *Curve) at(m CurveMark, scale curveScale) fyne.Position {
	return scale.at(m.Point, c.data.Lines[m.Seat-1][m.Point]).AddXY(0, c.beside(m.Seat-1))
}

// NumberDisc draws a number on a light disc with a dark rim, which is read on any line.
func NumberDisc(paint func(fyne.ThemeColorName) color.Color, number int, at fyne.Position, side float32) []fyne.CanvasObject {
	disc := canvas.NewCircle(paint(look.Paper))
	disc.StrokeColor, disc.StrokeWidth = paint(look.Night), side/12
	box.Place(disc, at.X, at.Y, side, side)
	text := &canvas.Text{Color: paint(look.OnPaper), TextSize: side * 0.65, TextStyle: fyne.TextStyle{Bold: true}, Alignment: fyne.TextAlignCenter}
	Write(text, strconv.Itoa(number))
	high := text.MinSize().Height
	box.Place(text, at.X, at.Y+(side-high)/2, side, high)
	return []fyne.CanvasObject{disc, text}
}

// curveScale tells where a number of a point lies.
type curveScale struct {
	field       fyne.Size
	top         float32
	least, most int
	points      int
}

func newCurveScale(lines [][]int, field fyne.Size, top float32) curveScale {
	s := curveScale{field: field, top: top, least: slices.Min(lines[0]), most: slices.Max(lines[0]), points: len(lines[0])}
	for _, line := range lines {
		s.least, s.most = min(s.least, slices.Min(line)), max(s.most, slices.Max(line))
	}
	s.most = max(s.most, s.least+1)
	return s
}

func (s curveScale) at(point, n int) fyne.Position {
	x := s.field.Width * float32(point) / float32(max(1, s.points-1))
	return fyne.NewPos(x, s.top+s.field.Height*(1-float32(n-s.least)/float32(s.most-s.least)))
}

// beside keeps lines apart that run on the same number.
func (c *Curve) beside(seat int) float32 {
	return (float32(seat) - float32(len(c.data.Lines)-1)/2) * curveLine
}

// strokes are how the line of each seat is drawn, so that it is told from others without its colour: so much of it, so much not, in
// turns, in device-independent pixels. Nil is a whole line.
var strokes = [][]float32{nil, {3, 4}, {9, 4, 3, 4}, {8, 6}, {18, 6}, {30, 4, 3, 4, 3, 4}}

// stroke draws a line piece by piece, each going on where the one before has ended in the strokes of a seat.
type stroke struct {
	pattern []float32
	part    int     // of the pattern
	left    float32 // of that part
}

// newStroke is that of a seat, from 0.
func newStroke(seat int) *stroke {
	s := &stroke{pattern: strokes[seat%len(strokes)]}
	if s.pattern != nil {
		s.left = s.pattern[0]
	}
	return s
}

// pieces are what is drawn of a straight piece.
func (s *stroke) pieces(from, to fyne.Position, draw func(from, to fyne.Position)) {
	if s.pattern == nil {
		draw(from, to)
		return
	}
	long := float32(math.Hypot(float64(to.X-from.X), float64(to.Y-from.Y)))
	for gone := float32(0); gone < long; {
		step := min(s.left, long-gone)
		share := func(at float32) fyne.Position {
			return from.AddXY((to.X-from.X)*at/long, (to.Y-from.Y)*at/long)
		}
		if s.part%2 == 0 {
			draw(share(gone), share(gone+step))
		}
		gone += step
		if s.left -= step; s.left <= 0 {
			s.part = (s.part + 1) % len(s.pattern)
			s.left = s.pattern[s.part]
		}
	}
}

// line is the line of a seat, from 0: straight on, and up or down where it changes.
func (c *Curve) line(seat int, line []int, scale curveScale) []fyne.CanvasObject {
	mark, _ := look.MarkOf(seat + 1)
	var objects []fyne.CanvasObject
	last := scale.at(0, line[0]).AddXY(0, c.beside(seat))
	stroke := newStroke(seat)
	to := func(at fyne.Position) {
		stroke.pieces(last, at, func(from, to fyne.Position) {
			piece := &canvas.Line{StrokeColor: mark.Colour, StrokeWidth: curveLine}
			piece.Position1, piece.Position2 = from, to
			objects = append(objects, piece)
		})
		last = at
	}
	for i := 1; i < len(line); i++ {
		if line[i] == line[i-1] && i < len(line)-1 {
			continue
		}
		before, at := scale.at(i-1, line[i-1]).AddXY(0, c.beside(seat)), scale.at(i, line[i]).AddXY(0, c.beside(seat))
		if before.X-last.X >= curveStep {
			to(before)
		}
		to(at)
	}
	return objects
}

// ends puts the marks of the seats where their lines end, none over another.
func (c *Curve) ends(scale curveScale, side float32) []fyne.CanvasObject {
	type end struct {
		seat int
		y    float32
	}
	var ends []end
	for i, line := range c.data.Lines {
		ends = append(ends, end{i, scale.at(len(line)-1, line[len(line)-1]).Y - side/2 + c.beside(i)})
	}
	slices.SortStableFunc(ends, func(a, b end) int { return cmp.Compare(a.y, b.y) })
	least := float32(0)
	for i := range ends {
		ends[i].y = max(ends[i].y, least)
		least = ends[i].y + side
	}
	most := scale.top + scale.field.Height + side/2
	var objects []fyne.CanvasObject
	for i := len(ends) - 1; i >= 0; i-- {
		most = min(most-side, ends[i].y)
		box.Place(c.marks[ends[i].seat], scale.field.Width+8, most, side, side)
		objects = append(objects, c.marks[ends[i].seat])
	}
	return objects
}
