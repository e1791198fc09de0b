package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
)

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
