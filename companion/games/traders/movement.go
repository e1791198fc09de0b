package traders

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// fly throws a die for the movement: one step more than the D3 says (TR-7.1).
func (t *table) fly() verb {
	return verb{
		Is: Roll, Steps: rules.In(StepRoll), Words: words(dieWords), Reveals: true,
		Help: "Throw a die for the movement.", Template: "{who} throws {1} for the movement",
		Luck: rules.With1(func(_ *position, _, die int) int { return int(d3(die)) }),
		Effect: rules.Do1(func(p *position, _, die int) {
			p.steps += d3(die)
			p.dice--
			if p.dice == 0 {
				p.steps += int32(t.n.baseSteps)
				p.follow(dieSpent)
			}
		}),
	}
}

// heading is the hex to which a step leads.
func heading(p *position, seat, direction int) hex { return p.ships[seat-1].next(direction) }

// standing is the hex on which the ship stops.
func standing(p *position, seat, _ int) hex { return p.ships[seat-1] }

// crowded are the two checks of the hex on which a movement ends (TR-7.5, TR-7.6).
func (t *table) crowded(where func(p *position, seat, direction int) hex, ends func(p *position) bool) []check {
	return []check{
		{
			Rule: "TR-7.5", Reads: rules.FirstWord,
			Breaks: rules.With1(func(p *position, seat, direction int) bool {
				return ends(p) && t.shipOn(p, where(p, seat, direction), seat) != 0
			}),
			Why: rules.With1(func(p *position, seat, direction int) wording.Text {
				return wording.Say("The movement would end where {who}'s ship is; a ship can only be passed.",
					t.name(t.shipOn(p, where(p, seat, direction), seat)))
			}),
		},
		{
			Rule: "TR-7.6", Reads: rules.FirstWord,
			Breaks: rules.With1(func(p *position, seat, direction int) bool {
				if !ends(p) {
					return false
				}
				owner := p.owner(where(p, seat, direction))
				return owner != 0 && owner != seat
			}),
			Why: rules.With1(func(p *position, seat, direction int) wording.Text {
				return wording.Say("The movement would end on {who}'s station; another player's station can only be passed.",
					t.name(p.owner(where(p, seat, direction))))
			}),
		},
	}
}

// oneStep moves the ship by a hex. Others may be passed, but not stopped on.
func (t *table) oneStep() verb {
	checks := []check{
		rules.Check1("TR-7.3",
			func(p *position, seat, direction int) bool { return !p.board.has(heading(p, seat, direction)) },
			func(_ *position, _, direction int) wording.Text {
				return wording.Say("The board ends {direction} of {who}'s ship; fly another way.", wording.TextOf(directionTitles[direction]).Lower())
			}),
		rules.Check1("TR-7.4",
			func(p *position, seat, direction int) bool {
				return p.board.planet(heading(p, seat, direction)) != nowhere
			},
			func(p *position, seat, direction int) wording.Text {
				planet := p.board.planet(heading(p, seat, direction))
				return wording.Say("{place} is in the way: ships fly round planets, not through them.", wording.TextOf(placeTitles[planet]).Capital())
			}),
	}
	last := func(p *position) bool { return p.steps == 1 }
	return verb{
		Is: Step, Steps: rules.In(StepMove), Words: words(directionWords),
		Help: "Move the ship by one hex.", Template: "{who} flies {1}",
		Checks: append(checks, t.crowded(heading, last)...),
		Effect: rules.Do1(func(p *position, seat, direction int) {
			p.ships[seat-1] = heading(p, seat, direction)
			p.steps--
			p.made++
			if p.steps == 0 {
				p.endMovement()
			}
		}),
	}
}

// stop ends the movement early; the steps left are lost (TR-7.2).
func (t *table) stop() verb {
	moved := check{
		Rule:   "TR-7.7",
		Breaks: func(p *position, _ act) bool { return p.made == 0 },
		Plain:  "{who}'s ship has not moved yet; to stay where it is, call the flight off.",
	}
	docks := check{
		Rule: "TR-7.2",
		Breaks: func(p *position, a act) bool {
			h := p.ships[a.Seat-1]
			planet, _ := p.board.space(h)
			return !t.stopAnywhere && planet == nowhere && !p.board.dock(h)
		},
		Why: func(p *position, _ act) wording.Text {
			return wording.Say("{who} has {steps} left and can stop early only to dock: at a station, a free station space or earth.", wording.Some(p.steps, "step"))
		},
	}
	always := func(*position) bool { return true }
	return verb{
		Is: Stop, Steps: rules.In(StepMove),
		Help: "End the movement here; the steps left are lost.", Template: "{who} stops",
		Checks: append(append([]check{moved}, t.crowded(standing, always)...), docks),
		Effect: func(p *position, _ act) { p.endMovement() },
	}
}

// stay makes none of the steps: the ship is back where it began (TR-7.8).
func (t *table) stay() verb {
	return verb{
		Is: Stay, Unsaid: true, Steps: rules.In(StepRoll, StepMove),
		Help: "Don't fly this turn.", Template: "{who} doesn't fly",
		Effect: func(p *position, a act) {
			p.ships[a.Seat-1] = p.from
			p.endMovement()
		},
	}
}

// done goes on to the next step of the turn (TR-2.1).
func (t *table) done(step rules.Step, help, template string) verb {
	return verb{
		Is: Done, Unsaid: true, Steps: rules.In(step), Help: help, Template: template,
		Effect: func(p *position, a act) {
			switch {
			case p.step == StepTrade:
				t.endTurn(p)
			case p.step == StepAct2:
				p.follow(actionsDone)
			case p.dice > 0:
				p.follow(flightBegan)
				p.from = p.ships[a.Seat-1]
			default:
				p.follow(flightOver)
			}
		},
	}
}
