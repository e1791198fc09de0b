package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/look"
)

// Switch is a line with a word, and On or Off; a tap anywhere on the line changes it.
type Switch struct {
	control
	icon    Icon
	on      bool
	name    *Words
	state   *Words
	changed func(bool)
}

// NewSwitch has an icon (or NoIcon) and a label, and tells each change.
func NewSwitch(icon Icon, label string, on bool, changed func(bool)) *Switch {
	s := &Switch{control: control{label: label}, icon: icon, on: on, changed: changed}
	s.name = NewBody(label)
	s.state = NewBody("").Bold()
	s.tap = s.turn
	s.extend(s)
	return s
}

// Of says to a screen reader whose it is; it returns the switch, for use after the constructor.
func (s *Switch) Of(whose string) *Switch {
	s.label = owned(whose, s.label)
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
func (s *Switch) AccessibilityLabel() string { return s.label + ": " + s.word() }

func (s *Switch) word() string {
	if s.on {
		return lang.L("On")
	}
	return lang.L("Off")
}

// CreateRenderer draws icon, label, the word On or Off and the slot with its knob.
func (s *Switch) CreateRenderer() fyne.WidgetRenderer {
	surface, icon, ring := &canvas.Rectangle{}, &canvas.Image{FillMode: canvas.ImageFillContain}, newRing()
	slot, knob := &canvas.Rectangle{}, &canvas.Circle{}
	return newScene(&scene{
		of:      s,
		objects: append([]fyne.CanvasObject{surface, icon, s.name, s.state, slot, knob}, ring.objects()...),
		min: func() fyne.Size {
			at := s.measure()
			height := max(size(s, look.TapTarget), s.name.MinSize().Height+2*size(s, look.Grid))
			return fyne.NewSize(at.name+s.name.MinSize().Width+at.right, height)
		},
		layout: func(area fyne.Size) {
			surface.Resize(area)
			ring.layout(area)
			s.arrange(icon, slot, knob, area)
		},
		refresh: func() {
			dress(s, surface, s.fill(""), "")
			s.state.SetText(s.word())
			s.name.SetColour(s.ink(look.Text))
			s.state.SetColour(s.ink(look.Text))
			s.name.Refresh()
			s.state.Refresh()
			drawIcon(s, icon, s.icon, s.ink(look.Text))
			s.drawSlot(slot, knob)
			ring.show(&s.control, size(s, look.Radius))
		},
	})
}

func (s *Switch) drawSlot(slot *canvas.Rectangle, knob *canvas.Circle) {
	slot.StrokeWidth, slot.StrokeColor = size(s, look.Stroke), paint(s, look.TextLess)
	slot.FillColor, knob.FillColor = paint(s, look.Card), paint(s, look.TextLess)
	if s.on {
		slot.StrokeColor, slot.FillColor = paint(s, look.Accent), paint(s, look.Accent)
		knob.FillColor = paint(s, look.OnAccent)
	}
}

// slots are the places of a switch's pieces: where the name begins, how much is kept at the right end, and the slot.
type slots struct{ name, right, slotWidth, slotHeight, state float32 }

func (s *Switch) measure() slots {
	points, gap := size(s, look.Body), size(s, look.Gap)
	at := slots{slotHeight: 32, slotWidth: 56}
	for _, word := range []string{lang.L("On"), lang.L("Off")} {
		at.state = max(at.state, measure(word, points, fyne.TextStyle{Bold: true}).Width+1)
	}
	at.right = gap + at.state + gap*0.75 + at.slotWidth + size(s, look.Grid)
	at.name = size(s, look.Grid)
	if s.icon != NoIcon {
		at.name += points*1.5 + gap
	}
	return at
}

func (s *Switch) arrange(icon *canvas.Image, slot *canvas.Rectangle, knob *canvas.Circle, area fyne.Size) {
	at, side := s.measure(), size(s, look.Body)*1.5
	Place(icon, size(s, look.Grid), (area.Height-side)/2, side, side)
	room := area.Width - at.name - at.right
	height := HeightAt(s.name, room)
	Place(s.name, at.name, (area.Height-height)/2, room, height)
	height = s.state.MinSize().Height
	Place(s.state, area.Width-at.right+size(s, look.Gap), (area.Height-height)/2, at.state, height)
	left, top := area.Width-size(s, look.Grid)-at.slotWidth, (area.Height-at.slotHeight)/2
	slot.CornerRadius = at.slotHeight / 2
	Place(slot, left, top, at.slotWidth, at.slotHeight)
	diameter := at.slotHeight - 12
	if s.on {
		left += at.slotWidth - at.slotHeight
	}
	Place(knob, left+6, top+6, diameter, diameter)
}
