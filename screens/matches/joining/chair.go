package joining

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/tables"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Measures of a chair, in device-independent pixels.
const (
	chairWide   = 150
	chairHigh   = 118
	chairMark   = 46
	chairCorner = 16
	chairLip    = 5
)

// chair is a seat at the table of another device: who plays there, and how this device gets it. A taken one is only an outline.
type chair struct {
	parts.Control
	own, taken bool
	surface    *box.Surface
}

func newChair(seat int, s tables.Seat, own bool, line string, tap func()) *chair {
	c := &chair{own: own, taken: s.Claimed && !own, surface: box.NewSurface(box.Face{})}
	c.Label, c.Tap = parts.Sentences(s.Name, line), tap
	if own {
		c.Label = parts.Sentences(c.Label, wording.L("Chosen"))
	}
	name := parts.NewWords(s.Name, look.Label, look.Text).Bold().Centred().Lines(1).Squeezed(chairSqueeze)
	words := parts.NewLess(line).Centred().Lines(1).Squeezed(chairSqueeze)
	if own {
		words.SetColour(look.Text)
	}
	column := box.Column(0, box.Spring(), container.NewCenter(parts.NewSeatMark(seat, chairMark)), name, words, box.Spring())
	c.Build(c, container.NewStack(c.surface, box.AtLeast(box.PadBy(column, box.Named(look.Grid), box.Named(look.Grid)), nil, box.Just(chairHigh))), box.Just(chairCorner), c.dress)
	return c
}

// chairSqueeze is how small the letters of a chair become before they are cut, as a share of their size.
const chairSqueeze = 0.7

func (c *chair) dress() {
	face := box.Face{Fill: c.Fill(look.Card), Line: look.Hairline, Lip: look.Hairline, High: chairLip, Corner: chairCorner}
	switch {
	case c.own:
		face.Fill, face.Line, face.Band = look.Choice, look.Text, 2
	case c.taken:
		face = box.Face{Line: look.Hairline, Corner: chairCorner}
	}
	c.surface.Set(face)
}

// chairs are the seats of the table; a tap on one asks for it. What is to be known of one of them stands below.
func (p *join) chairs(j *joined, seats []tables.Seat) []fyne.CanvasObject {
	var chairs, told []fyne.CanvasObject
	you := j.guest.You()
	for i, s := range seats {
		seat := i + 1
		line, tap := freeWord(s), func() { p.chosen = seat; p.Refresh() }
		tell := func(words string) { told = append(told, parts.NewLess(words)) }
		switch {
		case seat == you.Seat:
			line, tap = wording.L("you"), nil
		case seat == you.Asks:
			line = wording.L("asked")
			tell(wording.L("Whoever plays here, or keeps the match, is asked whether this device gets the seat."))
		case seat == you.Refused:
			tell(wording.L("Not given to this device. Sit down to ask again."))
		case seat == you.Lost:
			tell(wording.L("Whoever keeps the match has taken this seat from this device. Sit down to ask for it."))
		case s.Twice:
			line = wording.L("open twice")
		case s.Claimed:
			line = wording.L("on another device")
		}
		own := seat == you.Seat
		if you.Seat <= 0 && you.Asks == 0 && seat == p.chosen {
			own, line = true, wording.L("your choice")
			if s.Guarded || s.Claimed {
				tell(wording.L("Whoever keeps the table is asked once."))
			}
		}
		if !j.guest.Live() {
			tap = nil
		}
		chairs = append(chairs, newChair(seat, s, own, line, tap))
	}
	return append([]fyne.CanvasObject{parts.NewGrid(chairWide, 2, chairs...)}, told...)
}

// freeWord is the word for a seat without a device.
func freeWord(s tables.Seat) string {
	if s.Guarded {
		return wording.L("ask first")
	}
	return wording.L("free")
}

// Measures of the table that was found, in device-independent pixels.
const (
	shownWide, shownHigh, shownGap = 160, 112, 14
	shownCorner                    = 18
)

// shown is the table as it is found: its picture, its game and what is awaited.
func (j *joined) shown() fyne.CanvasObject {
	welcome := j.guest.Welcome()
	words := parts.NewTightColumn(parts.NewSection(welcome.Host))
	if j.of == nil {
		words.Add(parts.NewLess(welcome.Game))
		return words
	}
	t := j.view.Table()
	words.Add(parts.NewLess(wording.L("{game}, move {number}", welcome.Game, len(t.Log()))))
	words.Add(parts.NewLess(game.TurnLine(t)))
	card := box.NewSurface(box.Face{Fill: look.Card, Line: look.Hairline, Corner: shownCorner})
	row := box.Row(shownGap, box.Breaks(box.PadBy(words, box.Named(look.Grid), box.Named(look.Gap))))
	if picture := parts.GamePicture(t.Game().Key); picture != "" {
		row.Objects = append([]fyne.CanvasObject{box.Fixed(picture.Cover(), shownWide, shownHigh)}, row.Objects...)
	}
	return container.NewStack(card, box.Pad(row, 1, 1))
}

// foot is the dock of a page about a table: the gold key, and under it one key of each side. They keep their places.
type foot struct {
	felt            look.Felt
	main, side, end *table.Button
	top, low, all   *fyne.Container
}

// Measures of the dock, in device-independent pixels.
const (
	mainHigh, lowHigh, footGap = 72, 48, 8
	footCorner                 = 22
	sideShare                  = 1.27 // how much wider than the other the key at the left is
)

func newFoot(felt look.Felt) *foot {
	f := &foot{felt: felt, main: table.NewButton(table.Gold, felt).Large(), side: table.NewButton(table.Quiet, felt), end: table.NewButton(table.Quiet, felt).Bold()}
	f.low = box.Laid(func() fyne.Size { return fyne.NewSize(200, grown(lowHigh)()) }, f.layLow, f.side, f.end)
	f.top = box.FixedBy(f.main, box.Just(0), grown(mainHigh))
	f.all = box.ColumnBy(func() float32 { return footGap }, f.top, f.low)
	return f
}

// grown is a height with letters of the size that people want.
func grown(high float32) box.Length {
	return func() float32 { return high * table.Grown() }
}

// under is a page over the dock, with what has to be said.
func (f *foot) under(said fyne.CanvasObject) interface {
	Page(objects ...fyne.CanvasObject) fyne.CanvasObject
} {
	return parts.NewFooted(said, f.all).On(box.NewSurface(box.Face{Fill: f.felt.Dock, Line: f.felt.Line, Corner: footCorner}))
}

// set shows keys; nil leaves a place empty.
func (f *foot) set(main, side, end *table.Key) {
	f.main.Set(main)
	f.side.Set(side)
	f.end.Set(end)
	box.SetVisible(f.top, main != nil)
	box.SetVisible(f.low, side != nil || end != nil)
	f.all.Refresh()
}

// layLow places the two keys under the gold one, at the right what ends.
func (f *foot) layLow(area fyne.Size) {
	left := (area.Width - footGap) * sideShare / (1 + sideShare)
	box.Place(f.side, 0, 0, left, area.Height)
	box.Place(f.end, left+footGap, 0, area.Width-left-footGap, area.Height)
}
