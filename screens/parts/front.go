package parts

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/look"
)

// Front is what stands on Home.
type Front struct {
	Word    fyne.CanvasObject   // says what the product is; left out where there is little height
	Running []fyne.CanvasObject // cards of what runs
	Acts    []fyne.CanvasObject // what people come for besides the games: they stand first
	Tiles   []*Tile             // the games
	Rows    []*Card             // ways to other pages
}

// NewFront fills the room that it is given: what is said and the acts at the top, then the games, and in the cell that the games
// leave free the ways to other pages. The pictures of the games take the height that is left. It scrolls where there is more
// than fits.
func NewFront(of Front) fyne.CanvasObject {
	for _, tile := range of.Tiles {
		tile.low = true
	}
	l := &front{Front: of}
	for _, card := range of.Rows {
		l.rows = append(l.rows, card.Brief())
	}
	content := container.New(l, slices.Concat([]fyne.CanvasObject{of.Word}, of.Running, of.Acts, objects(of.Tiles), l.rows)...)
	return container.New(&frontView{l, content}, container.NewVScroll(content))
}

// frontView tells the front how much of it can be seen.
type frontView struct {
	of      *front
	content fyne.CanvasObject
}

// Layout fills the area.
func (v *frontView) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	v.of.view = size
	v.content.Resize(fyne.NewSize(size.Width, max(size.Height, v.of.height(size.Width))))
	for _, o := range objects {
		Place(o, 0, 0, size.Width, size.Height)
	}
}

// MinSize is small: it scrolls.
func (*frontView) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 100) }

// front places what stands on Home. It measures all of it to plan that, so it keeps what it has planned until something of it
// changes: the toolkit asks for the least size before each frame, and whatever is tried is drawn anew.
type front struct {
	Front
	rows   []fyne.CanvasObject
	view   fyne.Size
	area   fyne.Size // that was filled last
	seen   fyne.Size // the view of the plan
	berths []berth
	least  []fyne.Size // of the objects in their berths
	bottom float32
}

// lowest is the height from which there is room for more than one row of games, in device-independent pixels.
const lowest = 480

// berth is where an object goes.
type berth struct {
	of                  fyne.CanvasObject
	x, y, width, height float32
}

// Layout places all, and in the middle of the height what is lower than the view.
func (s *front) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	s.area, s.seen = size, s.view
	s.berths, s.bottom = s.plan(size.Width)
	s.least = make([]fyne.Size, len(s.berths))
	SetVisible(s.Word, !s.flat())
	down := max(0, (s.view.Height-s.bottom)/3)
	for i, p := range s.berths {
		Place(p.of, p.x, p.y+down, p.width, p.height)
		s.least[i] = p.of.MinSize()
	}
}

// MinSize is small in width, and as high as the plan at the width of the view.
func (s *front) MinSize([]fyne.CanvasObject) fyne.Size {
	if !s.stands() {
		s.Layout(nil, fyne.NewSize(s.view.Width, s.area.Height))
	}
	return fyne.NewSize(200, s.bottom)
}

// stands reports whether the plan still holds: the view and all that was placed are what they were.
func (s *front) stands() bool {
	if s.seen != s.view || s.area.Width != s.view.Width {
		return false
	}
	for i, p := range s.berths {
		if p.of.Size() != fyne.NewSize(p.width, p.height) || p.of.MinSize() != s.least[i] {
			return false
		}
	}
	return true
}

// height is that of the plan at some width.
func (s *front) height(width float32) float32 {
	_, bottom := s.plan(width)
	return bottom
}

// flat reports whether the view has room for one row of games only.
func (s *front) flat() bool { return s.view.Height < lowest }

// plan says where all goes at that width, and how high that is with the margin below.
func (s *front) plan(width float32) ([]berth, float32) {
	margin, gap := Named(look.Margin)(), Named(look.Gap)()
	room, p := width-2*margin, placing{y: margin}
	if s.flat() {
		p.y, gap = margin/2, Named(look.Grid)()
		if s.abreast(room, gap) == len(s.Tiles) {
			p.cells(s.Running, max(1, min(2, len(s.Running))), margin, room, gap, 0)
			acts := slices.Concat(s.Acts, s.rows)
			p.cells(acts, len(acts), margin, room, gap, 0)
			p.cells(objects(s.Tiles), len(s.Tiles), margin, room, gap, s.view.Height-margin/2-p.y)
			return p.berths, p.y - gap + margin/2
		}
	}
	s.head(&p, margin, room, gap)
	s.games(&p, margin, room, gap, s.view.Height-margin)
	return p.berths, p.y - gap + margin
}

// placing collects berths from the top down.
type placing struct {
	berths []berth
	y      float32
}

// put places an object at the present height without going down.
func (p *placing) put(o fyne.CanvasObject, x, width, height float32) {
	p.berths = append(p.berths, berth{o, x, p.y, width, height})
}

// cells places objects in rows of n, equally wide, each row as high as its highest but at least so high, and goes down behind
// each.
func (p *placing) cells(objects []fyne.CanvasObject, n int, x, width, gap, least float32) {
	cell := (width - gap*float32(n-1)) / float32(n)
	for len(objects) > 0 {
		row := objects[:min(n, len(objects))]
		height := max(least, rowHeight(row, cell))
		for i, o := range row {
			p.put(o, x+float32(i)*(cell+gap), cell, height)
		}
		p.y += height + gap
		objects = objects[len(row):]
	}
}

// objects are tiles as what can be placed.
func objects(tiles []*Tile) []fyne.CanvasObject {
	list := make([]fyne.CanvasObject, 0, len(tiles))
	for _, tile := range tiles {
		list = append(list, tile)
	}
	return list
}

// wide reports whether the page is wider than high.
func (s *front) wide(room float32) bool { return room > s.view.Height && room >= 2*CardWidth }

// head has what runs, and under it what the product is with the acts under it or, on a wide page, beside it.
func (s *front) head(p *placing, x, room, gap float32) {
	pair := 1
	if room >= 2*CardWidth+gap {
		pair = 2
	}
	p.cells(s.Running, max(1, min(pair, len(s.Running))), x, room, gap, 0)
	acts, left, least := room, x, float32(0)
	if !s.flat() {
		if s.wide(room) {
			acts = (room - gap) / 2
			left = x + acts + gap
			least = HeightAt(s.Word, acts)
			p.put(s.Word, x, acts, least)
		} else {
			high := HeightAt(s.Word, room)
			p.put(s.Word, x, room, high)
			p.y += high + gap
		}
	}
	p.cells(s.Acts, max(1, len(s.Acts)), left, acts, gap, least)
}

// abreast is how many games have room beside each other in a width.
func (s *front) abreast(room, gap float32) int {
	least := float32(0)
	for _, tile := range s.Tiles {
		least = max(least, tile.wide(look.Label))
	}
	return max(1, min(len(s.Tiles), int((room+gap)/(least+gap))))
}

// games are the tiles, in rows that share the height down to the bottom, and the ways to other pages: in the last cell where the
// games leave one free, else in rows of their own.
func (s *front) games(p *placing, x, room, gap, bottom float32) {
	n := min(2, s.abreast(room, gap))
	if s.wide(room) {
		n = min(3, s.abreast(room, gap))
	}
	cell := (room - gap*float32(n-1)) / float32(n)
	corner := len(s.Tiles)%n != 0 && len(s.rows) <= mostCorner
	below := float32(0)
	if !corner {
		below = rowHeight(s.rows, (room-gap)/2) + gap
	}
	rows := float32(max(1, (len(s.Tiles)+n-1)/n))
	share := (bottom - below - p.y - gap*(rows-1)) / rows
	if len(s.Tiles) > 0 {
		share = min(share, s.Tiles[0].full(cell))
	}
	if corner {
		share = max(share, (rowHeight(s.rows, cell)+gap)*float32(len(s.rows))-gap)
	}
	p.cells(objects(s.Tiles), n, x, room, gap, share)
	if corner {
		s.corner(p, x+room-cell, cell, gap)
		return
	}
	p.cells(s.rows, 2, x, room, gap, 0)
}

// mostCorner is how many ways to other pages stand in one cell at most.
const mostCorner = 2

// corner fills the last cell of the last row with the ways to other pages, one under the other.
func (s *front) corner(p *placing, x, cell, gap float32) {
	if len(s.rows) == 0 {
		return
	}
	last, below := p.berths[len(p.berths)-1], p.y
	height := (last.height - gap*float32(len(s.rows)-1)) / float32(len(s.rows))
	p.y = last.y
	for _, row := range s.rows {
		p.put(row, x, cell, height)
		p.y += height + gap
	}
	p.y = below
}

// NewWordmark is what a product is, in letters that are read from afar, over one line.
func NewWordmark(word, line string) fyne.CanvasObject {
	return NewTightColumn(NewTitle(word).Head(2).Squeezed(titleTight), NewLess(line))
}
