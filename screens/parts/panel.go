package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Panel is a card surface with a heading round other objects, which are stacked.
type Panel struct {
	box.Widget
	body *fyne.Container
}

// NewPanel stacks objects on a card surface; the heading may be "".
func NewPanel(heading string, objects ...fyne.CanvasObject) *Panel {
	if heading != "" {
		objects = append([]fyne.CanvasObject{NewSection(heading)}, objects...)
	}
	p := &Panel{body: NewColumn(objects...)}
	surface, gap := &canvas.Rectangle{}, box.Named(look.Gap)
	p.Build(p, container.NewStack(surface, box.PadBy(p.body, gap, gap)), func() { box.Dress(p, surface, look.Card, look.Hairline) })
	return p
}

// Nested is what lies on the panel.
func (p *Panel) Nested() []fyne.CanvasObject { return []fyne.CanvasObject{p.body} }
