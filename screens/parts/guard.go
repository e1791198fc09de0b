package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// Guard takes the taps on its area and does nothing with them. It lies for a moment where something was tapped away, so that
// the second tap of two does not press what lay under it. It can't be seen, and nothing is read of it.
type Guard struct{ widget.BaseWidget }

var (
	_ fyne.Tappable   = (*Guard)(nil)
	_ fyne.Accessible = (*Guard)(nil)
)

// NewGuard is a guard that takes taps until it is hidden.
func NewGuard() *Guard {
	g := &Guard{}
	g.ExtendBaseWidget(g)
	return g
}

// Tapped does nothing.
func (g *Guard) Tapped(*fyne.PointEvent) {}

// AccessibilityLabel is empty: there is nothing to read.
func (g *Guard) AccessibilityLabel() string { return "" }

// AccessibilityRole is that of text: nobody is told that it takes taps.
func (g *Guard) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws nothing.
func (g *Guard) CreateRenderer() fyne.WidgetRenderer {
	return newScene(&scene{
		of:      g,
		min:     func() fyne.Size { return fyne.Size{} },
		layout:  func(fyne.Size) {},
		refresh: func() {},
	})
}
