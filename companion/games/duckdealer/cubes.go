package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// mode is the step in which a cube is placed or lifted: while one is only placed
// again, the step to go back to (section 7.3).
func (p *position) mode() rules.Step {
	if p.Step == StepPlaceCube {
		return p.resume
	}
	return p.Step
}

// paid makes a check hold for paid highway parts only.
func paid(c check) check {
	broken := c.Breaks
	c.Breaks = func(p *position, a act) bool { return p.mode() == StepAction && broken(p, a) }
	return c
}

// grounded is the check that the ship is on a planet for a paid part.
func (t *table) grounded() check {
	return paid(check{
		Rule:   "DD-3.9",
		Breaks: func(p *position, _ act) bool { return !t.fromSpace && !t.onPlanet(p) },
		Plain:  "{who}'s ship is in space; fly to a planet before building a highway.",
	})
}

// payable is the check that a build marker is there for a paid part.
func (t *table) payable() check {
	return paid(check{
		Rule:   "DD-3.10",
		Breaks: func(p *position, _ act) bool { return p.available(buildMarker) < t.n.highwayPrice },
		Why: func(p *position, _ act) wording.Text {
			return wording.Say("Each further highway part costs {markers}; {who} has {number}.", wording.Some(t.n.highwayPrice, "build marker"), wording.Spell(p.available(buildMarker)))
		},
	})
}

// isDot is the check that a space is no planet.
func (t *table) isDot() check {
	return rules.Check1("DD-3.3",
		func(_ *position, _, space int) bool { return space < t.chart.planets },
		func(_ *position, _, space int) wording.Text {
			return wording.Say("Highway parts go on dots; {place} is a planet.", t.spaceText(space))
		})
}

// bare is the check that a dot has no highway part.
func (t *table) bare() check {
	return rules.Check1("DD-3.4",
		func(p *position, _, space int) bool { return p.highways[space] > 0 },
		func(p *position, _, space int) wording.Text {
			return wording.Say("A highway part of {who} already lies on that dot; choose a free one.",
				t.name(int(p.highways[space])))
		})
}

// shipless is the check that no ship is on a dot.
func (t *table) shipless() check {
	return rules.Check1("DD-3.5",
		func(p *position, _, space int) bool { return t.shipOn(p, space) > 0 },
		func(p *position, _, space int) wording.Text {
			return wording.Say("{who}'s ship is on that dot; choose a free one.", t.name(t.shipOn(p, space)))
		})
}

// highway places a highway part: a free one, a paid one, or one just lifted.
func (t *table) highway() verb {
	return verb{
		Is: Highway, Steps: rules.In(StepHighways, StepPlaceCube, StepAction), Words: words(t.spaceWords),
		Help:     "Place a highway part on a dot.",
		Template: "{who} places a highway part on {1}",
		Checks: []check{
			paid(t.explored()), t.grounded(), t.isDot(), t.bare(), t.shipless(),
			t.payable(),
			{
				Rule:   "DD-3.11",
				Breaks: func(p *position, _ act) bool { return p.actor().Cubes == 0 },
				Plain:  "{who} has no cube left; lift a highway part first.",
			},
		},
		Effect: rules.Do1(func(p *position, _, space int) {
			mode := p.mode()
			p.actor().Cubes--
			p.occupy(space, p.active)
			p.resume = noStep
			if mode == StepAction {
				p.follow(highwaysPlaced)
				for range t.n.highwayPrice {
					p.pay(buildMarker)
				}
				if t.onPlanet(p) {
					p.StepsLeft = 0 // DD-R8
				}
				return
			}
			if p.FreeHighways--; p.FreeHighways > 0 {
				p.follow(partPlaced)
				return
			}
			p.follow(highwaysPlaced)
		}),
	}
}

// own is the check that a highway part of the seat lies there.
func (t *table) own() check {
	return rules.Check1("DD-3.6",
		func(p *position, _, space int) bool { return p.highways[space] != p.active }, nil).
		Saying("No highway part of {who} lies there; players lift only their own parts.")
}

// lift takes a highway part back to place it elsewhere (DD-R11).
func (t *table) lift() verb {
	return verb{
		Is: Lift, Steps: rules.In(StepHighways, StepAction), Words: words(t.spaceWords),
		Help:     "Take a highway part of yours back, to place it again.",
		Template: "{who} lifts the highway part on {1}",
		Checks: []check{
			paid(t.explored()), t.grounded(), t.own(),
			{
				Rule:   "DD-3.7",
				Breaks: func(p *position, _ act) bool { return p.actor().Cubes > 0 },
				Why: func(p *position, _ act) wording.Text {
					return wording.Say("{who} still has {cubes}; a highway part is taken back only when none is left.", wording.Count(p.actor().Cubes, "cube"))
				},
			},
			t.payable(),
			rules.Check1("DD-3.8",
				func(p *position, _, space int) bool { return !t.roomWithout(p, space) }, nil).
				Saying("No dot would be free to place that part again."),
		},
		Effect: rules.Do1(func(p *position, _, space int) {
			p.interrupt(partLifted)
			p.occupy(space, 0)
			p.actor().Cubes++
		}),
	}
}

// roomWithout reports whether, without the highway part on one dot, some dot has
// neither ship nor highway part.
func (t *table) roomWithout(p *position, lifted int) bool {
	for dot := t.chart.planets; dot < len(p.highways); dot++ {
		if (p.highways[dot] == 0 || dot == lifted) && t.shipOn(p, dot) == 0 {
			return true
		}
	}
	return false
}

// liftForTurn takes a highway part for the turn track (DD-R12).
func (t *table) liftForTurn() verb {
	return verb{
		Is: Lift, Steps: rules.In(StepCube), Words: words(t.spaceWords),
		Help:     "Lift a highway part of yours for the turn track.",
		Template: "{who} lifts the highway part on {1} for the turn track",
		Checks:   []check{t.own()},
		Effect: rules.Do1(func(p *position, _, space int) {
			p.occupy(space, 0)
			t.enterTurnTrack(p)
		}),
	}
}
