package group

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// duel is how often one person placed before another one, and the other way round: one bar of two colours, with a tick in its middle.
type duel struct {
	box.Widget
	own, other        int // seats, for their marks
	before, behind    int
	label             string
	left, right, name *parts.Words
	mark              *parts.SeatMark
	bars              [2]*canvas.Rectangle
	tick              *canvas.Rectangle
}

var _ fyne.Accessible = (*duel)(nil)

// newDuel takes the two people by their places in the group, from 0.
func newDuel(people []string, own, other, before, behind int) *duel {
	d := &duel{own: own + 1, other: other + 1, before: before, behind: behind, tick: &canvas.Rectangle{}}
	d.label = wording.L("{player} before {other}: {before}. Behind: {behind}",
		people[own], people[other], before, behind)
	d.left, d.right = parts.NewBody(parts.Number(before)).Bold(), parts.NewBody(parts.Number(behind)).Bold()
	d.name, d.mark = parts.NewBody(people[other]).Lines(1).Squeezed(nameTight), parts.NewSeatMark(other+1, duelMark)
	for i := range d.bars {
		d.bars[i] = &canvas.Rectangle{CornerRadius: barCorner}
	}
	d.Build(d, box.Laid(d.least, d.arrange, d.left, d.bars[0], d.bars[1], d.tick, d.right, d.mark, d.name), d.dress)
	return d
}

// Measures of a duel, in device-independent pixels at text step 1.
const (
	duelMark  = 26
	duelGap   = 8
	barCorner = 3
	tickWide  = 2
	nameTight = 0.75
	nameShare = 0.28 // of the width: the most that a name takes
)

// AccessibilityLabel is the duel in words.
func (d *duel) AccessibilityLabel() string { return d.label }

// least is the least size.
func (d *duel) least() fyne.Size {
	side := d.mark.MinSize()
	return fyne.NewSize(4*side.Width+2*d.number(), max(side.Height, d.name.MinSize().Height)+2)
}

// dress gives the bars their colours.
func (d *duel) dress() {
	for i, seat := range []int{d.own, d.other} {
		mark, _ := look.MarkOf(seat)
		d.bars[i].FillColor = mark.Colour
	}
	d.bars[0].Hidden, d.bars[1].Hidden = d.before == 0, d.behind == 0
	d.tick.FillColor, d.tick.Hidden = box.Paint(d, look.Card), d.before == d.behind
}

// number is the width of a number, of one with two digits at least: bars below one another begin and end alike.
func (d *duel) number() float32 {
	two := parts.Measure("00", box.Size(d, look.Body), fyne.TextStyle{Bold: true}).Width
	return max(d.left.Natural(), d.right.Natural(), two) + 1
}

func (d *duel) arrange(area fyne.Size) {
	side, number, high := d.mark.MinSize().Width, d.number(), d.left.MinSize().Height
	name := area.Width * nameShare
	room := max(0, area.Width-name-side-2*number-4*duelGap)
	middle := (area.Height - high) / 2
	box.Place(d.left, 0, middle, number, high)
	at, top := number+duelGap, (area.Height-duelBar)/2
	own := room / 2
	if all := d.before + d.behind; all > 0 {
		own = room * float32(d.before) / float32(all)
	}
	const apart = 2
	box.Place(d.bars[0], at, top, max(0, own-apart), duelBar)
	box.Place(d.bars[1], at+own+apart, top, max(0, room-own-apart), duelBar)
	box.Place(d.tick, at+room/2-tickWide/2, top, tickWide, duelBar)
	box.Place(d.right, at+room+duelGap, middle, number, high)
	x := at + room + number + 2*duelGap
	box.Place(d.mark, x, (area.Height-side)/2, side, side)
	box.Place(d.name, x+side+duelGap, (area.Height-d.name.MinSize().Height)/2, max(1, area.Width-x-side-duelGap), d.name.MinSize().Height)
}
