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

// scene is the renderer of nearly all parts: what is drawn, and how it is measured, laid out and brought up to date.
type scene struct {
	of      fyne.Widget
	objects []fyne.CanvasObject
	min     func() fyne.Size
	layout  func(fyne.Size)
	refresh func()
}

// newScene draws a widget for the first time, or again: the toolkit throws away what draws a widget that was out of
// sight for a minute, and lays it out only where its size changes.
func newScene(s *scene) *scene {
	s.refresh()
	if size := s.of.Size(); size != (fyne.Size{}) {
		s.layout(size)
	}
	return s
}

// MinSize is the least size of the part at its present width.
func (s *scene) MinSize() fyne.Size { return s.min() }

// Layout places the objects.
func (s *scene) Layout(size fyne.Size) { s.layout(size) }

// Refresh copies the part's state and the theme into the objects.
func (s *scene) Refresh() {
	s.refresh()
	s.layout(s.of.Size())
	canvas.Refresh(s.of)
}

// Objects are all that is drawn, back to front.
func (s *scene) Objects() []fyne.CanvasObject { return s.objects }

// Destroy has nothing to give back.
func (s *scene) Destroy() {}

// themed is a widget that knows its theme; all parts are.
type themed interface{ Theme() fyne.Theme }

// size is a size by its name, for one widget.
func size(w themed, name fyne.ThemeSizeName) float32 { return w.Theme().Size(name) }

// paint is a colour by its name, for one widget.
func paint(w themed, name fyne.ThemeColorName) color.Color {
	return w.Theme().Color(name, fyne.CurrentApp().Settings().ThemeVariant())
}

// sketched reports whether a widget is drawn as words alone.
func sketched(w themed) bool {
	t, ok := w.Theme().(*look.Theme)
	return ok && t.Sketch()
}

// spread is an object that would like to be wider than it must be: on one line, if there is room.
type spread interface{ natural() float32 }

// Natural is the width at which an object needs no second line of text, for layouts of screens.
func Natural(o fyne.CanvasObject) float32 { return naturalWidth(o) }

// naturalWidth is the width at which an object needs no second line of text.
func naturalWidth(o fyne.CanvasObject) float32 {
	if s, ok := o.(spread); ok {
		return max(s.natural(), o.MinSize().Width)
	}
	return o.MinSize().Width
}
