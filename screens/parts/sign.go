package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
)

// Sign is an icon of a size that carries no fact alone.
type Sign struct {
	widget.BaseWidget
	icon Icon
	side float32
	ink  fyne.ThemeColorName
}

// NewSign is an icon so many device-independent pixels wide and high at text step 1, in a colour of the theme.
func NewSign(icon Icon, side float32, ink fyne.ThemeColorName) *Sign {
	s := &Sign{icon: icon, side: side, ink: ink}
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer draws it in the middle of its place.
func (s *Sign) CreateRenderer() fyne.WidgetRenderer {
	image := &canvas.Image{FillMode: canvas.ImageFillContain}
	return box.Draw(s, box.Scene{
		Objects: []fyne.CanvasObject{image},
		Min: func() fyne.Size {
			if s.icon == NoIcon {
				return fyne.Size{}
			}
			return fyne.NewSquareSize(s.side * max(1, Scale(s.Theme())))
		},
		Layout:  func(area fyne.Size) { image.Resize(area) },
		Refresh: func() { DrawIcon(s, image, s.icon, s.ink) },
	})
}
