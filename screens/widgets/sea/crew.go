package sea

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Crew is the players of a table side by side, each with mark and name; who is safe floats in a lifebuoy.
type Crew struct {
	widget.BaseWidget
	players []string
	safe    []int
	marks   []*parts.SeatMark
	names   []*parts.Words
	low     bool // marks alone, in the least height
}

var _ fyne.Accessible = (*Crew)(nil)

// NewCrew shows players, none of them safe yet; who has no name has the mark alone.
func NewCrew(names []string) *Crew {
	c := &Crew{players: names}
	for i := range look.Marks {
		c.marks = append(c.marks, parts.NewSeatMark(i+1, crewMark))
		c.names = append(c.names, parts.NewBody("").Centred())
	}
	c.ExtendBaseWidget(c)
	return c
}

// Low leaves the names out and makes the lifebuoys smaller, for a window that has no height for them; it returns the crew, for
// use after the constructor.
func (c *Crew) Low(low bool) *Crew {
	c.low = low
	return c
}

// SetPlayers shows others.
func (c *Crew) SetPlayers(names []string) {
	if slices.Equal(c.players, names) {
		return
	}
	c.players = slices.Clone(names)
	c.Refresh()
}

// SetSafe shows who is safe, by the numbers of their seats.
func (c *Crew) SetSafe(safe []int) {
	if slices.Equal(c.safe, safe) {
		return
	}
	c.safe = slices.Clone(safe)
	c.Refresh()
}

// AccessibilityLabel names those who are safe.
func (c *Crew) AccessibilityLabel() string {
	var names []string
	for _, seat := range c.safe {
		name := c.players[seat-1]
		if name == "" {
			name = parts.SeatName(seat)
		}
		names = append(names, name)
	}
	if len(names) == 0 {
		return wording.L("Nobody is safe yet")
	}
	return wording.L("Safe: {names}", strings.Join(names, ", "))
}

// AccessibilityRole is that of text.
func (c *Crew) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// Measures in device-independent pixels at text step 1.
const (
	crewMark = 26
	crewRing = 44
	lowRing  = 32 // where there is little height
)

// named reports whether there is anything to read under the marks.
func (c *Crew) named() bool {
	return slices.ContainsFunc(c.players, func(name string) bool { return name != "" })
}

// line is the height of the names.
func (c *Crew) line() float32 {
	if !c.named() || c.low {
		return 0
	}
	return parts.Measure("Ay", box.Size(c, look.Body), fyne.TextStyle{}).Height
}

// buoy is the height of a lifebuoy.
func (c *Crew) buoy() float32 {
	if c.low {
		return c.marks[0].MinSize().Height * lowRing / crewMark
	}
	return c.marks[0].MinSize().Height * crewRing / crewMark
}

// CreateRenderer draws lifebuoys, marks and names.
func (c *Crew) CreateRenderer() fyne.WidgetRenderer {
	var objects []fyne.CanvasObject
	buoys := make([]*canvas.Image, len(c.marks))
	for i := range c.marks {
		buoys[i] = &canvas.Image{Resource: parts.Picture("lifebuoy").Resource(), FillMode: canvas.ImageFillContain}
		buoys[i].Hide()
		objects = append(objects, buoys[i], c.marks[i], c.names[i])
	}
	return box.Draw(c, box.Scene{
		Objects: objects,
		Min: func() fyne.Size {
			return fyne.NewSize(float32(len(c.players))*c.marks[0].MinSize().Width, c.buoy()+c.line())
		},
		Layout: func(area fyne.Size) {
			cell, buoy, mark := area.Width/float32(max(1, len(c.players))), c.buoy(), c.marks[0].MinSize().Height
			for i := range c.marks {
				middle := (float32(i) + 0.5) * cell
				wide := min(buoy, cell) // side by side on the smallest phones
				box.Place(buoys[i], middle-wide/2, 0, wide, buoy)
				box.Place(c.marks[i], middle-mark/2, (buoy-mark)/2, mark, mark)
				box.Place(c.names[i], float32(i)*cell, buoy, cell, c.line())
			}
		},
		Refresh: func() {
			for i := range c.marks {
				plays := i < len(c.players)
				buoys[i].Hidden = !plays || !slices.Contains(c.safe, i+1)
				box.SetVisible(c.marks[i], plays)
				box.SetVisible(c.names[i], plays && c.players[i] != "" && !c.low)
				if plays {
					c.names[i].SetText(c.players[i])
				}
				c.marks[i].Refresh()
				c.names[i].Refresh()
			}
		},
	})
}
