package atrades

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// cube is one cube of a track: whose it is, what it stands for, and the money that lies on it.
type cube struct {
	box.Widget
	label string
}

var _ fyne.Accessible = (*cube)(nil)

// newCube is a cube of a seat (0: nobody's) with a name over an amount; the label says all of it in words.
func newCube(seat int, name, money, label string) *cube {
	c := &cube{label: label}
	surface, pad, amount := &canvas.Rectangle{}, box.Times(look.Grid, 0.5), parts.NewWords(money, look.Label, look.Text).Bold().Centred()
	column := box.Column(0, box.Middle(box.RowBy(pad, parts.NewSeatMark(seat, 26), parts.NewLess(name))), box.AtLeast(amount, amount.Natural, nil))
	c.Build(c, container.NewStack(surface, box.PadBy(column, pad, pad)), func() {
		box.Dress(c, surface, look.Raised, look.Outline)
		surface.CornerRadius, surface.StrokeWidth = c.Theme().Size(look.Radius)/2, 1
	})
	return c
}

// AccessibilityLabel says whose cube it is and what lies on it.
func (c *cube) AccessibilityLabel() string { return c.label }

// AccessibilityRole is that of text.
func (c *cube) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// newCubes puts cubes in a row, left to right, on as many lines as they need.
func newCubes(cubes ...*cube) *fyne.Container {
	objects := make([]fyne.CanvasObject, len(cubes))
	for i, c := range cubes {
		objects[i] = c
	}
	return parts.NewFlow(objects...)
}
