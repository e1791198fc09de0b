package group

import (
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// who is the key that chooses whose duels are shown: mark, name and an arrow on a pill.
type who struct {
	parts.Control
	mark *parts.SeatMark
	name *parts.Words
}

func newWho(seat int, name string, open bool, tap func()) *who {
	w := &who{Control: parts.Control{Label: wording.L("Head to head of {player}: choose another person", name), Tap: tap}}
	w.mark = parts.NewSeatMark(seat, duelMark)
	w.name = parts.NewBody(name).Bold().Lines(1).Squeezed(nameTight)
	surface, arrow := box.NewSurface(box.Face{}), &canvas.Image{FillMode: canvas.ImageFillContain}
	row := box.Row(duelGap, w.mark, box.Breaks(w.name), box.Square(arrow, w.side))
	target, round := box.Named(look.TapTarget), box.Times(look.TapTarget, 0.5)
	sign := parts.IconDown
	if open {
		sign = parts.IconUp
	}
	w.Build(w, container.NewStack(surface, box.FixedBy(box.Pad(row, whoEdge, 0), nil, target)), round, func() {
		surface.Set(box.Face{Fill: w.Fill(look.Card), Line: look.Outline, Corner: round()})
		parts.DrawIcon(w, arrow, sign, look.TextLess)
	})
	return w
}

// Measures of the pill, in device-independent pixels.
const (
	whoEdge = 16
	whoMost = 200
)

// Natural is the width at which the name needs no smaller letters.
func (w *who) Natural() float32 {
	return min(whoMost, 2*whoEdge+2*duelGap+w.mark.MinSize().Width+w.name.Natural()+w.side())
}

func (w *who) side() float32 { return box.Size(w, look.Body) * 1.2 }
