package parts

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Measures of a face in shares of its side, from its middle.
const (
	pipWide     = 0.19
	pipAway     = 0.26 // of the outer pips from the middle
	unknownHigh = 0.42 // of the question on a die that was not thrown
	cornerRound = 0.17
)

// pose is how a die lies at one moment: the face that is up, how far it is turned, in radians, and whether it lies still.
type pose struct {
	face  int
	turn  float64
	still bool
}

// turns is how many faces a die shows while it tumbles, the last of which is the one that was thrown.
const turns = 7

// tumbling is the pose of a die in a throw when a share of its time, 0 to 1, has gone. It follows from its arguments
// alone. It slows down: the face that was thrown is up for the last third.
func tumbling(face, throw int, gone float32) pose {
	if gone >= 1 || face == 0 {
		return pose{face: face, still: true}
	}
	left := 1 - float64(max(gone, 0))
	p := pose{face: face, turn: 1.5 * math.Pi * left * left}
	if throw%2 == 0 {
		p.turn = -p.turn
	}
	if step := int(turns * (1 - left*left)); step < turns-1 {
		// Steps of one less than all faces, from a beginning that differs from throw to throw: never twice the same.
		p.face = (throw*5+face+step*(sheetFaces-2))%sheetFaces + 1
	}
	return p
}

// spot is a place on a face in shares of its side from its middle.
type spot struct{ x, y float64 }

// spots are the pips of a face.
func spots(face int) []spot {
	const a = pipAway
	var list []spot
	if face%2 == 1 {
		list = append(list, spot{})
	}
	if face >= 2 {
		list = append(list, spot{-a, a}, spot{a, -a})
	}
	if face >= 4 {
		list = append(list, spot{-a, -a}, spot{a, a})
	}
	if face == 6 {
		list = append(list, spot{-a, 0}, spot{a, 0})
	}
	return list
}

// sheetFaces is how many faces a die has, and the most pips on one.
const sheetFaces = 6

// dieSheet is what a die is drawn with: its body, its pips, and the question on one that was not thrown.
type dieSheet struct {
	body *canvas.ArbitraryPolygon
	pips [sheetFaces]*canvas.Circle
	ask  *canvas.Text
}

func newDieSheet() *dieSheet {
	s := &dieSheet{body: &canvas.ArbitraryPolygon{}}
	for i := range s.pips {
		s.pips[i] = &canvas.Circle{}
	}
	s.ask = &canvas.Text{Alignment: fyne.TextAlignCenter, TextStyle: fyne.TextStyle{Bold: true}}
	Write(s.ask, "?")
	return s
}

func (s *dieSheet) objects() []fyne.CanvasObject {
	list := []fyne.CanvasObject{s.body}
	for _, pip := range s.pips {
		list = append(list, pip)
	}
	return append(list, s.ask)
}

// dress gives it the colours of a die: pale with dark pips on every ground; void, only an outline; without
// a throw an outline with a question in it.
func (s *dieSheet) dress(d *Die) {
	p := d.pose()
	body, ink, edge := box.Paint(d, look.Pale), box.Paint(d, look.Jet), box.Paint(d, look.Outline)
	if d.face == 0 || d.void {
		body, ink = box.Paint(d, look.Card), box.Paint(d, look.TextLess)
	}
	if d.hovered && d.Tap != nil {
		edge = box.Paint(d, look.Focus)
	}
	s.body.FillColor, s.body.StrokeColor, s.body.StrokeWidth = body, edge, box.Size(d, look.Stroke)
	shown := len(spots(p.face))
	for i, pip := range s.pips {
		pip.FillColor, pip.StrokeColor = ink, color.Transparent
		pip.Hidden = i >= shown
	}
	s.ask.Color, s.ask.Hidden = ink, p.face > 0
}

// place draws the face round a middle. While it turns it is as much smaller as it needs to stay in its box.
func (s *dieSheet) place(middle fyne.Position, side float32, p pose) {
	sin, cos := math.Sincos(p.turn)
	full := float64(side) / (math.Abs(sin) + math.Abs(cos))
	at := func(o spot) fyne.Position {
		return fyne.NewPos(float32(full*(o.x*cos-o.y*sin)), float32(full*(o.x*sin+o.y*cos)))
	}
	inset := 0.5 - float64(s.body.StrokeWidth)/2/max(full, 1)
	half := fyne.NewPos(side/2, side/2)
	s.body.Points, s.body.CornerRadii = s.body.Points[:0], s.body.CornerRadii[:0]
	for _, corner := range []spot{{-inset, -inset}, {inset, -inset}, {inset, inset}, {-inset, inset}} {
		s.body.Points = append(s.body.Points, half.Add(at(corner)))
		s.body.CornerRadii = append(s.body.CornerRadii, float32(full*cornerRound))
	}
	box.Place(s.body, middle.X-side/2, middle.Y-side/2, side, side)
	wide := float32(full * pipWide)
	for i, o := range spots(p.face) {
		centre := middle.Add(at(o))
		box.Place(s.pips[i], centre.X-wide/2, centre.Y-wide/2, wide, wide)
	}
	s.ask.TextSize = side * unknownHigh
	height := Measure(s.ask.Text, s.ask.TextSize, s.ask.TextStyle).Height
	box.Place(s.ask, middle.X-side/2, middle.Y-height/2, side, height)
}
