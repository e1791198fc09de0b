package aid

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
)

// Flight is a question to the route calculator (section 12): from a space to a
// space, for a ship.
type Flight struct {
	From, To string
	// Class of the ship: how many steps a movement marker gives.
	Class duckdealer.Class
	// StepsLeft are the steps left of a movement marker that is spent already.
	StepsLeft int
	// Own are the dots with a highway part of the ship's owner.
	Own map[string]bool
	// Pathways lead from their first planet to the second one.
	Pathways [][2]string
}

// FlightOf returns the question what it takes the ship of a seat to fly to a space;
// twoWay reports that the table uses pathways both ways.
func FlightOf(v *duckdealer.View, seat int, to string, twoWay bool) Flight {
	f := Flight{From: v.Ship(seat), To: to, Class: v.Players[seat-1].Class(), Own: map[string]bool{}}
	if v.Active() == seat {
		f.StepsLeft = v.StepsLeft
	}
	for _, dot := range v.Spaces() {
		if v.Highway(dot) == seat {
			f.Own[dot] = true
		}
	}
	for i := range v.Players {
		entrance, exit := v.Pathway(i + 1)
		if exit == "" {
			continue
		}
		f.Pathways = append(f.Pathways, [2]string{entrance, exit})
		if twoWay {
			f.Pathways = append(f.Pathways, [2]string{exit, entrance})
		}
	}
	return f
}

// Stop is one move on a way: a step to a space, or the use of a pathway to it.
type Stop struct {
	Space    string
	Teleport bool
}

// Fare is what a way costs, and the way.
type Fare struct {
	Steps   int // moves of one step
	Markers int // movement markers
	Way     []Stop
}

// Fly returns the least that a flight costs: by steps alone, and the fewest markers
// with pathways used where they help; among those ways one of the fewest steps.
// Each use of a pathway costs a marker, forfeits left-over steps and arrives with
// none. The error says why no ship can fly it.
func Fly(e *duckdealer.Edition, f Flight) (direct, best Fare, err error) {
	m := &flightMap{names: e.Spaces(), beside: e.Neighbours()}
	m.own = make([]bool, len(m.names))
	for dot := range f.Own {
		if space := slices.Index(m.names, dot); space >= 0 {
			m.own[space] = f.Own[dot]
		}
	}
	from, err := m.stop(f.From)
	if err != nil {
		return Fare{}, Fare{}, err
	}
	to, err := m.stop(f.To)
	if err != nil {
		return Fare{}, Fare{}, err
	}
	speed := f.Class.Speed()
	direct = m.from(from).fare(to, f.StepsLeft, speed)
	return direct, m.byPathway(f, from, to, direct), nil
}

// none stands for no space.
const none = -1

// flightMap is the map as it is for one player.
type flightMap struct {
	names  []string  // of the spaces
	beside [][]int32 // by space: the spaces next to it
	own    []bool    // by space
}

// stop is a space on which a ship can stand.
func (m *flightMap) stop(name string) (int32, error) {
	space := slices.Index(m.names, name)
	switch {
	case space < 0:
		return none, refused{wording.Say("there is no space {space}", quoted(name))}
	case m.own[space]:
		return none, refused{wording.Say("{space} holds a highway part of yours: no ship stops there", wording.Name(name))}
	}
	return int32(space), nil
}

// reached are the least steps from one space to all others, and where they lead.
type reached struct {
	*flightMap
	steps  []int   // by space
	before []int32 // by space: the one before it on the way, or none
}

// from counts steps: an own dot costs none, every other space one. Spaces are
// taken up in the order of their steps, own dots first.
func (m *flightMap) from(start int32) *reached {
	n := len(m.names)
	r := &reached{m, make([]int, n), make([]int32, n)}
	for i := range r.steps {
		r.steps[i] = n // more than any way
	}
	r.steps[start], r.before[start] = 0, none
	now := []int32{start}
	for len(now) > 0 {
		var next []int32
		for i := 0; i < len(now); i++ {
			at := now[i]
			for _, to := range m.beside[at] {
				cost := 1
				if m.own[to] {
					cost = 0
				}
				if r.steps[at]+cost >= r.steps[to] {
					continue
				}
				r.steps[to], r.before[to] = r.steps[at]+cost, at
				if cost == 0 {
					now = append(now, to)
				} else {
					next = append(next, to)
				}
			}
		}
		now = next
	}
	return r
}

// fare is what flying to a space costs with so many steps left.
func (r *reached) fare(to int32, left, speed int) Fare {
	f := Fare{Steps: r.steps[to]}
	if f.Steps > left {
		f.Markers = (f.Steps - left + speed - 1) / speed
	}
	for at := to; r.before[at] != none; at = r.before[at] {
		if !r.own[at] {
			f.Way = append(f.Way, Stop{Space: r.names[at]})
		}
	}
	slices.Reverse(f.Way)
	return f
}

// cheaper reports whether a fare costs fewer markers, or as many and fewer steps.
func (f Fare) cheaper(than Fare) bool {
	return f.Markers < than.Markers || f.Markers == than.Markers && f.Steps < than.Steps
}

// byPathway looks for a cheaper way with pathways: it settles, cheapest first, the
// planets to which they lead.
func (m *flightMap) byPathway(f Flight, from, to int32, direct Fare) Fare {
	best, speed := direct, f.Class.Speed()
	open := map[int32]Fare{}
	relax := func(at int32, sofar Fare, left int) {
		here := m.from(at)
		if whole := sofar.then(here.fare(to, left, speed)); whole.cheaper(best) {
			best = whole
		}
		for _, way := range f.Pathways {
			entrance, exit := slices.Index(m.names, way[0]), slices.Index(m.names, way[1])
			if entrance < 0 || exit < 0 {
				continue
			}
			through := sofar.then(here.fare(int32(entrance), left, speed))
			through = through.then(Fare{Markers: 1, Way: []Stop{{way[1], true}}})
			if known, ok := open[int32(exit)]; !ok || through.cheaper(known) {
				open[int32(exit)] = through
			}
		}
	}
	relax(from, Fare{}, f.StepsLeft)
	for settled := map[int32]bool{}; ; {
		next := int32(none)
		for at, fare := range open {
			if !settled[at] && (next == none || fare.cheaper(open[next]) || at < next && !open[next].cheaper(fare)) {
				next = at
			}
		}
		if next == none {
			return best
		}
		settled[next] = true
		relax(next, open[next], 0)
	}
}

// then is a fare with another one after it.
func (f Fare) then(next Fare) Fare {
	return Fare{f.Steps + next.Steps, f.Markers + next.Markers, slices.Concat(f.Way, next.Way)}
}
