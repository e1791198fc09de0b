package free

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Measures of the page in device-independent pixels, at text step 1.
const (
	margin               = 16
	gap                  = 8
	narrow, narrowEdge   = 340, 6 // the smallest phones: six faces of a die are side by side
	foot                 = 12     // under the lowest key
	gamesTop, gamesHigh  = 8, 48
	gamesWide            = 116 // of one picture at most
	mainHigh, undoHigh   = 64, 48
	sideWide, moreWide   = 96, 150
	undoWide             = 300
	dockPad, dockCorner  = 12, 22
	column               = 600 // the most that the page takes of an upright tablet
	stageWide            = 520 // and what lies in the middle, unless it is a card
	stageLeast           = 300 // the height of the middle under which the history and the pictures of the games go
	panelLow, panelShare = 396, 0.47
	panelWide            = 392
	inset                = 4 // round what lies in the middle, for lines at its edges
)

// layOut places everything: the dock at the lower edge, or at the right of a wide window.
func (p *page) layOut(size fyne.Size) {
	p.size = size
	if table.Beside(size.AddWidthHeight(0, barHigh)) {
		wide := float32(panelWide)
		if look.SideBySide(p.app.Size()) {
			wide = min(panelLow*table.Grown(), size.Width*panelShare)
		}
		left := size.Width - wide
		p.dock.Set(box.Face{Fill: p.felt.Dock, Line: p.felt.Line})
		box.Place(p.dock, left, 0, wide+dockCorner, size.Height+dockCorner)
		lasts := size.Height-p.keysHigh(wide-2*margin)-dockPad >= p.lastHigh()+gap
		p.placeKeys(left+margin, wide-2*margin, size.Height, lasts)
		p.placeStage(margin, 0, left-2*margin, size.Height, size.Height >= stageLeast+gamesTop+gamesHigh)
		return
	}
	edge := float32(margin)
	if size.Width < narrow {
		edge = narrowEdge
	}
	wide := min(size.Width-2*edge, column)
	left := (size.Width - wide) / 2
	room := size.Height - p.keysHigh(wide) - dockPad - stageLeast*table.Grown()
	lasts := room >= p.lastHigh()
	high := p.keysHigh(wide) + dockPad
	if lasts {
		high += p.lastHigh() + gap
	}
	p.dock.Set(box.Face{Fill: p.felt.Dock, Line: p.felt.Line, Corner: dockCorner})
	box.Place(p.dock, -2, size.Height-high, size.Width+4, high+dockCorner)
	p.placeKeys(left, wide, size.Height, lasts)
	p.placeStage(left, 0, wide, size.Height-high-gap, room >= p.lastHigh()+gamesTop+gamesHigh)
}

// barHigh is about the height of the bar over the page, in device-independent pixels.
const barHigh = 64

// keysHigh is the height of all keys, without the history.
func (p *page) keysHigh(wide float32) float32 {
	up := table.Grown()
	rows, part := p.partRows(wide)
	high := foot + (undoHigh+gap+mainHigh+gap)*up + float32(rows)*(part+gap)
	if !p.undo.Visible() && !p.more.Visible() && p.of != nil {
		high -= (undoHigh + gap) * up
	}
	return high
}

// atRight places a key at the right end of a row, where it is seen, and returns how wide the rest of the row is.
func atRight(key *table.Button, left, y, wide, own, high float32) float32 {
	if !key.Visible() {
		return wide
	}
	box.Place(key, left+wide-own, y, own, high)
	return wide - own - gap
}

// placeKeys places what the dock holds, from its lower edge up.
func (p *page) placeKeys(left, wide, y float32, lasts bool) {
	up := table.Grown()
	y -= foot
	if p.undo.Visible() || p.more.Visible() || p.of == nil {
		y -= undoHigh * up
		room := atRight(p.more, left, y, wide, min(moreWide*up, wide/2), undoHigh*up)
		box.Place(p.undo, left, y, min(undoWide*up, room), undoHigh*up)
		y -= gap * up
	}
	y -= mainHigh * up
	main := atRight(p.side, left, y, wide, min(sideWide*up, wide/3), mainHigh*up)
	box.Place(p.main, left, y, main, mainHigh*up)
	rows, part := p.partRows(wide)
	y -= gap*up + float32(rows)*(part+gap) - gap
	p.placeParts(left, y, wide)
	box.SetVisible(p.last, lasts)
	if !lasts {
		p.lists.Hide()
	} else {
		box.SetVisible(p.lists, p.deck() != nil || p.of == nil)
		p.placeLast(left, y-gap-p.lastHigh(), wide)
	}
}

// lastHigh is the height of the history.
func (p *page) lastHigh() float32 { return p.lists.MinSize().Height }

// partRows is in how many rows the keys of decks and dice stand at a width, and how high one is: with large letters in two, and in a low
// window without their pictures then.
func (p *page) partRows(wide float32) (rows int, high float32) {
	all := gap * float32(len(p.keys)-1)
	for _, k := range p.keys {
		all += k.least()
	}
	switch {
	case all <= wide:
		return 1, partHigh * table.Grown()
	case look.SideBySide(p.app.Size()):
		return 2, parts.CurrentTheme().Size(look.TapTarget)
	}
	return 2, partHigh * table.Grown()
}

// placeParts places them.
func (p *page) placeParts(left, y, wide float32) {
	rows, high := p.partRows(wide)
	each := (len(p.keys) + rows - 1) / rows
	for at := 0; at < len(p.keys); at += each {
		row := p.keys[at:min(len(p.keys), at+each)]
		spare := wide - gap*float32(len(row)-1)
		for _, k := range row {
			spare -= k.least()
		}
		x := left
		for _, k := range row {
			one := k.least() + spare/float32(len(row))
			box.Place(k, x, y, one, high)
			x += one + gap
		}
		y += high + gap
	}
}

// placeLast places the history, as much of it as there is room for.
func (p *page) placeLast(left, y, wide float32) {
	box.Place(p.last, left, y, wide, p.lastHigh())
	target := p.lastHigh()
	if p.lists.Visible() {
		box.Place(p.lists, left+wide-target, y, target, target)
		wide -= target + gap
	}
	x := float32(0)
	for i, o := range p.last.Objects {
		size := o.MinSize()
		size.Width = max(size.Width, box.Natural(o)+1)
		box.SetVisible(o, x+size.Width <= wide && (i > 0 || len(p.last.Objects) > 1))
		box.Place(o, x, (p.lastHigh()-size.Height)/2, size.Width, size.Height)
		x += size.Width + gap
	}
}

// placeStage places the pictures of the games, and under them what lies in the middle.
func (p *page) placeStage(left, top, wide, bottom float32, games bool) {
	for _, g := range p.games {
		box.SetVisible(g, games)
	}
	if games && len(p.games) > 0 {
		n := float32(len(p.games))
		each := min(gamesWide, (wide-gap*(n-1))/n)
		x := left + (wide-n*each-gap*(n-1))/2
		top += gamesTop
		for _, g := range p.games {
			box.Place(g, x, top, each, gamesHigh)
			x += each + gap
		}
		top += gamesHigh
	}
	top += gap
	box.Place(p.stage, left-inset, top, wide+2*inset, max(0, bottom-top))
	p.show.width = wide + 2*inset
	p.stage.Content.Resize(fyne.NewSize(p.show.width, max(bottom-top, p.stage.Content.MinSize().Height)))
	p.stage.Refresh()
}

// middle puts what lies in the middle there, as high as it is or, for a card, as there is room.
type middle struct {
	stage *container.Scroll
	most  fyne.Size           // at text step 1; only a card is as high as there is room
	share float32             // of the room that dice take at most
	dice  []*parts.Die        // that become as large as there is room for
	bars  []fyne.CanvasObject // that go first
	width float32
}

// fit makes dice as large as there is room for.
func (m *middle) fit() {
	room := m.stage.Size()
	if room.Width == 0 {
		return
	}
	for _, die := range m.dice {
		die.SetSide(max(60, min(dieSide*table.Grown(), room.Height*m.share, (room.Width-stageGap)/float32(len(m.dice))-stageGap)))
	}
}

// Layout places it.
func (m *middle) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	m.width = size.Width
	if len(objects) == 0 {
		return
	}
	m.fit()
	wide := size.Width - 2*inset
	if m.most.Width > 0 {
		wide = min(wide, m.most.Width*parts.TextStep())
	}
	for _, o := range m.bars {
		o.Show()
	}
	high := box.HeightAt(objects[0], wide)
	if room := m.stage.Size().Height; high > room {
		for _, o := range m.bars {
			o.Hide()
		}
		high = box.HeightAt(objects[0], wide)
	}
	if m.most.Height > 0 {
		high = max(high, min(size.Height-gap, m.most.Height*parts.TextStep()))
	}
	box.Place(objects[0], (size.Width-wide)/2, max(0, (size.Height-high)/2), wide, high)
}

// MinSize is as high as it is at the last width.
func (m *middle) MinSize(objects []fyne.CanvasObject) fyne.Size {
	if len(objects) == 0 || m.width == 0 {
		return fyne.NewSize(100, 50)
	}
	m.fit()
	wide := m.width - 2*inset
	if m.most.Width > 0 {
		wide = min(wide, m.most.Width*parts.TextStep())
	}
	high := box.HeightAt(objects[0], wide)
	for _, o := range m.bars { // they need no scroll
		if o.Visible() {
			high -= o.MinSize().Height + stageGap
		}
	}
	return fyne.NewSize(100, high)
}
