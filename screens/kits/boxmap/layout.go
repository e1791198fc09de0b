package boxmap

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
)

// layout looks for places of the planets and junctions of a map. Its dice always
// fall the same way: the same map gives the same layout.
type layout struct {
	routes []planned
	of     [][]int // by end: the routes that begin or end there
	apart  [][]float64
	at     []Spot
	walls  Spot // the size of the area, from 0, 0
	dice   *rand.Rand
	effort int // how many more places may be tried
}

// planned is a route with the length that would suit its dots.
type planned struct {
	a, b   int
	length float64
}

// What a layout costs, and how much work goes into it.
const (
	crossed    = 60  // two routes that cross
	nearEnds   = 3.4 // planets nearer than this get in each other's way
	nearRoutes = 2.4 // and so does a route that passes a planet
	narrow     = 0.8 // and two routes whose directions at one end have a cosine above this
	starts     = 12
	tried      = 4
	work       = 700_000 // steps of a calculation
)

// Lengths of routes: without dots, and what each dot adds.
const (
	shortest = 5.0
	perDot   = 0.55
)

// lengthOf is how long a route with so many dots should be: long ones are drawn
// tighter, so that short ones leave room for large planets.
func lengthOf(dots int) float64 { return shortest + perDot*float64(dots) }

func newLayout(c *chart) *layout {
	l := &layout{of: make([][]int, c.ends), dice: rand.New(rand.NewPCG(uint64(c.ends), uint64(len(c.routes))))}
	for i, r := range c.routes {
		l.routes = append(l.routes, planned{r.a, r.b, lengthOf(r.dots)})
		l.of[r.a] = append(l.of[r.a], i)
		l.of[r.b] = append(l.of[r.b], i)
	}
	l.measure()
	return l
}

// measure finds the lengths of the shortest ways between all ends.
func (l *layout) measure() {
	n := len(l.of)
	l.apart = make([][]float64, n)
	for from := range n {
		d := make([]float64, n)
		for i := range d {
			d[i] = math.Inf(1)
		}
		d[from] = 0
		for open := []int{from}; len(open) > 0; open = open[1:] {
			for _, i := range l.of[open[0]] {
				r := l.routes[i]
				to := r.a + r.b - open[0]
				if way := d[open[0]] + r.length; way < d[to] {
					d[to] = way
					open = append(open, to)
				}
			}
		}
		l.apart[from] = d
	}
}

// arrange finds the best layout that it can: springs from several starts, then
// single ends and pairs are moved as long as that makes it better.
func (l *layout) arrange() {
	n := len(l.of)
	var begun []start
	for range max(1, min(starts, work/(n*n*sweepsOfSprings+1))) {
		l.scatter()
		l.springs()
		l.fill()
		begun = append(begun, start{at: l.at, walls: l.walls, cost: l.whole()})
	}
	slices.SortStableFunc(begun, func(a, b start) int { return cmp.Compare(a.cost, b.cost) })
	best := start{cost: math.Inf(1)}
	for i, s := range begun {
		if i >= tried && (best.crossings == 0 || i >= 2*tried) {
			break
		}
		l.at, l.walls, l.effort = s.at, s.walls, work/l.stepsOfTry()
		l.improve(l.walls.X * 0.25)
		if s.cost, s.crossings = l.whole(), l.allCrossings(); s.cost < best.cost {
			best = s
		}
	}
	l.at, l.walls = best.at, best.walls
}

// start is a layout to begin with.
type start struct {
	at        []Spot
	walls     Spot
	cost      float64
	crossings int
}

// stepsOfTry is about how much work it is to try another place for an end.
func (l *layout) stepsOfTry() int {
	n, m := len(l.of), len(l.routes)
	return n + m + 2*m/n*(n+m) + 1
}

// scatter puts all ends somewhere.
func (l *layout) scatter() {
	l.at = make([]Spot, len(l.of))
	wide := math.Sqrt(float64(len(l.at))) * 5
	for i := range l.at {
		l.at[i] = Spot{l.dice.Float64() * wide, l.dice.Float64() * wide}
	}
}

const sweepsOfSprings = 40

// springs pull and push the ends until they are about as far from each other as
// the ways between them are long.
func (l *layout) springs() {
	for range sweepsOfSprings {
		for i := range l.at {
			sum, weights := Spot{}, 0.0
			for j := range l.at {
				if i == j {
					continue
				}
				d := l.apart[i][j]
				away := l.at[i].minus(l.at[j])
				length := max(math.Hypot(away.X, away.Y), 0.01)
				weight := 1 / (d * d)
				sum = sum.plus(l.at[j].plus(away.times(d / length)).times(weight))
				weights += weight
			}
			if weights > 0 {
				l.at[i] = sum.times(1 / weights)
			}
		}
	}
}

// fill turns the layout so that it suits the shape of a plan, widens what is too
// slim, and sets the walls.
func (l *layout) fill() {
	bestSide, best := math.Inf(1), 0.0
	for step := range 36 {
		angle := float64(step) * math.Pi / 36
		turned := make([]Spot, len(l.at))
		for i, p := range l.at {
			turned[i] = p.turned(angle)
		}
		least, most := bounds(turned)
		if side := max((most.X-least.X)/planShape, most.Y-least.Y); side < bestSide {
			bestSide, best = side, angle
		}
	}
	for i, p := range l.at {
		l.at[i] = p.turned(best)
	}
	least, most := bounds(l.at)
	l.walls = Spot{bestSide * planShape, bestSide}
	across := min(l.walls.X/max(most.X-least.X, 0.1), 1.5)
	down := min(l.walls.Y/max(most.Y-least.Y, 0.1), 1.5)
	for i, p := range l.at {
		l.at[i] = Spot{(p.X - least.X) * across, (p.Y - least.Y) * down}
	}
}

// improve moves single ends, first far, then less and less far.
func (l *layout) improve(reach float64) {
	for still := 0; l.effort > 0 && still < 6; reach *= 0.86 {
		moved := false
		for v := range l.at {
			moved = l.better(v, reach) || moved
			if l.crossings(v) > 0 {
				moved = l.untangle(v) || moved
			}
		}
		still++
		if moved {
			still = 0
		}
		if reach < 0.05 {
			break
		}
	}
}

// better moves an end to the best of some places round it, if one is better.
func (l *layout) better(v int, reach float64) bool {
	here, least := l.at[v], l.cost(v)
	best := here
	turn := l.dice.Float64() * math.Pi
	for step := range 8 {
		far := reach
		if step%2 == 1 {
			far /= 2
		}
		sin, cos := math.Sincos(turn + float64(step)*math.Pi/4)
		l.try(v, here.plus(Spot{far * cos, far * sin}), &best, &least)
	}
	l.at[v] = best
	return best != here
}

// untangle moves an end whose routes are crossed to the best place anywhere, or
// changes it with another one.
func (l *layout) untangle(v int) bool {
	here, least := l.at[v], l.cost(v)
	best := here
	for range 24 {
		l.try(v, Spot{l.dice.Float64() * l.walls.X, l.dice.Float64() * l.walls.Y}, &best, &least)
	}
	l.at[v] = best
	u := l.dice.IntN(len(l.at))
	before := l.cost(v) + l.cost(u)
	l.at[u], l.at[v] = l.at[v], l.at[u]
	if l.effort -= 4; l.cost(v)+l.cost(u) < before {
		return true
	}
	l.at[u], l.at[v] = l.at[v], l.at[u]
	return best != here
}

func (l *layout) try(v int, at Spot, best *Spot, least *float64) {
	l.effort--
	l.at[v] = Spot{min(max(at.X, 0), l.walls.X), min(max(at.Y, 0), l.walls.Y)}
	if cost := l.cost(v); cost < *least-1e-9 {
		*best, *least = l.at[v], cost
	}
}
