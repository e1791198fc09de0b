package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

// Panel is a card surface with a heading round other objects, which are stacked.
type Panel struct {
	widget.BaseWidget
	body *fyne.Container
}

// NewPanel stacks objects on a card surface; the heading may be "".
func NewPanel(heading string, objects ...fyne.CanvasObject) *Panel {
	if heading != "" {
		objects = append([]fyne.CanvasObject{NewSection(heading)}, objects...)
	}
	p := &Panel{body: NewColumn(objects...)}
	p.ExtendBaseWidget(p)
	return p
}

// Nested is what lies on the panel.
func (p *Panel) Nested() []fyne.CanvasObject { return []fyne.CanvasObject{p.body} }

// CreateRenderer draws the surface and what lies on it.
func (p *Panel) CreateRenderer() fyne.WidgetRenderer {
	surface := &canvas.Rectangle{}
	return box.Draw(p, box.Scene{
		Objects: []fyne.CanvasObject{surface, p.body},
		Min: func() fyne.Size {
			pad := 2 * box.Size(p, look.Gap)
			return p.body.MinSize().AddWidthHeight(pad, pad)
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			pad := box.Size(p, look.Gap)
			box.Place(p.body, pad, pad, area.Width-2*pad, area.Height-2*pad)
		},
		Refresh: func() {
			box.Dress(p, surface, look.Card, look.Hairline)
			p.body.Refresh()
		},
	})
}
