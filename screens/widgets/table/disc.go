package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// NewDisc is a sign on a round disc, so many device-independent pixels high.
func NewDisc(icon parts.Icon, fill fyne.ThemeColorName, side float32) fyne.CanvasObject {
	sign := parts.NewSign(icon, side*discSign, look.OnPaper)
	return box.Fixed(container.NewStack(box.NewSurface(box.Face{Fill: fill, Corner: side / 2}), container.NewCenter(sign)), side, side)
}

// discSign is the share of a disc that its sign has.
const discSign = 0.6
