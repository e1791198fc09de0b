package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/look"
)

// Digits are the time, or a total, at hero size. They keep their height while there is nothing to show, so that
// nothing moves when they appear.
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

// CreateRenderer draws the digits in the middle, smaller where the width is less than they need.
func (d *Digits) CreateRenderer() fyne.WidgetRenderer {
	text := &canvas.Text{Alignment: fyne.TextAlignCenter, TextStyle: fyne.TextStyle{Bold: true}}
	return newScene(&scene{
		of:      d,
		objects: []fyne.CanvasObject{text},
		min: func() fyne.Size {
			full := measure(widest, size(d, look.Hero), text.TextStyle)
			return fyne.NewSize(min(full.Width, 160), full.Height)
		},
		layout: func(area fyne.Size) {
			points := size(d, look.Hero)
			full := measure(d.text, points, text.TextStyle)
			if area.Width > 0 && full.Width > area.Width {
				points *= 0.98 * area.Width / full.Width // the painter rounds widths up
			}
			text.TextSize = points
			height := measure(widest, points, text.TextStyle).Height
			Place(text, 0, (area.Height-height)/2, area.Width, height)
		},
		refresh: func() {
			write(text, d.text)
			text.Color = paint(d, look.Text)
		},
	})
}
