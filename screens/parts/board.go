package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/lang"
	"fyne.io/fyne/v2/widget"

	"tablekeeper/screens/look"
)

// PlaceShape is how a place of a board is drawn.
type PlaceShape uint8

// The shapes of places.
const (
	PlaceCircle   PlaceShape = iota
	PlaceHexPoint            // a hex with a corner upwards
	PlaceHexFlat             // a hex with a side upwards
	PlaceSquare
	PlaceDot // a small disc: a space on a line
)

// PlaceData is one place of a board.
type PlaceData struct {
	ID     int           // told when it is tapped; unique on the board
	At     fyne.Position // its middle, in units of the board
	Size   float32       // from the middle to a corner, a side of the square, or the edge of the circle, in units
	Shape  PlaceShape
	Title  string              // its name: inside or beside it where there is room, and in the list
	Spoken string              // what lies there, in words; "" leaves a place that is no target out of the list
	Fill   fyne.ThemeColorName // "": that of a card
	Label  string              // a few characters in its middle, always shown
	Marks  []BoardMark         // what stands there
	Target bool                // a legal target: solid outline and dot
	Chosen bool
	Dim    bool // out of play for now
	Plain  bool // its title is drawn only where the place is large: there are many like it
}

// BoardMark is one thing that stands on a place: a seat's mark or a sign, with a few characters beside it.
type BoardMark struct {
	Seat int  // 1 to 6: its shape, colour and letter
	Icon Icon // where Seat is 0
	Text string
}

// LineStyle is how a line of a board is drawn.
type LineStyle uint8

// The styles of lines.
const (
	LinePlain LineStyle = iota
	LineThick
	LineDashed
)

// LineData is a straight line of a board, beneath the places: a route, or a border between areas.
type LineData struct {
	From, To fyne.Position // in units of the board
	Style    LineStyle
	Colour   fyne.ThemeColorName // "": that of outlines
	Label    string              // in its middle
}

// BoardData is what a board shows. Later places are drawn over earlier ones.
type BoardData struct {
	Title  string // what the board is, for a screen reader
	Lines  []LineData
	Places []PlaceData
	Tap    func(id int) // nil: the board is only looked at
}

// Board is a map of places and lines: it fits its area, can be zoomed and moved, and is also a list.
type Board struct {
	widget.BaseWidget
	data                   BoardData
	window                 *boardWindow
	list                   *boardList
	larger, smaller, whole *IconButton
	listed                 *IconButton
}

// NewBoard is an empty board.
func NewBoard() *Board {
	b := &Board{}
	b.window, b.list = newBoardWindow(b), newBoardList()
	b.larger = NewIconButton(IconPlus, lang.L("Larger"), func() { b.window.zoom(zoomStep) }).Outlined()
	b.smaller = NewIconButton(IconMinus, lang.L("Smaller"), func() { b.window.zoom(1 / zoomStep) }).Outlined()
	b.whole = NewIconButton(IconWhole, lang.L("Show the whole board"), func() { b.window.see(b.window.view.fitted()) }).Outlined()
	b.listed = NewIconButton(IconList, lang.L("As a list"), b.turn).Outlined()
	b.list.Hide()
	b.ExtendBaseWidget(b)
	b.atZoom()
	return b
}

// Set shows a position. Zoom and place stay as they are while the board itself keeps its bounds.
func (b *Board) Set(data BoardData) {
	b.data = data
	b.window.show(data)
	if b.list.Visible() {
		b.list.show(data)
	}
}

// Listed tells whether the places are shown as a list.
func (b *Board) Listed() bool { return b.list.Visible() }

// turn changes between drawing and list.
func (b *Board) turn() {
	if b.list.Visible() {
		b.list.Hide()
		b.window.Show()
		b.listed.Set(IconList, lang.L("As a list"))
	} else {
		b.list.show(b.data)
		b.window.Hide()
		b.list.Show()
		b.listed.Set(IconMap, lang.L("As a drawing"))
	}
	b.atZoom()
	b.Refresh()
}

// atZoom greys the buttons that do nothing at the present zoom.
func (b *Board) atZoom() {
	zoom, drawn := b.window.view.zoom, !b.list.Visible()
	able(b.larger, drawn && zoom < mostZoom)
	able(b.smaller, drawn && zoom > leastZoom)
	able(b.whole, drawn && zoom > leastZoom)
}

// arrange gives the areas of the board and of its buttons: beside it or under it, whichever leaves the board larger.
func (b *Board) arrange(area fyne.Size) (board fyne.Size, buttons fyne.Position, step fyne.Delta) {
	side, gap := b.larger.MinSize().Width, size(b, look.Grid)
	beside, under := area.SubtractWidthHeight(side+gap, 0), area.SubtractWidthHeight(0, side+gap)
	v := b.window.view
	if area.Height >= 4*side+3*gap &&
		fitScale(v.least, v.most, v.edge, beside) >= fitScale(v.least, v.most, v.edge, under) || area.Width < 4*side+3*gap {
		return beside, fyne.NewPos(beside.Width+gap, max(0, area.Height-4*side-3*gap)), fyne.Delta{DY: side + gap}
	}
	return under, fyne.NewPos(max(0, area.Width-4*side-3*gap), under.Height+gap), fyne.Delta{DX: side + gap}
}

// nested are the list and the buttons.
func (b *Board) nested() []fyne.CanvasObject {
	return []fyne.CanvasObject{b.window, b.list, b.listed, b.whole, b.smaller, b.larger}
}

// CreateRenderer draws the board, or the list, and the buttons.
func (b *Board) CreateRenderer() fyne.WidgetRenderer {
	surface := &canvas.Rectangle{}
	buttons := []*IconButton{b.listed, b.whole, b.smaller, b.larger}
	return newScene(&scene{
		of:      b,
		objects: []fyne.CanvasObject{surface, b.window, b.list, b.listed, b.whole, b.smaller, b.larger},
		min: func() fyne.Size {
			side, gap := b.larger.MinSize().Width, size(b, look.Grid)
			return fyne.NewSize(4*side+3*gap, 2*side+gap)
		},
		layout: func(area fyne.Size) {
			board, at, step := b.arrange(area)
			place(surface, 0, 0, board.Width, board.Height)
			place(b.window, 0, 0, board.Width, board.Height)
			place(b.list, 0, 0, board.Width, board.Height)
			for _, button := range buttons {
				place(button, at.X, at.Y, button.MinSize().Width, button.MinSize().Height)
				at = at.AddXY(step.DX, step.DY)
			}
		},
		refresh: func() {
			dress(b, surface, look.Ground, look.Hairline)
			b.window.Refresh()
		},
	})
}

// boardList is the places of a board as rows.
type boardList struct {
	widget.BaseWidget
	rows   *fyne.Container
	scroll *container.Scroll
}

func newBoardList() *boardList {
	l := &boardList{rows: NewRows()}
	l.scroll = container.NewVScroll(l.rows)
	l.ExtendBaseWidget(l)
	return l
}

// show lists all places with a name that are targets or have something to tell.
func (l *boardList) show(data BoardData) {
	l.rows.Objects = nil
	for _, of := range data.Places {
		if of.Title == "" || !of.Target && of.Spoken == "" {
			continue
		}
		l.rows.Add(NewRow(boardRow(of, data.Tap)))
	}
	if len(l.rows.Objects) == 0 {
		l.rows.Add(NewRow(RowData{Title: lang.L("Nothing lies on the board.")}))
	}
	l.scroll.Content.Resize(fyne.NewSize(l.Size().Width, heightFor(l.scroll.Content, l.Size().Width)))
	l.scroll.Refresh()
}

// boardRow is a place as a row of the list.
func boardRow(of PlaceData, tap func(int)) RowData {
	row := RowData{Title: of.Title, Words: of.Spoken, Chosen: of.Chosen, Here: true}
	if of.Target {
		row.Icon, row.Trail = IconCheck, lang.L("Possible")
	}
	if tap != nil {
		row.Tap = func() { tap(of.ID) }
	}
	return row
}

// nested are the rows.
func (l *boardList) nested() []fyne.CanvasObject { return []fyne.CanvasObject{l.scroll} }

// CreateRenderer draws the rows.
func (l *boardList) CreateRenderer() fyne.WidgetRenderer {
	return newScene(&scene{
		of:      l,
		objects: []fyne.CanvasObject{l.scroll},
		min:     func() fyne.Size { return fyne.NewSize(1, 1) },
		layout: func(area fyne.Size) {
			l.rows.Resize(fyne.NewSize(area.Width, heightFor(l.rows, area.Width)))
			place(l.scroll, 0, 0, area.Width, area.Height)
		},
		refresh: func() {},
	})
}
