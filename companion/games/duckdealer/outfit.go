package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// fit chooses a piece of gear for the start (DD-1.5).
func (t *table) fit() verb {
	return verb{
		Is: Fit, Steps: rules.In(StepOutfit), Words: words(gearWords),
		Help:     "Choose your starting gear.",
		Template: "{who} starts with: {1}",
		Effect: rules.Do1(func(p *position, seat int, gear piece) {
			p.mount(seat, gear)
			if p.player(seat).Pieces() < t.n.startGear {
				return
			}
			next, last := t.after(p, p.active)
			p.active = next
			if last {
				p.follow(gearFitted)
			}
		}),
	}
}

// mount puts gear on a ship; a crew quarter is a marker of the stock (DD-9.9).
func (p *position) mount(seat int, gear piece) {
	p.player(seat).gear[gear]++
	if gear != cargoHold {
		p.stock[gear-1]--
	}
}

// dismount puts gear of a ship back.
func (p *position) dismount(seat int, gear piece) {
	p.player(seat).gear[gear]--
	if gear != cargoHold {
		p.stock[gear-1]++
	}
}

// shipOn returns the first seat whose ship is on a space, or 0.
func (t *table) shipOn(p *position, space int) int {
	for i := range t.size() {
		if int(p.Players[i].ship) == space {
			return i + 1
		}
	}
	return 0
}

// home chooses the planet on which a ship starts.
func (t *table) home() verb {
	return verb{
		Is: Home, Steps: rules.In(StepHome), Words: words(t.planetWord),
		Help:     "Choose the planet on which your ship starts.",
		Template: "{who} starts on {1}",
		Checks: []check{
			rules.Check1("DD-1.6",
				func(_ *position, _, planet int) bool { return !t.chart.start[planet] },
				func(_ *position, _, planet int) wording.Text {
					return wording.Say("{place} has three slots; a ship starts on a planet with two.", t.spaceText(planet))
				}),
			rules.Check1("DD-1.7",
				func(p *position, _, planet int) bool { return t.shipOn(p, planet) > 0 },
				func(p *position, _, planet int) wording.Text {
					return wording.Say("{who} already starts on {place}; choose another planet.", t.name(t.shipOn(p, planet)), t.spaceText(planet))
				}),
		},
		Effect: rules.Do1(func(p *position, seat, planet int) {
			p.player(seat).ship = int32(planet)
			next, last := t.after(p, p.active)
			p.active = next
			if last {
				p.follow(homesChosen)
			}
		}),
	}
}
