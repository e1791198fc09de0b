package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

// Stage is what lies under the page of a match: a ground, and what a game lays on it between the edges that the rest of the page lies over.
// The felts of games embed it.
type Stage struct {
	widget.BaseWidget
	Ground                   *Ground
	Left, Top, Right, Bottom float32 // the edges, in device-independent pixels
	self                     fyne.Widget
	lies                     func() []fyne.CanvasObject
	lay                      func(fyne.Size)
}

// Build makes it the beginning of a felt. lies are what lies on the ground now, back to front; lay places it.
func (s *Stage) Build(self fyne.Widget, ground *Ground, lies func() []fyne.CanvasObject, lay func(fyne.Size)) {
	s.self, s.Ground, s.lies, s.lay = self, ground, lies, lay
	s.ExtendBaseWidget(self)
}

// Layer is under the page: what lies over it covers it.
func (s *Stage) Layer() int { return -1 }

// Fit tells the edges that the rest of the page lies over.
func (s *Stage) Fit(left, top, right, bottom float32) {
	if s.Left != left || s.Top != top || s.Right != right || s.Bottom != bottom {
		s.Left, s.Top, s.Right, s.Bottom = left, top, right, bottom
		s.Lay()
	}
}

// Lay places all anew.
func (s *Stage) Lay() {
	s.Ground.Resize(s.Size())
	s.lay(s.Size())
}

// CreateRenderer draws the ground and what lies on it.
func (s *Stage) CreateRenderer() fyne.WidgetRenderer {
	s.Lay()
	return stageScene{s}
}

// stageScene is no scene of boxes because what lies on a stage changes.
type stageScene struct{ of *Stage }

// Layout places all.
func (r stageScene) Layout(fyne.Size) { r.of.Lay() }

// MinSize is small: a stage takes what there is.
func (r stageScene) MinSize() fyne.Size { return fyne.NewSquareSize(100) }

// Refresh draws all anew.
func (r stageScene) Refresh() {
	r.of.Lay()
	for _, o := range r.Objects() {
		o.Refresh()
	}
	canvas.Refresh(r.of.self)
}

// Objects are the ground and what lies on it, back to front.
func (r stageScene) Objects() []fyne.CanvasObject {
	return append([]fyne.CanvasObject{r.of.Ground}, r.of.lies()...)
}

// Destroy does nothing: there is nothing to free.
func (r stageScene) Destroy() {}
