package duckdealer

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// landed is the check that the ship is on a planet, for building or trading.
func (t *table) landed(rule, what string) check {
	return check{
		Rule: rule, Reads: rules.NoWord,
		Breaks: func(p *position, _ act) bool { return !t.onPlanet(p) },
		Why: func(p *position, a act) string {
			return fmt.Sprintf("%s's ship is in space; fly to a planet before %s there.", t.name(a.Seat), what)
		},
	}
}

// building are the first checks of all build verbs.
func (t *table) building(more ...check) []check {
	return append([]check{t.explored(), t.landed("DD-7.1", "building")}, more...)
}

// buildable is the check that a build marker is there.
func (t *table) buildable() check {
	return check{
		Rule: "DD-7.5", Reads: rules.NoWord,
		Breaks: func(p *position, _ act) bool { return p.available(buildMarker) < 1 },
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("Building takes one build marker; %s has none.", t.name(a.Seat))
		},
	}
}

// needs is the sentence on goods that are missing.
func (t *table) needs(what string, needed, aboard *goods, seat int) string {
	missing := *needed
	for good, n := range aboard {
		missing[good] = max(0, missing[good]-n)
	}
	if missing == *needed {
		return fmt.Sprintf("%s takes %s; %s has none.", what, needed.list(), t.name(seat))
	}
	return fmt.Sprintf("%s takes %s; %s lacks %s.", what, needed.list(), t.name(seat), missing.list())
}

// buildFactory builds a factory, paid with its own inputs (DD-7.6).
func (t *table) buildFactory() verb {
	return verb{
		Name: "build factory", Steps: rules.In(StepAction), Words: words(productWords),
		Help:     "Build a factory with its own inputs.",
		Template: "{who} builds a factory: {1}",
		Checks:   t.building(t.factoryChecks()...),
		Effect: func(p *position, a act) {
			f := t.factory(a.Words[0])
			p.pay(buildMarker)
			p.actor().goods.remove(&f.recipe.goods)
			p.factories[a.Words[0]-primaries]--
			p.change(p.actor().ship).factory = int8(a.Words[0])
			p.actor().score += int32(f.points)
			p.stepsLeft = 0
		},
	}
}

func (t *table) factoryChecks() []check {
	return []check{
		{
			Rule: "DD-7.2", Reads: rules.NoWord,
			Breaks: func(p *position, _ act) bool { return t.chart.start[p.actor().ship] },
			Why: func(p *position, _ act) string {
				return t.here(p) + " is a starting planet and has no room for a factory."
			},
		},
		{
			Rule: "DD-7.3", Reads: rules.NoWord,
			Breaks: func(p *position, _ act) bool { return t.planet(p).factory != none },
			Why: func(p *position, _ act) string {
				return fmt.Sprintf("%s already has a factory, for %s.", t.here(p), goodSaid[t.planet(p).factory])
			},
		},
		resting(check{
			Rule:   "DD-7.4",
			Breaks: func(p *position, a act) bool { return p.factories[a.Words[0]-primaries] < 1 },
			Why: func(_ *position, a act) string {
				return "No factory for " + goodSaid[a.Words[0]] + " is left in the stock."
			},
		}, func(_ *position, a act) bool { return t.factory(a.Words[0]).count.house }),
		t.buildable(),
		resting(check{
			Rule:   "DD-7.6",
			Breaks: func(p *position, a act) bool { return !p.actor().goods.has(&t.factory(a.Words[0]).recipe.goods) },
			Why: func(p *position, a act) string {
				return t.needs("A factory for "+goodSaid[a.Words[0]], &t.factory(a.Words[0]).recipe.goods, &p.actor().goods, a.Seat)
			},
		}, func(_ *position, a act) bool { return t.factory(a.Words[0]).recipe.house }),
	}
}

// site is the build side of the tile of a kind on the active ship's planet, and
// the points for building it.
func (t *table) site(p *position, kind int) (list *recipe, points int) {
	if kind == yardTile {
		y := &t.yards[t.planet(p).yard]
		return &y.build, y.points
	}
	c := &t.consumers[t.planet(p).consumer]
	return &c.build, c.points
}

// wanted is the product that the consumer on the active ship's planet takes, if
// the tile that is built is a consumer, and whether that is house data.
func (t *table) wanted(p *position, kind int) (product int, house bool) {
	if kind != consumerTile {
		return none, false
	}
	c := &t.consumers[t.planet(p).consumer]
	return c.wants, c.houseWants
}

// buildTile builds the yard or consumer of a planet; with choice the move names
// the good for the free square (DD-7.8).
func (t *table) buildTile(kind int, choice bool) verb {
	cost := func(p *position, a act) goods {
		list, _ := t.site(p, kind)
		needed := list.goods
		if choice {
			needed[a.Words[0]]++
		}
		return needed
	}
	v := verb{
		Name: "build " + kindNames[kind], Steps: rules.In(StepAction),
		Help:     "Build the " + kindNames[kind] + " of this planet.",
		Template: "{who} builds the " + kindNames[kind],
		Checks:   t.building(t.siteChecks(kind, choice)...),
		Effect: func(p *position, a act) {
			_, points := t.site(p, kind)
			needed := cost(p, a)
			p.pay(buildMarker)
			p.actor().goods.remove(&needed)
			p.change(p.actor().ship).built = true
			p.actor().score += int32(points)
			p.stepsLeft = 0
		},
	}
	if choice {
		v.Words, v.Template = words(goodWords), v.Template+" with {1} on the free square"
		v.Checks = append(v.Checks, t.otherGood(kind))
	}
	v.Checks = append(v.Checks, resting(check{
		Rule: "DD-7.6",
		Breaks: func(p *position, a act) bool {
			needed := cost(p, a)
			return !p.actor().goods.has(&needed)
		},
		Why: func(p *position, a act) string {
			needed := cost(p, a)
			return t.needs("Building the "+kindSaid[kind], &needed, &p.actor().goods, a.Seat)
		},
	}, t.houseSite(kind)))
	return v
}

// houseSite reports whether the build side of the tile is house data.
func (t *table) houseSite(kind int) func(p *position, a act) bool {
	return func(p *position, _ act) bool {
		list, _ := t.site(p, kind)
		return list.house
	}
}

// siteChecks are the checks of a yard or consumer up to its free square.
func (t *table) siteChecks(kind int, choice bool) []check {
	return []check{
		{
			Rule: "DD-7.2", Reads: rules.NoWord,
			Breaks: func(p *position, _ act) bool { return !t.planet(p).has(kind) },
			Why:    func(p *position, _ act) string { return t.here(p) + " has no " + kindSaid[kind] + " to build." },
		},
		{
			Rule: "DD-7.7", Reads: rules.NoWord,
			Breaks: func(p *position, _ act) bool { return t.planet(p).built },
			Why: func(p *position, _ act) string {
				return "The " + kindSaid[kind] + " on " + t.here(p) + " is built already."
			},
		},
		t.buildable(),
		resting(check{
			Rule: "DD-7.8", Reads: rules.NoWord,
			Breaks: func(p *position, _ act) bool {
				list, _ := t.site(p, kind)
				return list.free != choice
			},
			Why: func(*position, act) string {
				if choice {
					return "The tile has no free square: build it without naming a good."
				}
				return "The tile has a free square: name the good that goes there."
			},
		}, t.houseSite(kind)),
	}
}

// otherGood is the check that the free square takes a good that is not printed (DD-R14).
func (t *table) otherGood(kind int) check {
	return resting(check{
		Rule: "DD-7.9",
		Breaks: func(p *position, a act) bool {
			list, _ := t.site(p, kind)
			product, _ := t.wanted(p, kind)
			return list.goods[a.Words[0]] > 0 || a.Words[0] == product
		},
		Why: func(_ *position, a act) string {
			return "The tile asks for " + goodSaid[a.Words[0]] + " already; the free square takes another good."
		},
	}, func(p *position, a act) bool {
		list, _ := t.site(p, kind)
		product, house := t.wanted(p, kind)
		return list.house || list.goods[a.Words[0]] == 0 && a.Words[0] == product && house
	})
}
