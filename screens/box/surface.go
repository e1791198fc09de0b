package box

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/look"
)

// Face is how a surface looks. Colours are names of package look, "" for none.
type Face struct {
	Fill, Line fyne.ThemeColorName
	Lip        fyne.ThemeColorName // of the darker edge below
	High       float32             // of that edge, in device-independent pixels
	Corner     float32             // the radius of the corners
	Band       float32             // the width of the line; 0: the usual one
	Square     bool                // only the upper corners are round
	Foot       bool                // only the lower ones are
}

// Surface is a rounded rectangle, with a lip where it can be pressed. It takes no taps.
type Surface struct {
	widget.BaseWidget
	face Face
}

// NewSurface is a surface of that face.
func NewSurface(face Face) *Surface {
	s := &Surface{face: face}
	s.ExtendBaseWidget(s)
	return s
}

// Set changes how it looks.
func (s *Surface) Set(face Face) {
	if s.face != face {
		s.face = face
		s.Refresh()
	}
}

// CreateRenderer draws the lip and, over it, the surface.
func (s *Surface) CreateRenderer() fyne.WidgetRenderer {
	lip, top := &canvas.Rectangle{}, &canvas.Rectangle{}
	return Draw(s, Scene{
		Objects: []fyne.CanvasObject{lip, top},
		Min:     func() fyne.Size { return fyne.Size{} },
		Layout: func(area fyne.Size) {
			Place(lip, 0, s.face.High, area.Width, max(0, area.Height-s.face.High))
			Place(top, 0, 0, area.Width, max(0, area.Height-s.face.High))
		},
		Refresh: func() {
			Dress(s, top, s.face.Fill, s.face.Line)
			Dress(s, lip, s.face.Lip, "")
			top.CornerRadius, lip.CornerRadius = s.face.Corner, s.face.Corner
			if s.face.Square {
				top.CornerRadius, top.TopLeftCornerRadius, top.TopRightCornerRadius = 0, s.face.Corner, s.face.Corner
			}
			if s.face.Foot {
				top.CornerRadius, top.BottomLeftCornerRadius, top.BottomRightCornerRadius = 0, s.face.Corner, s.face.Corner
			}
			if s.face.Line != "" {
				top.StrokeWidth = thinLine
			}
			if s.face.Band > 0 {
				top.StrokeWidth = s.face.Band
			}
			lip.Hidden = s.face.High == 0 || s.face.Lip == ""
			lip.StrokeColor, lip.StrokeWidth = Paint(s, look.Clear), 0
		},
	})
}

// thinLine is the width of an outline, in device-independent pixels.
const thinLine = 1.5
