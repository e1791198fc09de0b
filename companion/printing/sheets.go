package printing

import "math"

// Measures of sheets in millimetres: what printers leave white at the edges, the margin, the gap between pieces that aren't cards, the length of a mark
// to cut by and its distance from the piece, and the overlap of the parts of a board.
const (
	safe       = 6.4
	margin     = 10.0
	pieceGap   = 3.0
	markLong   = 3.0
	markAway   = 1.0
	cutLine    = 0.15
	overlap    = 10.0
	hexHeight  = 2 / 1.7320508075688772 // of a hex as wide as 1, from corner to corner
	crossMarks = 2.5
)

// lot is how the pieces of a section lie on a sheet.
type lot struct {
	columns, rows int
	left, top     float64
	gap           float64
}

func (d *document) lot(f Form) lot {
	edge, gap := margin, pieceGap
	if f.Shape == Card {
		edge, gap = safe+markAway, 0
	}
	width, height := d.style.Paper.Width, d.style.Paper.Height
	fit := func(room, side float64) int { return max(1, int((room-2*edge+gap+1e-6)/(side+gap))) }
	l := lot{columns: fit(width, f.Width), rows: fit(height, f.Height), gap: gap}
	l.left = (width - float64(l.columns)*(f.Width+gap) + gap) / 2
	l.top = (height - float64(l.rows)*(f.Height+gap) + gap) / 2
	return l
}

// grid prints the pieces of a section, their backs on the other side of the paper: turned over its long edge, left is right.
func (d *document) grid(s *Section) {
	l := d.lot(s.Form)
	var all []*Piece
	for i := range s.Pieces {
		for range s.Pieces[i].Count {
			all = append(all, &s.Pieces[i])
		}
	}
	each := l.columns * l.rows
	sheets := (len(all) + each - 1) / each
	for sheet := range sheets {
		here := all[sheet*each : min(len(all), (sheet+1)*each)]
		d.side(s, l, here, d.style.Words.Sheet(s.Title, sheet+1, sheets, false), false)
		if s.backed() {
			d.side(s, l, here, d.style.Words.Sheet(s.Title, sheet+1, sheets, true), true)
		}
	}
}

// side prints one side of a sheet.
func (d *document) side(s *Section, l lot, here []*Piece, title string, back bool) {
	sheet := Sheet{Title: title, Back: back, Pieces: map[string]int{}}
	var p *Pen
	if back {
		p = d.page(sheet, false)
	} else {
		p = d.recto(sheet, false)
	}
	p.caption(d.title + " · " + title)
	for i, piece := range here {
		column, row := i%l.columns, i/l.columns
		face := piece.Front
		if back {
			column, face = l.columns-1-column, piece.Back
		}
		sheet.Pieces[piece.Name]++
		at := p.at(l.left+float64(column)*(s.Form.Width+l.gap), l.top+float64(row)*(s.Form.Height+l.gap), s.Form.Width, s.Form.Height)
		if face != nil {
			face(at)
		}
		if !back && s.Form.Shape != Card {
			at.outline(s.Form.Shape)
		}
	}
	if !back && s.Form.Shape == Card {
		p.cutMarks(s.Form, l, len(here))
	}
}

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

// cutMarks stand round the cards at each line to cut along.
func (p *Pen) cutMarks(f Form, l lot, cards int) {
	columns, rows := min(l.columns, cards), (cards+l.columns-1)/l.columns
	right, bottom := l.left+float64(columns)*f.Width, l.top+float64(rows)*f.Height
	away, end := marked(l.top)
	for i := range columns + 1 {
		x := l.left + float64(i)*f.Width
		p.Line(x, l.top-end, x, l.top-away, black, cutLine)
		p.Line(x, bottom+away, x, bottom+end, black, cutLine)
	}
	away, end = marked(l.left)
	for i := range rows + 1 {
		y := l.top + float64(i)*f.Height
		p.Line(l.left-end, y, l.left-away, y, black, cutLine)
		p.Line(right+away, y, right+end, y, black, cutLine)
	}
}

// marked is how far from the pieces a mark begins and ends, where these leave so much of the paper.
func marked(left float64) (away, end float64) {
	room := left - safe - cutLine/2
	away = min(markAway, room/4)
	return away, min(room, away+markLong)
}

// boards prints pieces that each have a sheet, or several that are glued together.
func (d *document) boards(s *Section) {
	for i := range s.Pieces {
		for range s.Pieces[i].Count {
			d.board(s, &s.Pieces[i])
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
	width, height := d.style.Paper.Width-2*margin, d.style.Paper.Height-2*margin
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
			sheet := Sheet{Title: title, Pieces: map[string]int{piece.Name: 0}} // a further part of the same piece
			if row+column == 0 {
				sheet.Pieces[piece.Name] = 1
			}
			p := d.recto(sheet, wide)
			p.caption(d.title + " · " + title)
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
