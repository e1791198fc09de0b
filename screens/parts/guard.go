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
	free func() // stops the wait for its end
}

var (
	_ fyne.Tappable   = (*Guard)(nil)
	_ fyne.Accessible = (*Guard)(nil)
)

// guardTime is how long a guard takes taps: longer than the two taps of a double tap are apart.
const guardTime = 500 * time.Millisecond

// NewGuard is hidden until Cover.
func NewGuard() *Guard {
	g := &Guard{}
	g.Hidden = true
	g.Build(g, nil, nil)
	return g
}

// Cover takes the taps for a moment; after calls a function when a time has gone.
func (g *Guard) Cover(after func(time.Duration, func()) (stop func())) {
	if g.free != nil {
		g.free()
	}
	g.Show()
	g.free = after(guardTime, func() {
		g.Hide()
		g.free = nil
	})
}

// CoverPlace does so over the place of another object, which stands in the same container or deeper in it.
func (g *Guard) CoverPlace(o fyne.CanvasObject, in fyne.CanvasObject, after func(time.Duration, func()) (stop func())) {
	driver := fyne.CurrentApp().Driver()
	at := driver.AbsolutePositionForObject(o).Subtract(driver.AbsolutePositionForObject(in))
	box.Place(g, at.X, at.Y, o.Size().Width, o.Size().Height)
	g.Cover(after)
}

// Tapped does nothing.
func (g *Guard) Tapped(*fyne.PointEvent) {}

// AccessibilityLabel is empty: there is nothing to read.
func (g *Guard) AccessibilityLabel() string { return "" }

// AccessibilityRole is that of text: nobody is told that it takes taps.
func (g *Guard) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }
