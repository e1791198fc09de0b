package parts

import (
	"cmp"
	"image/color"
	"math"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
)

// SeatList is the players of a table in the order of their seats, each on a tile. A tap on one opens it: the name to type, the place in
// the order, and the way off the table. A seat's mark can also be dragged. Who was here before sits down by a tap.
type SeatList struct {
	box.Widget
	least, most int
	names       []string
	vacant      func(name string) bool // tells a seat that nobody has taken yet
	changed     func()
	app         func(name string) bool                        // reports whether the app plays somebody's seat; nil: none
	more        func(seat int, name string) fyne.CanvasObject // what else is chosen of an open seat, from 1; nil: nothing
	known       []string
	tiles       []*seatTile
	grid        *fyne.Container
	editor      *fyne.Container
	name        *Entry // of the open seat
	offers      *fyne.Container
	column      *fyne.Container
	open        int           // the open seat, from 0; shut: none is
	way         fyne.Position // how far a seat was dragged since it last changed places
}

// shut is the open seat where none is.
const shut = -1

// NewSeatList shows names, at least least and at most most of them. vacant tells the names of seats that nobody has taken
// yet; changed is called with each change, and where a seat is opened.
func NewSeatList(least, most int, names []string, vacant func(name string) bool, changed func()) *SeatList {
	s := &SeatList{least: least, most: most, vacant: vacant, changed: changed, open: shut}
	s.grid, s.editor, s.offers = seatCells(), NewColumn(), NewFlow()
	s.column = NewTightColumn(s.grid, s.editor, s.offers)
	s.Build(s, s.column, nil)
	s.SetNames(names)
	return s
}

// Plays lets the list say which seats the app plays, and an open seat offer more to choose. It returns the list.
func (s *SeatList) Plays(app func(name string) bool, more func(seat int, name string) fyne.CanvasObject) *SeatList {
	s.app, s.more = app, more
	s.SetNames(s.names)
	return s
}

// Offer lets the list offer names that people had before. It returns the list.
func (s *SeatList) Offer(known []string) *SeatList {
	s.known = known
	s.show()
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
	for len(s.tiles) < len(s.names) {
		s.tiles = append(s.tiles, newSeatTile(s, len(s.tiles)))
	}
	s.show()
}

// Add adds a player, if there is a seat left: a vacant seat takes the name first. Without a name the seat is opened.
func (s *SeatList) Add(name string) {
	seat := slices.IndexFunc(s.names, s.vacant)
	switch {
	case seat >= 0 && name != "":
		s.names[seat] = name
	case len(s.names) < s.most:
		seat = len(s.names)
		s.names = append(s.names, cmp.Or(name, s.freeName()))
	}
	s.SetNames(s.names)
	if name == "" {
		s.turn(seat)
		if on := fyne.CurrentApp().Driver().CanvasForObject(s); on != nil && s.name != nil && !fyne.CurrentDevice().IsMobile() {
			on.Focus(s.name)
		}
		return
	}
	s.changed()
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
	s.names = slices.Delete(s.names, i, i+1)
	s.turn(shut)
}

// move gives a player another place; those between move up or down. The seat that is open stays so.
func (s *SeatList) move(from, to int) {
	name := s.names[from]
	s.names = slices.Insert(slices.Delete(s.names, from, from+1), to, name)
	if s.open == from {
		s.turn(to)
		return
	}
	s.turn(shut)
}

// toggle opens a seat, or shuts it where it is the open one.
func (s *SeatList) toggle(seat int) {
	if s.open == seat {
		seat = shut
	}
	s.turn(seat)
}

// turn opens a seat, or shuts the open one.
func (s *SeatList) turn(seat int) {
	s.open, s.name, s.editor.Objects = seat, nil, nil
	if seat != shut {
		s.editor.Objects = []fyne.CanvasObject{s.opened(seat)}
	}
	s.SetNames(s.names)
	s.changed()
	s.show() // again: the page has given it its height, and what is new in it had no place before
}

// opened is what can be changed of a seat.
func (s *SeatList) opened(seat int) fyne.CanvasObject {
	label := s.tiles[seat].mark.AccessibilityLabel()
	s.name = NewEntry(wording.L("Name of {seat}", label), s.names[seat], func(name string) {
		if s.names[seat] != name {
			s.names[seat] = name
			s.changed() // first: who plays a seat is known by the new name then
			s.show()
		}
	})
	s.name.whole = s.vacant
	s.name.OnSubmitted = func(string) { s.turn(shut) }
	up := NewButton(wording.L("Move up"), IconUp, func() { s.move(seat, seat-1) })
	up.SetLabel(wording.L("Move up: {seat}", label))
	remove := NewButton(wording.L("Take away"), IconRemove, func() { s.remove(seat) })
	remove.SetLabel(wording.L("Take away: {seat}", label))
	Able(up, seat > 0)
	Able(remove, len(s.names) > s.least)
	objects := []fyne.CanvasObject{s.name}
	if s.more != nil {
		objects = append(objects, s.more(seat+1, s.names[seat]))
	}
	return NewPanel("", append(objects, seatCells(up, remove))...)
}

// drag moves a seat by that many device-independent pixels.
func (s *SeatList) drag(seat int, by fyne.Delta) int {
	s.way = s.way.Add(by)
	gap, cell := box.Size(s, look.Grid), s.tiles[seat].Size()
	across := 1
	for across < len(s.names) && s.tiles[across].Position().Y == s.tiles[0].Position().Y {
		across++
	}
	wide, high := cell.Width+gap, cell.Height+gap
	steps := func(way, side float32) int { return int(math.Round(float64(way / side))) }
	right, down := steps(s.way.X, wide), steps(s.way.Y, high)
	to := seat + right + down*across
	if column := seat%across + right; to == seat || to < 0 || to >= len(s.names) || column < 0 || column >= across {
		return seat
	}
	s.way = s.way.SubtractXY(float32(right)*wide, float32(down)*high)
	s.move(seat, to)
	return to
}

// seatLeast is the least width of a tile, in sizes of body text.
const seatLeast = 8

// seatCells puts objects of seats into one or two columns of equal width.
func seatCells(objects ...fyne.CanvasObject) *fyne.Container {
	return container.New(&grid{cell: func() float32 { return box.Named(look.Body)() * seatLeast }, gap: look.Grid, most: 2}, objects...)
}

// mostOffered is how many names are offered at once: more would push away what follows.
const mostOffered = 8

// show copies the names onto the tiles, and offers those that nobody at the table has.
func (s *SeatList) show() {
	s.grid.Objects, s.offers.Objects = nil, nil
	for i := range s.names {
		s.tiles[i].show()
		s.grid.Add(s.tiles[i])
	}
	if len(s.names) < s.most || slices.ContainsFunc(s.names, s.vacant) {
		for _, name := range s.known {
			if len(s.offers.Objects) < mostOffered && !s.vacant(name) && !slices.Contains(s.Names(), name) {
				s.offers.Add(NewKey(0, name, func() { s.Add(name) }).Before(IconPlus))
			}
		}
	}
	if len(s.names) < s.most {
		s.offers.Add(NewKey(0, wording.L("New name"), func() { s.Add("") }).Before(IconPlus))
	}
	box.SetVisible(s.editor, len(s.editor.Objects) > 0)
	box.SetVisible(s.offers, len(s.offers.Objects) > 0)
	s.column.Refresh()
	s.Refresh()
}

// Nested are the tiles, and what lies under them.
func (s *SeatList) Nested() []fyne.CanvasObject { return []fyne.CanvasObject{s.column} }

// seatTile is one seat of a list: its mark, by which the player can be dragged, and the name. A tap opens and shuts it.
type seatTile struct {
	Control
	list        *SeatList
	seat        int // from 0
	mark        *grip
	name, plays *Words
	surface     *canvas.Rectangle
}

func newSeatTile(list *SeatList, seat int) *seatTile {
	t := &seatTile{list: list, seat: seat, mark: newGrip(list, seat)}
	t.name = NewWords("", look.Label, look.Text).Bold().Lines(1).Squeezed(tileSqueeze)
	t.plays = NewWords("", look.Caption, look.Accent).Lines(1).Squeezed(tileSqueeze)
	t.Tap = func() { list.toggle(seat) }
	t.surface = &canvas.Rectangle{}
	grid, target := box.Named(look.Grid), box.Named(look.TapTarget)
	row := box.RowBy(grid, box.PadBy(t.mark, nil, grid), box.Breaks(box.AtLeast(box.Column(0, t.name, t.plays), box.Times(look.Body, tileLetters), nil)))
	t.Build(t, container.NewStack(t.surface, box.AtLeast(box.PadBy(row, grid, nil), nil, target)), t.Radius, t.dress)
	return t
}

// tileLetters is how many sizes of body text the words of a tile are wide at least.
const tileLetters = 3

// dress copies what the list says of the seat into surface and words.
func (t *seatTile) dress() {
	fill, line, ink := t.Fill(look.Card), look.Outline, look.Accent
	if t.app() {
		line = look.Gold
	}
	if t.list.open == t.seat {
		fill, line, ink = look.Choice, look.Outline, look.Text
	}
	box.Dress(t, t.surface, fill, line)
	t.plays.SetColour(ink)
}

// tileSqueeze is how small the letters of a tile become before they are cut, as a share of their size.
const tileSqueeze = 0.75

// show takes what the list says of the seat.
func (t *seatTile) show() {
	name, plays := t.list.names[t.seat], ""
	if t.app() {
		plays = wording.L("the app plays")
	}
	t.name.SetText(ShortWords(name))
	t.plays.SetText(plays)
	box.SetVisible(t.plays, plays != "")
	t.Label = Sentences(wording.L("{seat}: {name}", t.mark.AccessibilityLabel(), name), plays)
	t.Refresh()
}

// app reports whether the app plays the seat.
func (t *seatTile) app() bool { return t.list.app != nil && t.list.app(t.list.names[t.seat]) }

// grip is a seat's mark by which a player is dragged to another seat.
type grip struct {
	SeatMark
	list       *SeatList
	seat, here int // from 0: of the mark, and where the dragged player sits now
}

var _ fyne.Draggable = (*grip)(nil)

func newGrip(list *SeatList, seat int) *grip {
	g := &grip{list: list, seat: seat, here: seat}
	g.SeatMark.seat, g.height = seat+1, gripHigh
	g.ExtendBaseWidget(g)
	return g
}

// gripHigh is how high the mark is, in device-independent pixels at text step 1.
const gripHigh = 34

// Dragged moves the player.
func (g *grip) Dragged(e *fyne.DragEvent) { g.here = g.list.drag(g.here, e.Dragged) }

// DragEnd lets the player go.
func (g *grip) DragEnd() { g.here, g.list.way = g.seat, fyne.Position{} }

// SeatMark is a seat's shape, colour and letter.
type SeatMark struct {
	widget.BaseWidget
	seat   int
	height float32
	spoken string // "": the letter
}

var _ fyne.Accessible = (*SeatMark)(nil)

// NewSeatMark is the mark of a seat, 1 to 6, that many device-independent pixels high at text step 1; it grows with the
// step. For another seat it is empty.
func NewSeatMark(seat int, height float32) *SeatMark {
	s := &SeatMark{seat: seat, height: height}
	s.ExtendBaseWidget(s)
	return s
}

// SetHeight makes it so many device-independent pixels high at text step 1.
func (s *SeatMark) SetHeight(height float32) {
	if s.height != height {
		s.height = height
		s.Refresh()
	}
}

// SetSeat changes the seat.
func (s *SeatMark) SetSeat(seat int) {
	if s.seat == seat {
		return
	}
	s.seat = seat
	s.Refresh()
}

// Spoken lets a screen reader say more than the letter; it returns the mark, for use after the constructor.
func (s *SeatMark) Spoken(words string) *SeatMark {
	s.spoken = words
	return s
}

// AccessibilityLabel is the seat's letter, or what Spoken was told.
func (s *SeatMark) AccessibilityLabel() string {
	if s.spoken != "" {
		return s.spoken
	}
	mark, _ := look.MarkOf(s.seat)
	return wording.L("Seat {letter}", mark.Letter)
}

// AccessibilityRole is that of text.
func (s *SeatMark) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// side is the height at the theme's text step, taken from the body size of a phone.
func (s *SeatMark) side() float32 { return s.height * max(1, Scale(s.Theme())) }

// CreateRenderer draws shape and letter. An outline in the text's colour keeps every shape apart from the ground.
func (s *SeatMark) CreateRenderer() fyne.WidgetRenderer {
	round, cornered := &canvas.Circle{}, &canvas.ArbitraryPolygon{NormalizedPoints: true}
	letter := &canvas.Text{Alignment: fyne.TextAlignCenter, TextStyle: fyne.TextStyle{Bold: true}}
	return box.Draw(s, box.Scene{
		Objects: []fyne.CanvasObject{round, cornered, letter},
		Min:     func() fyne.Size { return fyne.NewSquareSize(s.side()) },
		Layout: func(area fyne.Size) {
			side := min(area.Width, area.Height)
			left, top := (area.Width-side)/2, (area.Height-side)/2
			mark, _ := look.MarkOf(s.seat)
			box.Place(round, left+side*0.02, top+side*0.02, side*0.96, side*0.96)
			box.Place(cornered, left, top, side, side)
			letter.TextSize = side * 0.46
			height := Measure("A", letter.TextSize, letter.TextStyle).Height
			box.Place(letter, left, top+(side-height)/2+side*mark.Shape.Drop(), side, height)
		},
		Refresh: func() {
			mark, ok := look.MarkOf(s.seat)
			round.Hidden = !ok || mark.Shape != look.Circle
			cornered.Hidden = !ok || mark.Shape == look.Circle
			round.FillColor, cornered.FillColor = mark.Colour, mark.Colour
			cornered.Points = mark.Shape.Corners()
			edge := color.Color(box.Paint(s, look.Text))
			round.StrokeColor, round.StrokeWidth = edge, 1.5
			cornered.StrokeColor, cornered.StrokeWidth = edge, 1.5
			Write(letter, mark.Letter)
			letter.Color = mark.Ink
		},
	})
}
