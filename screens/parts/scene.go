// Package parts holds the widgets that the screens are put together from. They know nothing of the app: no game, no
// clock, no file. Each has a label and a role for screen readers, can be reached and worked by keyboard and shows its
// focus, acts on release, and is at least look.TapTarget high and wide. All sizes and colours come from package look.
//
// Heights that depend on the width (wrapped text) follow one habit everywhere: an object is first resized to its width
// and then asked for its MinSize. All parts and all layouts of this package keep to it.
package parts

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

// Scale is how many times as large as on a phone, with letters as they come, those of a theme are.
func Scale(theme fyne.Theme) float32 { return theme.Size(look.Body) / 18 }

// TextStep is how much larger than usual people want the letters.
func TextStep() float32 {
	if t, ok := CurrentTheme().(*look.Theme); ok {
		return t.Step()
	}
	return 1
}

// Paint is a colour by its name, for one widget.
func Paint(w Themed, name fyne.ThemeColorName) color.Color {
	return w.Theme().Color(name, fyne.CurrentApp().Settings().ThemeVariant())
}

// Sketched reports whether a widget is drawn as words alone.
func Sketched(w Themed) bool {
	t, ok := w.Theme().(*look.Theme)
	return ok && t.Sketch()
}

// spread is an object that would like to be wider than it must be: on one line, if there is room.
type spread interface{ Natural() float32 }

// Natural is the width at which an object needs no second line of text.
func Natural(o fyne.CanvasObject) float32 {
	if s, ok := o.(spread); ok {
		return max(s.Natural(), o.MinSize().Width)
	}
	return o.MinSize().Width
}
