package group

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/box"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
)

// who is the key that chooses whose duels are shown: mark, name and an arrow on a pill.
type who struct {
	parts.Control
	surface *box.Surface
	mark    *parts.SeatMark
	name    *parts.Words
	open    bool
}

func newWho(seat int, name string, open bool, tap func()) *who {
	w := &who{Control: parts.Control{Label: lang.L("Head to head of {{.Player}}: choose another person", map[string]any{"Player": name}), Tap: tap}, open: open}
	w.surface, w.mark = box.NewSurface(box.Face{}), parts.NewSeatMark(seat, duelMark)
	w.name = parts.NewBody(name).Bold().Lines(1).Squeezed(nameTight)
	w.Extend(w)
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

// CreateRenderer draws surface, mark, name, arrow and ring.
func (w *who) CreateRenderer() fyne.WidgetRenderer {
	ring, arrow := parts.NewRing(), &canvas.Image{FillMode: canvas.ImageFillContain}
	return box.Draw(w, box.Scene{
		Objects: append([]fyne.CanvasObject{w.surface, w.mark, w.name, arrow}, ring.Objects()...),
		Min: func() fyne.Size {
			return fyne.NewSize(2*whoEdge+2*duelGap+w.mark.MinSize().Width+w.name.MinSize().Width+w.side(), box.Size(w, look.TapTarget))
		},
		Layout: func(area fyne.Size) {
			w.surface.Resize(area)
			ring.Layout(area)
			mark, side, high := w.mark.MinSize(), w.side(), w.name.MinSize().Height
			box.Place(w.mark, whoEdge, (area.Height-mark.Height)/2, mark.Width, mark.Height)
			left := whoEdge + mark.Width + duelGap
			box.Place(w.name, left, (area.Height-high)/2, area.Width-left-duelGap-side-whoEdge, high)
			box.Place(arrow, area.Width-whoEdge-side, (area.Height-side)/2, side, side)
		},
		Refresh: func() {
			w.surface.Set(box.Face{Fill: w.Fill(look.Card), Line: look.Outline, Corner: box.Size(w, look.TapTarget) / 2})
			w.mark.Refresh()
			w.name.Refresh()
			sign := parts.IconDown
			if w.open {
				sign = parts.IconUp
			}
			parts.DrawIcon(w, arrow, sign, look.TextLess)
			ring.Show(&w.Control, box.Size(w, look.TapTarget)/2)
		},
	})
}
