package duckdealer

import (
	"slices"

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
	placed, docks := make([]int, b.chart.planets), make([]int, b.chart.planets)
	for planet, start := range b.chart.start {
		docks[planet] = none
		if !start {
			placed[planet], others = others[0], others[1:]
			continue
		}
		placed[planet], starts = starts[0], starts[1:]
		docks[planet], yards = yards[0], yards[1:]
	}
	var tracks [3][]int32
	for group := range tracks {
		tracks[group] = b.group(group)
		mix(tracks[group], draw)
	}
	return b.stated(placed, docks, tracks)
}

// mix puts a list in a random order, each alike.
func mix[T any](list []T, draw func(n int) int) {
	for i := len(list) - 1; i > 0; i-- {
		k := draw(i + 1)
		list[i], list[k] = list[k], list[i]
	}
}
