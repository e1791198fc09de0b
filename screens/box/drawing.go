package box

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Drawing is a widget that is drawn anew whenever its size or its theme changes: of what it consists changes with both, so it is no [Scene].
// Other widgets embed it.
type Drawing struct {
	widget.BaseWidget
	self fyne.Widget
	draw func() []fyne.CanvasObject
	has  []fyne.CanvasObject
}

// Build makes it the beginning of a widget; draw makes all that is drawn, back to front.
func (d *Drawing) Build(self fyne.Widget, draw func() []fyne.CanvasObject) {
	d.self, d.draw = self, draw
	d.ExtendBaseWidget(self)
}

// CreateRenderer draws it when it is laid out.
func (d *Drawing) CreateRenderer() fyne.WidgetRenderer { return drawn{d} }

type drawn struct{ of *Drawing }

// MinSize is small: a drawing takes what there is.
func (r drawn) MinSize() fyne.Size { return fyne.Size{} }

// Layout draws it for the new size.
func (r drawn) Layout(fyne.Size) { r.of.has = r.of.draw() }

// Refresh draws it anew.
func (r drawn) Refresh() {
	r.of.has = r.of.draw()
	canvas.Refresh(r.of.self)
}

// Objects are what was drawn.
func (r drawn) Objects() []fyne.CanvasObject { return r.of.has }

// Destroy has nothing to give back.
func (r drawn) Destroy() {}
