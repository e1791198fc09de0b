package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// landed is the check that the ship is on a planet, for building or trading.
func (t *table) landed(rule string, what wording.Text) check {
	return check{
		Rule:   rule,
		Breaks: func(p *position, _ act) bool { return !t.onPlanet(p) },
		Why: func(_ *position, _ act) wording.Text {
			return wording.Say("{who}'s ship is in space; fly to a planet before {what} there.", what)
		},
	}
}

// building are the first checks of all build verbs.
func (t *table) building(more ...check) []check {
	return append([]check{t.explored(), t.landed("DD-7.1", wording.Say("building"))}, more...)
}

// buildable is the check that a build marker is there.
func (t *table) buildable() check {
	return check{
		Rule:   "DD-7.5",
		Breaks: func(p *position, _ act) bool { return p.available(buildMarker) < t.n.buildPrice },
		Why: func(p *position, _ act) wording.Text {
			return wording.Say("Building takes {markers}; {who} has {number}.", wording.Some(t.n.buildPrice, "build marker"), wording.Spell(p.available(buildMarker)))
		},
	}
}

// needs is the sentence on goods that are missing.
func (t *table) needs(what wording.Text, needed, aboard *goods) wording.Text {
	missing := *needed
	for good, n := range aboard {
		missing[good] = max(0, missing[good]-n)
	}
	if missing == *needed {
		return wording.Say("{what} takes {goods}; {who} has none.", what, needed.list())
	}
	return wording.Say("{what} takes {goods}; {who} lacks {missing}.", what, needed.list(), missing.list())
}

// buildFactory builds a factory, paid with its own inputs (DD-7.6).
func (t *table) buildFactory() verb {
	return verb{
		Is: BuildFactory, Steps: rules.In(StepAction), Words: words(productWords),
		Help:     "Build a factory with its own inputs.",
		Template: "{who} builds a factory: {1}",
		Checks:   t.building(t.factoryChecks()...),
		Effect: rules.Do1(func(p *position, _ int, product Good) {
			f := t.factory(product)
			for range t.n.buildPrice {
				p.pay(buildMarker)
			}
			p.actor().goods.remove(&f.recipe.goods)
			p.factories[product-primaries]--
			p.change(p.actor().ship).factory = int8(product)
			p.actor().Score += f.points
			p.StepsLeft = 0
		}),
	}
}

func (t *table) factoryChecks() []check {
	return []check{
		t.ashore(check{
			Rule:   "DD-7.2",
			Breaks: func(p *position, _ act) bool { return t.chart.start[p.actor().ship] },
			Why: func(p *position, _ act) wording.Text {
				return wording.Say("{place} is a starting planet and has no room for a factory.", t.here(p))
			},
		}),
		t.ashore(check{
			Rule:   "DD-7.3",
			Breaks: func(p *position, _ act) bool { return t.planet(p).factory != none },
			Why: func(p *position, _ act) wording.Text {
				return wording.Say("{place} already has a factory, for {good}.", t.here(p), goodSaid[t.planet(p).factory])
			},
		}),
		resting(rules.Check1("DD-7.4",
			func(p *position, _ int, product Good) bool { return p.factories[product-primaries] < 1 },
			func(_ *position, _ int, product Good) wording.Text {
				return wording.Say("No factory for {good} is left in the stock.", goodSaid[product])
			}), rules.With1(func(_ *position, _ int, product Good) bool { return t.factory(product).count.house })),
		t.buildable(),
		resting(rules.Check1("DD-7.6",
			func(p *position, _ int, product Good) bool {
				return !p.actor().goods.has(&t.factory(product).recipe.goods)
			},
			func(p *position, _ int, product Good) wording.Text {
				return t.needs(wording.Say("A factory for {good}", goodSaid[product]), &t.factory(product).recipe.goods, &p.actor().goods)
			}), rules.With1(func(_ *position, _ int, product Good) bool { return t.factory(product).recipe.house })),
	}
}

// site is the build side of the tile of a kind on the active ship's planet, and
// the points for building it.
func (t *table) site(p *position, kind Kind) (list *recipe, points int) {
	if kind == yardTile {
		y := &t.yards[t.planet(p).yard]
		return &y.build, y.points
	}
	c := &t.consumers[t.planet(p).consumer]
	return &c.build, c.points
}

// wanted is the product that the consumer on the active ship's planet takes, if
// the tile that is built is a consumer, and whether that is house data.
func (t *table) wanted(p *position, kind Kind) (product Good, house bool) {
	if kind != consumerTile {
		return none, false
	}
	c := &t.consumers[t.planet(p).consumer]
	return Good(c.wants), c.houseWants
}

// buildTile builds the yard or consumer of a planet; with choice the move names
// the good for the free square (DD-7.8).
func (t *table) buildTile(is rules.Named, kind Kind, choice bool) verb {
	cost := func(p *position, free Good) goods { // free means nothing without choice
		list, _ := t.site(p, kind)
		needed := list.goods
		if choice {
			needed[free]++
		}
		return needed
	}
	v := verb{
		Is: is, Steps: rules.In(StepAction),
		Help:     "Build the " + kindNames[kind] + " of this planet.",
		Template: "{who} builds the " + kindNames[kind],
		Checks:   t.building(t.siteChecks(kind, choice)...),
		Effect: rules.Do1(func(p *position, _ int, free Good) {
			_, points := t.site(p, kind)
			needed := cost(p, free)
			for range t.n.buildPrice {
				p.pay(buildMarker)
			}
			p.actor().goods.remove(&needed)
			p.change(p.actor().ship).Built = true
			p.actor().Score += points
			p.StepsLeft = 0
		}),
	}
	if choice {
		v.Words, v.Template = words(goodWords), v.Template+" with {1} on the free square"
		v.Checks = append(v.Checks, t.otherGood(kind))
	}
	v.Checks = append(v.Checks, t.atTile(kind, resting(check{
		Rule: "DD-7.6", Reads: rules.FirstWord,
		Breaks: rules.With1(func(p *position, _ int, free Good) bool {
			needed := cost(p, free)
			return !p.actor().goods.has(&needed)
		}),
		Why: rules.With1(func(p *position, _ int, free Good) wording.Text {
			needed := cost(p, free)
			return t.needs(wording.Say("Building the {tile}", kindSaid[kind]), &needed, &p.actor().goods)
		}),
	}, t.houseSite(kind))))
	return v
}

// houseSite reports whether the build side of the tile is house data.
func (t *table) houseSite(kind Kind) func(p *position, a act) bool {
	return func(p *position, _ act) bool {
		list, _ := t.site(p, kind)
		return list.house
	}
}

// siteChecks are the checks of a yard or consumer up to its free square.
func (t *table) siteChecks(kind Kind, choice bool) []check {
	return []check{
		t.ashore(check{
			Rule:   "DD-7.2",
			Breaks: func(p *position, _ act) bool { return !t.planet(p).has(kind) },
			Why: func(p *position, _ act) wording.Text {
				return wording.Say("{place} has no {kind} to build.", t.here(p), kindSaid[kind])
			},
		}),
		t.ashore(check{
			Rule:   "DD-7.7",
			Breaks: func(p *position, _ act) bool { return t.planet(p).Built },
			Why: func(p *position, _ act) wording.Text {
				return wording.Say("The {kind} on {place} is built already.", kindSaid[kind], t.here(p))
			},
		}),
		t.buildable(),
		t.atTile(kind, resting(check{
			Rule: "DD-7.8",
			Breaks: func(p *position, _ act) bool {
				list, _ := t.site(p, kind)
				return list.free != choice
			},
			Why: func(*position, act) wording.Text {
				if choice {
					return wording.Say("The tile has no free square: build it without naming a good.")
				}
				return wording.Say("The tile has a free square: name the good that goes there.")
			},
		}, t.houseSite(kind))),
	}
}

// otherGood is the check that the free square takes a good that is not printed (DD-R14).
func (t *table) otherGood(kind Kind) check {
	return t.atTile(kind, resting(rules.Check1("DD-7.9",
		func(p *position, _ int, good Good) bool {
			list, _ := t.site(p, kind)
			product, _ := t.wanted(p, kind)
			return list.goods[good] > 0 || good == product
		},
		func(_ *position, _ int, good Good) wording.Text {
			return wording.Say("The tile asks for {good} already; the free square takes another good.", goodSaid[good])
		}), rules.With1(func(p *position, _ int, good Good) bool {
		list, _ := t.site(p, kind)
		product, house := t.wanted(p, kind)
		return list.house || list.goods[good] == 0 && good == product && house
	})))
}
