package duckdealer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// Sign is an icon before words that say what it shows.
type Sign struct {
	widget.BaseWidget
	icon parts.Icon
}

// newSign is an icon.
func newSign(icon parts.Icon) *Sign {
	s := &Sign{icon: icon}
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer draws the icon.
func (s *Sign) CreateRenderer() fyne.WidgetRenderer {
	icon := &canvas.Image{FillMode: canvas.ImageFillContain}
	return parts.Draw(s, parts.Scene{
		Objects: []fyne.CanvasObject{icon},
		Min:     func() fyne.Size { return fyne.NewSquareSize(parts.Size(s, look.Body) * 1.5) },
		Layout:  func(area fyne.Size) { icon.Resize(area) },
		Refresh: func() { parts.DrawIcon(s, icon, s.icon, look.Accent) },
	})
}
