package atrades

import (
	"math/bits"

	"tablekeeper/companion/rules"
)

func (m *region) readRows(v rules.Value) {
	m.beside = sharing
	items := v.Items()
	if len(items) != rows {
		v.Fail("expected %d rows", rows)
	}
	cell := 0
	for row, item := range items {
		text := item.Text()
		if v.Failed() {
			return
		}
		if len(text) != rowLength(row) {
			item.Fail("this row has %d cells", rowLength(row))
			return
		}
		for _, sign := range []byte(text) {
			switch sign {
			case 'H':
				m.land |= 1 << cell
			case 'C':
				m.city |= 1 << cell
			case '.':
			default:
				item.Fail("expected H (habitable), C (city) or . (desert)")
			}
			cell++
		}
	}
	if m.land == 0 {
		v.Fail("a region has at least one habitable cell")
	}
}

func (m *region) readCities(v rules.Value) {
	for _, key := range v.Keys() {
		cell, ok := cellWords.Value(key)
		if !ok || m.city>>cell&1 == 0 {
			v.Fail("%q isn't a city of the rows", key)
			return
		}
		m.number[cell] = v.Field(key).Int(1, maxNumber)
	}
	if len(v.Keys()) != bits.OnesCount64(m.city) {
		v.Fail("every city of the rows has a number here")
	}
}

func (m *region) readLinks(v rules.Value) {
	for _, link := range v.Items() {
		m.readLink(link)
	}
	for cell := range m.beside {
		m.beside[cell] &= m.land | m.city
	}
}

// readLink takes a line between cells: all of them are adjacent to one another.
func (m *region) readLink(v rules.Value) {
	var set uint64
	items := v.Items()
	if len(items) < 2 {
		v.Fail("a link has at least two cells")
	}
	for _, item := range items {
		bit := uint64(1) << item.Word(cellWords)
		if !v.Failed() && (m.land|m.city)&bit == 0 {
			item.Fail("a link goes to habitable cells and cities")
		}
		if set&bit != 0 {
			item.Fail("the cells of a link are different")
		}
		set |= bit
	}
	for rest := set; rest != 0; rest &= rest - 1 {
		cell := bits.TrailingZeros64(rest)
		others := set &^ (1 << cell)
		m.beside[cell] |= others
		for later := others >> cell << cell; later != 0; later &= later - 1 {
			m.lines = append(m.lines, [2]int{cell, bits.TrailingZeros64(later)})
		}
	}
}
