package parts

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"

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
}

func newSeatTile(list *SeatList, seat int) *seatTile {
	t := &seatTile{list: list, seat: seat, mark: newGrip(list, seat)}
	t.name = NewWords("", look.Label, look.Text).Bold().Lines(1).Squeezed(tileSqueeze)
	t.plays = NewWords("", look.Caption, look.Accent).Lines(1).Squeezed(tileSqueeze)
	t.Tap = func() { list.toggle(seat) }
	t.Extend(t)
	return t
}

// tileSqueeze is how small the letters of a tile become before they are cut, as a share of their size.
const tileSqueeze = 0.75

// show takes what the list says of the seat.
func (t *seatTile) show() {
	name, plays := t.list.names[t.seat], ""
	if t.app() {
		plays = lang.L("the app plays")
	}
	t.name.SetText(ShortWords(name))
	t.plays.SetText(plays)
	box.SetVisible(t.plays, plays != "")
	t.Label = Sentences(lang.L("{{.Seat}}: {{.Name}}", map[string]any{"Seat": t.mark.AccessibilityLabel(), "Name": name}), plays)
	t.Refresh()
}

// app reports whether the app plays the seat.
func (t *seatTile) app() bool { return t.list.app != nil && t.list.app(t.list.names[t.seat]) }

// left is where the words begin.
func (t *seatTile) left() float32 { return t.mark.MinSize().Width + 2*box.Size(t, look.Grid) }

// CreateRenderer draws surface, mark, name and ring.
func (t *seatTile) CreateRenderer() fyne.WidgetRenderer {
	surface, ring := &canvas.Rectangle{}, NewRing()
	return box.Draw(t, box.Scene{
		Objects: append([]fyne.CanvasObject{surface, t.mark, t.name, t.plays}, ring.Objects()...),
		Min: func() fyne.Size {
			return fyne.NewSize(t.left()+box.Size(t, look.Body)*3, max(box.Size(t, look.TapTarget), t.mark.MinSize().Height+2*box.Size(t, look.Grid)))
		},
		Layout: func(area fyne.Size) {
			surface.Resize(area)
			ring.Layout(area)
			mark, left := t.mark.MinSize(), t.left()
			room := area.Width - left - box.Size(t, look.Grid)
			name, plays := box.HeightAt(t.name, room), float32(0)
			if t.plays.Visible() {
				plays = box.HeightAt(t.plays, room)
			}
			top := (area.Height - name - plays) / 2
			box.Place(t.mark, box.Size(t, look.Grid), (area.Height-mark.Height)/2, mark.Width, mark.Height)
			box.Place(t.name, left, top, room, name)
			box.Place(t.plays, left, top+name, room, plays)
		},
		Refresh: func() {
			fill, line, ink := t.Fill(look.Card), look.Outline, look.Accent
			if t.app() {
				line = look.Gold
			}
			if t.list.open == t.seat {
				fill, line, ink = look.Choice, look.Outline, look.Text
			}
			box.Dress(t, surface, fill, line)
			t.name.Refresh()
			t.plays.SetColour(ink)
			t.plays.Refresh()
			t.mark.Refresh()
			ring.Show(&t.Control, box.Size(t, look.Radius))
		},
	})
}

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
