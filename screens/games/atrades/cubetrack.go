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

// newCube is a cube of a seat (0: nobody's) with a name over the coins on it; the label says all of it in words.
func newCube(seat int, name string, money int, label string) *cube {
	c := &cube{label: label}
	surface, pad := &canvas.Rectangle{}, box.Times(look.Grid, 0.5)
	coins := box.Row(2)
	for range min(money, mostCoins) {
		coins.Add(box.Middle(box.Fixed(box.NewSurface(box.Face{Fill: look.Gold, Line: look.GoldLip, Corner: coinSide / 2}), coinSide, coinSide)))
	}
	if money > mostCoins || money == 0 {
		coins.Objects = []fyne.CanvasObject{parts.NewWords(parts.Number(money), look.Label, look.Text).Bold()}
	}
	column := box.Column(0, box.Middle(box.RowBy(pad, parts.NewSeatMark(seat, 26), parts.NewLess(name))), box.Middle(box.AtLeast(coins, nil, box.Times(look.Label, 1.4))))
	c.Build(c, container.NewStack(surface, box.PadBy(column, pad, pad)), func() {
		box.Dress(c, surface, look.Raised, look.Outline)
		surface.CornerRadius, surface.StrokeWidth = c.Theme().Size(look.Radius)/2, 1
	})
	return c
}

// Of the money on a cube so many coins are drawn, and a number for more; the side of one in device-independent pixels.
const mostCoins, coinSide = 4, 20

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
