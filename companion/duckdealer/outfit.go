package duckdealer

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// fit chooses a piece of gear for the start (DD-1.5).
func (t *table) fit() verb {
	return verb{
		Name: "fit", Steps: rules.In(StepOutfit), Words: words(gearWords),
		Help:     "Choose a piece of gear for the start.",
		Template: "{who} fits: {1}",
		Effect: func(p *position, a act) {
			p.mount(a.Seat, a.Words[0])
			if p.player(a.Seat).pieces() < startGear {
				return
			}
			next, last := t.after(p, p.active)
			p.active = next
			if last {
				p.follow(gearFitted)
			}
		},
	}
}

// mount puts gear on a ship; a crew quarter is a marker of the stock (DD-9.9).
func (p *position) mount(seat, gear int) {
	p.player(seat).gear[gear]++
	if gear != cargoHold {
		p.stock[gear-1]--
	}
}

// dismount puts gear of a ship back.
func (p *position) dismount(seat, gear int) {
	p.player(seat).gear[gear]--
	if gear != cargoHold {
		p.stock[gear-1]++
	}
}

// shipOn returns the first seat whose ship is on a space, or 0.
func (t *table) shipOn(p *position, space int) int {
	for i := range t.size() {
		if int(p.players[i].ship) == space {
			return i + 1
		}
	}
	return 0
}

// home chooses the planet on which a ship starts.
func (t *table) home() verb {
	return verb{
		Name: "home", Steps: rules.In(StepHome), Words: words(t.planetWord),
		Help:     "Choose the planet on which your ship starts.",
		Template: "{who} starts on {1}",
		Checks: []check{
			{
				Rule:   "DD-1.6",
				Breaks: func(_ *position, a act) bool { return !t.chart.start[a.Words[0]] },
				Why: func(_ *position, a act) string {
					return t.spaceText(a.Words[0]) + " has three slots; a ship starts on a planet with two."
				},
			},
			{
				Rule:   "DD-1.7",
				Breaks: func(p *position, a act) bool { return t.shipOn(p, a.Words[0]) > 0 },
				Why: func(p *position, a act) string {
					return fmt.Sprintf("%s already starts on %s; choose another planet.", t.name(t.shipOn(p, a.Words[0])), t.spaceText(a.Words[0]))
				},
			},
		},
		Effect: func(p *position, a act) {
			p.player(a.Seat).ship = int32(a.Words[0])
			next, last := t.after(p, p.active)
			p.active = next
			if last {
				p.follow(homesChosen)
			}
		},
	}
}
