package printing

import (
	"math"
	"strings"
)

// Measures of sheets in millimetres: what printers leave white at the edges, the margin of what is read, the strip for a caption at one
// edge, the gaps between round pieces and between blocks, the narrowest room that is used, and the overlap of the parts of a board.
const (
	safe       = 6.5
	margin     = 10.0
	strip      = 3.5
	roundGap   = 1.5
	blockGap   = 2.0
	leastRoom  = 8.0
	cutLine    = 0.15
	overlap    = 10.0
	hexHeight  = 2 / 1.7320508075688772 // of a hex as wide as 1, from corner to corner
	crossMarks = 2.5
)

// sheets prints packed pieces, the backs on the other side of the paper: turned over its long edge, left is right.
func (d *document) sheets(leaves []*leaf, from int) {
	for i, f := range leaves {
		sides := []Side{Front, Back}
		switch {
		case f.turn != printed:
			sides = []Side{Folded}
		case !f.backed:
			sides = []Side{Only}
		}
		for _, side := range sides {
			d.side(f, d.style.Words.Sheet(strings.Join(f.titles, ", "), from+i, side), side)
		}
	}
}

// side prints one side of a sheet.
func (d *document) side(f *leaf, title string, side Side) {
	sheet := Sheet{Title: title, Side: side, Pieces: map[string]int{}}
	for _, s := range f.spots {
		if side != Back || s.piece.Back != nil {
			sheet.Pieces[s.piece.Name]++
		}
	}
	p := d.page(sheet, f.turn == upright)
	p.caption(d.title+" · "+title, side == Back)
	for _, s := range f.spots {
		x, y := safe+strip+s.x, safe+s.y
		if side != Back {
			at := p.at(x, y, s.form.Width, s.form.Height)
			s.piece.Front(at)
			at.outline(s.form.Shape)
		}
		switch back := s.piece.Back; {
		case back == nil:
		case f.turn == across: // it comes to lie upright when the lower half is turned up
			d.moved(func() {
				d.pdf.TransformRotate(180, p.Width/2, p.Height/2)
				back(p.at(p.Width-x-s.form.Width, y, s.form.Width, s.form.Height))
			})
		case side != Front && side != Only:
			back(p.at(p.Width-x-s.form.Width+d.style.Right, y+d.style.Down, s.form.Width, s.form.Height))
		}
	}
	p.fold(f.turn)
}

// fold draws where a sheet is folded: from edge to edge, through its middle.
func (p *Pen) fold(t turn) {
	for at := 0.0; at < max(p.Width, p.Height); at += 2 * dash {
		switch t {
		case upright:
			p.Line(p.Width/2, at, p.Width/2, at+dash, thin, thinLine)
		case across:
			p.Line(at, p.Height/2, at+dash, p.Height/2, thin, thinLine)
		}
	}
}

// dash is the length of each of the lines along which a sheet is folded, in millimetres.
const dash = 3.0

// outline is the line along which a piece is cut out.
func (p *Pen) outline(shape Shape) {
	b := Brush{Line: thin, Wide: cutLine}
	switch shape {
	case Round:
		p.Circle(p.Width/2, p.Height/2, p.Width/2, b)
	case Hex:
		p.Polygon(HexCorners(p.Width/2, p.Height/2, p.Width), b)
	default:
		p.Rect(0, 0, p.Width, p.Height, 0, b)
	}
}

// HexCorners are those of a hex round a middle with a corner on top, as wide as its flat sides are apart.
func HexCorners(x, y, width float64) [][2]float64 {
	high := width * hexHeight / 2
	half := width / 2
	return [][2]float64{{x, y - high}, {x + half, y - high/2}, {x + half, y + high/2}, {x, y + high}, {x - half, y + high/2}, {x - half, y - high/2}}
}

// boards prints pieces that each have a sheet, or several that are glued together.
func (d *document) boards(box *Box) {
	for i := range box.Sections {
		s := &box.Sections[i]
		for k := range s.Pieces {
			for range s.Pieces[k].Count {
				if s.Form.Shape == Board {
					d.board(s, &s.Pieces[k])
				}
			}
		}
	}
}

// tiles is in how many parts a length is printed.
func tiles(length, room float64) int {
	return max(1, int(math.Ceil((length-overlap-1e-6)/(room-overlap))))
}

// board prints one, upright or turned, whichever takes fewer sheets.
func (d *document) board(s *Section, piece *Piece) {
	f := s.Form
	width, height := d.style.Paper.Width-2*(safe+strip), d.style.Paper.Height-2*(safe+cutLine)
	wide := tiles(f.Width, height)*tiles(f.Height, width) < tiles(f.Width, width)*tiles(f.Height, height)
	if wide {
		width, height = height, width
	}
	columns, rows := tiles(f.Width, width), tiles(f.Height, height)
	partWide, partHigh := (f.Width+float64(columns-1)*overlap)/float64(columns), (f.Height+float64(rows-1)*overlap)/float64(rows)
	for row := range rows {
		for column := range columns {
			title := piece.Name
			if rows*columns > 1 {
				title += ", " + d.style.Words.Part(row+1, column+1)
			}
			sheet := Sheet{Title: title, Side: Only, Pieces: map[string]int{piece.Name: 0}} // a further part of the same piece
			if row+column == 0 {
				sheet.Pieces[piece.Name] = 1
			}
			p := d.page(sheet, wide)
			p.caption(d.title+" · "+title, false)
			left, top := (p.Width-partWide)/2, (p.Height-partHigh)/2
			x, y := float64(column)*(partWide-overlap), float64(row)*(partHigh-overlap)
			p.within(left, top, partWide, partHigh, func() { piece.Front(p.at(left-x, top-y, f.Width, f.Height)) })
			p.at(left, top, partWide, partHigh).joints(row > 0, column > 0, row < rows-1, column < columns-1)
		}
	}
}

// joints frames a part of a board, and marks where the next ones lie over it or under it.
func (p *Pen) joints(above, before, below, behind bool) {
	p.outline(Square)
	cross := func(x, y float64) {
		for _, line := range []Brush{{Line: white, Wide: 4 * cutLine}, {Line: black, Wide: cutLine}} { // seen on any ground
			p.Line(x-crossMarks, y, x+crossMarks, y, line.Line, line.Wide)
			p.Line(x, y-crossMarks, x, y+crossMarks, line.Line, line.Wide)
		}
	}
	half := overlap / 2
	for _, share := range []float64{0.25, 0.75} {
		if above {
			cross(p.Width*share, half)
		}
		if below {
			cross(p.Width*share, p.Height-half)
		}
		if before {
			cross(half, p.Height*share)
		}
		if behind {
			cross(p.Width-half, p.Height*share)
		}
	}
}
