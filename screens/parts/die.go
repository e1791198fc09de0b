package parts

import (
	"cmp"
	"strconv"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
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
