// Package board draws places and links on a plane: maps of hexes and graphs, with what is on them. A board can be zoomed, moved
// and walked over by keyboard, and it is also a list. It knows no game.
package board

import (
	"cmp"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Shape is how a place of a board is drawn.
type Shape uint8

// The shapes of places.
const (
	Circle   Shape = iota
	HexPoint       // a hex with a corner upwards
	HexFlat        // a hex with a side upwards
	Square
	Dot // a small disc: a space on a line
)

// Place is one place of a board.
type Place struct {
	ID      int           // told when it is tapped; unique on the board
	At      fyne.Position // its middle, in units of the board
	Size    float32       // from the middle to a corner, a side of the square, or the edge of the circle, in units
	Shape   Shape
	Title   string              // its name: inside or beside it where there is room, and in the list
	Number  string              // what the printed board calls it, small after a name that people gave it; "": nothing else
	Spoken  string              // what lies there, in words; "" leaves a place that isn't a target out of the list
	Fill    fyne.ThemeColorName // "": that of a card
	Label   string              // a few characters in its middle, always shown
	Hint    string              // the same where there is room and nothing stands there
	Marks   []Mark              // what is there
	Target  bool                // a legal target: solid outline and dot
	Chosen  bool
	Dim     bool          // out of play for now
	Plain   bool          // its title is drawn only where the place is large: there are many like it
	Seat    int           // of a dot: it is drawn as this seat's mark, because something of that seat is built on it
	Picture fyne.Resource // drawn on it; nil: none

	// On a felt:
	Edge   fyne.ThemeColorName // of a plain place that stands out from the grid; "": it doesn't
	Halo   fyne.ThemeColorName // the glow round its picture; "": none
	Lit    bool                // its picture has a ring: it is what a card was about
	Away   string              // how far it is, told at the edge of what is seen while it lies beyond; "": nothing points to it
	Pill   bool                // its name stands under it; pictures have theirs always
	Makes  []Mark              // stands behind the name
	Owner  int                 // the seat whose place it is; 0: nobody's
	Pieces []Mark              // of seats, that move from place to place
	Sign   parts.Icon          // in its middle
	Badges []Mark              // at its right edge, from the top
}

// called is its name with what the printed board calls it.
func (p Place) called() string {
	if p.Number == "" {
		return p.Title
	}
	return p.Title + " (" + p.Number + ")"
}

// Mark is one thing that stands on a place: a sign, the sign of what it is about, a few characters and a seat's mark, in
// this order; any of them may be left out.
type Mark struct {
	Icon parts.Icon
	Of   parts.Icon // what the sign is about, such as the good that a factory makes
	Text string
	Seat int                 // 1 to 6: its shape, colour and letter
	Turn bool                // of a piece on a felt: its seat's turn it is
	Disc fyne.ThemeColorName // on a felt: the disc under the sign
}

// Style is how a line of a board is drawn.
type Style uint8

// The styles of lines.
const (
	Plain Style = iota
	Thick
	Dashed
)

// Line is a straight line of a board, beneath the places: a route, or a border between areas.
type Line struct {
	From, To fyne.Position // in units of the board
	Style    Style
	Colour   fyne.ThemeColorName // "": that of outlines
	Label    string              // in its middle
}

// Plate is a part of a felt with its name at its head, and a mark at the other end of that line.
type Plate struct {
	Least, Most fyne.Position // its corners, in units
	Title       string
	Mark        Mark
	Track       []string // where there is room for it, in place of the mark: numbers in boxes
	Now         int      // which of them holds, from 0; the next one is outlined in the colour of targets
}

// Data is what a board shows. Later places are drawn over earlier ones.
type Data struct {
	Title  string // what the board is, for a screen reader
	Lines  []Line
	Places []Place
	Plates []Plate      // under all of it, on a felt
	Tap    func(id int) // nil: the board is only looked at
	// Reach brings the legal targets near: as large as they can be with all of them in sight, and none too small for a thumb.
	Reach bool
	// Apart is how far apart, in units, the nearest two of them are, where they are told apart by that; 0: by their size.
	Apart float32
	// Touched is told first where the drawing is touched, with -1 beside all places; it reports whether the touch means no more. A
	// keyboard and the list name the place, and ask nobody.
	Touched func(id int) bool
	// Felt lets it lie under a whole page; nil: it has a frame and buttons.
	Felt *Felt
	// Foot is how many pixels under all of it names may take; the page sees to it that nothing else lies there.
	Foot float32
	// Middle is what "+" enlarges first, in units: where it goes on now. Nil: the middle of what is seen.
	Middle *fyne.Position
}

// Board is a map of places and lines: it fits its area, can be zoomed and moved, and is also a list.
type Board struct {
	widget.BaseWidget
	data                   Data
	window                 *window
	list                   *list
	larger, smaller, whole *parts.IconButton
	listed                 *parts.IconButton
	empty                  *parts.Words // stands on a board without places
	still                  bool         // a picture: nothing of it is worked
	stood                  stand        // how it is laid out
	told                   string       // what is said of the board: the places that it names have a ring
	Zoomed                 func()       // told when more or less of it is seen; nil: nobody is
}

// New is an empty board.
func New() *Board {
	b := &Board{}
	b.window, b.list = newWindow(b), newList()
	b.larger = parts.NewIconButton(parts.IconPlus, wording.L("Larger"), b.window.enlarge).Outlined()
	b.smaller = parts.NewIconButton(parts.IconMinus, wording.L("Smaller"), func() { b.window.zoom(1 / zoomStep) }).Outlined()
	b.whole = parts.NewIconButton(parts.IconWhole, wording.L("Show the whole board"), func() { b.window.see(b.window.view.fitted()) }).Outlined()
	b.listed = parts.NewIconButton(parts.IconList, wording.L("As a list"), b.turn).Outlined()
	b.empty = parts.NewLess(wording.L("Nothing is on the board.")).Centred()
	b.list.Hide()
	b.ExtendBaseWidget(b)
	b.atZoom()
	return b
}

// Still makes a picture of it, without its buttons.
func (b *Board) Still() *Board {
	b.still = true
	b.atZoom()
	return b
}

// Set shows a position. Zoom and place stay as they are while the board itself keeps its bounds. Pieces that lie elsewhere than
// in the position before glide there.
func (b *Board) Set(data Data) {
	b.window.moves.begin(glides(b.data.Places, data.Places), b.window.field)
	b.data = data
	b.window.show(data)
	if b.list.Visible() {
		b.list.show(data)
	}
	b.atZoom()
	if b.arrange(b.Size()) != b.stood { // another board is larger with its buttons elsewhere
		b.Refresh()
	}
	if m := b.window.moves.motion; m != nil && b.window.moves.gone == 0 {
		m.Start()
	}
}

// Whole reports whether all of it is seen as it lies by itself, and See shows it so.
func (b *Board) Whole() bool {
	w := b.window
	return w.view == w.view.fitted() || w.aim.on
}

// See shows the whole board.
func (b *Board) See() { b.window.see(b.window.view.fitted()) }

// Shown is what the board shows.
func (b *Board) Shown() Data { return b.data }

// Tell puts a golden ring round the places that a text names.
func (b *Board) Tell(text string) {
	if text = strings.ToLower(text); b.told != text {
		b.told = text
		b.window.Refresh()
	}
}

// Follow shows the board as another one showed it: the same part, or the list.
func (b *Board) Follow(of *Board) {
	w := of.window
	b.window.view, b.window.known, b.window.at, b.window.aim = w.view, w.known, w.at, w.aim
	b.data.Places = of.data.Places // what moves until the next position comes from there
	if b.Listed() != of.Listed() {
		b.turn()
	}
}

// bare reports whether the drawing has nothing on it.
func (b *Board) bare() bool { return len(b.data.Places) == 0 && !b.Listed() }

// Listed reports whether the places are shown as a list.
func (b *Board) Listed() bool { return b.list.Visible() }

// Drawn is where the middle of a place is drawn, from the corner of the board; ok reports whether it can be tapped there.
func (b *Board) Drawn(title string) (at fyne.Position, ok bool) {
	i := b.titled(title)
	if i < 0 || !b.window.Visible() {
		return at, false
	}
	at = b.window.inSight(b.window.view.pixels(b.data.Places[i].At))
	size := b.window.Size()
	ok = at.X >= 0 && at.Y >= 0 && at.X < size.Width && at.Y < size.Height
	return at.Add(b.window.Position()), ok
}

// Named is where the middle of the name of a place is drawn on a felt, from the corner of the board; ok reports whether it is shown.
func (b *Board) Named(title string) (at fyne.Position, ok bool) {
	if i := b.titled(title); i >= 0 {
		name, shown := b.window.pills[b.data.Places[i].ID]
		at, ok = name.middle(), shown
	}
	return b.window.inSight(at).Add(b.window.Position()), ok
}

// titled is the index of the place with that title; -1: there is none.
func (b *Board) titled(title string) int {
	return slices.IndexFunc(b.data.Places, func(p Place) bool { return p.Title == title })
}

// turn changes between drawing and list.
func (b *Board) turn() {
	if b.list.Visible() {
		b.list.Hide()
		b.window.Show()
		b.listed.Set(parts.IconList, wording.L("As a list"))
	} else {
		b.list.show(b.data)
		b.window.Hide()
		b.list.Show()
		b.listed.Set(parts.IconMap, wording.L("As a drawing"))
	}
	b.atZoom()
	b.Refresh()
}

// atZoom greys the buttons that do nothing at the present zoom, and hides them beside the list.
func (b *Board) atZoom() {
	zoom := b.window.view.zoom
	parts.Able(b.larger, zoom < mostZoom)
	parts.Able(b.smaller, zoom > leastZoom)
	parts.Able(b.whole, zoom > leastZoom)
	for _, button := range []*parts.IconButton{b.larger, b.smaller, b.whole} {
		button.Hidden = b.Listed()
	}
	for _, button := range []*parts.IconButton{b.larger, b.smaller, b.whole, b.listed} {
		button.Hidden = button.Hidden || b.still || b.data.Felt != nil
	}
	if b.Zoomed != nil {
		b.Zoomed()
	}
	b.empty.Hidden = !b.bare()
	b.window.Hidden = b.bare() || b.Listed()
}

// stand is a way to lay out a board and its four buttons.
type stand struct {
	board   fyne.Size
	columns int           // of buttons
	at      fyne.Position // of the first button
}

// arrange puts the buttons beside the board, in one column or in two, or under it: whichever leaves it larger.
func (b *Board) arrange(area fyne.Size) stand {
	side, gap := b.larger.MinSize().Width, box.Size(b, look.Grid)
	if b.still || b.data.Felt != nil {
		return stand{board: area, columns: 1}
	}
	if b.Listed() { // only the way back to the drawing
		return stand{fyne.NewSize(area.Width-side-gap, area.Height), 1, fyne.NewPos(area.Width-side, 0)}
	}
	long, short := 4*side+3*gap, 2*side+gap
	var ways []stand
	add := func(width, height float32, columns int, at fyne.Position, fits bool) {
		if fits {
			ways = append(ways, stand{fyne.NewSize(width, height), columns, at})
		}
	}
	add(area.Width-side-gap, area.Height, 1, fyne.NewPos(area.Width-side, area.Height-long), area.Height >= long)
	add(area.Width, area.Height-side-gap, 4, fyne.NewPos(area.Width-long, area.Height-side), area.Height >= 2*(side+gap))
	add(area.Width-short-gap, area.Height, 2, fyne.NewPos(area.Width-short, max(0, area.Height-short)), true)
	v := b.window.view
	return slices.MaxFunc(ways, func(a, c stand) int {
		return cmp.Compare(fitScale(v.least, v.most, v.edge, a.board), fitScale(v.least, v.most, v.edge, c.board))
	})
}

// Nested are the list and the buttons.
func (b *Board) Nested() []fyne.CanvasObject {
	return []fyne.CanvasObject{b.window, b.list, b.listed, b.whole, b.smaller, b.larger}
}

// CreateRenderer draws the board, or the list, and the buttons.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	surface := &canvas.Rectangle{}
	buttons := []*parts.IconButton{b.listed, b.whole, b.smaller, b.larger}
	return box.Draw(b, box.Scene{
		Objects: []fyne.CanvasObject{surface, b.window, b.list, b.empty, b.listed, b.whole, b.smaller, b.larger},
		Min: func() fyne.Size {
			side, gap := b.larger.MinSize().Width, box.Size(b, look.Grid)
			return fyne.NewSize(4*side+3*gap, 2*side+gap)
		},
		Layout: func(area fyne.Size) {
			b.stood = b.arrange(area)
			way := b.stood
			for _, o := range []fyne.CanvasObject{surface, b.window, b.list} {
				box.Place(o, 0, 0, way.board.Width, way.board.Height)
			}
			lines := box.HeightAt(b.empty, way.board.Width)
			box.Place(b.empty, 0, (way.board.Height-lines)/2, way.board.Width, lines)
			for i, button := range buttons {
				side, gap := button.MinSize().Width, box.Size(b, look.Grid)
				box.Place(button, way.at.X+float32(i%way.columns)*(side+gap), way.at.Y+float32(i/way.columns)*(side+gap), side, side)
			}
		},
		Refresh: func() {
			box.Dress(b, surface, look.Ground, look.Hairline)
			surface.Hidden = b.data.Felt != nil
			b.window.Refresh()
		},
	})
}

// list is the places of a board as rows.
type list struct {
	box.Widget
	rows   *fyne.Container
	scroll *container.Scroll
}

func newList() *list {
	l := &list{rows: parts.NewRows()}
	l.scroll = container.NewVScroll(l.rows)
	l.Build(l, box.Fixed(container.New(&parts.Scrolled{Content: l.rows}, l.scroll), 1, 1), nil)
	return l
}

// show lists the places with a name: the legal targets, then all others that have something to tell.
func (l *list) show(data Data) {
	_, rows := listed(data)
	l.rows.Objects = nil
	for _, row := range rows {
		l.rows.Add(row)
	}
	if len(l.rows.Objects) == 0 {
		l.rows.Add(parts.NewRow(parts.RowData{Title: wording.L("Nothing is on the board.")}))
	}
	l.scroll.Content.Resize(fyne.NewSize(l.Size().Width, box.HeightAt(l.scroll.Content, l.Size().Width)))
	l.scroll.Refresh()
}

// Rows are the places as a list, the legal targets first, and how many targets there are.
func (b *Board) Rows() (targets int, rows []*parts.Row) { return listed(b.data) }

func listed(data Data) (targets int, rows []*parts.Row) {
	for _, wanted := range []bool{true, false} {
		for _, of := range data.Places {
			if of.Target == wanted && of.Title != "" && (of.Target || of.Spoken != "") {
				rows = append(rows, parts.NewRow(row(of, data.Tap)))
			}
		}
		if wanted {
			targets = len(rows)
		}
	}
	return targets, rows
}

// row is a place as a row of the list.
func row(of Place, tap func(int)) parts.RowData {
	row := parts.RowData{Title: of.called(), Words: of.Spoken, Chosen: of.Chosen, Here: true}
	if of.Target {
		row.Icon, row.Trail = parts.IconCheck, wording.L("Possible")
	}
	if tap != nil {
		row.Tap = func() { tap(of.ID) }
	}
	return row
}

// Nested are the rows.
func (l *list) Nested() []fyne.CanvasObject { return []fyne.CanvasObject{l.scroll} }
