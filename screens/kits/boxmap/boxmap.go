// Package boxmap lays out the map of a Duck Dealer box: where its planets, junctions
// and dots are drawn.
package boxmap

import (
	"math"

	"tablekeeper/companion/games/duckdealer"
)

// Plan is where the map of an edition is drawn. It depends on the map alone,
// so that a box looks the same in every game. One unit is about the distance of
// two dots of a route.
type Plan struct {
	Width, Height float64
	Spots         []Spot // where the spaces are, in the order of [duckdealer.Edition.Spaces]
	Planet, Dot   float64
}

// Spot is a point of the plan, from its left upper corner.
type Spot struct{ X, Y float64 }

// planShape is the width of a plan by its height as it is laid out.
const planShape = 1.15

// The shapes of plans: the width by the height of what they are drawn in.
const (
	Wide    = 1.35 * planShape
	Upright = 0.9
)

// Radii of planets, in units.
const (
	mostPlanet  = 2.8
	leastPlanet = 0.5
)

// New lays a map out: no routes cross where that can be avoided, planets keep
// their distance from each other and from routes that pass by, and the dots of a
// route lie on a straight line, evenly spaced. The shape is about its width by its height.
func New(e *duckdealer.Edition, shape float64) Plan {
	c := chartOf(e)
	l := arranged.of(c)
	for i := range l.at {
		l.at[i].X *= max(1, shape/planShape)
		l.at[i].Y *= max(1, planShape/shape)
	}
	plan := Plan{Planet: l.planetRadius()}
	least, most := bounds(l.at)
	edge := plan.Planet
	plan.Width, plan.Height = most.X-least.X+2*edge, most.Y-least.Y+2*edge
	for _, p := range l.at {
		plan.Spots = append(plan.Spots, p.minus(least).plus(Spot{edge, edge}))
	}
	apart := plan.Planet
	for _, r := range c.routes {
		apart = min(apart, plan.lay(c, r))
	}
	plan.Dot = min(apart*0.36, plan.Planet*0.4)
	return plan
}

// chart is the map as a graph of ends: planets, then junctions.
type chart struct {
	ends, planets int
	routes        []route
}

// route joins two ends by a number of dots.
type route struct{ a, b, dots int }

func (c *chart) isPlanet(end int) bool { return end < c.planets }

func chartOf(e *duckdealer.Edition) *chart {
	c := &chart{planets: len(e.Planets())}
	index := map[string]int{}
	for i, place := range e.Places() {
		index[place.Name] = i
	}
	c.ends = len(index)
	for _, r := range e.Routes() {
		c.routes = append(c.routes, route{index[r.From], index[r.To], len(r.Dots)})
	}
	return c
}

// lay puts the dots of a route between its ends and gives how far apart they are.
func (p *Plan) lay(c *chart, r route) float64 {
	from, to := p.Spots[r.a], p.Spots[r.b]
	start, end := p.Planet, p.Planet
	if !c.isPlanet(r.a) {
		start = 0
	}
	if !c.isPlanet(r.b) {
		end = 0
	}
	length := from.to(to)
	apart := (length - start - end) / float64(r.dots+1)
	for i := range r.dots {
		share := (start + apart*float64(i+1)) / length
		p.Spots = append(p.Spots, from.plus(to.minus(from).times(share)))
	}
	return apart
}

func (a Spot) plus(b Spot) Spot          { return Spot{a.X + b.X, a.Y + b.Y} }
func (a Spot) minus(b Spot) Spot         { return Spot{a.X - b.X, a.Y - b.Y} }
func (a Spot) times(f float64) Spot      { return Spot{a.X * f, a.Y * f} }
func (a Spot) to(b Spot) float64         { return a.minus(b).length() }
func (a Spot) length() float64           { return math.Sqrt(a.X*a.X + a.Y*a.Y) }
func (a Spot) cross(b Spot) float64      { return a.X*b.Y - a.Y*b.X }
func (a Spot) dot(b Spot) float64        { return a.X*b.X + a.Y*b.Y }
func (a Spot) turned(angle float64) Spot { return a.around(math.Sincos(angle)) }

func (a Spot) around(sin, cos float64) Spot { return Spot{a.X*cos - a.Y*sin, a.X*sin + a.Y*cos} }

// bounds are the left upper and the right lower corner of some points.
func bounds(at []Spot) (least, most Spot) {
	least, most = at[0], at[0]
	for _, p := range at[1:] {
		least = Spot{min(least.X, p.X), min(least.Y, p.Y)}
		most = Spot{max(most.X, p.X), max(most.Y, p.Y)}
	}
	return least, most
}

// fromLine is the distance of a point from a straight line between two others.
func fromLine(p, a, b Spot) float64 {
	way := b.minus(a)
	length := way.dot(way)
	if length == 0 {
		return p.to(a)
	}
	share := min(max(p.minus(a).dot(way)/length, 0), 1)
	return p.to(a.plus(way.times(share)))
}

// crossing reports whether two straight lines without a common end meet.
func crossing(a, b, c, d Spot) bool {
	ab, cd := b.minus(a), d.minus(c)
	return side(ab, c.minus(a)) != side(ab, d.minus(a)) && side(cd, a.minus(c)) != side(cd, b.minus(c))
}

func side(way, point Spot) bool { return way.cross(point) > 0 }
