package aid

import (
	"slices"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
)

// The signs of a cell of a region, as its rows write them.
const (
	Desert    = '.'
	Habitable = 'H'
	City      = 'C'
)

// usualCity is the number of a city that has just been painted.
const usualCity = 2

// region is the path of a part of a region.
func region(i int, way ...string) rules.Path { return rules.Path{atrades.KeyMaps}.Item(i).At(way...) }

// MapCells are the cells of a region of a copy, for drawing it.
func (c *Copy) MapCells(i int) []atrades.Cell {
	list := atrades.BareCells()
	for k := range list {
		cell := &list[k]
		cell.Land, cell.City = c.CellSign(i, cell.Word) == Habitable, c.Draft.Number(region(i, "cities", cell.Word))
	}
	return list
}

// CellSign is what a cell of a region is: Desert, Habitable or City.
func (c *Copy) CellSign(i int, word string) byte {
	row, at, ok := atrades.CellAt(word)
	if text := c.Draft.Text(region(i, "rows").Item(row)); ok && at < len(text) {
		return text[at]
	}
	return Desert
}

// Paint makes a cell of a region desert, habitable or a city. A new city has the
// usual number; one that goes takes its number along, and desert its lines.
func (c *Copy) Paint(i int, word string, sign byte) {
	row, at, ok := atrades.CellAt(word)
	text := []byte(c.Draft.Text(region(i, "rows").Item(row)))
	if !ok || at >= len(text) {
		return
	}
	text[at] = sign
	c.Put(region(i, "rows").Item(row), string(text))
	city := region(i, "cities", word)
	switch {
	case sign != City:
		c.Tree = rules.Without(c.Tree, city)
	case c.Draft.Get(city) == nil:
		c.Put(city, usualCity)
	}
	if sign == Desert {
		c.setLinks(i, func(link rules.List) rules.List {
			return slices.DeleteFunc(slices.Clone(link), func(end any) bool { return end == word })
		})
	}
}

// setLinks changes every line of a region; one with fewer than two cells goes.
func (c *Copy) setLinks(i int, change func(link rules.List) rules.List) {
	links, _ := c.Draft.Get(region(i, "links")).(rules.List)
	kept := rules.List{}
	for _, link := range links {
		ends, _ := link.(rules.List)
		if ends = change(ends); len(ends) > 1 {
			kept = append(kept, ends)
		}
	}
	c.Put(region(i, "links"), kept)
}

// MapLinks are the pairs of cells that lines of a region join.
func (c *Copy) MapLinks(i int) (pairs [][2]string) {
	links, _ := c.Draft.Get(region(i, "links")).(rules.List)
	for _, link := range links {
		ends, _ := link.(rules.List)
		for k, from := range ends {
			for _, to := range ends[k+1:] {
				a, _ := from.(string)
				b, _ := to.(string)
				pairs = append(pairs, [2]string{a, b})
			}
		}
	}
	return pairs
}

// Join draws a line between two cells of a region, or takes it away where there
// is one.
func (c *Copy) Join(i int, a, b string) {
	if a == b || c.CellSign(i, a) == Desert || c.CellSign(i, b) == Desert {
		return
	}
	joined := false
	c.setLinks(i, func(link rules.List) rules.List {
		if slices.Contains(link, any(a)) && slices.Contains(link, any(b)) {
			joined = true
			return slices.DeleteFunc(slices.Clone(link), func(end any) bool { return end == b })
		}
		return link
	})
	if !joined {
		links, _ := c.Draft.Get(region(i, "links")).(rules.List)
		c.Put(region(i, "links"), append(slices.Clone(links), any(rules.List{a, b})))
	}
}
