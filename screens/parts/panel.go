package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

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

// nested is what lies on the panel.
func (p *Panel) nested() []fyne.CanvasObject { return []fyne.CanvasObject{p.body} }

// CreateRenderer draws the surface and what lies on it.
func (p *Panel) CreateRenderer() fyne.WidgetRenderer {
	surface := &canvas.Rectangle{}
	return newScene(&scene{
		of:      p,
		objects: []fyne.CanvasObject{surface, p.body},
		min: func() fyne.Size {
			pad := 2 * size(p, look.Gap)
			return p.body.MinSize().AddWidthHeight(pad, pad)
		},
		layout: func(area fyne.Size) {
			surface.Resize(area)
			pad := size(p, look.Gap)
			Place(p.body, pad, pad, area.Width-2*pad, area.Height-2*pad)
		},
		refresh: func() {
			dress(p, surface, look.Card, look.Hairline)
			p.body.Refresh()
		},
	})
}
