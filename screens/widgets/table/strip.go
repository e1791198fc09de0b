package table

import (
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

// strip says whose turn it is, with the way back and the menu at its ends.
type strip struct {
	widget.BaseWidget
	felt       look.Felt
	scrim      *box.Surface
	bar        *canvas.Rectangle // in the colour of the seat
	back, menu *parts.IconButton
	marks      *fyne.Container
	who, step  *parts.Words
	said       string          // what is awaited, of which the step shows what there is room for
	briefs     []string        // the same in fewer words, the longest first
	time       *Count          // the clock of who is awaited
	timed      bool            // it is seen, where there is room
	timeEnd    fyne.Position   // the middle of its right edge
	sign       *fyne.Container // whose device this is; empty where it is everybody's
	seat       int
	called     int // the seat of this device, while it is its turn and it hasn't acted yet; 0: it isn't
}

// Shares of their size down to which letters become smaller before a name is cut: those of look.Label and of look.Body, to look.Least.
const (
	least     = 0.8
	leastBody = 0.89
)

// mostMarks is how many seats are shown by their marks; where more are awaited the words say it.
const mostMarks = 2

// Sides of a seat's mark in the strip, in device-independent pixels at text step 1: the usual one, and beside one line of large letters.
const (
	markSide = 34
	markLow  = 26
)

func newStrip(felt look.Felt, back, menu func()) *strip {
	s := &strip{felt: felt, scrim: box.NewSurface(box.Face{Fill: felt.Scrim}), bar: &canvas.Rectangle{}, marks: container.NewHBox(), sign: container.NewStack()}
	s.back = parts.NewIconButton(parts.IconBack, wording.L("Back"), back)
	s.menu = parts.NewIconButton(parts.IconMore, wording.L("More"), menu)
	s.who = parts.NewWords("", look.Label, look.Text).Bold().Head(1).Lines(1).Squeezed(least).Aloud()
	s.step = parts.NewWords("", look.Body, felt.Less).Lines(1).Squeezed(leastBody).Aloud()
	s.time = NewCount(parts.NoIcon, "", "")
	s.time.Hide()
	s.ExtendBaseWidget(s)
	return s
}

// say says who is awaited and for what.
func (s *strip) say(seats []int, who, step string) {
	s.marks.Objects = nil
	for _, seat := range seats {
		if seat > 0 && len(seats) <= mostMarks {
			side := float32(markSide)
			if parts.TextStep() >= oneLineStep {
				side = markLow
			}
			s.marks.Add(parts.NewSeatMark(seat, side/float32(min(2, len(seats)))))
		}
	}
	s.who.SetText(who)
	s.said = step
	s.step.SetText(step)
	s.Refresh()
}

// brief tells it in what fewer words it can say what is awaited.
func (s *strip) brief(briefs []string) {
	if !slices.Equal(s.briefs, briefs) {
		s.briefs = briefs
		s.Refresh()
	}
}

// spoken is what a width has room for of what is awaited: all of it, its first sentence, or the same in fewer words.
func (s *strip) spoken(room float32) string {
	first, _, _ := strings.Cut(s.said, ". ")
	first = strings.TrimSuffix(first, ".")
	for _, text := range append([]string{s.said, first}, s.briefs...) {
		if s.step.Holds(text, room) {
			return text
		}
	}
	return first
}

// clock shows whose time it is beside the name, in digits and in words; nothing while it is nobody's. The name leaves it the same room
// whatever it shows.
func (s *strip) clock(seen bool, digits, words string) {
	before := s.timeRoom()
	s.time.set(digits, words)
	if s.timed = seen; s.timeRoom() != before {
		s.Refresh()
		return
	}
	s.placeTime()
}

// ink is the colour of the name.
func (s *strip) ink() fyne.ThemeColorName {
	if s.called > 0 {
		return look.SeatInk(s.called)
	}
	return look.Text
}

// timeRoom is the width of a clock, whatever its digits are.
func (s *strip) timeRoom() float32 {
	if !s.timed {
		return 0
	}
	const usual = "00:00"
	widest := strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return '0'
		}
		return r
	}, s.time.words.Text())
	if len(widest) < len(usual) {
		widest = usual
	}
	return parts.Measure(widest, box.Size(s, look.Body), fyne.TextStyle{Bold: true}).Width + gap
}

// placeTime places the clock, which ends where it did.
func (s *strip) placeTime() {
	size := s.time.MinSize()
	box.Place(s.time, s.timeEnd.X-size.Width, s.timeEnd.Y-size.Height/2, size.Width, size.Height)
}

// set colours the bar for a seat.
func (s *strip) set(seat int) {
	if s.seat != seat {
		s.seat = seat
		s.Refresh()
	}
}

// own shows whose device this is, and called that it is its turn.
func (s *strip) own(seat int, called bool) {
	s.sign.Objects, s.called = nil, 0
	if seat > 0 {
		s.sign.Objects = []fyne.CanvasObject{newOwnSign(seat)}
	}
	face := box.Face{Fill: s.felt.Scrim}
	if called {
		s.called = seat
		face.Fill = look.SeatColour(seat)
	}
	ink := s.ink()
	s.time.words.SetColour(ink)
	s.scrim.Set(face)
	s.who.SetColour(ink)
	for _, b := range []*parts.IconButton{s.back, s.menu} {
		b.SetInk(ink)
	}
	box.SetVisible(s.marks, !called)
	s.Refresh()
}

// newOwnSign is a phone with the mark of the seat whose device this is.
func newOwnSign(seat int) fyne.CanvasObject {
	const phone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 44" width="28" height="44"><rect x="1.5" y="1.5" width="25" height="41" rx="5" fill="#101820" stroke="#F3F0E8" stroke-width="2"/><rect x="10" y="37" width="8" height="2.5" rx="1.2" fill="#F3F0E8"/></svg>`
	drawing := parts.NewDrawing(fyne.NewStaticResource("phone.svg", []byte(phone)), canvas.ImageFillContain, 0)
	return box.Fixed(container.NewStack(drawing, container.NewCenter(parts.NewSeatMark(seat, ownMark))), ownWide, ownTall)
}

// Measures of the sign of one's own device, in device-independent pixels.
const (
	ownMark          = 20
	ownWide, ownTall = 28, 44
)

// Nested are the keys and the words.
func (s *strip) Nested() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.back, s.marks, s.who, s.time, s.step, s.sign, s.menu}
}

// stripLeast is the least height of a strip, in device-independent pixels.
const stripLeast = 56

// barHigh is the height of the line in the colour of the seat, in device-independent pixels.
const barHigh = 3

// CreateRenderer draws scrim, line, marks and words.
func (s *strip) CreateRenderer() fyne.WidgetRenderer {
	return box.Draw(s, box.Scene{
		Objects: []fyne.CanvasObject{s.scrim, s.bar, s.back, s.marks, s.who, s.time, s.step, s.sign, s.menu},
		Min:     func() fyne.Size { return fyne.NewSize(200, stripLeast) },
		Layout: func(area fyne.Size) {
			s.scrim.Resize(area)
			box.Place(s.bar, 0, area.Height-barHigh, area.Width, barHigh)
			key := s.back.MinSize().Width
			box.Place(s.back, 0, (area.Height-key)/2, key, key)
			box.Place(s.menu, area.Width-key, (area.Height-key)/2, key, key)
			marks := s.marks.MinSize()
			box.Place(s.marks, key, (area.Height-marks.Height)/2, marks.Width, marks.Height)
			left := key + marks.Width + box10
			if marks.Width == 0 || !s.marks.Visible() {
				left = key + gap
			}
			sign := s.sign.MinSize()
			box.Place(s.sign, area.Width-key-sign.Width, (area.Height-sign.Height)/2, sign.Width, sign.Height)
			room := max(1, area.Width-left-key-sign.Width)
			time := s.timeRoom()
			box.SetVisible(s.time, time > 0 && s.who.MinSize().Width <= room-time)
			if !s.time.Visible() {
				time = 0
			}
			s.lay(left, room, time, area.Height-barHigh)
		},
		Refresh: func() {
			s.bar.FillColor = seatColour(s.seat, s)
			canvas.Refresh(s.bar)
			for _, o := range []fyne.CanvasObject{s.scrim, s.who, s.time, s.step, s.marks, s.sign, s.back, s.menu} {
				o.Refresh()
			}
		},
	})
}

// lay places name, time and words, in a width behind the marks of which the time takes some.
func (s *strip) lay(left, room, time, high float32) {
	named := room - time
	s.step.SetText(s.spoken(room))
	s.step.Refresh()
	who, step := box.HeightAt(s.who, named), box.HeightAt(s.step, room)
	if s.said == "" {
		step = 0
	}
	one := who+step > high // there is room for one line
	s.step.Head(0)
	switch {
	case one && s.marks.Visible() && s.marks.MinSize().Width > 0:
		who, room = 0, named // the mark says it, and the time stands behind it
		s.step.SetText(s.spoken(room))
		s.step.Head(1)
	case one:
		step = 0
	}
	box.SetVisible(s.who, who > 0)
	switch {
	case s.called > 0:
		s.step.SetColour(look.SeatInk(s.called))
	case one:
		s.step.SetColour(look.Text)
	default:
		s.step.SetColour(s.felt.Less)
	}
	top, line := (high-who-step)/2, who
	if who == 0 {
		line = step
	}
	box.Place(s.who, left, top, named, who)
	s.timeEnd = fyne.NewPos(left+named+time, top+line/2)
	s.placeTime()
	box.SetVisible(s.step, step > 0)
	box.Place(s.step, left, top+who, room, step)
}

// box10 is the space between a mark and the words, in device-independent pixels.
const box10 = 10

// chip is one seat on the rail.
type chip struct {
	parts.Control
	surface *box.Surface
	mark    *parts.SeatMark
	name    *parts.Words
	row     *fyne.Container
	board   *fyne.Container // in place of all other; nil: it is no board
	time    *parts.Words    // under it; hidden without a clock
	shown   []fyne.CanvasObject
	named   bool
	between float32 // the parts of the row
}

// Measures of a chip, in device-independent pixels: the side of its mark, the space between its parts, its edge, and how far a time reaches
// into the line above it.
const (
	chipMark     = 26
	chipGap      = 4
	chipEdge     = 7
	boardPicture = 64
	chipTight    = 4  // edge, where there is no room for more
	chipSmall    = 22 // the side of the mark there
	timeOver     = 5
)

func newChip(data Chip, felt look.Felt) *chip {
	c := &chip{between: chipGap, surface: box.NewSurface(box.Face{Fill: felt.Scrim, Line: felt.Line, Corner: quietCorner})}
	c.Label, c.Tap = parts.Sentences(data.Name, data.Spoken), data.Tap
	c.mark = parts.NewSeatMark(data.Seat, chipMark)
	c.name = parts.NewWords(data.Name, look.Body, look.Text).Bold().Lines(1).Squeezed(leastBody)
	c.name.Hide()
	c.time = parts.NewWords(data.Time, look.Least, look.Text)
	if c.row = box.RowBy(func() float32 { return c.between }, c.name, box.Spring()); data.Picture != nil {
		counts := box.Row(gap, data.Show...)
		title := box.Row(chipGap, c.mark, parts.NewWords(data.Name, look.Label, look.Text).Bold().Lines(1), box.Spring())
		c.board = box.Row(gap, box.Fixed(data.Picture, boardPicture, boardPicture*3/4), box.Grow(box.Column(0, box.Spring(), title, counts, box.Spring())))
		if data.Acts {
			c.surface.Set(box.Face{Fill: felt.Scrim, Line: look.SeatColour(data.Seat), Band: barHigh, Corner: keyCorner})
		}
		c.Extend(c)
		return c
	}
	c.shown = data.Show
	for _, o := range data.Show {
		c.row.Add(o)
	}
	c.Extend(c)
	return c
}

// setNamed shows the name where there is room.
func (c *chip) setNamed(named bool) {
	if c.named != named {
		c.named = named
		box.SetVisible(c.name, named)
		c.Refresh()
	}
}

// beside places the mark, and tells what it leaves of the chip.
func (c *chip) beside(area fyne.Size, edge, side float32) (left, room float32) {
	c.mark.SetHeight(side)
	mark := c.mark.MinSize()
	box.Place(c.mark, edge, (area.Height-mark.Height)/2, mark.Width, mark.Height)
	left = edge + mark.Width + edge/2
	return left, area.Width - left - edge
}

// CreateRenderer draws pill, mark and numbers.
func (c *chip) CreateRenderer() fyne.WidgetRenderer {
	ring, objects := parts.NewRing(), []fyne.CanvasObject{c.surface, c.mark, c.row, c.time}
	if c.board != nil {
		objects = []fyne.CanvasObject{c.surface, c.board}
	}
	return box.Draw(c, box.Scene{
		Objects: append(objects, ring.Objects()...),
		Min:     func() fyne.Size { return fyne.NewSquareSize(box.Size(c, look.TapTarget)) },
		Layout: func(area fyne.Size) {
			c.surface.Resize(area)
			ring.Layout(area)
			if c.board != nil {
				box.Place(c.board, gap, 0, area.Width-2*gap, area.Height)
				return
			}
			left, room := c.beside(area, chipEdge, chipMark)
			low, time := float32(0), c.time.MinSize()
			box.SetVisible(c.time, c.time.Text() != "" && c.time.Natural() <= room && c.row.MinSize().Height+time.Height-timeOver <= area.Height)
			if c.time.Visible() {
				low = time.Height - timeOver
				box.Place(c.time, left, area.Height-low-timeOver, room, low+timeOver)
			}
			c.between = chipGap
			narrow := func() bool { return c.row.MinSize().Width > room }
			for _, o := range c.shown { // the last of them says most
				o.Show()
				if count, ok := o.(*Count); ok {
					count.setSigned(true)
				}
			}
			if narrow() && !c.named { // nearly all of it is the mark
				if left, room = c.beside(area, chipTight, chipSmall); narrow() {
					c.between = 1
				}
			}
			for i, o := range c.shown {
				if last := i == len(c.shown)-1; narrow() && last {
					if count, ok := o.(*Count); ok {
						count.setSigned(false)
					}
					box.SetVisible(o, !narrow())
				} else if narrow() {
					o.Hide()
				}
			}
			box.Place(c.row, left, 0, room, area.Height-low)
		},
		Refresh: func() {
			for _, o := range objects {
				o.Refresh()
			}
			ring.Show(&c.Control, quietCorner)
		},
	})
}
