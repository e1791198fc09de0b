package traders

import (
	"strconv"

	"tablekeeper/companion/base/wording"
)

// hex is a hex of the board: its column from 0 at the west edge, its row from 1
// at the south edge. The zero value is no hex.
type hex struct{ col, row int8 }

// String writes a hex as it is said: the column's letter and the row.
func (h hex) String() string { return string(rune('a'+h.col)) + strconv.Itoa(int(h.row)) }

// parseHex reads a hex: one small letter and a row number without leading zero.
func parseHex(text string) (hex, bool) {
	if len(text) < 2 || len(text) > 3 || text[0] < 'a' || text[0] > 'z' || text[1] == '0' {
		return hex{}, false
	}
	row := 0
	for _, c := range text[1:] {
		if c < '0' || c > '9' {
			return hex{}, false
		}
		row = 10*row + int(c-'0')
	}
	return hex{int8(text[0] - 'a'), int8(row)}, true
}

// odd is 1 in the columns that lie half a hex further north, else 0.
func (h hex) odd() int8 { return h.col & 1 }

// next is the neighbour in a direction, on the board or not (4.2).
func (h hex) next(direction int) hex {
	switch direction {
	case 0:
		return hex{h.col, h.row + 1}
	case 1:
		return hex{h.col + 1, h.row + h.odd()}
	case 2:
		return hex{h.col + 1, h.row - 1 + h.odd()}
	case 3:
		return hex{h.col, h.row - 1}
	case 4:
		return hex{h.col - 1, h.row - 1 + h.odd()}
	default:
		return hex{h.col - 1, h.row + h.odd()}
	}
}

// distance counts the steps between two hexes (4.2). Heights are doubled so that
// half hexes are whole numbers.
func distance(a, b hex) int {
	dx := abs(int(a.col) - int(b.col))
	dy := abs(2*int(a.row) + int(a.odd()) - 2*int(b.row) - int(b.odd()))
	return dx + max(0, (dy-dx)/2)
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

// The sizes that a board can have, either way (4.1).
const (
	leastSize = 5
	mostSize  = 26
)

// planetsApart is the least distance of two planets: no space belongs to two of
// them, and no dock is a space (4.1).
const planetsApart = 3

// board is the map: its size and the hexes of the six planets.
type board struct {
	columns, rows int8
	planets       [planets]hex
}

// usual is the board of section 4.2.
var usual = board{11, 11, [planets]hex{
	gobi: {2, 2}, bob: {8, 2}, inti: {8, 6}, seranide: {8, 10}, supay: {2, 10}, earth: {0, 6},
}}

func (b *board) has(h hex) bool {
	return h.col >= 0 && h.col < b.columns && h.row >= 1 && h.row <= b.rows
}

// planet returns the planet on a hex, or nowhere.
func (b *board) planet(h hex) int {
	for planet, at := range b.planets {
		if at == h {
			return planet
		}
	}
	return nowhere
}

// dock reports whether a hex is next to earth.
func (b *board) dock(h hex) bool { return distance(b.planets[earth], h) == 1 }

// space returns the producing planet that a hex is next to and the direction in
// which it lies from there, or nowhere.
func (b *board) space(h hex) (planet, direction int) {
	for planet := range producing {
		if distance(b.planets[planet], h) != 1 {
			continue
		}
		for direction := range directionNames {
			if b.planets[planet].next(direction) == h {
				return planet, direction
			}
		}
	}
	return nowhere, 0
}

// wrong reports which condition of section 4.1 the board fails, or "".
func (b *board) wrong() wording.Text {
	if min(b.columns, b.rows) < leastSize || max(b.columns, b.rows) > mostSize {
		return wording.Say("a board has 5 to 26 columns and rows.")
	}
	for planet, at := range b.planets {
		if !b.has(at) {
			return wording.Say("{place} is not on the board.", placeTitles[planet])
		}
		if planet == earth {
			continue
		}
		for direction := range directionNames {
			if !b.has(at.next(direction)) {
				return wording.Say("{place} lies at the rim: all six hexes around it must be on the board.", placeTitles[planet])
			}
		}
	}
	for planet, at := range b.planets {
		for other := range planet {
			if distance(at, b.planets[other]) < planetsApart {
				return wording.Say("{place} and {other} are less than 3 hexes apart.", placeTitles[other], placeTitles[planet])
			}
		}
	}
	return wording.Text{}
}
