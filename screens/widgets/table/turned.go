package table

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// answerHigh is the height, at text step 1, of a row for another seat's answer that holds no other key.
const answerHigh = 48

// waiting stands where the gold key of a seat is, while another seat answers it.
type waiting struct {
	box *fyne.Container
}

func newWaiting() *waiting {
	w := &waiting{box: container.NewStack()}
	w.box.Hide()
	return w
}

// set names who waits for whom; a dock that isn't turned over has nobody who waits.
func (w *waiting) set(felt look.Felt, d Dock) {
	w.box.Objects = nil
	if d.Waiting != "" {
		words := parts.NewWords(d.Waiting, look.Label, felt.Less).Bold().Lines(1).Squeezed(least)
		w.box.Objects = []fyne.CanvasObject{
			box.NewSurface(box.Face{Line: felt.Line, Corner: goldCorner}),
			box.Pad(box.Row(gap, parts.NewSeatMark(d.Turn, chipMark), box.Grow(words)), margin, 0),
		}
	}
	w.box.Refresh()
}

// tone is that of the keys now: of the felt, or of the seat that answers in another one's turn.
func (p *Page) tone() look.Felt {
	if p.turned() {
		return look.SeatFelt(p.dockData.Seat)
	}
	return p.felt
}

// turned reports whether the dock lies at the other side, with the keys of a seat that answers.
func (p *Page) turned() bool {
	return p.dockData.Turn > 0 && p.dockData.Seat > 0 && p.dockData.Turn != p.dockData.Seat
}

// dressTone paints dock and keys in their tone.
func (p *Page) dressTone() {
	tone := p.tone()
	p.dock.Set(box.Face{Fill: tone.Dock, Corner: dockCorner})
	for _, b := range append(p.Others[:], p.Main, p.Side, p.End) {
		b.setFelt(tone)
	}
	p.Main.setGold(!p.turned())
	p.rest.Set(box.Face{Fill: p.felt.Dock, Line: p.felt.Line})
	p.waits.set(p.felt, p.dockData)
}

// across has the keys of who answers hang from under the strip, the other keys first, so that nothing else moves them. It leaves at the
// lower edge who waits, with undo, and returns where the one ends and the other begins.
func (p *Page) across(size fyne.Size, left, wide, head float32) (from, to float32) {
	up := Grown()
	y := head + gap + edgeWide
	row := func(o fyne.CanvasObject, high float32) {
		if o.Visible() {
			put(o, area{left, y, wide, high})
			y += high + gap
		}
	}
	foot := size.Height - free - undoHigh*up
	main := foot - gap - mainHigh*up
	to = main - gripTop
	open := float32(edgeWide)
	if len(p.above.Objects) == 0 { // a lesson leads: its note has the room
		open = answerFelt * size.Height
	}
	share := p.spareAcross(to-y-edgeWide-open, wide, up)
	for _, b := range p.Others {
		b.SetOver(share && len(p.row) == MostOthers && b.data.Price+b.data.Cost == "")
		if !share {
			row(b, otherHigh*up)
		}
	}
	if share {
		p.otherKeys(area{left, y, wide, otherHigh * up}, 1)
		y += otherHigh*up + gap
	}
	if p.hint.Visible() || p.Main.Visible() || p.Side.Visible() {
		high := float32(otherHigh)
		if p.Main.Visible() {
			high = mainHigh
		}
		p.mainRow(area{left, y, wide, high * up}, sideWide*up)
		y += high*up + gap
	}
	row(p.End, answerHigh*up)
	row(p.own, ownHigh*up)
	from = y + edgeWide
	put(p.edge, area{0, from - 2*dockCorner, size.Width, 2 * dockCorner})
	p.edge.CornerRadius = dockCorner
	put(p.dock, area{0, head - dockCorner, size.Width, from - edgeWide - head + dockCorner})
	p.undoRow(area{left, foot, min(wide, undoWide), undoHigh * up})
	put(p.rest, area{-dockCorner, to, size.Width + 2*dockCorner, size.Height - to + dockCorner})
	put(p.waits.box, area{left, main, wide, mainHigh * up})
	return from, to
}

// answerFelt is the least share of the window that the keys of who answers leave to the felt, as drawn in raid-defend.
const answerFelt = 0.43

// spareAcross leaves out what says least where the keys of who answers have no room: the hint, which the strip says too, then the own
// line. It reports whether the other keys share a row: two do before the own line goes, three don't.
func (p *Page) spareAcross(room, wide, up float32) (share bool) {
	box.SetVisible(p.hint, p.hint.data != nil && !p.sheet.open)
	need := float32(0)
	count := func(o fyne.CanvasObject, high float32) float32 {
		if !o.Visible() {
			return 0
		}
		return high*up + gap
	}
	rows := p.otherRows(wide)
	others := 0
	if slices.ContainsFunc(p.Others[:], (*Button).Visible) {
		others = min(len(p.row), MostOthers) // a place that is free has its room too
	}
	need += float32(others) * (otherHigh*up + gap)
	sharing := func() {
		if !share && others > 1 && rows == 1 && need > room {
			share, need = true, need-float32(others-1)*(otherHigh*up+gap)
		}
	}
	need += count(p.End, answerHigh) + count(p.own, ownHigh)
	if p.Main.Visible() || p.Side.Visible() {
		need += mainHigh*up + gap
	} else if hint := count(p.hint, otherHigh); need+hint > room {
		p.hint.Hide()
	} else {
		need += hint
	}
	if others < MostOthers {
		sharing()
	}
	if own := count(p.own, ownHigh); own > 0 && need > room {
		p.own.Hide()
		need -= own
	}
	sharing()
	return share
}
