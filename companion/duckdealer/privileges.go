package duckdealer

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// affordable is the check that three build markers are there.
func (t *table) affordable() check {
	return check{
		Rule: "DD-8.4", Reads: rules.NoWord,
		Breaks: func(p *position, _ act) bool { return p.available(buildMarker) < claimCost },
		Why: func(p *position, a act) string {
			return fmt.Sprintf("A privilege costs three build markers; %s has %s.", t.name(a.Seat), rules.Spell(p.available(buildMarker)))
		},
	}
}

// claimChecks are the checks of the tile: it is here, built and not claimed yet.
func (t *table) claimChecks() []check {
	return []check{
		{
			Rule:   "DD-8.1",
			Breaks: func(p *position, a act) bool { return !t.planet(p).has(a.Words[0]) },
			Why: func(p *position, a act) string {
				return fmt.Sprintf("There is no %s on %s to claim.", kindSaid[a.Words[0]], t.here(p))
			},
		},
		{
			Rule:   "DD-8.2",
			Breaks: func(p *position, a act) bool { return !t.siteClaimed && !t.planet(p).works(a.Words[0]) },
			Why: func(p *position, a act) string {
				return fmt.Sprintf("The %s on %s can be claimed only when it is built.", kindSaid[a.Words[0]], t.here(p))
			},
		},
		{
			Rule:   "DD-8.3",
			Breaks: func(p *position, a act) bool { return t.planet(p).discs[a.Words[0]] > 0 },
			Why: func(p *position, a act) string {
				return t.name(int(t.planet(p).discs[a.Words[0]])) + " holds this privilege already; a tile is claimed once."
			},
		},
	}
}

// claim puts a privilege on a tile of the planet.
func (t *table) claim() verb {
	disc := check{
		Rule: "DD-8.5", Reads: rules.NoWord,
		Breaks: func(p *position, _ act) bool { return p.actor().discs == 0 },
		Why:    func(_ *position, a act) string { return t.name(a.Seat) + " has no disc left; take one back first." },
	}
	return verb{
		Name: "claim", Steps: rules.In(StepAction, StepPlaceDisc), Words: words(kindWords),
		Help:     "Put a privilege on a tile of this planet.",
		Template: "{who} claims: {1}",
		Checks:   t.building(append(t.claimChecks(), t.affordable(), disc)...),
		Effect: func(p *position, a act) {
			for range claimCost {
				p.pay(buildMarker)
			}
			p.actor().discs--
			p.change(p.actor().ship).discs[a.Words[0]] = p.active
			p.stepsLeft = 0
			p.resume = noStep
			p.follow(discPlaced)
		},
	}
}

// claimable reports whether some tile of the active ship's planet could be claimed
// if the disc on one tile were not there.
func (t *table) claimable(p *position, lifted int32, from int) bool {
	here := t.planet(p)
	for kind := range kindsOfTile {
		free := here.discs[kind] == 0 || lifted == p.actor().ship && kind == from
		if here.has(kind) && (t.siteClaimed || here.works(kind)) && free {
			return true
		}
	}
	return false
}

// unclaim takes a disc back to put it elsewhere (DD-R11).
func (t *table) unclaim() verb {
	return verb{
		Name: "unclaim", Steps: rules.In(StepAction), Words: words(t.planetWord, kindWords),
		Help:     "Take a privilege disc of yours back, to use it here.",
		Template: "{who} takes back the disc on {1}: {2}",
		Checks: t.building(
			check{
				Rule:   "DD-8.6",
				Breaks: func(p *position, a act) bool { return p.planets[a.Words[0]].discs[a.Words[1]] != p.active },
				Why:    func(_ *position, a act) string { return t.name(a.Seat) + " has no privilege there to take back." },
			},
			check{
				Rule: "DD-8.7", Reads: rules.NoWord,
				Breaks: func(p *position, _ act) bool { return p.actor().discs > 0 },
				Why: func(p *position, a act) string {
					return fmt.Sprintf("%s still has %s; one is taken back only when none is left.", t.name(a.Seat), rules.Some(int(p.actor().discs), "disc"))
				},
			},
			t.affordable(),
			check{
				Rule:   "DD-8.8",
				Breaks: func(p *position, a act) bool { return !t.claimable(p, int32(a.Words[0]), a.Words[1]) },
				Why: func(p *position, _ act) string {
					return "The disc stays: nothing on " + t.here(p) + " could be claimed with it."
				},
			},
		),
		Effect: func(p *position, a act) {
			p.change(int32(a.Words[0])).discs[a.Words[1]] = 0
			p.actor().discs++
			if int32(a.Words[0]) == p.actor().ship {
				p.paid &^= 1 << a.Words[1]
			}
			p.stepsLeft = 0
			p.interrupt(discLifted)
		},
	}
}
