package traders

import (
	"fmt"
	"strings"

	"tablekeeper/companion/rules"
)

// fly throws a die for the movement: one step more than the D3 says (TR-7.1).
func (t *table) fly() verb {
	return verb{
		Name: "roll", Steps: rules.In(StepRoll), Words: words(dieWords), Reveals: true,
		Help: "Throw a die for the movement.", Template: "{who} throws {1} for the movement",
		Effect: func(p *position, a act) {
			p.steps += d3(a.Words[0])
			p.dice--
			if p.dice == 0 {
				p.steps += baseSteps
				p.follow(dieSpent)
			}
		},
	}
}

// heading is the hex to which a step leads.
func heading(p *position, a act) hex { return p.ships[a.Seat-1].next(a.Words[0]) }

// standing is the hex on which the ship stops.
func standing(p *position, a act) hex { return p.ships[a.Seat-1] }

// crowded are the two checks of the hex on which a movement ends (TR-7.5, TR-7.6).
func (t *table) crowded(where func(p *position, a act) hex, ends func(p *position) bool) []check {
	return []check{
		{
			Rule:   "TR-7.5",
			Breaks: func(p *position, a act) bool { return ends(p) && t.shipOn(p, where(p, a), a.Seat) != 0 },
			Why: func(p *position, a act) string {
				return fmt.Sprintf("The movement would end where %s's ship is; a ship can only be passed.",
					t.name(t.shipOn(p, where(p, a), a.Seat)))
			},
		},
		{
			Rule: "TR-7.6",
			Breaks: func(p *position, a act) bool {
				if !ends(p) {
					return false
				}
				owner := p.owner(where(p, a))
				return owner != 0 && owner != a.Seat
			},
			Why: func(p *position, a act) string {
				return fmt.Sprintf("The movement would end on %s's station; another player's station can only be passed.",
					t.name(p.owner(where(p, a))))
			},
		},
	}
}

// oneStep moves the ship by a hex. Others may be passed, but not stopped on.
func (t *table) oneStep() verb {
	checks := []check{
		{
			Rule:   "TR-7.3",
			Breaks: func(p *position, a act) bool { return !p.board.has(heading(p, a)) },
			Why: func(p *position, a act) string {
				return fmt.Sprintf("The board ends %s of %s's ship; fly another way.", strings.ToLower(directionTitles[a.Words[0]]), t.name(a.Seat))
			},
		},
		{
			Rule:   "TR-7.4",
			Breaks: func(p *position, a act) bool { return p.board.planet(heading(p, a)) != nowhere },
			Why: func(p *position, a act) string {
				planet := p.board.planet(heading(p, a))
				return capital(placeTitles[planet]) + " is in the way: ships fly round planets, not through them."
			},
		},
	}
	last := func(p *position) bool { return p.steps == 1 }
	return verb{
		Name: "step", Steps: rules.In(StepMove), Words: words(directionWords),
		Help: "Move the ship by one hex.", Template: "{who} flies {1}",
		Checks: append(checks, t.crowded(heading, last)...),
		Effect: func(p *position, a act) {
			p.ships[a.Seat-1] = heading(p, a)
			p.steps--
			p.made++
			if p.steps == 0 {
				p.endMovement()
			}
		},
	}
}

// stop ends the movement early; the steps left are lost (TR-7.2).
func (t *table) stop() verb {
	moved := check{
		Rule: "TR-7.7", Reads: rules.NoWord,
		Breaks: func(p *position, _ act) bool { return p.made == 0 },
		Why: func(_ *position, a act) string {
			return t.name(a.Seat) + "'s ship has not moved yet; to stay where it is, call the flight off."
		},
	}
	docks := check{
		Rule: "TR-7.2", Reads: rules.NoWord,
		Breaks: func(p *position, a act) bool {
			h := p.ships[a.Seat-1]
			planet, _ := p.board.space(h)
			return !t.stopAnywhere && planet == nowhere && !p.board.dock(h)
		},
		Why: func(p *position, a act) string {
			return fmt.Sprintf("%s has %s left and can stop early only to dock: at a station, a free station space or earth.",
				t.name(a.Seat), rules.Some(p.steps, "step"))
		},
	}
	always := func(*position) bool { return true }
	return verb{
		Name: "stop", Steps: rules.In(StepMove),
		Help: "End the movement here; the steps left are lost.", Template: "{who} stops",
		Checks: append(append([]check{moved}, t.crowded(standing, always)...), docks),
		Effect: func(p *position, _ act) { p.endMovement() },
	}
}

// stay makes none of the steps: the ship is back where it began (TR-7.8).
func (t *table) stay() verb {
	return verb{
		Name: "stay", Steps: rules.In(StepRoll, StepMove),
		Help: "Call the flight off: the ship goes back to where it started.", Template: "{who} stays",
		Effect: func(p *position, a act) {
			p.ships[a.Seat-1] = p.from
			p.endMovement()
		},
	}
}

// capital writes the first letter of a sentence large.
func capital(text string) string { return string(text[0]&^('a'-'A')) + text[1:] }

// done goes on to the next step of the turn (TR-2.1).
func (t *table) done() verb {
	return verb{
		Name: "done", Steps: rules.In(StepAct1, StepAct2, StepTrade),
		Help: "Move on to the next step of the turn.", Template: "{who} is done",
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
