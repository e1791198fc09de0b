package duckdealer

import (
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// group lists the consumer tiles of a group of products, in box order.
func (b *box) group(group int) []int32 {
	var tiles []int32
	for i := range b.consumers {
		if tier(b.consumers[i].wants) == group {
			tiles = append(tiles, int32(i))
		}
	}
	return tiles
}

// mineTiles lists the goods of the mines that are left, in box order, for start
// or for far planets.
func (b *box) mineTiles(left *[primaries]mineType, start bool) []int {
	var tiles []int
	for _, good := range b.mineOrder {
		n := left[good].other
		if start {
			n = left[good].start
		}
		for range n {
			tiles = append(tiles, good)
		}
	}
	return tiles
}

// fill puts in box order what is not stated.
func (c *choices) fill() *arrangement {
	deal := map[bool][]int{true: c.box.mineTiles(&c.left, true), false: c.box.mineTiles(&c.left, false)}
	var yards []int
	for tile := range c.box.yards {
		if !slices.Contains(c.yards, tile) {
			yards = append(yards, tile)
		}
	}
	for planet, start := range c.box.chart.start {
		if c.mines[planet] == none {
			c.mines[planet], deal[start] = deal[start][0], deal[start][1:]
		}
		if start && c.yards[planet] == none {
			c.yards[planet], yards = yards[0], yards[1:]
		}
	}
	a := &arrangement{mines: c.mines, yards: c.yards}
	for group, track := range c.tracks {
		if track == nil {
			track = c.box.group(group)
		}
		a.track = append(a.track, track...)
	}
	return a
}

// shuffle draws mines, yards and the consumer track by chance and gives them as
// Setup headers; nil where the box can't be read, which opening the table reports.
func shuffle(s *rules.Setup, draw func(n int) int) []string {
	b, err := loadBox(s.Box)
	if err != nil {
		return nil
	}
	starts, others := b.mineTiles(&b.mines, true), b.mineTiles(&b.mines, false)
	mix(starts, draw)
	mix(others, draw)
	yards := make([]int, len(b.yards))
	for i := range yards {
		yards[i] = i
	}
	mix(yards, draw)
	headers := []string{"edition " + b.edition}
	var placed []string
	for planet, start := range b.chart.start {
		name := b.chart.names[planet]
		if !start {
			headers = append(headers, "mine "+name+" "+goodNames[others[0]])
			others = others[1:]
			continue
		}
		headers = append(headers, "mine "+name+" "+goodNames[starts[0]])
		starts = starts[1:]
		placed = append(placed, "yard "+name+" "+b.yards[yards[0]].name)
		yards = yards[1:]
	}
	headers = append(headers, placed...)
	for group, name := range tierNames {
		tiles := b.group(group)
		if len(tiles) == 0 {
			continue
		}
		mix(tiles, draw)
		words := []string{"track", name}
		for _, tile := range tiles {
			words = append(words, b.consumers[tile].name)
		}
		headers = append(headers, strings.Join(words, " "))
	}
	return headers
}

// mix puts a list in a random order, each alike.
func mix[T any](list []T, draw func(n int) int) {
	for i := len(list) - 1; i > 0; i-- {
		k := draw(i + 1)
		list[i], list[k] = list[k], list[i]
	}
}
