package parts

import (
	"cmp"
	"image/color"
	"math"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Die is one die of six faces with drawn pips; which throw it is, is only said. A throw tumbles for look.ThrowTime; a tap ends that at
// once. It knows no chance: it is told what it shows.
type Die struct {
	Control
	side   float32 // of the face, in device-independent pixels
	title  string
	face   int // 0: not thrown yet
	throw  int // its number; 0: it is not said
	void   bool
	motion *fyne.Animation // nil: it lies still
	gone   float32         // share of the throw's time that has gone
	landed func()
	sheet  *dieSheet
}

// NewDie is a die that has not been thrown; side is the length of its face's sides; tap is what a tap on it does while it lies still, and
// may be nil.
func NewDie(side float32, tap func()) *Die {
	d := &Die{Control: Control{Tap: tap}, side: side, sheet: newDieSheet()}
	d.Extend(d)
	d.say()
	return d
}

// SetSide changes the length of the face's sides.
func (d *Die) SetSide(side float32) {
	if side == d.side || side <= 0 {
		return
	}
	d.side = side
	d.Refresh()
}

// SetTitle changes whose it is or which one of several.
func (d *Die) SetTitle(title string) {
	d.title = title
	d.say()
}

// SetVoid greys a throw that does not count any more, or makes it count again.
func (d *Die) SetVoid(void bool) {
	d.void = void
	d.say()
	d.Refresh()
}

// Set shows a face and the number of its throw as they lie; a face of 0 has not been thrown yet, and a throw of 0 has no
// number.
func (d *Die) Set(face, throw int) {
	d.still()
	d.face, d.throw, d.gone = face, throw, 1
	d.say()
	d.Refresh()
}

// Throw lets it tumble and then lie with that face up. Landed, which may be nil, is told once, when it lies still: with
// reduced motion at once, and also where the throw is skipped.
func (d *Die) Throw(face, throw int, landed func()) {
	d.still()
	d.face, d.throw, d.gone, d.landed = face, throw, 0, landed
	d.say()
	if look.ThrowTime(d.Theme()) <= 0 {
		d.land()
		return
	}
	d.motion = newMotion(d)
	d.motion.Start()
}

func newMotion(d *Die) *fyne.Animation {
	return &fyne.Animation{Duration: look.ThrowTime(d.Theme()), Curve: fyne.AnimationLinear, Tick: d.tumble}
}

// Face is what it shows, or will show when it lies still; 0: it has not been thrown.
func (d *Die) Face() int { return d.face }

// Moving reports whether it still tumbles.
func (d *Die) Moving() bool { return d.motion != nil }

// Skip ends a throw at once and reports whether there was one.
func (d *Die) Skip() bool {
	if !d.Moving() {
		return false
	}
	d.land()
	return true
}

// tumble shows it when a share of the time has gone.
func (d *Die) tumble(gone float32) {
	if d.motion == nil {
		return
	}
	if gone >= 1 {
		d.land()
		return
	}
	d.gone = gone
	d.Refresh()
}

// land lays it still and tells of it.
func (d *Die) land() {
	d.still()
	d.gone = 1
	d.say()
	d.Refresh()
	if landed := d.landed; landed != nil {
		d.landed = nil
		landed()
	}
}

func (d *Die) still() {
	if d.motion != nil {
		d.motion.Stop()
		d.motion = nil
	}
}

// Tapped ends a throw, or acts.
func (d *Die) Tapped(e *fyne.PointEvent) {
	if !d.Skip() {
		d.Control.Tapped(e)
	}
}

// TypedKey ends a throw, or acts.
func (d *Die) TypedKey(key *fyne.KeyEvent) {
	if key.Name == fyne.KeyEscape || !d.Skip() {
		d.Control.TypedKey(key)
	}
}

// AccessibilityRole is that of text where a tap does nothing.
func (d *Die) AccessibilityRole() fyne.AccessibleRole {
	if d.Tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

// say puts the throw into words.
func (d *Die) say() {
	line := wording.L("Throw {throw}: {face}", d.throw, d.face)
	switch {
	case d.face == 0:
		line = wording.L("Not thrown yet")
	case d.gone < 1:
		line = wording.L("Rolling")
	case d.throw == 0:
		line = strconv.Itoa(d.face)
	}
	void := ""
	if d.void {
		void = wording.L("Does not count")
	}
	d.Label = Sentences(cmp.Or(d.title, wording.L("Die")), line, void)
}

// CreateRenderer draws the face.
func (d *Die) CreateRenderer() fyne.WidgetRenderer {
	ring := NewRing()
	return box.Draw(d, box.Scene{
		Objects: append(d.sheet.objects(), ring.Objects()...),
		Min:     func() fyne.Size { return fyne.NewSquareSize(d.side) },
		Layout: func(area fyne.Size) {
			d.sheet.place(fyne.NewPos(area.Width/2, area.Height/2), d.side, d.pose())
			ring.Layout(area)
		},
		Refresh: func() {
			d.sheet.dress(d)
			ring.Show(&d.Control, box.Size(d, look.Radius))
		},
	})
}

// pose is how it lies at this moment.
func (d *Die) pose() pose {
	return tumbling(d.face, d.throw+len(d.title), d.gone) // dice that are thrown together tumble differently
}

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

// faceRow lays the six faces over the whole width, as large as it lets them be.
type faceRow struct{ width float32 }

// Measures of the row, in device-independent pixels: the longest side of a face, and the least gap between two.
const (
	mostFace = 96
	leastGap = 4
)

// side is the side of a face at a width, the width that each takes, and the gap between them: it goes first where a thumb needs the room.
func (f *faceRow) side(faces int, width float32) (side, cell, gap float32) {
	target, n := CurrentTheme().Size(look.TapTarget), float32(faces)
	gap = min(RowGap, max(leastGap, (width-n*target)/(n-1)))
	cell = (width - gap*(n-1)) / n
	return max(target, min(cell, mostFace)), cell, gap
}

// Layout places the faces.
func (f *faceRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	f.width = size.Width
	side, cell, gap := f.side(len(objects), size.Width)
	for i, o := range objects {
		o.(*Die).SetSide(side)
		box.Place(o, float32(i)*(cell+gap), 0, cell, side)
	}
}

// MinSize is six tap targets wide, and as high as the faces are at the last width.
func (f *faceRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	target := CurrentTheme().Size(look.TapTarget)
	side := target
	if f.width > 0 {
		side, _, _ = f.side(len(objects), f.width)
	}
	return fyne.NewSize(float32(len(objects))*(target+RowGap)-RowGap, side)
}

// NewFaceKeys are the six faces of a die, to be tapped.
func NewFaceKeys(tapped func(face int)) *fyne.Container {
	keys := container.New(&faceRow{})
	for face := 1; face <= 6; face++ {
		side := fyne.CurrentApp().Settings().Theme().Size(look.TapTarget)
		die := NewDie(side, func() { tapped(face) })
		die.SetTitle(wording.L("We rolled"))
		die.Set(face, 0)
		keys.Add(die)
	}
	return keys
}
