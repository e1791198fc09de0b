package parts

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/screens/look"
)

// Front is what stands on Home.
type Front struct {
	Running []fyne.CanvasObject // cards of what runs
	Lead    *Tile               // the game with a timer, the largest picture; nil: there is none
	Act     fyne.CanvasObject   // what the lead needs first, or nil
	Tiles   []*Tile
	Rows    []fyne.CanvasObject // ways to other pages
}

// NewFront fills the room that it is given: one column on a phone, all tiles in one row where there is little height, else
// the lead beside the small tiles. It scrolls where there is more than fits.
func NewFront(of Front) fyne.CanvasObject {
	l := &front{Front: of}
	if of.Lead != nil {
		of.Lead.low = true
	}
	content := container.New(l, slices.Concat(of.Running, objects(l.all()), l.acts())...)
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

// front places what stands on Home. It tries several widths to plan that, so it keeps what it has planned until something of it
// changes: the toolkit asks for the least size before each frame, and whatever is tried is drawn anew.
type front struct {
	Front
	view   fyne.Size
	area   fyne.Size // that was filled last
	seen   fyne.Size // the view of the plan
	berths []berth
	least  []fyne.Size // of the objects in their berths
	bottom float32
}

// shares are the parts of a wide page that the small tiles may take, the best first: what they leave is the lead's.
var shares = [...]float32{0.6, 0.55, 0.5}

// mostLead is the share of the view's height that the lead takes at most where all stands in one column.
const mostLead = 0.5

// lowest is the height from which two rows of small tiles have room, in device-independent pixels.
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

// plan says where all goes at that width, and how high that is with the margin below.
func (s *front) plan(width float32) ([]berth, float32) {
	margin := named(look.Margin)()
	room := width - 2*margin
	var p placing
	switch {
	case s.view.Height < lowest && s.rowFits(room):
		p.y = margin / 2
		s.row(&p, margin, room)
		return p.berths, p.y + margin/2
	case s.view.Height >= lowest && room > s.view.Height && s.besideFits(room*shares[0]):
		p.y = margin
		s.beside(&p, margin, room)
	default:
		p.y = margin
		column := min(room, named(look.Reading)())
		s.stack(&p, (width-column)/2, column)
	}
	return p.berths, p.y + margin
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

// cells places objects in rows of n, equally wide, each row as high as its highest, and goes down behind each.
func (p *placing) cells(objects []fyne.CanvasObject, n int, x, width float32) {
	p.close(objects, n, x, width, named(look.Gap)())
}

// close places them with that gap between them.
func (p *placing) close(objects []fyne.CanvasObject, n int, x, width, gap float32) {
	cell := (width - gap*float32(n-1)) / float32(n)
	for len(objects) > 0 {
		row := objects[:min(n, len(objects))]
		height := rowHeight(row, cell)
		for i, o := range row {
			p.put(o, x+float32(i)*(cell+gap), cell, height)
		}
		p.y += height + gap
		objects = objects[len(row):]
	}
}

// all are the tiles with the lead among them.
func (s *front) all() []*Tile {
	if s.Lead == nil {
		return s.Tiles
	}
	return append([]*Tile{s.Lead}, s.Tiles...)
}

// objects are tiles as what can be placed.
func objects(tiles []*Tile) []fyne.CanvasObject {
	list := make([]fyne.CanvasObject, 0, len(tiles))
	for _, tile := range tiles {
		list = append(list, tile)
	}
	return list
}

// acts are the act and the ways to other pages.
func (s *front) acts() []fyne.CanvasObject {
	if s.Act == nil {
		return s.Rows
	}
	return append([]fyne.CanvasObject{s.Act}, s.Rows...)
}

// rowFits reports whether all tiles have room beside each other.
func (s *front) rowFits(width float32) bool {
	tiles := s.all()
	n := float32(len(tiles))
	return n > 0 && broadest(tiles, look.Label)*n+named(look.Grid)()*(n-1) <= width
}

// besideFits reports whether two small tiles have room beside each other, and beside the lead, in that width.
func (s *front) besideFits(width float32) bool {
	return s.Lead != nil && len(s.Tiles) > 0 && (broadest(s.Tiles, look.Label)+named(look.Gap)())*2 <= width
}

// size sets the letters of the lead's name.
func (s *front) size(name fyne.ThemeSizeName) {
	if s.Lead != nil && s.Lead.title.size != name {
		s.Lead.title.size = name
		s.Lead.title.Refresh()
	}
}

// broadest is the width of the widest words of some tiles on one line, with names in letters of that size.
func broadest(tiles []*Tile, name fyne.ThemeSizeName) float32 {
	least := float32(0)
	for _, tile := range tiles {
		least = max(least, tile.wide(name))
	}
	return least
}

// row puts all tiles into one row, and the acts into another.
func (s *front) row(p *placing, x, width float32) {
	s.size(look.Label)
	gap := named(look.Grid)()
	p.close(s.Running, max(1, min(2, len(s.Running))), x, width, gap)
	p.close(objects(s.all()), len(s.all()), x, width, gap)
	p.close(s.acts(), len(s.acts()), x, width, gap)
	p.y -= gap
}

// beside puts the lead at the left, with what runs and what it needs first, and the other games at the right. Both reach
// down to the same line.
func (s *front) beside(p *placing, x, width float32) {
	s.size(look.Title)
	gap, bottom := named(look.Gap)(), s.view.Height-p.y
	share := shares[0]
	right := s.right(p.y, x, width, share)
	for _, other := range shares[1:] {
		if right.y > bottom && s.besideFits(width*other) {
			share, right = other, s.right(p.y, x, width, other)
		}
	}
	left := width * (1 - share)
	p.cells(s.Running, 1, x, left)
	below := float32(0)
	if s.Act != nil {
		below = gap + HeightAt(s.Act, left)
	}
	height := max(min(right.y, bottom)-p.y-below, HeightAt(s.Lead, left))
	p.put(s.Lead, x, left, height)
	p.y += height + gap
	if s.Act != nil {
		p.cells([]fyne.CanvasObject{s.Act}, 1, x, left)
	}
	p.berths = append(p.berths, right.berths...)
	p.y = max(p.y-gap, right.y)
}

// right are the small tiles and the ways to other pages, in so much of a width, from that height down.
func (s *front) right(top, x, width, share float32) placing {
	gap, right := named(look.Gap)(), placing{y: top}
	wide := width*share - gap
	right.cells(objects(s.Tiles), 2, x+width-wide, wide)
	right.cells(s.Rows, s.abreast(wide), x+width-wide, wide)
	right.y -= gap
	return right
}

// abreast is how many of the ways to other pages stand beside each other in that width.
func (s *front) abreast(width float32) int {
	if (width-named(look.Gap)())/2 < CardWidth {
		return 1
	}
	return 2
}

// stack puts one thing under the other.
func (s *front) stack(p *placing, x, width float32) {
	s.size(look.Title)
	gap := named(look.Gap)()
	pair := 1
	if width >= 2*CardWidth+gap {
		pair = 2
	}
	p.cells(s.Running, max(1, min(pair, len(s.Running))), x, width)
	if s.Lead != nil {
		height := min(s.Lead.full(width), max(HeightAt(s.Lead, width), s.view.Height*mostLead))
		p.put(s.Lead, x, width, height)
		p.y += height + gap
	}
	if s.Act != nil {
		p.cells([]fyne.CanvasObject{s.Act}, 1, x, width)
	}
	abreast := 2
	if broadest(s.Tiles, look.Label)*2+gap > width {
		abreast = 1
	}
	p.cells(objects(s.Tiles), abreast, x, width)
	p.cells(s.Rows, pair, x, width)
	p.y -= gap
}
