package table

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
)

// Measures of the page in device-independent pixels, at text step 1.
const (
	margin      = 16
	gap         = 8
	free        = 12 // under the lowest key
	stripHigh   = 64
	boardLeast  = 240 // the height that a board keeps between what lies over it and the other keys, before it goes on beneath those
	railTop     = 72
	railHigh    = 48
	ownHigh     = 48
	ownGap      = 14
	lowOwn      = 32 // the own line in the row of the grip
	otherHigh   = 64
	flatHigh    = 56 // of the other keys in larger letters, which have one line
	undoMore    = 20 // how much higher undo is at text step 2
	ownLess     = 12 // how much lower the own line is there
	mainHigh    = 72
	sideWide    = 88
	undoHigh    = 48
	endWide     = 142
	redoWide    = 48
	dockTop     = 14 // over the own line
	gripTop     = 20 // over the keys where there is no own line
	dockCorner  = 22
	gripDown    = 12 // from the dock's edge to the lower end of the bar that is pulled
	edgeWide    = 5
	frameWide   = 6 // of a seat's frame round the page
	fitSide     = 48
	sheetTop    = 96
	lowHeight   = 700 // of a window that has no own line
	keysWide    = 600 // the most that the keys of an upright tablet take
	oneLineStep = 1.5 // the text step from which the strip has one line, and the rail folds
	openEdge    = 8   // between the board and what lies over it
	nameEdge    = 40  // under the board where nothing lies over it: names stand there
)

// Panels of wide windows, in device-independent pixels.
const (
	panelLow     = 360 // of a phone on its side
	panelTablet  = 372
	panelDesktop = 400
	lowShare     = 0.43 // of the width that the panel of a small phone on its side has at most
)

// area is a place on the page.
type area struct{ x, y, wide, high float32 }

// put places an object with its edges at whole pixels: between them a browser draws edges otherwise than a window.
func put(o fyne.CanvasObject, a area) {
	whole := func(x float32) float32 { return float32(math.Round(float64(x))) }
	x, y := whole(a.x), whole(a.y)
	box.Place(o, x, y, max(0, whole(a.x+a.wide)-x), max(0, whole(a.y+a.high)-y))
}

// Grown is how much higher keys are with larger letters: a third at text step 1.5.
func Grown() float32 { return 1 + (parts.TextStep()-1)*2/3 }

// Beside reports whether the dock is a panel at the right in a window of that size.
func Beside(size fyne.Size) bool {
	return look.SideBySide(size) || size.Width >= 600 && size.Width > size.Height
}

// MinSize is small: the page takes what there is.
func (p *Page) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// Layout places everything in one of two arrangements.
func (p *Page) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	p.size = size
	p.step = parts.TextStep()
	put(p.ground, area{0, 0, size.Width, size.Height})
	put(p.frame, area{0, 0, size.Width, size.Height})
	if Beside(size) {
		p.beside(size)
		return
	}
	p.below(size)
}

// upright is a page with its dock at the lower edge while it is laid out, from the lowest keys upwards: how much of it each part leaves.
type upright struct {
	p          *Page
	size       fyne.Size
	up         float32 // how much higher keys are with larger letters
	left, wide float32 // of the keys
	head       float32 // where the strip ends
	from       float32 // where what stands over the felt ends
	other      float32 // the height of a row of other keys
	main, foot float32 // where the row of the main key begins, and that of undo
	top        float32 // where what is placed so far begins
	least      float32 // where the dock begins without other keys
	low        bool    // the window has no own line
	folded     bool    // the keys stand in one line, also in ordinary letters
	large      bool    // they do for whatever reason
	owned      bool    // the own line is shown
}

// below has the dock at the lower edge.
func (p *Page) below(size fyne.Size) {
	u := upright{
		p: p, size: size, up: Grown(), left: margin, wide: size.Width - 2*margin, other: otherHigh,
		low: size.Height < lowHeight, folded: p.dockData.Folded && !p.turned(),
	}
	if u.wide > keysWide {
		u.left, u.wide = (size.Width-keysWide)/2, keysWide
	}
	if u.head = stripHigh * u.up; p.step >= oneLineStep {
		u.head = stripHigh // it has one line
	}
	put(p.strip, area{0, 0, size.Width, u.head})
	p.log.Hide()
	p.all.Hide()
	p.more.Hide()
	u.firmKeys()
	u.from = p.overFelt(area{gap, u.head + gap, size.Width - 2*gap, 0})
	u.stackedKeys()
	u.ownLine()
	u.pulledUp()
	u.overBelow()
}

// firmKeys places the rows of undo and of the main key, which stay where they are.
func (u *upright) firmKeys() {
	p := u.p
	u.large = p.step > 1 && !p.turned() || u.folded
	switch {
	case u.folded && p.step == 1:
		u.other = fitSide
	case u.large:
		u.other = flatHigh
	}
	for _, b := range p.Others {
		b.SetFlat(u.large)
	}
	undo, main := undoHigh+undoMore*(p.step-1), mainHigh*u.up
	if u.low {
		main = mainHigh
	}
	u.foot = u.size.Height - free - undo
	p.lowerRow(area{u.left, u.foot, u.wide, undo})
	u.main = u.foot - gap - main
	p.mainRow(area{u.left, u.main, u.wide, main}, sideWide*u.up)
	u.top = u.main - gap
}

// stackedKeys places the other keys over those: all rows, or one that is scrolled, or none where they stand in the sheet.
func (u *upright) stackedKeys() {
	p := u.p
	rows := p.otherRows(u.wide)
	scrolled := rows > 1 && u.large && !p.sheet.open
	if scrolled {
		rows = 1
	}
	leads := rows > 0 && len(p.above.Objects) > 0 && u.top-float32(rows)*(u.other+gap)-gripTop < u.from
	if leads || rows > 0 && u.low && u.large && p.Main.Visible() { // what stands over the felt leads, or the board
		rows = 0
		for _, b := range p.Others {
			b.Hide()
		}
	}
	if rows > 0 {
		u.top -= float32(rows) * (u.other + gap)
		if at := (area{u.left, u.top + gap, u.wide, u.other}); scrolled {
			p.someKeys(at)
		} else {
			p.otherKeys(at, rows)
		}
	}
	for _, b := range p.Others { // three words stand under their pictures: side by side they have little room
		b.SetOver(rows == 1 && len(p.row) == MostOthers && b.data.Price+b.data.Cost == "")
	}
}

// ownLine places the own line over the keys, where there is one and room for it.
func (u *upright) ownLine() {
	p := u.p
	u.owned = len(p.dockData.Own) > 0 && !(u.low && len(p.above.Objects) > 0)      // what stands over the felt needs the room
	u.owned = u.owned && (!p.fan.open() || p.turned() || len(p.dockData.Rail) > 0) // nothing but the hand stands there
	box.SetVisible(p.own, u.owned && !p.sheet.open)
	tall, pad := float32(ownHigh), float32(dockTop)
	if u.low {
		pad = gap
	}
	switch {
	case u.low || u.folded:
		tall = max(lowOwn*u.up, p.own.MinSize().Height)
	case u.large:
		tall = max(ownHigh-ownLess*(p.step-1), p.own.MinSize().Height)
	}
	if u.owned && !p.turned() && u.top-tall-pad < u.from { // rows of keys take all: the own line goes
		p.own.Hide()
		u.owned = false
	}
	if u.least = u.main - gap; !u.owned {
		tall, pad = 0, gripTop
		u.top += gap
		u.least += gap
	}
	u.top -= tall
	put(p.own, area{u.left, u.top, u.wide, tall})
	u.top -= pad
	u.least -= tall + pad
}

// pulledUp places the edge of the dock with its grip, and the sheet that is pulled up by it.
func (u *upright) pulledUp() {
	p := u.p
	if p.sheet.open {
		u.top = max(sheetTop, u.head+gripHigh-gripDown)
		end := u.foot - gap
		if p.sheet.menu { // it stands under the thumb, and has keys of its own at the foot
			end = u.size.Height - free
			u.top = max(u.top, end-gripTop-gap-p.sheet.menuHigh(u.wide))
		}
		put(p.sheet.box, area{u.left, u.top + gripTop, u.wide + parts.BarRoom, end - u.top - gripTop})
	}
	put(p.edge, area{0, u.top, u.size.Width, 2 * dockCorner})
	p.edge.CornerRadius = dockCorner
	put(p.dock, area{0, u.top + edgeWide, u.size.Width, u.size.Height - u.top - edgeWide + dockCorner})
	u.gripAt()
	if p.sheet.open {
		p.grip.Show()
	}
}

// gripAt places the grip, which is there unless what stands over the felt leads.
func (u *upright) gripAt() {
	p := u.p
	put(p.grip, area{(u.size.Width - gripWide) / 2, u.grip(), gripWide, gripHigh})
	box.SetVisible(p.grip, u.from <= u.grip())
}

// grip is the upper edge of the grip.
func (u *upright) grip() float32 { return u.top + gripDown - gripHigh }

// rail places the rail, and returns where it ends. It goes where the board needs the room, and the sheet says what the others have.
func (u *upright) rail(goes func(end float32) bool) float32 {
	p := u.p
	end := p.railRow(area{margin, u.from, u.size.Width - 2*margin, railHigh * u.up}, false)
	if goes(end) {
		p.rail.Hide()
		return u.from - gap
	}
	return end
}

// overBelow places what lies over the felt, and fits the board between it and the dock.
func (u *upright) overBelow() {
	p := u.p
	over := u.head
	if len(p.above.Objects) > 0 {
		over = u.from
	}
	rail := u.rail(func(float32) bool { return p.step >= oneLineStep })
	board := rail + openEdge/2
	reach := u.size.Height - u.least + openEdge // of the dock over the board, which stays where it is while another seat answers
	if clear := reach + u.other + gap; p.dockData.Tall && (len(p.above.Objects) == 0 || u.size.Height-clear-board >= boardLeast) {
		reach = clear
	}
	if p.turned() && !p.sheet.open {
		over, u.top = p.across(u.size, u.left, u.wide, over)
		u.from, u.least = over+gap, u.top
		u.gripAt()
		rail = u.rail(func(end float32) bool { return end > u.grip() }) // large letters: the keys of two docks need the room
	}
	p.Fit.Hidden = p.Fit.Hidden || p.sheet.open
	put(p.Fit, area{u.size.Width - fitSide - gap, rail + gap, fitSide, fitSide})
	across := u.size.Width - 2*margin
	p.tell(area{margin, rail + gap, across, u.grip() - rail - 2*gap})
	if p.sheet.open {
		p.tells.Hide()
	}
	box.SetVisible(p.info, len(p.info.Objects) > 0 && !p.sheet.open && !p.fan.open())
	tall := box.HeightAt(p.info, across)
	put(p.info, area{margin, u.grip() - gap - tall, across, tall})
	fan := area{u.left - gap, over, u.wide + 2*gap, u.top - over}
	p.fan.layout(fan)
	if p.fan.open() && p.fan.plan != nil {
		reach = u.size.Height - over - p.fan.planArea(fan).y // the felt keeps clear of it
	}
	p.floats(area{0, u.head, u.size.Width, u.top - u.head}, area{0, over, u.size.Width, u.least - over})
	if p.fits != nil {
		p.fits.Fit(openEdge/2, board, openEdge/2, reach)
	}
}

// beside has the dock at the right.
func (p *Page) beside(size fyne.Size) {
	up, class := Grown(), look.ClassOf(size.Width)
	flat := look.SideBySide(size)
	panel, head, own, other, main, foot := float32(panelTablet), float32(72), float32(56), float32(92), float32(84), float32(52)
	switch {
	case flat:
		panel, head, own, other, main, foot = min(panelLow, size.Width*lowShare), 60, 0, 64, 88, 48
	case class == look.Desktop:
		panel, head, own, other, main, foot = panelDesktop, 64, 48, 64, 72, 48
	}
	wide := size.Width - panel // of the felt
	felt, at := area{0, 0, wide, size.Height}, area{wide, 0, panel, size.Height}
	edge := wide
	if p.turned() { // who answers has it at the other side
		felt.x, at.x, edge = panel, 0, panel-edgeWide
		put(p.dock, area{-dockCorner, -dockCorner, panel - edgeWide + dockCorner, size.Height + 2*dockCorner})
	} else {
		put(p.dock, area{wide + edgeWide, -dockCorner, panel + dockCorner, size.Height + 2*dockCorner})
		at.x += edgeWide
	}
	at.wide -= edgeWide
	put(p.edge, area{edge, 0, edgeWide, size.Height})
	p.edge.CornerRadius = 0
	put(p.strip, area{at.x, 0, at.wide, head * up})
	end := size.Height - free
	if flat {
		end = size.Height - margin
	}
	end -= foot * up
	at = area{at.x + margin, head*up + gap, at.wide - 2*margin, end - 2*gap - head*up}
	p.lowerRow(area{at.x, end, at.wide, foot * up})
	p.grip.Hide()
	p.more.Hide()
	if p.sheet.open {
		p.all.Hide()
		if p.sheet.menu {
			end += gap + foot*up
		}
		put(p.sheet.box, area{at.x, at.y, at.wide + parts.BarRoom, end - gap - at.y})
	} else {
		box.SetVisible(p.all, !flat)
		at.y = p.panelKeys(at, own*up, other*up, main*up, !flat && class != look.Desktop)
		box.SetVisible(p.waits.box, p.turned() && at.y+other*up <= end-gap)
		if p.waits.box.Visible() {
			put(p.waits.box, area{at.x, at.y, at.wide, other * up})
			at.y += other*up + gap
		}
		p.panelRest(area{at.x, at.y, at.wide, end - gap - at.y}, foot*up, flat)
	}
	p.rest.Hide()
	p.overBeside(felt, up)
}

// overBeside places what lies over the felt of a wide window.
func (p *Page) overBeside(felt area, up float32) {
	from := p.overFelt(area{felt.x + 24, 12, felt.wide - 48, 0})
	rail := p.railRow(area{felt.x + 24, from, felt.wide - 48, railHigh * up}, true)
	put(p.Fit, area{felt.x + felt.wide - fitSide - margin, rail + gap, fitSide, fitSide})
	p.tell(area{felt.x + margin, rail + gap, min(felt.wide-2*margin, keysWide), felt.high - margin - rail - gap})
	p.fan.layout(area{felt.x + margin, 0, felt.wide - 2*margin, felt.high - margin})
	p.floats(felt, felt)
	if p.fits != nil {
		p.fits.Fit(felt.x+openEdge, rail+openEdge, p.size.Width-felt.x-felt.wide+openEdge, nameEdge)
	}
}

// tell places what waits for an answer, and returns how high that is.
func (p *Page) tell(at area) float32 {
	box.SetVisible(p.tells, len(p.told.Objects) > 0)
	if !p.tells.Visible() {
		return 0
	}
	at.high = min(at.high, box.HeightAt(p.told, at.wide))
	at.wide += parts.BarRoom // into the margin
	put(p.tells, at)
	p.tells.Refresh() // what it says has perhaps changed, but not its size
	return at.high
}

// panelKeys are the own line and the keys of a panel, from the top; it returns where they end.
func (p *Page) panelKeys(at area, own, other, main float32, over bool) float32 {
	y := at.y
	p.placed = false
	if own == 0 || len(p.dockData.Own) == 0 {
		p.own.Hide()
	} else {
		put(p.own, area{at.x, y, at.wide, own})
		y += own + gap
	}
	rows, n := 1, p.otherShown()
	if n > 1 && p.turned() && !p.Main.shown() && p.keys().Hint == nil { // who answers has a row for each key
		rows, other = n, min(other, (at.y+at.high-y+gap)/float32(n)-gap)
	}
	for _, b := range p.Others {
		b.SetOver(over && rows == 1)
	}
	if p.flat() && rows == 1 { // the main key comes first: it stays where it is, and no row is kept free for keys that aren't there
		p.mainRow(area{at.x, y, at.wide, main}, sideWide)
		if y += main + gap; n == 0 {
			return y
		}
	}
	p.otherKeys(area{at.x, y, at.wide, other}, rows)
	if high := box.HeightAt(p.info, at.wide); n == 0 && high <= other { // what was tapped has the place of keys that aren't there
		put(p.info, area{at.x, y, at.wide, high})
		p.placed = len(p.info.Objects) > 0
	}
	y += float32(rows) * (other + gap)
	if rows > 1 || p.flat() {
		return y
	}
	p.mainRow(area{at.x, y, at.wide, main}, sideWide)
	return y + main + gap
}

// flat reports whether the page is that of a phone on its side.
func (p *Page) flat() bool { return look.SideBySide(p.size) }

// panelRest is what a panel shows between its keys and its foot: what was tapped, the log, and what opens the sheet.
func (p *Page) panelRest(at area, foot float32, flat bool) {
	if !flat {
		put(p.all, area{at.x, at.y + at.high - foot, at.wide, foot})
		at.high -= foot + gap
	}
	high := box.HeightAt(p.info, at.wide)
	if p.placed {
		high = 0
	} else if len(p.info.Objects) > 0 && !flat && high <= at.high {
		put(p.info, area{at.x, at.y, at.wide, high})
		at.y, at.high = at.y+high+gap, at.high-high-gap
	} else {
		p.info.Hide()
	}
	put(p.log, at)
	if shown := at.high > undoHigh; shown != p.log.Visible() {
		box.SetVisible(p.log, shown)
		p.log.Refresh() // it has perhaps changed while it wasn't seen
	}
}

// lowerRow are undo, redo and what ends, in their corners.
func (p *Page) lowerRow(at area) {
	if p.sheet.open && p.sheet.menu {
		p.hideFoot()
		return
	}
	end := min(float32(endWide)*p.step, at.wide/2-gap)
	put(p.End, area{at.x + at.wide - end, at.y, end, at.high})
	if p.End.Visible() {
		at.wide -= end + gap
	} else {
		at.wide = min(at.wide, undoWide)
	}
	p.undoRow(at)
}

// hideFoot hides the keys of the foot while the menu is open, which has others there.
func (p *Page) hideFoot() {
	for _, b := range []*Button{p.Undo, p.Redo, p.End} {
		b.Hide()
	}
}

// undoRow is undo, and redo at its right end.
func (p *Page) undoRow(at area) {
	if p.Redo.Visible() {
		put(p.Redo, area{at.x + at.wide - redoWide, at.y, redoWide, at.high})
		at.wide -= redoWide + gap
	}
	put(p.Undo, at)
}

// undoWide is the most that undo takes, in device-independent pixels: the whole row is not for one thumb.
const undoWide = 300

// mainRow is the gold key, or the hint in its place, and the side key at its right end.
func (p *Page) mainRow(at area, side float32) {
	side = min(side, at.wide/3)
	put(p.Side, area{at.x + at.wide - side, at.y, side, at.high})
	if p.Side.Visible() {
		at.wide -= side + gap
	}
	put(p.Main, at)
	put(p.hint, at)
}

// otherShown is how many other keys there are.
func (p *Page) otherShown() (n int) {
	for _, b := range p.Others {
		if b.shown() {
			n++
		}
	}
	return n
}

// otherRows is in how many rows the other keys stand: side by side while their words have room.
func (p *Page) otherRows(wide float32) int {
	n := p.otherShown()
	if _, room := p.otherWidths(wide); !room && (p.step > 1 || wide < least3) {
		return n
	}
	return min(n, 1)
}

// otherWidths are how wide the other keys are side by side: alike where each has room for its words, in fewer of them if need be, and else
// as the words ask; what is beside the words of a key stands where there is room left. It reports whether they have room.
func (p *Page) otherWidths(wide float32) (widths []float32, room bool) {
	n := float32(len(p.row))
	all := wide - gap*(n-1)
	each := all / max(1, n)
	still := p.dockData.Places > 0 && p.step == 1
	for _, alike := range []bool{true, false} { // what stays is where it was, if there is a way
		for _, priced := range []bool{true, false} {
			for wording := range mostWordings {
				widths, sum := p.asked(wording, priced)
				most := slices.Max(append(widths, 0))
				if sum > all || alike && still && most > each {
					continue
				}
				if !priced && !still {
					sum = p.spread(widths, wording, sum, all)
					most = slices.Max(append(widths, 0))
				}
				for i := range widths {
					if widths[i] += (all - sum) / n; most <= each {
						widths[i] = each
					}
				}
				return widths, true
			}
		}
	}
	return slices.Repeat([]float32{each}, len(p.row)), false
}

// asked are the widths that the other keys ask for, and their sum.
func (p *Page) asked(wording int, priced bool) (widths []float32, sum float32) {
	for i, key := range p.row {
		wide := float32(0)
		if key.Word != "" {
			wide = p.Others[i].narrowest(wording, priced)
		}
		widths = append(widths, wide)
		sum += wide
	}
	return widths, sum
}

// spread gives room to what is beside the words of keys on one line, as long as there is some: why they can't be pressed. The sum of the
// widths comes back.
func (p *Page) spread(widths []float32, wording int, sum, all float32) float32 {
	for i, b := range p.Others[:len(widths)] {
		if !b.flat || !b.shown() || !b.refused() {
			continue
		}
		if more := b.narrowest(wording, true) - widths[i]; sum+more <= all {
			widths[i] += more
			sum += more
		}
	}
	return sum
}

// least3 is the width in which three keys can stand side by side, whatever their words.
const least3 = 328

// mostWordings is in how many ways a key says its act at most.
const mostWordings = 3

// otherKeys share a row, or have one each.
func (p *Page) otherKeys(at area, rows int) {
	widths, _ := p.otherWidths(at.wide)
	for i, b := range p.Others {
		switch {
		case i >= len(widths):
		case rows > 1 && b.shown():
			put(b, at)
			at.y += at.high + gap
		case rows <= 1:
			put(b, area{at.x, at.y, widths[i], at.high})
			at.x += widths[i] + gap
		}
	}
}

// someKeys are the other keys that a row has room for in larger letters; the key at its end goes on to the next.
func (p *Page) someKeys(at area) {
	end := at.x + at.wide - at.high - gap
	full := false
	for i := range p.row {
		b := p.Others[(p.first+i)%len(p.row)]
		wide := b.narrowest(0, true)
		if at.x+wide > end {
			wide = b.narrowest(mostWordings-1, false)
		}
		full = full || i > 0 && at.x+wide > end
		if box.SetVisible(b, b.shown() && !full); b.Visible() {
			put(b, area{at.x, at.y, min(wide, end-at.x), at.high})
			at.x += wide + gap
		}
	}
	p.more.Show()
	put(p.more, area{end + gap, at.y, at.high, at.high})
}

// overFelt places what stands over the felt all the time, and returns where it ends.
func (p *Page) overFelt(at area) float32 {
	if len(p.above.Objects) == 0 {
		return at.y
	}
	at.wide = min(at.wide, keysWide)
	at.high = box.HeightAt(p.above, at.wide)
	put(p.above, at)
	return at.y + at.high + gap
}

// railRow places the chips of the rail and returns where they end.
func (p *Page) railRow(at area, named bool) float32 {
	n := float32(len(p.rail.Objects))
	covered := p.sheet.open && !named // the sheet lies over it
	box.SetVisible(p.rail, n > 0 && !covered)
	if n == 0 {
		return at.y - gap
	}
	wide := (at.wide - gap*(n-1)) / n
	if board := p.rail.Objects[0].(*chip).board != nil; board {
		at.high = boardHigh * p.step
	} else if named {
		wide = min(wide, chipWide*p.step)
	}
	put(p.rail, at)
	for i, o := range p.rail.Objects {
		o.(*chip).setNamed(named && wide >= chipNamed*p.step)
		put(o, area{float32(i) * (wide + gap), 0, wide, at.high})
	}
	return at.y + at.high
}

// Widths of a chip on a wide window, and the least of one that shows a name.
const (
	chipWide  = 186
	boardHigh = 70
	chipNamed = 150
)

// momentLeast is the least height that a moment has room in, in device-independent pixels.
const momentLeast = 150

// floats dims the felt and puts the moment into the middle of what is left of it.
func (p *Page) floats(dimmed, room area) {
	put(p.veil, dimmed)
	m, size := p.dockData.Moment, fyne.Size{}
	if m != nil {
		size = fyne.NewSize(min(m.Size.Width*p.step, room.wide-2*margin), min(m.Size.Height*p.step, room.high-2*gap))
	}
	shown := m != nil && room.high >= momentLeast && (Beside(p.size) || !p.sheet.open)
	if card, ok := showOf(m).(*BigCard); ok && shown {
		shown = card.fits(size)
	} else if shown {
		shown = box.HeightAt(m.Show, size.Width) <= room.high
	}
	p.veil.over = look.Clear
	switch {
	case p.menuOpen() || shown && m.Over == "":
		p.veil.over = look.Dim
	case shown:
		p.veil.over = m.Over
	}
	box.SetVisible(p.veil, shown || p.menuOpen() || p.fan.open() && p.fan.lifted < 0 && !p.sheet.open)
	p.veil.Refresh()
	box.SetVisible(p.moment, shown)
	put(p.moment, area{room.x + (room.wide-size.Width)/2, room.y + (room.high-size.Height)/2, size.Width, size.Height})
}

// menuOpen reports whether the menu lies over the felt.
func (p *Page) menuOpen() bool { return p.sheet.open && p.sheet.menu && !Beside(p.size) }

// showOf is what a moment shows; nil where there is none.
func showOf(m *Moment) fyne.CanvasObject {
	if m == nil {
		return nil
	}
	return m.Show
}
