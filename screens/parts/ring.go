package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Ring shows the focus: a band in the focus colour and, inside it, a thin one in the colour of the ground, so that it
// stands out on a filled button as well as on the ground.
type Ring struct {
	outer, inner *canvas.Rectangle
}

func NewRing() Ring { return Ring{outer: &canvas.Rectangle{}, inner: &canvas.Rectangle{}} }

func (r Ring) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{r.inner, r.outer} }

// Layout puts the ring just inside an area.
func (r Ring) Layout(area fyne.Size) {
	band := r.outer.StrokeWidth
	r.outer.Move(fyne.Position{})
	r.outer.Resize(area)
	box.Place(r.inner, band/2, band/2, area.Width-band, area.Height-band)
}

// Show draws the ring for a control; corner is the radius of what it surrounds.
func (r Ring) Show(c *Control, corner float32) {
	band := box.Size(c, look.FocusRing)
	r.outer.StrokeColor, r.outer.StrokeWidth, r.outer.CornerRadius = box.Paint(c, look.Focus), band, corner
	r.inner.StrokeColor, r.inner.StrokeWidth, r.inner.CornerRadius = box.Paint(c, look.Ground), band+1, max(0, corner-1)
	r.outer.Hidden, r.inner.Hidden = !c.Focused, !c.Focused
}
