package duckdealer

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// explored is the first check of many verbs: the ship is not on a planet that
// nobody has explored (DD-5.1).
func (t *table) explored() check {
	return check{
		Rule:   "DD-5.1",
		Breaks: func(p *position, _ act) bool { return t.onPlanet(p) && !t.planet(p).Explored },
		Why: func(p *position, _ act) wording.Text {
			return wording.Say("{place} is unexplored; {who} must explore it before anything else there.", t.here(p))
		},
	}
}

// marked is the check that a movement marker is there.
func (t *table) marked() check {
	return check{
		Rule:   "DD-4.1",
		Breaks: func(p *position, _ act) bool { return p.available(moveMarker) < 1 },
		Plain:  "This takes a movement marker; {who} has none.",
	}
}

// stowed is the check that the goods aboard fit, which a moving ship needs.
func (t *table) stowed() check {
	return check{
		Rule:   "DD-10.1",
		Breaks: func(p *position, _ act) bool { return t.n.overloaded(p.actor()) },
		Why: func(p *position, _ act) wording.Text {
			return wording.Say("{who} carries {goods} and has room for {number}; discard what is too much before flying.", wording.Some(p.actor().goods.sum(), "good"), wording.Spell(t.n.capacity(p.actor())))
		},
	}
}

// burn spends a movement marker for steps; what was left of another is lost (DD-R6).
func (t *table) burn() verb {
	return verb{
		Is: Burn, Steps: rules.In(StepAction),
		Help:     "Spend a red marker for steps.",
		Template: "{who} spends a red marker to fly",
		Checks:   []check{t.explored(), t.marked(), t.stowed()},
		Effect: func(p *position, _ act) {
			p.pay(moveMarker)
			p.StepsLeft = t.n.steps(p.actor())
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
	var passed [mostCubes]int32 // own dots, in the order in which they are reached
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
		Is: Step, Steps: rules.In(StepAction), Words: words(t.spaceWords),
		Help:     "Fly one step.",
		Template: "{who} flies to {1}",
		Checks: []check{
			{
				Rule:   "DD-4.2",
				Breaks: func(p *position, _ act) bool { return p.StepsLeft == 0 },
				Plain:  "{who} has no steps left; spend a movement marker first.",
			},
			rules.Check1("DD-4.3",
				func(p *position, _, space int) bool { return p.highways[space] == p.active }, nil).
				Saying("A highway part of {who} lies there; a ship skips its own parts and never stops on them."),
			resting(rules.Check1("DD-4.4",
				func(p *position, _, space int) bool { return !t.reaches(p, int32(space)) },
				func(_ *position, _, _ int) wording.Text {
					return wording.Say("{who}'s ship can't get there in one step; fly to a neighbouring space.")
				}), func(*position, act) bool { return t.houseMap }).
				With(func(p *position, _ act) bool { return p.active > 0 && p.actor().ship != none }),
		},
		Effect: rules.Do1(func(p *position, _, space int) {
			p.actor().ship = int32(space)
			p.StepsLeft--
			p.paid = 0 // DD-R17
		}),
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
		Is: Teleport, Steps: rules.In(StepAction),
		Help:     "Use the pathway of this planet for a movement marker.",
		Template: "{who} uses the pathway",
		Checks: []check{
			t.explored(),
			{
				Rule:   "DD-6.4",
				Breaks: func(p *position, _ act) bool { return t.otherEnd(p) == none },
				Why: func(p *position, _ act) wording.Text {
					return wording.Say("No pathway leads away from {place}.", t.here(p))
				},
			},
			t.marked(), t.stowed(),
		},
		Effect: func(p *position, _ act) {
			p.pay(moveMarker)
			p.actor().ship = t.otherEnd(p)
			p.StepsLeft, p.paid = 0, 0
		},
	}
}

// open is how many tiles of the consumer track an explorer chooses from (DD-5.3).
func (t *table) open(p *position) []int32 { return p.track[:min(t.n.openTiles, len(p.track))] }

// explore puts a consumer tile on the planet, unbuilt.
func (t *table) explore() verb {
	return verb{
		Is: Explore, Steps: rules.In(StepAction), Words: words(t.tileWords),
		Help:     "Explore the planet with one of the top two consumer tiles.",
		Template: "{who} explores with the consumer {1}",
		Checks: []check{
			{
				Rule:   "DD-5.2",
				Breaks: func(p *position, _ act) bool { return !t.onPlanet(p) || t.planet(p).Explored },
				Why: func(p *position, _ act) wording.Text {
					if !t.onPlanet(p) {
						return wording.Say("{who}'s ship is in space, and there is nothing to explore.")
					}
					return wording.Say("{place} is explored already.", t.here(p))
				},
			},
			rules.Check1("DD-5.3",
				func(p *position, _, tile int) bool { return !slices.Contains(t.open(p), int32(tile)) },
				func(p *position, _, _ int) wording.Text {
					var top []wording.Text
					for _, tile := range t.open(p) {
						top = append(top, t.tileText(int(tile)))
					}
					return wording.Say("That tile is not on top of the track; choose from: {tiles}.", wording.And(top))
				}),
		},
		Given: func(p *position, _ act) bool { return p.active > 0 && t.onPlanet(p) },
		Effect: rules.Do1(func(p *position, _, chosen int) {
			tile := int32(chosen)
			for place, top := range t.open(p) {
				if top == tile {
					p.removeTile(place)
					break
				}
			}
			site := p.change(p.actor().ship)
			site.consumer, site.Explored = tile, true
			p.StepsLeft = 0 // DD-R7
		}),
	}
}
