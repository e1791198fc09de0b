package board

import (
	"fmt"
	"slices"

	"tablekeeper/screens/widgets/parts"

	"fyne.io/fyne/v2"
)

// Shares of a mark's side.
const (
	markLetters = 0.74 // the size of the letters beside a mark
	markGap     = 0.14 // between two marks, and between a mark and its letters
	leastMark   = 10   // the least side, in pixels
)

// markWidth is the width of a mark of that side.
func markWidth(m Mark, side float32) float32 {
	width := float32(0)
	eachPiece(m, side, func(_ int, at, wide float32) { width = at + wide })
	return width
}

// The pieces of a mark.
const (
	iconPiece = iota
	ofPiece
	textPiece
	seatPiece
)

// eachPiece goes through the pieces of a mark with where each begins and how wide it is.
func eachPiece(m Mark, side float32, do func(piece int, at, wide float32)) {
	at := float32(0)
	if m.Icon != parts.NoIcon {
		do(iconPiece, at, side)
		at += side * (1 + markGap)
	}
	if m.Of != parts.NoIcon {
		do(ofPiece, at, side)
		at += side * (1 + markGap)
	}
	if m.Text != "" {
		wide := parts.Measure(m.Text, side*markLetters, fyne.TextStyle{Bold: true}).Width
		do(textPiece, at, wide)
		at += wide + side*markGap
	}
	if m.Seat != 0 {
		do(seatPiece, at, side)
	}
}

// markRows breaks marks into rows that fit a width; ok is false where one mark alone is wider.
func markRows(marks []Mark, side, width float32) (rows [][]Mark, ok bool) {
	ok = true
	used := float32(0)
	for _, m := range marks {
		need := markWidth(m, side)
		ok = ok && need <= width
		if len(rows) > 0 && used+side*markGap+need <= width {
			rows[len(rows)-1] = append(rows[len(rows)-1], m)
			used += side*markGap + need
			continue
		}
		rows, used = append(rows, []Mark{m}), need
	}
	return rows, ok
}

// rowsHeight is the height of that many rows of marks.
func rowsHeight(rows int, side float32) float32 {
	return side * (float32(rows)*(1+markGap) - markGap)
}

// fitMarks returns the largest side, between the least and most, at which marks fit into a box, with their rows.
func fitMarks(marks []Mark, width, height, most float32) (rows [][]Mark, side float32, ok bool) {
	if len(marks) == 0 {
		return nil, leastMark, true
	}
	for side = most; side >= leastMark; side-- {
		if rows, ok = markRows(marks, side, width); ok && rowsHeight(len(rows), side) <= height {
			return rows, side, true
		}
	}
	return nil, leastMark, false
}

// fewMarks are as many marks as fit at the least side, with the number of the others.
func fewMarks(marks []Mark, width, height float32) ([][]Mark, float32) {
	if len(marks) == 0 {
		return nil, leastMark
	}
	for shown := len(marks) - 1; shown > 0; shown-- {
		some := append(slices.Clone(marks[:shown]), Mark{Text: fmt.Sprintf("+%d", len(marks)-shown)})
		if rows, side, ok := fitMarks(some, width, height, leastMark); ok {
			return rows, side
		}
	}
	first := marks[0]
	if first.Seat > 0 || first.Icon != parts.NoIcon {
		first.Text = "" // the sign says more than letters that lie on the neighbours
	}
	return [][]Mark{{first}}, leastMark
}

// inside is what is drawn inside a place: marks in rows, and a title above them, with its number under it.
type inside struct {
	title  string
	number string
	points float32 // the size of the title's letters
	high   float32 // the height that title and number take
	under  float32 // that of the number alone
	rows   [][]Mark
	side   float32
}

// Least sides of marks: where they can't be read, a name is better, and what is on a place rather than what belongs
// to it; to make room for a name they may shrink to the smaller one.
const (
	leastRead   = 14
	leastTitled = 12
)

// room is the box for marks and words inside a place, and all its marks, the label first.
func (d *drawing) room(of Place) (marks []Mark, width, height float32) {
	marks = of.Marks
	if of.Label != "" {
		marks = append([]Mark{{Text: of.Label}}, marks...)
	}
	across, down := inner(of.Shape)
	round := radius(of, d.scale)
	return marks, across * round, down * round
}

// contents finds what is drawn inside a place.
func (d *drawing) contents(of Place) inside {
	if of.Shape == Dot {
		return d.onDot(of)
	}
	marks, width, height := d.room(of)
	if of.Hint != "" && len(marks) == 0 {
		points, high := d.titleInside(of, of.Hint, oneLine(of.Shape)*radius(of, d.scale))
		if high > 0 && high <= height*1.1 {
			return inside{title: of.Hint, points: points, high: high}
		}
	}
	most := min(height, d.body*1.6)
	rows, side, ok := fitMarks(marks, width, height, most)
	if points, high := d.titleInside(of, of.Title, width); high > 0 {
		under, smaller, fits := fitMarks(marks, width, height-high, most)
		if len(marks) == 0 && high <= height || fits && smaller >= min(side, leastTitled) {
			return d.numbered(of, inside{title: of.Title, points: points, high: high, rows: under, side: smaller}, height)
		}
	}
	if ok { // a name is written beside: what lies here is never left out for it
		return inside{rows: rows, side: side}
	}
	if in, ok := d.tiny(of); ok {
		return in
	}
	return d.little(of)
}

// numbered puts the number of a place under its title, where what else is inside leaves room for it.
func (d *drawing) numbered(of Place, in inside, height float32) inside {
	if of.Number == "" {
		return in
	}
	under := parts.Measure(of.Number, in.points*numberSize, fyne.TextStyle{}).Height * numberLine
	if in.size().Height+under <= height {
		in.number, in.under = of.Number, under
		in.high += under
	}
	return in
}

// numberLine is the height of a number's line, as a share of what its letters are given.
const numberLine = 0.8

// tiny is a little more than the room inside a shape, for marks that are smaller than any other: all facts are seen, if only
// just.
func (d *drawing) tiny(of Place) (in inside, ok bool) {
	marks, width, height := d.room(of)
	wide := width * tinyWide
	if of.Shape == HexPoint || of.Shape == HexFlat { // its neighbours begin where it ends
		wide = min(wide, oneLine(of.Shape)*radius(of, d.scale)-1)
	}
	for side := float32(leastMark); side >= leastTiny; side-- {
		if rows, fits := markRows(marks, side, wide); fits && rowsHeight(len(rows), side) <= height*tinyHigh {
			return inside{rows: rows, side: side}, true
		}
	}
	return in, false
}

// Measures of tiny marks: the least side, in pixels, and the shares of the room inside a shape.
const (
	leastTiny = 7
	tinyWide  = 1.25
	tinyHigh  = 1.35
)

// snug is a small name close over marks that are smaller for it: moves name the place, so its name is missed more than the
// size of what lies there.
func (d *drawing) snug(of Place) (in inside, ok bool) {
	marks, width, height := d.room(of)
	points := d.caption * leastTitle
	name := parts.Measure(of.Title, points, fyne.TextStyle{})
	if name.Width > width {
		return in, false
	}
	high := name.Height * snugLine
	all := min(height*tinyHigh, snugHigh*radius(of, d.scale))
	for side := float32(leastTitled); side >= leastSnug; side-- {
		if rows, fits := markRows(marks, side, width); fits && high+rowsHeight(len(rows), side) <= all {
			return inside{title: of.Title, points: points, high: high, rows: rows, side: side}, true
		}
	}
	return in, false
}

// Measures of a name close over marks: its line as a share of its letters' height, the most height in radii, and the least side
// of a mark, in pixels.
const (
	snugLine  = 0.72
	snugHigh  = 1.95
	leastSnug = 8
)

// little is what is drawn where there is no room for all marks: those of seats, and how many others there are; else as many
// marks as fit; the name only where there are none.
func (d *drawing) little(of Place) inside {
	marks, width, height := d.room(of)
	var seats []Mark
	for _, m := range of.Marks {
		if m.Seat != 0 && m.Icon == parts.NoIcon {
			seats = append(seats, m)
		}
	}
	if len(seats) > 0 {
		rest := Mark{Text: fmt.Sprintf("+%d", len(marks)-len(seats))}
		for _, some := range [][]Mark{append(slices.Clone(seats), rest), seats} {
			if rows, side, ok := fitMarks(some, width, height, min(height, d.body)); ok && side >= min(leastRead, d.body) {
				return inside{rows: rows, side: side}
			}
		}
	}
	for _, title := range []string{of.Title + of.Label, of.Title} {
		if len(of.Marks) > 0 {
			break
		}
		if points, high := d.titleInside(of, title, oneLine(of.Shape)*radius(of, d.scale)); high > 0 && high <= height*1.1 {
			return d.numbered(of, inside{title: title, points: points, high: high}, height)
		}
	}
	if len(marks) == 1 { // in the middle a shape is wider
		if rows, side, ok := fitMarks(marks, oneLine(of.Shape)*radius(of, d.scale), height, min(height, d.body)); ok {
			return inside{rows: rows, side: side}
		}
	}
	rows, side := fewMarks(marks, width, height)
	return inside{rows: rows, side: side}
}

// fillIn draws what is inside a place.
func (d *drawing) fillIn(of Place, in inside) {
	at := d.view.pixels(of.At)
	top := at.Y - (in.high+max(0, rowsHeight(len(in.rows), in.side)))/2
	if all := in.size(); of.Picture != nil && all.Height > 0 { // words are not read on a picture
		wide := max(all.Width, parts.Measure(in.title, in.points, fyne.TextStyle{}).Width)
		d.pen.rectangle(areaRound(at, wide+plateEdge, all.Height), plateEdge, brush{fill: d.fill(of)})
	}
	if in.title != "" {
		d.pen.text(fyne.NewPos(at.X, top+(in.high-in.under)/2), in.title, in.points, false, d.inkFor(of))
	}
	if in.number != "" {
		d.pen.text(fyne.NewPos(at.X, top+in.high-in.under/2), in.number, in.points*numberSize, false, d.inkFor(of))
	}
	d.rows(of, in.rows, fyne.NewPos(at.X, top+in.high), in.side)
}

// plateEdge is how much wider than the words a plate under them is, in pixels.
const plateEdge = 4

// onDot is what is on a dot: larger than the dot itself, but not over its neighbours where that can be avoided.
func (d *drawing) onDot(of Place) inside {
	side := max(leastLettered, min(d.body*1.05, 5*radius(of, d.scale)))
	rows, _ := markRows(of.Marks, side, side*3.6)
	return inside{rows: rows, side: side}
}

// size is how much is drawn inside a place.
func (in inside) size() fyne.Size {
	width := float32(0)
	for _, row := range in.rows {
		width = max(width, rowWidth(row, in.side))
	}
	return fyne.NewSize(width, in.high+max(0, rowsHeight(len(in.rows), in.side)))
}

func rowWidth(row []Mark, side float32) float32 {
	width := side * markGap * float32(len(row)-1)
	for _, m := range row {
		width += markWidth(m, side)
	}
	return width
}

// rows draws rows of marks, centred, downwards from a point.
func (d *drawing) rows(of Place, rows [][]Mark, from fyne.Position, side float32) {
	for _, row := range rows {
		x := from.X - rowWidth(row, side)/2
		for _, m := range row {
			d.gliding(of.ID, m, func() { d.mark(of, m, fyne.NewPos(x, from.Y+side/2), side) })
			x += markWidth(m, side) + side*markGap
		}
		from.Y += side * (1 + markGap)
	}
}

// mark draws one mark from its left edge.
func (d *drawing) mark(of Place, m Mark, from fyne.Position, side float32) {
	eachPiece(m, side, func(piece int, at, wide float32) {
		middle := from.AddXY(at+wide/2, 0)
		switch piece {
		case iconPiece:
			d.pen.icon(middle, side, m.Icon, d.inkFor(of))
		case ofPiece:
			d.pen.icon(middle, side, m.Of, d.inkFor(of))
		case textPiece:
			d.pen.text(middle, m.Text, side*markLetters, true, d.inkFor(of))
		case seatPiece:
			d.pen.seat(middle, side, m.Seat)
		}
	})
}

// titleInside returns the size of the letters at which a title fits a width, and the height that it takes; 0 where it
// does not fit.
func (d *drawing) titleInside(of Place, title string, width float32) (points, height float32) {
	if title == "" || of.Plain && width < d.body*largePlace {
		return 0, 0
	}
	full := parts.Measure(title, d.caption, fyne.TextStyle{})
	points = min(d.caption, d.caption*width/full.Width*0.97)
	if points < d.caption*leastTitle {
		return 0, 0
	}
	return points, full.Height * points / d.caption
}

// largePlace is the least width inside a plain place whose title is drawn, in sizes of body text.
const largePlace = 2.2

// leastTitle is how small a title may become, as a share of its size.
const leastTitle = 0.8
