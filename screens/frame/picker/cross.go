package picker

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// crossColumns is how many columns of keys have room on a phone.
const crossColumns = 4

// crossing is a choice of two words at once: a row for each player, a column for each other word.
type crossing struct {
	Lead, Over string // what the rows and the columns are, such as "Take from" and "Pay with"
	Heads      []string
	Rows       []CrossRow
}

// CrossRow is one row: a seat (0 for none), its name, and a key for each column, nil where there is none.
type CrossRow struct {
	Seat  int
	Title string
	Keys  []*parts.Key
}

// cross places a crossing: the headings, then row by row mark, name and keys.
type cross struct {
	lead, over *parts.Words
	heads      []*parts.Words
	rows       []crossLine
	width      float32
}

type crossLine struct {
	mark *parts.SeatMark
	name *parts.Words
	keys []*parts.Key
}

// crossMark is the side of a seat's mark, in device-independent pixels at text step 1.
const crossMark = 28

// crossCell is how wide a key is at most, in heights of what can be tapped.
const crossCell = 2.2

// crossLead is the largest share of the width that the names take.
const crossLead = 0.42

// newCross is a grid of keys.
func newCross(data crossing) *fyne.Container {
	c := &cross{lead: parts.NewLess(data.Lead), over: parts.NewLess(data.Over).Centred()}
	objects := []fyne.CanvasObject{c.lead, c.over}
	for _, head := range data.Heads {
		words := parts.NewBody(head).Centred()
		c.heads = append(c.heads, words)
		objects = append(objects, words)
	}
	for _, row := range data.Rows {
		line := crossLine{mark: parts.NewSeatMark(row.Seat, crossMark), name: parts.NewSection(row.Title), keys: row.Keys}
		line.mark.Hidden = row.Seat == 0
		objects = append(objects, line.mark, line.name)
		for _, key := range row.Keys {
			if key != nil {
				objects = append(objects, key)
			}
		}
		c.rows = append(c.rows, line)
	}
	return container.New(c, objects...)
}

// edge is where the keys begin at a width.
func (c *cross) edge(width float32) float32 {
	gap, wide := box.Named(look.Grid)(), c.lead.Natural()
	for _, row := range c.rows {
		wide = max(wide, row.before()+row.name.Natural())
	}
	return min(wide, width*crossLead) + gap
}

// before is the room of a row's mark.
func (l *crossLine) before() float32 {
	if !l.mark.Visible() {
		return 0
	}
	return l.mark.MinSize().Width + box.Named(look.Grid)()
}

// cell is the width of a key where the keys begin at an edge.
func (c *cross) cell(width, edge float32) float32 {
	n := float32(len(c.heads))
	return min((width-edge-box.Named(look.Grid)()*(n-1))/n, crossCell*box.Named(look.TapTarget)())
}

// columns are where the keys begin and how wide one is; the names stand above the keys where they leave too little room.
func (c *cross) columns(width float32) (edge, cell float32, above bool) {
	edge = c.edge(width)
	cell = c.cell(width, edge)
	for _, head := range c.heads {
		above = above || head.MinSize().Width > cell
	}
	if above {
		edge, cell = 0, c.cell(width, 0)
	}
	return edge, cell, above
}

// arrange goes through the places of all objects at a width, and gives the height of all.
func (c *cross) arrange(width float32, put func(o fyne.CanvasObject, x, y, width, height float32)) float32 {
	gap := box.Named(look.Grid)()
	edge, cell, above := c.columns(width)
	y := c.headings(width, edge, cell, above, put) + gap/2
	for _, row := range c.rows {
		left, room := row.before(), edge-gap
		if above {
			room = width
		}
		name, mark, high := box.HeightAt(row.name, room-left), row.mark.MinSize(), box.Named(look.TapTarget)()
		for _, key := range row.keys {
			if key != nil {
				high = max(high, box.HeightAt(key, cell))
			}
		}
		line := max(name, mark.Height)
		if !above {
			high = max(high, line)
			line = high
		}
		put(row.mark, 0, y+(line-mark.Height)/2, mark.Width, mark.Height)
		put(row.name, left, y+(line-name)/2, room-left, name)
		if above {
			y += line + gap/2
		}
		for i, key := range row.keys {
			if key != nil {
				put(key, edge+float32(i)*(cell+gap), y, cell, high)
			}
		}
		y += high + gap
	}
	return y - gap
}

// headings places what the rows and columns are, and gives their height.
func (c *cross) headings(width, edge, cell float32, above bool, put func(o fyne.CanvasObject, x, y, width, height float32)) float32 {
	gap, n, top := box.Named(look.Grid)(), float32(len(c.heads)), float32(0)
	room, wide := edge-gap, (cell+gap)*n-gap
	if above {
		room = width
	}
	lead, over, heads := box.HeightAt(c.lead, room), box.HeightAt(c.over, wide), float32(0)
	for _, head := range c.heads {
		heads = max(heads, box.HeightAt(head, cell))
	}
	if above {
		put(c.lead, 0, 0, room, lead)
		top = lead
	} else {
		top = max(0, lead-over-heads)
		put(c.lead, 0, top+over+heads-lead, room, lead)
	}
	put(c.over, edge, top, wide, over)
	for i, head := range c.heads {
		put(head, edge+float32(i)*(cell+gap), top+over, cell, heads)
	}
	return top + over + heads
}

// Layout places all.
func (c *cross) Layout(_ []fyne.CanvasObject, area fyne.Size) {
	c.width = area.Width
	c.arrange(area.Width, box.Place)
}

// MinSize is as high as all at the last width.
func (c *cross) MinSize([]fyne.CanvasObject) fyne.Size {
	least := box.Named(look.TapTarget)() * float32(len(c.heads)+1)
	return fyne.NewSize(least, c.arrange(max(c.width, least), func(fyne.CanvasObject, float32, float32, float32, float32) {}))
}
