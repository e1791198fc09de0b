package room

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/tables"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
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
