package parts

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/look"
)

// SeatList is the players of a table in the order of their seats: names to type, an order to change by buttons or by
// dragging a seat's mark, and players who come and go.
type SeatList struct {
	widget.BaseWidget
	least, most int
	names       []string
	vacant      func(name string) bool // tells a seat that nobody has taken yet
	changed     func()
	rows        []*seatRow
	column      *fyne.Container
	add         *Button
	dragged     int     // the seat that is being dragged, from 0
	way         float32 // how far it was dragged since it last changed places
}

// NewSeatList shows names, at least least and at most most of them. vacant tells the names of seats that nobody has taken
// yet; changed is called with each change.
func NewSeatList(least, most int, names []string, vacant func(name string) bool, changed func()) *SeatList {
	s := &SeatList{least: least, most: most, vacant: vacant, changed: changed, column: NewTightColumn()}
	s.add = NewButton(lang.L("Add a player"), IconPlus, func() { s.Add("") })
	s.ExtendBaseWidget(s)
	s.SetNames(names)
	return s
}

// Names are the names as they stand, without the space that the keyboard of a phone leaves after a word.
func (s *SeatList) Names() []string {
	names := make([]string, len(s.names))
	for i, name := range s.names {
		names[i] = strings.TrimSpace(name)
	}
	return names
}

// SetNames shows other names without telling it.
func (s *SeatList) SetNames(names []string) {
	s.names = slices.Clone(names)
	for len(s.rows) < len(s.names) {
		s.rows = append(s.rows, newSeatRow(s, len(s.rows)))
	}
	s.show()
}

// Free reports whether somebody can still sit down.
func (s *SeatList) Free() bool {
	return len(s.names) < s.most || slices.ContainsFunc(s.names, s.vacant)
}

// Add adds a player, if there is a seat left: a vacant seat takes the name first.
func (s *SeatList) Add(name string) {
	if i := slices.IndexFunc(s.names, s.vacant); i >= 0 && name != "" {
		s.names[i] = name
	} else if len(s.names) < s.most {
		s.names = append(s.names, cmp.Or(name, s.freeName()))
	}
	s.SetNames(s.names)
	s.changed()
	if name == "" && !fyne.CurrentDevice().IsMobile() {
		if on := fyne.CurrentApp().Driver().CanvasForObject(s); on != nil {
			on.Focus(s.rows[len(s.names)-1].name)
		}
	}
}

// freeName is the name with which a seat begins.
func (s *SeatList) freeName() string {
	for seat := range s.most {
		if name := SeatName(seat + 1); !slices.Contains(s.names, name) {
			return name
		}
	}
	return ""
}

// remove takes a player off the table.
func (s *SeatList) remove(i int) {
	s.SetNames(slices.Delete(slices.Clone(s.names), i, i+1))
	s.changed()
}

// swap lets a player change places with the next one.
func (s *SeatList) swap(i int) {
	s.names[i], s.names[i+1] = s.names[i+1], s.names[i]
	s.SetNames(s.names)
	s.changed()
}

// drag moves the dragged seat by that many device-independent pixels.
func (s *SeatList) drag(from *seatRow, dy float32) {
	if s.way == 0 {
		s.dragged = from.seat
	}
	s.way += dy
	height := from.Size().Height + Size(s, look.Grid)
	for s.way > height/2 && s.dragged < len(s.names)-1 {
		s.swap(s.dragged)
		s.dragged++
		s.way -= height
	}
	for s.way < -height/2 && s.dragged > 0 {
		s.dragged--
		s.swap(s.dragged)
		s.way += height
	}
}

// show copies the names into the rows.
func (s *SeatList) show() {
	s.column.Objects = nil
	for i := range s.names {
		s.rows[i].set(s.names[i])
		s.column.Add(s.rows[i])
	}
	if len(s.names) < s.most {
		s.column.Add(s.add)
	}
	s.column.Refresh()
	s.Refresh()
}

// Nested are the rows.
func (s *SeatList) Nested() []fyne.CanvasObject { return []fyne.CanvasObject{s.column} }

// CreateRenderer draws the rows.
func (s *SeatList) CreateRenderer() fyne.WidgetRenderer {
	return Draw(s, Scene{
		Objects: []fyne.CanvasObject{s.column},
		Min:     func() fyne.Size { return s.column.MinSize() },
		Layout:  func(area fyne.Size) { Place(s.column, 0, 0, area.Width, area.Height) },
		Refresh: func() {},
	})
}

// seatRow is one seat: its mark to drag it by, the name, and the buttons to move it up and to take it away.
type seatRow struct {
	widget.BaseWidget
	list       *SeatList
	seat       int // from 0
	grip       *grip
	name       *Entry
	up, remove *IconButton
}

func newSeatRow(list *SeatList, seat int) *seatRow {
	r := &seatRow{list: list, seat: seat}
	letter := NewSeatMark(seat+1, 32)
	r.grip = newGrip(letter, func(dy float32) { list.drag(r, dy) }, func() { list.way = 0 })
	r.name = NewEntry(lang.L("Name of {{.Seat}}", map[string]any{"Seat": letter.AccessibilityLabel()}), "", func(name string) {
		if list.names[seat] != name {
			list.names[seat] = name
			list.changed()
		}
	})
	r.name.whole = list.vacant
	of := map[string]any{"Seat": letter.AccessibilityLabel()}
	r.up = NewIconButton(IconUp, lang.L("Move up: {{.Seat}}", of), func() { list.swap(seat - 1) }).Outlined()
	r.remove = NewIconButton(IconRemove, lang.L("Take away: {{.Seat}}", of), func() { list.remove(seat) }).Outlined()
	r.ExtendBaseWidget(r)
	return r
}

func (r *seatRow) set(name string) {
	if r.name.Text != name {
		r.name.SetText(name)
	}
	Able(r.up, r.seat > 0)
	Able(r.remove, len(r.list.names) > r.list.least)
}

// Nested are the name and its buttons.
func (r *seatRow) Nested() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.grip, r.name, r.up, r.remove}
}

// nameLeast is the least room for a name beside its buttons, in sizes of body text.
const nameLeast = 4.5

// two reports whether a row has its buttons under the name at a width.
func (r *seatRow) two(width float32) bool {
	beside := width - r.grip.MinSize().Width - 2*r.up.MinSize().Width - 3*Size(r, look.Grid)
	return width > 0 && beside < nameLeast*Size(r, look.Body)
}

// CreateRenderer draws mark, name and buttons.
func (r *seatRow) CreateRenderer() fyne.WidgetRenderer {
	gap := func() float32 { return Size(r, look.Grid) }
	return Draw(r, Scene{
		Objects: []fyne.CanvasObject{r.grip, r.name, r.up, r.remove},
		Min: func() fyne.Size {
			grip, name, button := r.grip.MinSize(), r.name.MinSize(), r.up.MinSize()
			least := grip.Width + max(name.Width, 2*button.Width+gap()) + gap()
			if r.two(r.Size().Width) {
				return fyne.NewSize(least, max(grip.Height, name.Height)+gap()+button.Height)
			}
			return fyne.NewSize(least, max(grip.Height, name.Height, button.Height))
		},
		Layout: func(area fyne.Size) {
			grip, button, name := r.grip.MinSize(), r.up.MinSize(), r.name.MinSize()
			high, top := area.Height, (area.Height-button.Height)/2
			room := area.Width - grip.Width - 2*button.Width - 3*gap()
			if r.two(area.Width) {
				high, top = area.Height-button.Height-gap(), area.Height-button.Height
				room = area.Width - grip.Width - gap()
			}
			Place(r.grip, 0, (high-grip.Height)/2, grip.Width, grip.Height)
			Place(r.remove, area.Width-button.Width, top, button.Width, button.Height)
			Place(r.up, area.Width-2*button.Width-gap(), top, button.Width, button.Height)
			Place(r.name, grip.Width+gap(), (high-name.Height)/2, room, name.Height)
		},
		Refresh: func() {},
	})
}

// grip is a seat's mark by which the seat is dragged.
type grip struct {
	widget.BaseWidget
	mark    *SeatMark
	dragged func(dy float32)
	ended   func()
}

var (
	_ fyne.Draggable     = (*grip)(nil)
	_ desktop.Cursorable = (*grip)(nil)
)

func newGrip(mark *SeatMark, dragged func(dy float32), ended func()) *grip {
	g := &grip{mark: mark, dragged: dragged, ended: ended}
	g.ExtendBaseWidget(g)
	return g
}

// Dragged moves the seat.
func (g *grip) Dragged(e *fyne.DragEvent) { g.dragged(e.Dragged.DY) }

// DragEnd lets the seat go.
func (g *grip) DragEnd() { g.ended() }

// Cursor shows that it can be moved up and down.
func (g *grip) Cursor() desktop.Cursor { return desktop.VResizeCursor }

// AccessibilityLabel is the seat.
func (g *grip) AccessibilityLabel() string { return g.mark.AccessibilityLabel() }

// AccessibilityRole is that of text: the buttons do what dragging does.
func (g *grip) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// CreateRenderer draws the mark and, beside it, the dots of what can be dragged.
func (g *grip) CreateRenderer() fyne.WidgetRenderer {
	var dots []*canvas.Circle
	objects := []fyne.CanvasObject{g.mark}
	for range 6 {
		dot := &canvas.Circle{}
		dots = append(dots, dot)
		objects = append(objects, dot)
	}
	return Draw(g, Scene{
		Objects: objects,
		Min: func() fyne.Size {
			return fyne.NewSize(g.mark.MinSize().Width+16, max(g.mark.MinSize().Height, Size(g, look.TapTarget)))
		},
		Layout: func(area fyne.Size) {
			mark := g.mark.MinSize()
			Place(g.mark, 16, (area.Height-mark.Height)/2, mark.Width, mark.Height)
			for i, dot := range dots {
				Place(dot, float32(i%2)*6, area.Height/2-8+float32(i/2)*6, 3, 3)
			}
		},
		Refresh: func() {
			for _, dot := range dots {
				dot.FillColor = Paint(g, look.TextLess)
			}
			g.mark.Refresh()
		},
	})
}
