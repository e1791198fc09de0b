package duckdealer

import (
	"tablekeeper/companion/base/wording"
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
	return rules.Check1("DD-6.2",
		func(p *position, _, planet int) bool { return t.hasEnd(p, int32(planet)) },
		func(_ *position, _, planet int) wording.Text {
			return wording.Say("A pathway marker already lies on {place}; choose another planet.", t.spaceText(planet))
		})
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
		Is: Entrance, Steps: rules.In(StepHighways, StepAction), Words: words(t.planetWord),
		Help:     "Place the entrance of your pathway.",
		Template: "{who} places the pathway's entrance on {1}",
		Checks: []check{
			{
				Rule:   "DD-6.1",
				Breaks: func(p *position, _ act) bool { return p.pathways[p.active-1].entrance != none },
				Plain:  "{who} has placed the pathway already; there is only one in a game.",
			},
			t.vacant(),
			rules.Check1("DD-6.3",
				func(p *position, _, planet int) bool { return !t.vacantBeside(p, planet) }, nil).
				Saying("No planet would be left for the exit of this pathway."),
		},
		Effect: rules.Do1(func(p *position, _, planet int) {
			p.pathways[p.active-1] = pathway{int32(planet), none}
			p.interrupt(entrancePlaced)
		}),
	}
}

// exit places the other end.
func (t *table) exit() verb {
	return verb{
		Is: Exit, Steps: rules.In(StepExit), Words: words(t.planetWord),
		Help:     "Place the exit of your pathway.",
		Template: "{who} places the pathway's exit on {1}",
		Checks: []check{
			rules.Check1("DD-6.3",
				func(p *position, _, planet int) bool { return p.pathways[p.active-1].entrance == int32(planet) }, nil).
				Saying("Entrance and exit lie on two planets; choose another one for the exit."),
			t.vacant(),
		},
		Effect: rules.Do1(func(p *position, _, planet int) {
			p.pathways[p.active-1].exit = int32(planet)
			p.back()
		}),
	}
}
