package box

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/screens/look"
)

// Scene is how a part is drawn: its objects, back to front, and how they are measured, laid out and brought up to date.
type Scene struct {
	Objects []fyne.CanvasObject
	Min     func() fyne.Size
	Layout  func(fyne.Size)
	Refresh func()
}

// Draw draws a widget for the first time, or again: the toolkit throws away what draws a widget that was out of sight for a
// minute, and lays it out only where its size changes.
func Draw(of fyne.Widget, as Scene) fyne.WidgetRenderer {
	as.Refresh()
	if size := of.Size(); size != (fyne.Size{}) {
		as.Layout(size)
	}
	return &renderer{of: of, scene: as}
}

// renderer is the one renderer of nearly all parts.
type renderer struct {
	of    fyne.Widget
	scene Scene
}

// MinSize is the least size of the part at its present width.
func (r *renderer) MinSize() fyne.Size { return r.scene.Min() }

// Layout places the objects.
func (r *renderer) Layout(size fyne.Size) { r.scene.Layout(size) }

// Refresh copies the part's state and the theme into the objects.
func (r *renderer) Refresh() {
	r.scene.Refresh()
	r.scene.Layout(r.of.Size())
	canvas.Refresh(r.of)
}

// Objects are all that is drawn, back to front.
func (r *renderer) Objects() []fyne.CanvasObject { return r.scene.Objects }

// Destroy has nothing to give back.
func (r *renderer) Destroy() {}

// Themed is a widget that knows its theme; all parts are.
type Themed interface{ Theme() fyne.Theme }

// Size is a size by its name, for one widget.
func Size(w Themed, name fyne.ThemeSizeName) float32 { return w.Theme().Size(name) }

// Paint is a colour by its name, for one widget.
func Paint(w Themed, name fyne.ThemeColorName) color.Color {
	return w.Theme().Color(name, fyne.CurrentApp().Settings().ThemeVariant())
}

// Sketched reports whether a widget is drawn as words alone.
func Sketched(w Themed) bool {
	t, ok := w.Theme().(*look.Theme)
	return ok && t.Sketch()
}

// Dress gives a surface its colours, radius and outline; a name of "" is no fill, or no outline.
func Dress(w Themed, surface *canvas.Rectangle, fill, outline fyne.ThemeColorName) {
	surface.CornerRadius = Size(w, look.Radius)
	surface.FillColor, surface.StrokeColor, surface.StrokeWidth = color.Transparent, color.Transparent, 0
	if Sketched(w) {
		return
	}
	if fill != "" {
		surface.FillColor = Paint(w, fill)
	}
	if outline != "" {
		surface.StrokeColor, surface.StrokeWidth = Paint(w, outline), Size(w, look.Stroke)
	}
	if outline == look.Hairline {
		surface.StrokeWidth = 1
	}
}

// Named reads a size from the theme of the app, for layouts, which belong to no widget.
func Named(name fyne.ThemeSizeName) func() float32 {
	return func() float32 { return fyne.CurrentApp().Settings().Theme().Size(name) }
}
