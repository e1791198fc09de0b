package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// price is how many trade markers a use of a tile costs: none where the own
// privilege on it is paid for this stay (DD-8.9, DD-R17).
func (t *table) price(p *position, kind Kind) int {
	if t.planet(p).discs[kind] == p.active && p.paid.has(kind) {
		return 0
	}
	return 1
}

// charge pays for a use of a tile, which ends what is left of a movement.
func (t *table) charge(p *position, kind Kind) {
	if t.price(p, kind) > 0 {
		p.pay(tradeMarker)
		if t.planet(p).discs[kind] == p.active {
			p.paid |= 1 << kind
		}
	}
	p.StepsLeft = 0
}

// trading are the first checks of all trade verbs.
func (t *table) trading(more ...check) []check {
	return append([]check{t.explored(), t.landed("DD-9.1", wording.Say("trading"))}, more...)
}

// there is the check that a tile of a kind lies on the planet.
func (t *table) there(kind Kind) check {
	return t.ashore(check{
		Rule:   "DD-9.3",
		Breaks: func(p *position, _ act) bool { return !t.planet(p).has(kind) },
		Why: func(p *position, _ act) wording.Text {
			return wording.Say("{place} has no {kind} to trade with.", t.here(p), kindSaid[kind])
		},
	})
}

// working is the check that the tile is built.
func (t *table) working(kind Kind) check {
	return t.ashore(check{
		Rule:   "DD-9.4",
		Breaks: func(p *position, _ act) bool { return !t.planet(p).Built },
		Why: func(p *position, _ act) wording.Text {
			return wording.Say("The {kind} on {place} is not built yet; build it first.", kindSaid[kind], t.here(p))
		},
	})
}

// tradable is the check that the price can be paid.
func (t *table) tradable(kind Kind) check {
	return t.ashore(check{
		Rule:   "DD-9.2",
		Breaks: func(p *position, _ act) bool { return t.price(p, kind) > p.available(tradeMarker) },
		Plain:  "This takes one trade marker; {who} has none.",
	})
}

// mine takes a good from the mine.
func (t *table) mine() verb {
	return verb{
		Is: Mine, Steps: rules.In(StepAction),
		Help:     "Take a good from the mine.",
		Template: "{who} mines a good",
		Checks:   t.trading(t.tradable(mineTile)),
		Effect: func(p *position, _ act) {
			t.charge(p, mineTile)
			p.actor().goods[t.planet(p).mine]++
		},
	}
}

// make turns goods into the product of the factory.
func (t *table) make() verb {
	inputs := func(p *position) *recipe { return &t.factory(Good(t.planet(p).factory)).recipe }
	return verb{
		Is: Make, Steps: rules.In(StepAction),
		Help:     "Let the factory turn goods into its product.",
		Template: "{who} makes the factory's product",
		Checks: t.trading(t.there(factoryTile), t.tradable(factoryTile),
			t.atTile(factoryTile, resting(check{
				Rule:   "DD-9.8",
				Breaks: func(p *position, _ act) bool { return !p.actor().goods.has(&inputs(p).goods) },
				Why: func(p *position, _ act) wording.Text {
					return t.needs(wording.Say("Making {good}", goodSaid[t.planet(p).factory]), &inputs(p).goods, &p.actor().goods)
				},
			}, func(p *position, _ act) bool { return inputs(p).house }))),
		Effect: func(p *position, _ act) {
			t.charge(p, factoryTile)
			p.actor().goods.remove(&inputs(p).goods)
			p.actor().goods[t.planet(p).factory]++
		},
	}
}

// deliver sells a good to the consumer.
func (t *table) deliver() verb {
	tile := func(p *position) *consumerType { return &t.consumers[t.planet(p).consumer] }
	return verb{
		Is: Deliver, Steps: rules.In(StepAction),
		Help:     "Deliver a good to the consumer.",
		Template: "{who} delivers to the consumer",
		Checks: t.trading(t.there(consumerTile), t.working(consumerTile), t.tradable(consumerTile),
			t.atTile(consumerTile, resting(check{
				Rule:   "DD-9.8",
				Breaks: func(p *position, _ act) bool { return p.actor().goods[tile(p).wants] == 0 },
				Why: func(p *position, _ act) wording.Text {
					needed := goods{}
					needed[tile(p).wants]++
					return t.needs(wording.Say("This consumer"), &needed, &p.actor().goods)
				},
			}, func(p *position, _ act) bool { return tile(p).houseWants }))),
		Effect: func(p *position, _ act) {
			t.charge(p, consumerTile)
			p.actor().goods[tile(p).wants]--
			p.actor().Score += tile(p).deliver
		},
	}
}
