package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// Switch is a line with a word, and On or Off; a tap anywhere on the line changes it.
type Switch struct {
	Control
	icon    Icon
	on      bool
	name    *Words
	state   *Words
	changed func(bool)
}

// NewSwitch has an icon (or NoIcon) and a label, and tells each change.
func NewSwitch(icon Icon, label string, on bool, changed func(bool)) *Switch {
	s := &Switch{Control: Control{Label: label}, icon: icon, on: on, changed: changed}
	s.name = NewBody(label)
	s.state = NewBody("").Bold()
	s.Tap = s.turn
	s.build()
	return s
}

func (s *Switch) turn() {
	s.SetOn(!s.on)
	if s.changed != nil {
		s.changed(s.on)
	}
}

// SetOn shows on or off without telling it.
func (s *Switch) SetOn(on bool) {
	s.on = on
	s.Refresh()
}

// On reports whether it is on.
func (s *Switch) On() bool { return s.on }

// AccessibilityLabel is the label and On or Off.
func (s *Switch) AccessibilityLabel() string { return s.Label + ": " + s.word() }

func (s *Switch) word() string {
	if s.on {
		return wording.L("On")
	}
	return wording.L("Off")
}

// build puts its pieces together.
func (s *Switch) build() {
	surface, icon := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}
	slot, knob := &canvas.Rectangle{}, &canvas.Circle{}
	s.Draw(s, s.Radius, box.Scene{
		Objects: []fyne.CanvasObject{surface, icon, s.name, s.state, slot, knob},
		Min: func() fyne.Size {
			at := s.measure()
			height := max(box.Size(s, look.TapTarget), s.name.MinSize().Height+2*box.Size(s, look.Grid))
			return fyne.NewSize(at.name+s.name.MinSize().Width+at.right, height)
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			s.arrange(icon, slot, knob, area)
		},
		Refresh: func() {
			box.Dress(s, surface, s.Fill(""), "")
			s.state.SetText(s.word())
			s.name.SetColour(s.Ink(look.Text))
			s.state.SetColour(s.Ink(look.Text))
			DrawIcon(s, icon, s.icon, s.Ink(look.Text))
			s.drawSlot(slot, knob)
		},
	})
}

func (s *Switch) drawSlot(slot *canvas.Rectangle, knob *canvas.Circle) {
	slot.StrokeWidth, slot.StrokeColor = box.Size(s, look.Stroke), box.Paint(s, look.TextLess)
	slot.FillColor, knob.FillColor = box.Paint(s, look.Card), box.Paint(s, look.TextLess)
	if s.on {
		slot.StrokeColor, slot.FillColor = box.Paint(s, look.Accent), box.Paint(s, look.Accent)
		knob.FillColor = box.Paint(s, look.OnAccent)
	}
}

// slots are the places of a switch's pieces: where the name begins, how much is kept at the right end, and the slot.
type slots struct{ name, right, slotWidth, slotHeight, state float32 }

func (s *Switch) measure() slots {
	points, gap := box.Size(s, look.Body), box.Size(s, look.Gap)
	at := slots{slotHeight: 32, slotWidth: 56}
	for _, word := range []string{wording.L("On"), wording.L("Off")} {
		at.state = max(at.state, Measure(word, points, fyne.TextStyle{Bold: true}).Width+1)
	}
	at.right = gap + at.state + gap*0.75 + at.slotWidth + box.Size(s, look.Grid)
	at.name = box.Size(s, look.Grid)
	if s.icon != NoIcon {
		at.name += points*1.5 + gap
	}
	return at
}

func (s *Switch) arrange(icon *canvas.Image, slot *canvas.Rectangle, knob *canvas.Circle, area fyne.Size) {
	at, side := s.measure(), box.Size(s, look.Body)*1.5
	box.Place(icon, box.Size(s, look.Grid), (area.Height-side)/2, side, side)
	room := area.Width - at.name - at.right
	height := box.HeightAt(s.name, room)
	box.Place(s.name, at.name, (area.Height-height)/2, room, height)
	height = s.state.MinSize().Height
	box.Place(s.state, area.Width-at.right+box.Size(s, look.Gap), (area.Height-height)/2, at.state, height)
	left, top := area.Width-box.Size(s, look.Grid)-at.slotWidth, (area.Height-at.slotHeight)/2
	slot.CornerRadius = at.slotHeight / 2
	box.Place(slot, left, top, at.slotWidth, at.slotHeight)
	diameter := at.slotHeight - 12
	if s.on {
		left += at.slotWidth - at.slotHeight
	}
	box.Place(knob, left+6, top+6, diameter, diameter)
}
