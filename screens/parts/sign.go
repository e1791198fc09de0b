package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/look"
)

// Sign is an icon before words that say what it shows.
type Sign struct {
	widget.BaseWidget
	icon Icon
}

// NewSign is an icon.
func NewSign(icon Icon) *Sign {
	s := &Sign{icon: icon}
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer draws the icon.
func (s *Sign) CreateRenderer() fyne.WidgetRenderer {
	icon := &canvas.Image{FillMode: canvas.ImageFillContain}
	return newScene(&scene{
		of:      s,
		objects: []fyne.CanvasObject{icon},
		min:     func() fyne.Size { return fyne.NewSquareSize(size(s, look.Body) * 1.5) },
		layout:  func(area fyne.Size) { icon.Resize(area) },
		refresh: func() { drawIcon(s, icon, s.icon, look.Accent) },
	})
}
