package atrades

import (
	"fmt"
	"strings"
)

// A region is 37 hexes with a point upward: 7 rows of 4, 5, 6, 7, 6, 5, 4
// (section 2.2). Its cells are numbered row by row, from the left.
const (
	radius = 3
	rows   = 2*radius + 1
	cells  = 37
	sides  = 6
)

// hex is a place in axial coordinates.
type hex struct{ q, r int }

func (h hex) plus(o hex) hex  { return hex{h.q + o.q, h.r + o.r} }
func (h hex) minus(o hex) hex { return hex{h.q - o.q, h.r - o.r} }

// turned is the place after a turn by 60 degrees clockwise about the centre.
func (h hex) turned() hex { return hex{-h.r, h.q + h.r} }

// length is the number of steps from the centre.
func (h hex) length() int { return max(h.q, -h.q, h.r, -h.r, h.q+h.r, -h.q-h.r) }

// The steps to the six cells that share a side with a cell, and from a region's
// centre to those of the regions beside it, in the order of the sides (move lay).
var (
	hexSides    = [sides]hex{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}}
	regionSides = [sides]hex{{4, 3}, {-3, 7}, {-7, 4}, {-4, -3}, {3, -7}, {7, -4}}
)

// What follows from the shape of the grid alone.
var (
	// placeOf has the place of every cell after so many turns.
	placeOf = turnedPlaces()
	// cellAt finds the cell of a place after so many turns, by q and r from
	// -radius; -1 where there is none.
	cellAt = cellsByPlace()
	// sharing has for every cell the set of cells that share a side with it.
	sharing = sharedSides()
	// cellNames are the cells' words, rRcC.
	cellNames = namedCells()
)

func rowLength(row int) int { return rows - max(row-radius, radius-row) }

func namedCells() (names [cells]string) {
	n := 0
	for row := range rows {
		for c := range rowLength(row) {
			names[n] = fmt.Sprintf("r%dc%d", row, c)
			n++
		}
	}
	return names
}

func turnedPlaces() (places [sides][cells]hex) {
	n := 0
	for row := range rows {
		for c := range rowLength(row) {
			at := hex{c + max(-radius, -row), row - radius}
			for turns := range sides {
				places[turns][n] = at
				at = at.turned()
			}
			n++
		}
	}
	return places
}

func cellsByPlace() (found [sides][rows][rows]int8) {
	for turns := range sides {
		for q := range rows {
			for r := range rows {
				found[turns][q][r] = -1
			}
		}
		for cell, at := range placeOf[turns] {
			found[turns][at.q+radius][at.r+radius] = int8(cell)
		}
	}
	return found
}

// cellOf finds the cell at a place from the centre of a region that was turned
// so many times, or -1.
func cellOf(turns uint8, at hex) int {
	if at.q < -radius || at.q > radius || at.r < -radius || at.r > radius {
		return -1
	}
	return int(cellAt[turns][at.q+radius][at.r+radius])
}

func sharedSides() (sets [cells]uint64) {
	for cell, at := range placeOf[0] {
		for _, side := range hexSides {
			if other := cellOf(0, at.plus(side)); other >= 0 {
				sets[cell] |= 1 << other
			}
		}
	}
	return sets
}

// BareCells are the cells of a region that has not been turned, without anything on
// them, row by row.
func BareCells() []Cell {
	list := make([]Cell, cells)
	for cell, word := range cellNames {
		at := placeOf[0][cell]
		list[cell] = Cell{Word: word, Q: at.q, R: at.r}
	}
	return list
}

// BareRows are the rows of a region that is all desert.
func BareRows() []string {
	list := make([]string, rows)
	for row := range list {
		list[row] = strings.Repeat(".", rowLength(row))
	}
	return list
}

// CellAt returns the row of a cell and its place in it, both from 0; it reports
// whether there is such a cell.
func CellAt(word string) (row, at int, ok bool) {
	cell, ok := cellWords.Value(word)
	if !ok {
		return 0, 0, false
	}
	for cell >= rowLength(row) {
		cell -= rowLength(row)
		row++
	}
	return row, cell, true
}
