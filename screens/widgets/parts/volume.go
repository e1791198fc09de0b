package parts

import (
	"fmt"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// volumeStep is one key press, and what a drag rounds to.
const volumeStep = 0.05

// VolumeSlider is a slider of 0 to 1 with a label and its value in percent.
type VolumeSlider struct {
	Control
	volume  float64
	name    *Words
	percent *Words
	changed func(float64)
}

var _ fyne.Draggable = (*VolumeSlider)(nil)

// NewVolumeSlider tells each change; it goes in steps of 0.05 by drag, tap and arrow keys.
func NewVolumeSlider(label string, volume float64, changed func(float64)) *VolumeSlider {
	s := &VolumeSlider{Control: Control{Label: label}, name: NewBody(label), percent: NewBody("").Bold()}
	s.changed = changed
	s.build()
	s.SetVolume(volume)
	return s
}

// SetVolume shows a volume, held between 0 and 1, without telling it.
func (s *VolumeSlider) SetVolume(volume float64) {
	if math.IsNaN(volume) {
		volume = 0
	}
	s.volume = min(max(volume, 0), 1)
	s.percent.SetText(s.words())
	s.Refresh()
}

// Volume is what is shown, 0 to 1.
func (s *VolumeSlider) Volume() float64 { return s.volume }

func (s *VolumeSlider) words() string { return fmt.Sprintf("%d %%", int(math.Round(s.volume*100))) }

// AccessibilityLabel is the label and the value.
func (s *VolumeSlider) AccessibilityLabel() string { return s.Label + ": " + s.words() }

// Slid is the label and the volume in percent.
func (s *VolumeSlider) Slid() (label string, number, least, most int) {
	return s.Label, int(math.Round(s.volume * 100)), 0, 100
}

// SlideTo sets a volume in percent and tells it.
func (s *VolumeSlider) SlideTo(percent int) { s.turn(float64(percent) / 100) }

// Disabled reports whether it can't be moved.
func (s *VolumeSlider) Disabled() bool { return s.disabled }

// turn sets and tells a volume.
func (s *VolumeSlider) turn(volume float64) {
	if s.disabled {
		return
	}
	before := s.volume
	s.SetVolume(math.Round(volume/volumeStep) * volumeStep)
	if s.volume != before && s.changed != nil {
		s.changed(s.volume)
	}
}

// Tapped sets the volume where it was tapped.
func (s *VolumeSlider) Tapped(event *fyne.PointEvent) { s.turn(s.at(event.Position.X)) }

// Dragged follows the finger.
func (s *VolumeSlider) Dragged(event *fyne.DragEvent) { s.turn(s.at(event.Position.X)) }

// DragEnd has nothing left to do.
func (s *VolumeSlider) DragEnd() {}

// Cursor shows that it is drawn to the left and right: by this the page of a browser knows a finger that draws it from one
// that scrolls.
func (s *VolumeSlider) Cursor() desktop.Cursor { return desktop.HResizeCursor }

// TypedKey steps by the arrow keys.
func (s *VolumeSlider) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyLeft, fyne.KeyDown:
		s.turn(s.volume - volumeStep)
	case fyne.KeyRight, fyne.KeyUp:
		s.turn(s.volume + volumeStep)
	case fyne.KeyHome:
		s.turn(0)
	case fyne.KeyEnd:
		s.turn(1)
	default:
		s.HandOnKey(key)
	}
}

// at is the volume of a place on the track.
func (s *VolumeSlider) at(x float32) float64 {
	left, width := s.track()
	return float64((x - left) / max(width, 1))
}

const (
	knobSide  = 28
	trackHigh = 8 // of the filled part; the rest is half as high
)

// track is where the middle of the knob can be.
func (s *VolumeSlider) track() (left, width float32) {
	left = knobSide/2 + 4
	return left, s.Size().Width - 2*left
}

// build puts its pieces together.
func (s *VolumeSlider) build() {
	track, filled, knob := &canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Circle{}
	s.Draw(s, s.Radius, box.Scene{
		Objects: []fyne.CanvasObject{s.name, s.percent, track, filled, knob},
		Min: func() fyne.Size {
			name, percent := s.name.MinSize(), s.percent.MinSize()
			height := name.Height + knobSide + box.Size(s, look.Grid)
			return fyne.NewSize(max(name.Width+percent.Width+2*box.Size(s, look.Gap), 120), max(height, box.Size(s, look.TapTarget)))
		},
		Layout: func(area fyne.Size) {
			s.arrange(track, filled, knob, area)
		},
		Refresh: func() {
			s.name.SetColour(s.Ink(look.Text))
			s.percent.SetColour(s.Ink(look.Text))
			track.FillColor, track.CornerRadius = box.Paint(s, look.Outline), trackHigh/4
			filled.FillColor, filled.CornerRadius = box.Paint(s, s.Ink(look.Accent)), trackHigh/2
			knob.FillColor = box.Paint(s, s.Ink(look.Accent))
			knob.StrokeColor, knob.StrokeWidth = box.Paint(s, look.Card), 3
		},
	})
}

func (s *VolumeSlider) arrange(track, filled *canvas.Rectangle, knob *canvas.Circle, area fyne.Size) {
	edge, percent := box.Size(s, look.Grid)/2, s.percent.MinSize()
	percent.Width = max(percent.Width, s.percent.Natural())
	room := area.Width - percent.Width - 2*edge - box.Size(s, look.Grid)
	box.Place(s.name, edge, 0, room, box.HeightAt(s.name, room))
	box.Place(s.percent, area.Width-edge-percent.Width, 0, percent.Width, percent.Height)
	left, width := s.track()
	middle := area.Height - knobSide/2 - edge
	at := left + width*float32(s.volume)
	box.Place(track, left, middle-trackHigh/4, width, trackHigh/2)
	box.Place(filled, left, middle-trackHigh/2, at-left, trackHigh)
	box.Place(knob, at-knobSide/2, middle-knobSide/2, knobSide, knobSide)
}
