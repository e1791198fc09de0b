package value

import (
	"fyne.io/fyne/v2"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Measures of the page, in device-independent pixels at text step 1.
const (
	margin, gap = 16, 8
	headHigh    = 64
	pillHigh    = 48
	pillGap     = 8
	lineHigh    = 56
	mainHigh    = 72
	undoHigh    = 48
	endWide     = 136
	dockTop     = 20
	dockFree    = 12
	dockCorner  = 22
	columnWide  = 600
	sideWide    = 232
	besideWide  = 322
	edgeWide    = 32 // at both sides of a wide window
	columnGap   = 24
	wideFrom    = 1024
	lowHigh     = 500
	shownWide   = 214
)

// wide reports whether sections stand in a column at the left.
func wide(size fyne.Size) bool { return size.Width >= wideFrom }

// lay places all of it.
func (p *Page) lay(size fyne.Size) {
	turned := wide(p.size) != wide(size)
	p.size = size
	if turned {
		p.Again()
		return
	}
	up := table.Grown()
	box.Place(p.use.Ground, 0, 0, size.Width, size.Height)
	box.Place(p.head, 0, 0, size.Width, headHigh*up)
	box.Place(p.over.box, 0, 0, size.Width, size.Height)
	switch {
	case wide(size):
		p.across(size, up)
	case size.Height < lowHigh && size.Width > size.Height:
		p.lying(size, up)
	default:
		p.standing(size, up)
	}
}

// standing has the keys at the foot.
func (p *Page) standing(size fyne.Size, up float32) {
	wide := min(size.Width, columnWide) - 2*margin
	left := (size.Width - wide) / 2
	top := p.pillsAt(left, headHigh*up+gap, wide, up)
	foot := size.Height - dockFree - undoHigh*up - gap - mainHigh*up
	box.Place(p.dock, 0, foot-dockTop, size.Width, size.Height-foot+2*dockTop)
	p.dock.Show()
	p.all.Hide()
	p.side.Hide()
	p.keysAt(left, foot, wide, up)
	box.Place(p.scroll, left-outline, top-outline, wide+outline+parts.BarRoom, max(0, foot-dockTop-top))
}

// lying has the keys at the right of a phone that lies on its side.
func (p *Page) lying(size fyne.Size, up float32) {
	const panel = 300
	wide := size.Width - panel - 2*margin - gap
	top := p.pillsAt(margin, headHigh*up+gap, wide, up)
	right := size.Width - panel - margin/2
	foot := size.Height - dockFree - undoHigh*up - gap - mainHigh*up
	box.Place(p.dock, right-margin/2, headHigh*up, size.Width-right+margin, size.Height)
	p.dock.Show()
	p.all.Hide()
	p.side.Hide()
	p.keysAt(right+margin/2, foot, panel-margin, up)
	box.Place(p.scroll, margin-outline, top-outline, wide+outline+parts.BarRoom, max(0, size.Height-top))
}

// across has the sections at the left.
func (p *Page) across(size fyne.Size, up float32) {
	const edge = edgeWide
	beside := float32(besideWide)
	if p.tabled {
		beside = besideTable
	}
	top, high := headHigh*up+24, undoHigh*up
	foot := size.Height - 28 - mainHigh*up
	p.pillsAt(edge, top, sideWide*up, up)
	left := edge + sideWide*up + columnGap
	side := min(beside*up, (size.Width-left-edge)/2)
	rows := left
	if !p.slide.Visible() {
		rows = edge
	}
	box.Place(p.scroll, rows-outline, top-outline, size.Width-rows-edge-side-columnGap+outline+parts.BarRoom, max(0, foot-top-2*margin))
	box.Place(p.side, size.Width-edge-side, top, side+parts.BarRoom, foot-top-2*margin)
	box.Place(p.dock, 0, foot-margin, size.Width, size.Height)
	p.dock.Show()
	box.Place(p.undo, edge, foot+(mainHigh*up-high)/2, sideWide*up, high)
	main := min(380*up, (size.Width-left-edge)*0.45)
	box.Place(p.main, size.Width-edge-main, foot, main, mainHigh*up)
	third := (size.Width - edge - main - gap - left - gap) / 2
	box.Place(p.end, left, foot+(mainHigh*up-high)/2, min(140*up, third), high)
	box.SetVisible(p.all, !p.same)
	p.side.Show()
	box.Place(p.all, left+min(140*up, third)+gap, foot+(mainHigh*up-high)/2, min(230*up, third), high)
}

// pillsAt places the sections, where there are several: in a row, or one under the other on wide windows. It tells where the rows begin.
func (p *Page) pillsAt(left, top, wideness, up float32) (rows float32) {
	if !p.slide.Visible() {
		return top
	}
	high := p.pillsHigh(up) + 2*outline
	if wide(p.size) {
		high = p.size.Height - top - mainHigh*up - 28 - 2*margin
	}
	box.Place(p.slide, left-outline, top-outline, wideness+2*outline, high)
	return top + high - 2*outline + gap
}

// pillsHigh is the height of sections side by side, of which the chosen one may have lines.
func (p *Page) pillsHigh(up float32) float32 {
	if p.section < len(p.pills.Objects) {
		return max(pillHigh*up, p.pills.Objects[p.section].MinSize().Height)
	}
	return pillHigh * up
}

// outline is the room for outlines in what scrolls, in device-independent pixels: a scroll cuts off what lies outside it.
const outline = 2

// keysAt places main, undo and end.
func (p *Page) keysAt(left, top, wide, up float32) {
	box.Place(p.main, left, top, wide, mainHigh*up)
	end := min(endWide*up, wide/2)
	box.Place(p.undo, left, top+mainHigh*up+gap, wide-end-gap, undoHigh*up)
	box.Place(p.end, left+wide-end, top+mainHigh*up+gap, end, undoHigh*up)
}

// pillRow has sections side by side, as many as there is room for round the chosen one, and a key that lists all; or one under the
// other on wide windows.
type pillRow struct{ of *Page }

// Layout places them.
func (r *pillRow) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	up, last := table.Grown(), len(objects)-1
	if last < 0 {
		return
	}
	box.SetVisible(objects[last], false)
	if wide(r.of.size) {
		y := float32(outline)
		for _, o := range objects[:last] {
			o.Show()
			high := max(lineHigh*up, box.HeightAt(o, size.Width-2*outline))
			box.Place(o, outline, y, size.Width-2*outline, high)
			y += high + pillGap
		}
		return
	}
	high := r.of.pillsHigh(up)
	more, room, first := float32(0), size.Width-2*outline, 0
	if r.long(objects[:last]) > room {
		more = box.Natural(objects[last])
		box.SetVisible(objects[last], true)
		box.Place(objects[last], size.Width-outline-more, outline, more, high)
		room -= more + gap
		for first < r.of.section && r.long(objects[first:r.of.section+1]) > room {
			first++
		}
	}
	x := float32(outline)
	for i, o := range objects[:last] {
		w := box.Natural(o)
		box.SetVisible(o, i >= first && (x+w <= room+outline || i == r.of.section))
		if o.Visible() {
			w = min(w, room)
			box.Place(o, x, outline, w, high)
			x += w + gap
		} else if i > first {
			x = size.Width // the ones behind it have no room either
		}
	}
}

// long is the width of sections side by side.
func (*pillRow) long(objects []fyne.CanvasObject) (x float32) {
	for i, o := range objects {
		if x += box.Natural(o); i > 0 {
			x += gap
		}
	}
	return x
}

// MinSize is what they need one under the other, or the height of a row.
func (r *pillRow) MinSize(objects []fyne.CanvasObject) fyne.Size {
	up := table.Grown()
	if !wide(r.of.size) {
		return fyne.NewSize(100, r.of.pillsHigh(up)+2*outline)
	}
	high := float32(2*outline - pillGap)
	for _, o := range objects[:max(0, len(objects)-1)] {
		high += max(lineHigh*up, o.MinSize().Height) + pillGap
	}
	return fyne.NewSize(100, high)
}

// column stacks rows, and leaves room at the right, such as for the bar of a scroll.
type column struct{ free float32 }

// Layout stacks the visible objects.
func (c column) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	edge := float32(0)
	if c.free > 0 {
		edge = outline
	}
	y, wide := edge, size.Width-c.free-edge
	for _, o := range objects {
		if o.Visible() {
			high := box.HeightAt(o, wide)
			box.Place(o, edge, y, wide, high)
			y += high + gap
		}
	}
}

// MinSize is what they need at the present width.
func (column) MinSize(objects []fyne.CanvasObject) fyne.Size {
	high := float32(0)
	for _, o := range objects {
		if o.Visible() {
			high += o.MinSize().Height + gap
		}
	}
	return fyne.NewSize(100, max(0, high-gap)+2*outline)
}

// halves are two keys side by side.
type halves struct{}

// Layout gives each its half.
func (halves) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	wide := (size.Width - gap) / 2
	for i, o := range objects {
		box.Place(o, float32(i)*(wide+gap), 0, wide, size.Height)
	}
}

// MinSize is a key's.
func (halves) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(100, 60*table.Grown()) }

// aside has the thing at the left and its name at the right, or under it where that has no room.
type aside struct{ high float32 }

// Layout places both.
func (a *aside) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	shown := objects[0].MinSize()
	if left := size.Width - max(shown.Width, shownWide) - 14; left >= 90 {
		wide := max(shown.Width, shownWide)
		a.high = max(shown.Height, box.HeightAt(objects[1], left))
		box.Place(objects[0], 0, 0, wide, a.high)
		box.Place(objects[1], wide+14, 0, left, a.high)
		return
	}
	name := box.HeightAt(objects[1], size.Width)
	a.high = shown.Height + gap + name
	box.Place(objects[0], 0, 0, size.Width, shown.Height)
	box.Place(objects[1], 0, shown.Height+gap, size.Width, name)
}

// MinSize is what both needed.
func (a *aside) MinSize(objects []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(max(100, box.Named(look.TapTarget)()), a.high)
}
