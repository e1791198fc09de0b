package duckdealer

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// hasEnd reports whether a planet holds a pathway marker.
func (t *table) hasEnd(p *position, planet int32) bool {
	for _, way := range p.pathways[:t.size()] {
		if way.entrance == planet || way.exit == planet {
			return true
		}
	}
	return false
}

// vacant is the check that no pathway marker lies on the planet.
func (t *table) vacant() check {
	return check{
		Rule:   "DD-6.2",
		Breaks: func(p *position, a act) bool { return t.hasEnd(p, int32(a.Words[0])) },
		Why: func(_ *position, a act) string {
			return "A pathway marker already lies on " + t.spaceText(a.Words[0]) + "; choose another planet."
		},
	}
}

// vacantBeside reports whether another planet holds no pathway marker.
func (t *table) vacantBeside(p *position, planet int) bool {
	for other := range t.chart.planets {
		if other != planet && !t.hasEnd(p, int32(other)) {
			return true
		}
	}
	return false
}

// entrance places the first end of the seat's pathway (DD-R10, DD-R29).
func (t *table) entrance() verb {
	return verb{
		Name: "entrance", Steps: rules.In(StepHighways, StepAction), Words: words(t.planetWord),
		Help:     "Place the entrance of your pathway.",
		Template: "{who} places the pathway's entrance on {1}",
		Checks: []check{
			{
				Rule: "DD-6.1", Reads: rules.NoWord,
				Breaks: func(p *position, _ act) bool { return p.pathways[p.active-1].entrance != none },
				Why: func(_ *position, a act) string {
					return fmt.Sprintf("%s has placed the pathway already; there is only one in a game.", t.name(a.Seat))
				},
			},
			t.vacant(),
			{
				Rule:   "DD-6.3",
				Breaks: func(p *position, a act) bool { return !t.vacantBeside(p, a.Words[0]) },
				Why:    func(*position, act) string { return "No planet would be left for the exit of this pathway." },
			},
		},
		Effect: func(p *position, a act) {
			p.pathways[p.active-1] = pathway{int32(a.Words[0]), none}
			p.interrupt(entrancePlaced)
		},
	}
}

// exit places the other end.
func (t *table) exit() verb {
	return verb{
		Name: "exit", Steps: rules.In(StepExit), Words: words(t.planetWord),
		Help:     "Place the exit of your pathway.",
		Template: "{who} places the pathway's exit on {1}",
		Checks: []check{
			{
				Rule:   "DD-6.3",
				Breaks: func(p *position, a act) bool { return p.pathways[p.active-1].entrance == int32(a.Words[0]) },
				Why: func(*position, act) string {
					return "Entrance and exit lie on two planets; choose another one for the exit."
				},
			},
			t.vacant(),
		},
		Effect: func(p *position, a act) {
			p.pathways[p.active-1].exit = int32(a.Words[0])
			p.back()
		},
	}
}
