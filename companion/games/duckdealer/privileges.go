package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// affordable is the check that three build markers are there.
func (t *table) affordable() check {
	return check{
		Rule:   "DD-8.4",
		Breaks: func(p *position, _ act) bool { return p.available(buildMarker) < t.n.claimPrice },
		Why: func(p *position, _ act) wording.Text {
			return wording.Say("A privilege costs {markers}; {who} has {number}.", wording.Some(t.n.claimPrice, "build marker"), wording.Spell(p.available(buildMarker)))
		},
	}
}

// claimChecks are the checks of the tile: it is here, built and not claimed yet.
func (t *table) claimChecks() []check {
	return []check{
		t.ashore(rules.Check1("DD-8.1",
			func(p *position, _ int, kind Kind) bool { return !t.planet(p).has(kind) },
			func(p *position, _ int, kind Kind) wording.Text {
				return wording.Say("There is no {kind} on {place} to claim.", kindSaid[kind], t.here(p))
			})),
		t.ashore(rules.Check1("DD-8.2",
			func(p *position, _ int, kind Kind) bool { return !t.siteClaimed && !t.planet(p).works(kind) },
			func(p *position, _ int, kind Kind) wording.Text {
				return wording.Say("The {kind} on {place} can be claimed only when it is built.", kindSaid[kind], t.here(p))
			})),
		t.ashore(rules.Check1("DD-8.3",
			func(p *position, _ int, kind Kind) bool { return t.planet(p).discs[kind] > 0 },
			func(p *position, _ int, kind Kind) wording.Text {
				return wording.Say("{who} holds this privilege already; a tile is claimed once.", t.name(int(t.planet(p).discs[kind])))
			})),
	}
}

// claim puts a privilege on a tile of the planet.
func (t *table) claim() verb {
	disc := check{
		Rule:   "DD-8.5",
		Breaks: func(p *position, _ act) bool { return p.actor().Discs == 0 },
		Plain:  "{who} has no disc left; take one back first.",
	}
	return verb{
		Is: Claim, Steps: rules.In(StepAction, StepPlaceDisc), Words: words(kindWords),
		Help:     "Put a privilege on a tile of this planet.",
		Template: "{who} claims: {1}",
		Checks:   t.building(append(t.claimChecks(), t.affordable(), disc)...),
		Effect: rules.Do1(func(p *position, _ int, kind Kind) {
			for range t.n.claimPrice {
				p.pay(buildMarker)
			}
			p.actor().Discs--
			p.change(p.actor().ship).discs[kind] = p.active
			p.StepsLeft = 0
			p.resume = noStep
			p.follow(discPlaced)
		}),
	}
}

// claimable reports whether some tile of the active ship's planet could be claimed
// if the disc on one tile were not there.
func (t *table) claimable(p *position, lifted int32, from Kind) bool {
	here := t.planet(p)
	for kind := range Kind(kindsOfTile) {
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
		Is: Unclaim, Steps: rules.In(StepAction), Words: words(t.planetWord, kindWords),
		Help:     "Take a privilege disc of yours back, to use it here.",
		Template: "{who} takes back the disc on {1}: {2}",
		Checks: t.building(
			rules.Check2("DD-8.6",
				func(p *position, _, planet int, kind Kind) bool { return p.planets[planet].discs[kind] != p.active }, nil).
				Saying("{who} has no privilege there to take back."),
			check{
				Rule:   "DD-8.7",
				Breaks: func(p *position, _ act) bool { return p.actor().Discs > 0 },
				Why: func(p *position, _ act) wording.Text {
					return wording.Say("{who} still has {discs}; one is taken back only when none is left.", wording.Some(p.actor().Discs, "disc"))
				},
			},
			t.affordable(),
			t.ashore(rules.Check2("DD-8.8",
				func(p *position, _, planet int, kind Kind) bool { return !t.claimable(p, int32(planet), kind) },
				func(p *position, _, _ int, _ Kind) wording.Text {
					return wording.Say("The disc stays: nothing on {place} could be claimed with it.", t.here(p))
				})),
		),
		Effect: rules.Do2(func(p *position, _, planet int, kind Kind) {
			p.change(int32(planet)).discs[kind] = 0
			p.actor().Discs++
			if int32(planet) == p.actor().ship {
				p.paid &^= 1 << kind
			}
			p.StepsLeft = 0
			p.interrupt(discLifted)
		}),
	}
}
