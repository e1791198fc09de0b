package parts

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
)

// Shares of a mark's side.
const (
	markLetters = 0.74 // the size of the letters beside a mark
	markGap     = 0.14 // between two marks, and between a mark and its letters
	leastMark   = 10   // the least side, in pixels
)

// markWidth is the width of a mark of that side.
func markWidth(m BoardMark, side float32) float32 {
	width := float32(0)
	if m.Seat != 0 || m.Icon != NoIcon {
		width = side
	}
	if m.Text != "" {
		if width > 0 {
			width += side * markGap
		}
		width += fyne.MeasureText(m.Text, side*markLetters, fyne.TextStyle{Bold: true}).Width
	}
	return width
}

// markRows breaks marks into rows that fit a width; ok is false where one mark alone is wider.
func markRows(marks []BoardMark, side, width float32) (rows [][]BoardMark, ok bool) {
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
		rows, used = append(rows, []BoardMark{m}), need
	}
	return rows, ok
}

// rowsHeight is the height of that many rows of marks.
func rowsHeight(rows int, side float32) float32 {
	return side * (float32(rows)*(1+markGap) - markGap)
}

// fitMarks gives the largest side, between the least and most, at which marks fit into a box, with their rows.
func fitMarks(marks []BoardMark, width, height, most float32) (rows [][]BoardMark, side float32, ok bool) {
	for side = most; side >= leastMark; side-- {
		if rows, ok = markRows(marks, side, width); ok && rowsHeight(len(rows), side) <= height {
			return rows, side, true
		}
	}
	return nil, leastMark, false
}

// fewMarks are as many marks as fit at the least side, with the number of the others.
func fewMarks(marks []BoardMark, width, height float32) ([][]BoardMark, float32) {
	for shown := len(marks) - 1; shown > 0; shown-- {
		some := append(slices.Clone(marks[:shown]), BoardMark{Text: fmt.Sprintf("+%d", len(marks)-shown)})
		if rows, side, ok := fitMarks(some, width, height, leastMark); ok {
			return rows, side
		}
	}
	first := marks[0]
	if first.Seat > 0 || first.Icon != NoIcon {
		first.Text = "" // the sign says more than letters that lie on the neighbours
	}
	return [][]BoardMark{{first}}, leastMark
}

// contents draws label, marks and, where it has room, the title inside a place. It tells whether the title was drawn,
// and gives the area that is taken.
func (d *boardDrawing) contents(of PlaceData) (titled bool) {
	marks := of.Marks
	if of.Label != "" {
		marks = append([]BoardMark{{Text: of.Label}}, marks...)
	}
	at, round := d.view.pixels(of.At), radius(of, d.scale)
	if of.Shape == PlaceDot {
		d.onDot(of, marks, at)
		return true
	}
	across, down := inner(of.Shape)
	width, height := across*round, down*round
	most := min(height, d.body*1.6)
	rows, side, ok := fitMarks(marks, width, height, most)
	if !ok && len(marks) > 0 {
		rows, side = fewMarks(marks, width, height)
	}
	points, title := d.titleInside(of, width)
	if title > 0 {
		least := min(side, leastTitledMark)
		if under, smaller, ok := fitMarks(marks, width, height-title, most); len(marks) == 0 && title <= height || ok && smaller >= least {
			rows, side, titled = under, smaller, true
		}
	}
	top := at.Y - rowsHeight(len(rows), side)/2
	if titled {
		top = at.Y - (title+max(0, rowsHeight(len(rows), side)))/2
		d.pen.text(fyne.NewPos(at.X, top+title/2), of.Title, points, false, d.inkFor(of))
		top += title
	}
	d.rows(of, rows, fyne.NewPos(at.X, top), side)
	return titled
}

// leastTitledMark is the least side to which marks may shrink to make room for a title.
const leastTitledMark = 16

// onDot draws what stands on a dot, larger than the dot itself.
func (d *boardDrawing) onDot(of PlaceData, marks []BoardMark, at fyne.Position) {
	if len(marks) == 0 {
		return
	}
	side := d.body * 1.05
	rows, _ := markRows(marks, side, side*3.6)
	height := rowsHeight(len(rows), side)
	taken := areaRound(at, 0, height)
	for _, row := range rows {
		width := rowWidth(row, side)
		taken.left, taken.right = min(taken.left, at.X-width/2), max(taken.right, at.X+width/2)
	}
	d.taken = append(d.taken, taken)
	d.rows(of, rows, fyne.NewPos(at.X, at.Y-height/2), side)
}

func rowWidth(row []BoardMark, side float32) float32 {
	width := side * markGap * float32(len(row)-1)
	for _, m := range row {
		width += markWidth(m, side)
	}
	return width
}

// rows draws rows of marks, centred, downwards from a point.
func (d *boardDrawing) rows(of PlaceData, rows [][]BoardMark, from fyne.Position, side float32) {
	for _, row := range rows {
		x := from.X - rowWidth(row, side)/2
		for _, m := range row {
			d.mark(of, m, fyne.NewPos(x, from.Y+side/2), side)
			x += markWidth(m, side) + side*markGap
		}
		from.Y += side * (1 + markGap)
	}
}

// mark draws one mark from its left edge.
func (d *boardDrawing) mark(of PlaceData, m BoardMark, at fyne.Position, side float32) {
	switch {
	case m.Seat != 0:
		d.pen.seat(at.AddXY(side/2, 0), side, m.Seat)
		at.X += side * (1 + markGap)
	case m.Icon != NoIcon:
		d.pen.icon(at.AddXY(side/2, 0), side, m.Icon, d.inkFor(of))
		at.X += side * (1 + markGap)
	}
	if m.Text != "" {
		letters := fyne.MeasureText(m.Text, side*markLetters, fyne.TextStyle{Bold: true}).Width
		d.pen.text(at.AddXY(letters/2, 0), m.Text, side*markLetters, true, d.inkFor(of))
	}
}

// titleInside gives the size of the letters at which a title fits a width, and the height that it takes; 0 where it
// does not fit.
func (d *boardDrawing) titleInside(of PlaceData, width float32) (points, height float32) {
	if of.Title == "" || of.Plain && width < d.body*largePlace {
		return 0, 0
	}
	full := fyne.MeasureText(of.Title, d.caption, fyne.TextStyle{})
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
