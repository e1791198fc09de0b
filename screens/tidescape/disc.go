package tidescape

import (
	"image/color"
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// Disc is the round wave image of the timer; before the start it is the start button. Its waves are pale on every
// colour between the blue of the beginning and the red of the end, so that it can be read in grey as well. Nothing but
// its size pulses, and that only through SetFrame: it has no motion of its own.
type Disc struct {
	parts.Control
	full     float32
	diameter float32
	colour   color.NRGBA
	sheet    *discSheet
}

// NewDisc is a disc of a full diameter in device-independent pixels; label is what a screen reader says, and tap may be
// nil.
func NewDisc(full float32, label string, tap func()) *Disc {
	d := &Disc{Control: parts.Control{Label: label, Tap: tap}, full: full, diameter: full}
	d.colour = color.NRGBA{R: 38, G: 110, B: 160, A: 255} // no time has gone: section 12.1 of the specification
	d.sheet = newDiscSheet()
	d.Extend(d)
	return d
}

// SetFull changes the full diameter, which is its least size; the diameter shown keeps its share of it.
func (d *Disc) SetFull(full float32) {
	if full == d.full || full <= 0 {
		return
	}
	d.diameter *= full / d.full
	d.full = full
	d.Refresh()
}

// Full is the full diameter.
func (d *Disc) Full() float32 { return d.full }

// SetFrame gives it the diameter and the colour of this moment. It draws, and reports true, only if the change can be
// seen: half a pixel at an edge, which is one of the diameter, or any change of the colour. Any drawing repaints the
// whole window, so what is not drawn is what saves the battery.
func (d *Disc) SetFrame(diameter float32, colour color.Color) bool {
	now := color.NRGBAModel.Convert(colour).(color.NRGBA)
	diameter = min(max(diameter, 0), d.full)
	moved := math.Abs(float64(diameter-d.diameter))*d.scale() >= 1
	if !moved && now == d.colour {
		return false
	}
	d.diameter, d.colour = diameter, now
	d.sheet.draw(d.pixels(), d.colour)
	d.sheet.layout(d.Size(), d.diameter)
	return true
}

// pixels is the full diameter in pixels of the screen; 0 before it has a place, when its diameter isn't known yet either.
func (d *Disc) pixels() int {
	if d.Size().IsZero() {
		return 0
	}
	return int(math.Ceil(float64(d.full) * d.scale()))
}

// scale is the number of screen pixels in a device-independent one.
func (d *Disc) scale() float64 {
	if on := fyne.CurrentApp().Driver().CanvasForObject(d); on != nil && on.Scale() > 0 {
		return float64(on.Scale())
	}
	return 1
}

// SetLabel changes what a screen reader says ("Start the timer", "Running", ...).
func (d *Disc) SetLabel(label string) { d.Label = label }

// SetTap changes what a tap does; with nil it is only a picture.
func (d *Disc) SetTap(tap func()) {
	d.Tap = tap
	d.Refresh()
}

// AccessibilityRole is that of text where a tap does nothing.
func (d *Disc) AccessibilityRole() fyne.AccessibleRole {
	if d.Tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

// MouseIn changes nothing: only the size of the disc may change.
func (d *Disc) MouseIn(*desktop.MouseEvent) {}

// MouseOut changes nothing.
func (d *Disc) MouseOut() {}

// CreateRenderer draws the disc, its waves and the focus ring round the full diameter.
func (d *Disc) CreateRenderer() fyne.WidgetRenderer {
	focus := &canvas.Circle{}
	return box.Draw(d, box.Scene{
		Objects: []fyne.CanvasObject{d.sheet.face, focus},
		Min:     func() fyne.Size { return fyne.NewSquareSize(d.full) },
		Layout: func(area fyne.Size) {
			d.sheet.draw(d.pixels(), d.colour)
			d.sheet.layout(area, d.diameter)
			box.Place(focus, (area.Width-d.full)/2, (area.Height-d.full)/2, d.full, d.full)
		},
		Refresh: func() {
			focus.StrokeColor, focus.StrokeWidth = box.Paint(d, look.Focus), 2*box.Size(d, look.FocusRing)
			focus.Hidden = !d.Focused
		},
	})
}
