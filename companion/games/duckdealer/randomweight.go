package duckdealer

// weights tell how often random play chooses a verb beside others, so that games
// move on and end: what scores goes first, what can be repeated without limit
// last, and the many dots of the map weigh little.
var weights = map[string]int{
	"collect": 600, "highway": 1, "lift": 1, "entrance": 1, "ready": 60, "teleport": 1000,
	"build factory": 90000, "build consumer": 90000, "build yard": 9000, "claim": 300, "unclaim": 500, "buy": 1500,
	"make": 20000, "deliver": 90000, "deal": 200, "offer": 20, "ask": 20, "propose": 300, "cancel": 20,
}

// randomWeight makes random games move on and end (invariant 15).
func (t *table) randomWeight(p *position, a act) int {
	switch name := t.book.VerbOf(a).Name; name {
	case "act":
		if p.actor().Markers() < 6 {
			return 20
		}
		return 4000
	case "end":
		if p.actor().Markers() > t.n.keptMarkers || p.StepsLeft > 0 {
			return 10
		}
		return 300
	case "mine":
		if p.actor().goods.sum() >= t.n.capacity(p.actor()) {
			return 200
		}
		return 4000
	case "burn":
		if p.StepsLeft > 0 {
			return 10
		}
		return 3000
	case Step.Name():
		if space, ok := Step.Of(a); ok && t.onward(p, int32(space)) {
			return 3000
		}
		return 300
	case "discard":
		if t.n.overloaded(p.actor()) {
			return 400
		}
		return 5
	default:
		return max(weights[name], 5)
	}
}

// onward reports whether a step goes the way in which random ships cross routes in
// this turn, so that they get somewhere.
func (t *table) onward(p *position, target int32) bool {
	way := p.Turns & 1
	ship := p.actor().ship
	if t.chart.isPlanet(ship) {
		next := t.chart.neighbours[target]
		return len(next) != 2 || next[way] != ship
	}
	next := t.chart.neighbours[ship]
	return len(next) != 2 || next[way] == target
}
