package sea

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Digits are the time, as large as their place allows, in the colour of what presses.
type Digits struct {
	widget.BaseWidget
	text string
}

var _ fyne.Accessible = (*Digits)(nil)

// NewDigits shows nothing until SetText.
func NewDigits() *Digits {
	d := &Digits{}
	d.ExtendBaseWidget(d)
	return d
}

// SetText shows "m:ss", or nothing for "". It reports whether it drew.
func (d *Digits) SetText(text string) bool {
	if text == d.text {
		return false
	}
	d.text = text
	d.Refresh()
	return true
}

// AccessibilityLabel is the time.
func (d *Digits) AccessibilityLabel() string { return d.text }

// AccessibilityRole is that of text.
func (d *Digits) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// widest is the text that the digits keep room for.
const widest = "00:00"

// inkHigh is how much of the height of a line digits fill, and some air.
const inkHigh = 0.74

// CreateRenderer draws the digits in the middle.
func (d *Digits) CreateRenderer() fyne.WidgetRenderer {
	text := &canvas.Text{Alignment: fyne.TextAlignCenter, TextStyle: fyne.TextStyle{Bold: true}}
	return box.Draw(d, box.Scene{
		Objects: []fyne.CanvasObject{text},
		Min:     func() fyne.Size { return fyne.NewSize(120, 36) },
		Layout: func(area fyne.Size) {
			const trial = 100
			full := parts.Measure(widest, trial, text.TextStyle)
			points := trial * min(area.Width/full.Width, area.Height/(full.Height*inkHigh)) * 0.98 // the painter rounds up
			if points <= 0 {
				return
			}
			text.TextSize = points
			height := parts.Measure(widest, points, text.TextStyle).Height
			box.Place(text, 0, (area.Height-height)/2, area.Width, height)
		},
		Refresh: func() {
			parts.Write(text, d.text)
			text.Color = box.Paint(d, look.Urgent)
		},
	})
}
