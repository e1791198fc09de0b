package atrades

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// cube is one cube of a track: whose it is, what it stands for, and the money that lies on it.
type cube struct {
	widget.BaseWidget
	label       string
	mark        *parts.SeatMark
	name, money *parts.Words
}

var _ fyne.Accessible = (*cube)(nil)

// newCube is a cube of a seat (0: nobody's) with a name over an amount; the label says all of it in words.
func newCube(seat int, name, money, label string) *cube {
	c := &cube{label: label, mark: parts.NewSeatMark(seat, 26)}
	c.name, c.money = parts.NewLess(name).Centred(), parts.NewWords(money, look.Label, look.Text).Bold().Centred()
	c.ExtendBaseWidget(c)
	return c
}

// AccessibilityLabel says whose cube it is and what lies on it.
func (c *cube) AccessibilityLabel() string { return c.label }

// AccessibilityRole is that of text.
func (c *cube) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (c *cube) pad() float32 { return box.Size(c, look.Grid) / 2 }

// CreateRenderer draws the cube.
func (c *cube) CreateRenderer() fyne.WidgetRenderer {
	surface := &canvas.Rectangle{}
	return box.Draw(c, box.Scene{
		Objects: []fyne.CanvasObject{surface, c.mark, c.name, c.money},
		Min: func() fyne.Size {
			width := max(c.mark.MinSize().Width+c.name.Natural()+c.pad(), c.money.Natural())
			height := max(c.mark.MinSize().Height, c.name.MinSize().Height) + c.money.MinSize().Height
			return fyne.NewSize(width+2*c.pad(), height+2*c.pad())
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			mark, name, pad := c.mark.MinSize(), c.name.Natural(), c.pad()
			height := max(mark.Height, c.name.MinSize().Height)
			left := (area.Width - mark.Width - name - pad) / 2
			box.Place(c.mark, left, pad+(height-mark.Height)/2, mark.Width, mark.Height)
			box.Place(c.name, left+mark.Width+pad, pad+(height-c.name.MinSize().Height)/2, name, c.name.MinSize().Height)
			box.Place(c.money, pad, pad+height, area.Width-2*pad, c.money.MinSize().Height)
		},
		Refresh: func() {
			box.Dress(c, surface, look.Raised, look.Outline)
			surface.CornerRadius = box.Size(c, look.Radius) / 2
			surface.StrokeWidth = 1
			c.mark.Refresh()
			c.name.Refresh()
			c.money.Refresh()
		},
	})
}

// newCubes puts cubes in a row, left to right, on as many lines as they need.
func newCubes(cubes ...*cube) *fyne.Container {
	objects := make([]fyne.CanvasObject, len(cubes))
	for i, c := range cubes {
		objects[i] = c
	}
	return parts.NewFlow(objects...)
}
