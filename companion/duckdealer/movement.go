package duckdealer

import (
	"fmt"
	"slices"

	"tablekeeper/companion/rules"
)

// explored is the first check of many verbs: the ship is not on a planet that
// nobody has explored (DD-5.1).
func (t *table) explored() check {
	return check{
		Rule: "DD-5.1", Reads: rules.NoWord,
		Breaks: func(p *position, _ act) bool { return t.onPlanet(p) && !t.planet(p).explored },
		Why: func(p *position, a act) string {
			return fmt.Sprintf("%s is unexplored; %s must explore it before anything else there.", t.here(p), t.name(a.Seat))
		},
	}
}

// marked is the check that a movement marker is there.
func (t *table) marked() check {
	return check{
		Rule: "DD-4.1", Reads: rules.NoWord,
		Breaks: func(p *position, _ act) bool { return p.available(moveMarker) < 1 },
		Why: func(_ *position, a act) string {
			return "This takes a movement marker; " + t.name(a.Seat) + " has none."
		},
	}
}

// stowed is the check that the goods aboard fit, which a moving ship needs.
func (t *table) stowed() check {
	return check{
		Rule: "DD-10.1", Reads: rules.NoWord,
		Breaks: func(p *position, _ act) bool { return p.actor().overloaded() },
		Why: func(p *position, a act) string {
			return fmt.Sprintf("%s carries %s and has room for %s; discard what is too much before flying.",
				t.name(a.Seat), rules.Some(p.actor().goods.sum(), "good"), rules.Spell(p.actor().capacity()))
		},
	}
}

// burn spends a movement marker for steps; what was left of another is lost (DD-R6).
func (t *table) burn() verb {
	return verb{
		Name: "burn", Steps: rules.In(StepAction),
		Help:     "Spend a movement marker for steps.",
		Template: "{who} spends a movement marker",
		Checks:   []check{t.explored(), t.marked(), t.stowed()},
		Effect: func(p *position, _ act) {
			p.pay(moveMarker)
			p.stepsLeft = p.actor().speed()
		},
	}
}

// reaches reports whether a space is a target of one step: own highway parts are
// passed through, each once, and the first spaces without one are targets.
func (t *table) reaches(p *position, target int32) bool {
	ship := p.actor().ship
	if target == ship {
		return false
	}
	var passed [allCubes]int32 // own dots, in the order in which they are reached
	n := 0
	for at, i := ship, 0; ; i++ {
		for _, next := range t.chart.neighbours[at] {
			if p.highways[next] != p.active {
				if next == target {
					return true
				}
				continue
			}
			if !slices.Contains(passed[:n], next) {
				passed[n] = next
				n++
			}
		}
		if i == n {
			return false
		}
		at = passed[i]
	}
}

// fly is the verb step: one step to the next space (DD-R4, DD-R5).
func (t *table) fly() verb {
	return verb{
		Name: "step", Steps: rules.In(StepAction), Words: words(t.spaceWords),
		Help:     "Fly one step.",
		Template: "{who} flies to {1}",
		Checks: []check{
			{
				Rule: "DD-4.2", Reads: rules.NoWord,
				Breaks: func(p *position, _ act) bool { return p.stepsLeft == 0 },
				Why: func(_ *position, a act) string {
					return t.name(a.Seat) + " has no steps left; spend a movement marker first."
				},
			},
			{
				Rule:   "DD-4.3",
				Breaks: func(p *position, a act) bool { return p.highways[a.Words[0]] == p.active },
				Why: func(_ *position, a act) string {
					return fmt.Sprintf("A highway part of %s lies there; a ship skips its own parts and never stops on them.", t.name(a.Seat))
				},
			},
			resting(check{
				Rule:   "DD-4.4",
				Breaks: func(p *position, a act) bool { return !t.reaches(p, int32(a.Words[0])) },
				Why: func(_ *position, a act) string {
					return fmt.Sprintf("%s's ship can't get there in one step; fly to a neighbouring space.", t.name(a.Seat))
				},
			}, func(*position, act) bool { return t.houseMap }),
		},
		Effect: func(p *position, a act) {
			p.actor().ship = int32(a.Words[0])
			p.stepsLeft--
			p.paid = 0 // DD-R17
		},
	}
}

// otherEnd returns the planet to which a pathway leads from the active ship's
// planet, or none.
func (t *table) otherEnd(p *position) int32 {
	ship := p.actor().ship
	for _, way := range p.pathways[:t.size()] {
		switch {
		case way.exit == none:
		case way.entrance == ship:
			return way.exit
		case way.exit == ship && t.twoWay:
			return way.entrance
		}
	}
	return none
}

// teleport uses a pathway (DD-6.4).
func (t *table) teleport() verb {
	return verb{
		Name: "teleport", Steps: rules.In(StepAction),
		Help:     "Use the pathway of this planet for a movement marker.",
		Template: "{who} uses the pathway",
		Checks: []check{
			t.explored(),
			{
				Rule: "DD-6.4", Reads: rules.NoWord,
				Breaks: func(p *position, _ act) bool { return t.otherEnd(p) == none },
				Why:    func(p *position, _ act) string { return "No pathway leads away from " + t.here(p) + "." },
			},
			t.marked(), t.stowed(),
		},
		Effect: func(p *position, _ act) {
			p.pay(moveMarker)
			p.actor().ship = t.otherEnd(p)
			p.stepsLeft, p.paid = 0, 0
		},
	}
}

// open is how many tiles of the consumer track an explorer chooses from (DD-5.3).
func (p *position) open() []int32 { return p.track[:min(openTiles, len(p.track))] }

// explore puts a consumer tile on the planet, unbuilt.
func (t *table) explore() verb {
	return verb{
		Name: "explore", Steps: rules.In(StepAction), Words: words(t.tileWords),
		Help:     "Explore the planet with one of the top two consumer tiles.",
		Template: "{who} explores with the consumer {1}",
		Checks: []check{
			{
				Rule: "DD-5.2", Reads: rules.NoWord,
				Breaks: func(p *position, _ act) bool { return !t.onPlanet(p) || t.planet(p).explored },
				Why: func(p *position, a act) string {
					if !t.onPlanet(p) {
						return t.name(a.Seat) + "'s ship is in space, and there is nothing to explore."
					}
					return t.here(p) + " is explored already."
				},
			},
			{
				Rule:   "DD-5.3",
				Breaks: func(p *position, a act) bool { return !slices.Contains(p.open(), int32(a.Words[0])) },
				Why: func(p *position, _ act) string {
					var top []string
					for _, tile := range p.open() {
						top = append(top, t.tileText(int(tile)))
					}
					return fmt.Sprintf("That tile is not on top of the track; choose from: %s.", rules.And(top))
				},
			},
		},
		Effect: func(p *position, a act) {
			tile := int32(a.Words[0])
			for place, top := range p.open() {
				if top == tile {
					p.removeTile(place)
					break
				}
			}
			site := p.change(p.actor().ship)
			site.consumer, site.explored = tile, true
			p.stepsLeft = 0 // DD-R7
		},
	}
}
