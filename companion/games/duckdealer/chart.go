package duckdealer

import (
	"math"
	"slices"
	"strconv"
	"sync"
)

// chart is the map as a graph of spaces (section 2.4): planets in box order, then
// junctions, then the dots of the routes.
type chart struct {
	planets    int
	ends       int    // planets and junctions
	start      []bool // by planet: it has two slots
	names      []string
	neighbours [][]int32
	routes     []route
	away       func() [][]int16 // by planet and space: the least steps between them, without highways
}

// route joins two planets or junctions by a number of dots.
type route struct {
	a, b int32
	dots int
}

// isPlanet reports whether a space is a planet; the others are dots.
func (c *chart) isPlanet(space int32) bool { return space >= 0 && int(space) < c.planets }

// lay names the dots of the routes and joins neighbours. Until then names are
// those of the planets and junctions only.
func (c *chart) lay() {
	c.ends = len(c.names)
	all := c.ends
	for _, r := range c.routes {
		all += r.dots
	}
	c.names = slices.Grow(c.names, all-c.ends)
	c.neighbours = make([][]int32, all)
	for _, r := range c.routes {
		prefix := c.names[r.a] + "-" + c.names[r.b] + "-"
		last := r.a
		for i := range r.dots {
			dot := int32(len(c.names))
			c.names = append(c.names, prefix+strconv.Itoa(i+1))
			c.join(last, dot)
			last = dot
		}
		c.join(last, r.b)
	}
	c.away = sync.OnceValue(func() [][]int16 {
		away := make([][]int16, c.planets)
		for planet := range away {
			away[planet] = c.from(int32(planet))
		}
		return away
	})
}

// from counts the least steps from a space to each other one.
func (c *chart) from(space int32) []int16 {
	away := make([]int16, len(c.names))
	for i := range away {
		away[i] = math.MaxInt16
	}
	away[space] = 0
	for queue := []int32{space}; len(queue) > 0; queue = queue[1:] {
		for _, next := range c.neighbours[queue[0]] {
			if away[next] == math.MaxInt16 {
				away[next] = away[queue[0]] + 1
				queue = append(queue, next)
			}
		}
	}
	return away
}

func (c *chart) join(a, b int32) {
	c.neighbours[a] = append(c.neighbours[a], b)
	c.neighbours[b] = append(c.neighbours[b], a)
}

// connected reports whether routes join all planets and junctions. It is asked
// before the dots are laid.
func (c *chart) connected() bool {
	root := make([]int32, len(c.names))
	for i := range root {
		root[i] = int32(i)
	}
	find := func(i int32) int32 {
		for root[i] != i {
			root[i] = root[root[i]]
			i = root[i]
		}
		return i
	}
	parts := len(root)
	for _, r := range c.routes {
		if a, b := find(r.a), find(r.b); a != b {
			root[a] = b
			parts--
		}
	}
	return parts == 1
}
