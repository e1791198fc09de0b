package board

import (
	"math"

	"fyne.io/fyne/v2"
)

// Radii of what is drawn, in device-independent pixels.
const (
	leastDot   = 3 // a dot is never drawn smaller
	targetPull = 6 // a legal target wins over a neighbour that is nearer by less
)

// radius is how far a place reaches from its middle, in pixels.
func radius(p Place, scale float32) float32 {
	if p.Shape == Dot {
		return max(p.Size*scale, leastDot)
	}
	return p.Size * scale
}

// hit is the index of the place that a tap at that point of the field means: the nearest one that is drawn there or lies
// within reach, or -1.
func hit(places []Place, v view, at fyne.Position, reach float32) int {
	best, least := -1, float32(0)
	scale := v.scale()
	for i, p := range places {
		round := radius(p, scale)
		away := distance(v.pixels(p.At), at)
		if away > max(round, reach) {
			continue
		}
		away -= round
		if p.Target {
			away -= targetPull
		}
		if best < 0 || away <= least {
			best, least = i, away
		}
	}
	return best
}

// toward is the index of the place next to another one in a direction, or -1: the nearest in a quarter of the circle,
// where what lies aside counts more than what lies ahead.
func toward(places []Place, from int, dx, dy float32) int {
	if from < 0 || from >= len(places) {
		return -1
	}
	best, least := -1, float32(0)
	for i, p := range places {
		way := p.At.Subtract(places[from].At)
		ahead := way.X*dx + way.Y*dy
		aside := way.X*dy - way.Y*dx
		if aside < 0 {
			aside = -aside
		}
		if i == from || ahead <= 0 || aside > ahead*1.75 {
			continue
		}
		if cost := ahead + 1.2*aside; best < 0 || cost < least {
			best, least = i, cost
		}
	}
	return best
}

// distance is the distance of two points.
func distance(a, b fyne.Position) float32 {
	return float32(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y)))
}
