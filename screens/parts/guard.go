package parts

import (
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/box"
)

// Guard takes the taps on its area and does nothing with them. It lies for a moment where something was tapped away, so that
// the second tap of two does not press what lay under it. It can't be seen, and nothing is read of it.
type Guard struct {
	box.Widget
	free  func()                                    // stops the wait for its end
	after func(time.Duration, func()) (stop func()) // of the last Cover
	at    fyne.Position                             // of the thumb; none after what lies there has changed
	lasts time.Duration                             // how long it takes taps after the last one
}

var (
	_ fyne.Tappable   = (*Guard)(nil)
	_ fyne.Accessible = (*Guard)(nil)
)

// Measures of a guard: how long it takes taps after the last one, longer than the two of a double tap are apart, and how far from a tap
// another one is taken for the same thumb's, in device-independent pixels.
const (
	guardTime  = 400 * time.Millisecond
	thumbReach = 48
)

// NewGuard is hidden until Cover.
func NewGuard() *Guard {
	g := &Guard{}
	g.Hidden = true
	g.Build(g, nil, nil)
	return g
}

// Cover takes the taps for a moment; after calls a function when a time has gone.
func (g *Guard) Cover(after func(time.Duration, func()) (stop func())) {
	g.after, g.lasts = after, guardTime
	g.Show()
	g.wait()
}

// Lasts lets a guard that covers something take taps for another time.
func (g *Guard) Lasts(lasts time.Duration) {
	if g.Visible() && g.after != nil {
		g.lasts = lasts
		g.wait()
	}
}

// wait waits for its end, anew.
func (g *Guard) wait() {
	if g.free != nil {
		g.free()
	}
	g.free = g.after(g.lasts, func() {
		g.Hide()
		g.free = nil
	})
}

// CoverPlace does so over the place of another object, which is in the same container or deeper in it.
func (g *Guard) CoverPlace(o fyne.CanvasObject, in fyne.CanvasObject, after func(time.Duration, func()) (stop func())) {
	driver := fyne.CurrentApp().Driver()
	at := driver.AbsolutePositionForObject(o).Subtract(driver.AbsolutePositionForObject(in))
	box.Place(g, at.X, at.Y, o.Size().Width, o.Size().Height)
	g.Cover(after)
}

// Touch keeps where the window was tapped last.
func (g *Guard) Touch(at fyne.Position) { g.at = at }

// CoverTouch covers the place that was tapped last, once: what lies there now isn't what was tapped.
func (g *Guard) CoverTouch(after func(time.Duration, func()) (stop func())) {
	if g.at != (fyne.Position{}) {
		box.Place(g, g.at.X-thumbReach, g.at.Y-thumbReach, 2*thumbReach, 2*thumbReach)
		g.Cover(after)
		g.at = fyne.Position{}
	}
}

// Tapped does nothing but wait anew: the thumb drums on.
func (g *Guard) Tapped(*fyne.PointEvent) {
	if g.after != nil {
		g.wait()
	}
}

// drummed is a window that gives a thumb nothing which it didn't mean.
type drummed interface {
	Touched(at fyne.Position)
	Changed()
}

// windowOf is the window of an object; nil where it is none of the app's.
func windowOf(o fyne.CanvasObject) drummed {
	if on := fyne.CurrentApp().Driver().CanvasForObject(o); on != nil {
		if content, ok := on.Content().(*fyne.Container); ok {
			window, _ := content.Layout.(drummed)
			return window
		}
	}
	return nil
}

// Touched tells the window of an object where it was tapped. Each object tells it before it acts.
func Touched(o fyne.CanvasObject, e *fyne.PointEvent) {
	if window := windowOf(o); window != nil {
		window.Touched(e.AbsolutePosition)
	}
}

// Changed tells the window of an object that what is tapped there means something else than before.
func Changed(o fyne.CanvasObject) {
	if window := windowOf(o); window != nil {
		window.Changed()
	}
}

// AccessibilityLabel is empty: there is nothing to read.
func (g *Guard) AccessibilityLabel() string { return "" }
