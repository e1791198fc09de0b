package boxmap

import "math"

// cost is what one end's place costs: its routes, and all that is near.
func (l *layout) cost(v int) float64 {
	sum, here := 0.0, l.at[v]
	for u, p := range l.at {
		if u == v {
			continue
		}
		away := here.minus(p)
		far := away.dot(away)
		if sum += 3 / (far + 0.5); far < nearEnds*nearEnds {
			sum += short(math.Sqrt(far), nearEnds, 3)
		}
	}
	for i, r := range l.routes {
		if r.a != v && r.b != v {
			sum += passing(here, l.at[r.a], l.at[r.b])
			continue
		}
		a, b := l.at[r.a], l.at[r.b]
		off := a.to(b)/r.length - 1
		if off < 0 {
			off *= 2 // too short is worse: the dots need room
		}
		sum += 4*off*off + crossed*float64(l.crossed(i))
		for u, p := range l.at {
			if u != r.a && u != r.b {
				sum += passing(p, a, b)
			}
		}
		sum += l.narrow(r.a+r.b-v, i)
	}
	for _, i := range l.of[v] {
		sum += l.narrow(v, i) / 2
	}
	return sum
}

// passing is what it costs that a route passes a place too near.
func passing(p, a, b Spot) float64 {
	if p.X+nearRoutes < min(a.X, b.X) || p.X-nearRoutes > max(a.X, b.X) ||
		p.Y+nearRoutes < min(a.Y, b.Y) || p.Y-nearRoutes > max(a.Y, b.Y) {
		return 0
	}
	return short(fromLine(p, a, b), nearRoutes, 4)
}

// short is what it costs that a distance is less than it should be.
func short(d, should, weight float64) float64 {
	if d >= should {
		return 0
	}
	lack := 1 - d/should
	return weight * lack * (1 + 4*lack)
}

// narrow is what it costs that routes leave an end nearly side by side with one of them.
func (l *layout) narrow(end, with int) float64 {
	sum, way := 0.0, l.way(end, with)
	for _, i := range l.of[end] {
		if i == with {
			continue
		}
		other := l.way(end, i)
		if cos := way.dot(other) / (way.length()*other.length() + 1e-9); cos > narrow {
			lack := (cos - narrow) / (1 - narrow)
			sum += 5 * lack * lack
		}
	}
	return sum
}

// way is where a route leads from one of its ends.
func (l *layout) way(end, i int) Spot {
	r := l.routes[i]
	return l.at[r.a+r.b-end].minus(l.at[end])
}

// crossed counts the routes that one crosses.
func (l *layout) crossed(i int) int {
	n, r := 0, l.routes[i]
	for _, o := range l.routes {
		if o.a != r.a && o.a != r.b && o.b != r.a && o.b != r.b && crossing(l.at[r.a], l.at[r.b], l.at[o.a], l.at[o.b]) {
			n++
		}
	}
	return n
}

// crossings counts how often the routes of an end are crossed.
func (l *layout) crossings(v int) int {
	n := 0
	for _, i := range l.of[v] {
		n += l.crossed(i)
	}
	return n
}

// allCrossings counts how often routes cross, from either side.
func (l *layout) allCrossings() int {
	n := 0
	for i := range l.routes {
		n += l.crossed(i)
	}
	return n
}

// whole is what the layout costs.
func (l *layout) whole() float64 {
	sum := 0.0
	for v := range l.at {
		sum += l.cost(v)
	}
	return sum
}

// planetRadius is how large planets can be drawn: free of each other and of
// routes that pass by, with room for the dots.
func (l *layout) planetRadius() float64 {
	radius := mostPlanet
	for v, p := range l.at {
		for _, q := range l.at[:v] {
			radius = min(radius, p.to(q)*0.36)
		}
		for _, r := range l.routes {
			if r.a != v && r.b != v {
				radius = min(radius, fromLine(p, l.at[r.a], l.at[r.b])*0.75)
			}
		}
	}
	for _, r := range l.routes {
		dots := (r.length - lengthOf(0)) / 0.85
		radius = min(radius, (l.at[r.a].to(l.at[r.b])-(dots+1)*0.65)/2)
	}
	return max(radius, min(leastPlanet, radius*1.2), 0.2)
}
