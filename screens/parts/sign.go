package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
)

// Sign is an icon of a size that carries no fact alone.
type Sign struct {
	box.Widget
}

// NewSign is an icon so many device-independent pixels wide and high at text step 1, in a colour of the theme.
func NewSign(icon Icon, side float32, ink fyne.ThemeColorName) *Sign {
	s := &Sign{}
	if icon == NoIcon {
		s.Build(s, nil, nil)
		return s
	}
	sign := &canvas.Image{FillMode: canvas.ImageFillContain}
	s.Build(s, box.Square(sign, func() float32 { return side * max(1, Scale(s.Theme())) }), func() { DrawIcon(s, sign, icon, ink) })
	return s
}
