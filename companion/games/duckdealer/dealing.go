package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// deal begins a deal with a seat on the same planet (DD-R18).
func (t *table) deal() verb {
	return verb{
		Is: OpenDeal, Steps: rules.In(StepAction), Words: words(t.seatWords),
		Help:     "Begin a deal with a player on the same planet.",
		Template: "{who} begins a deal with {1}",
		Checks: t.trading(rules.Check1("DD-10.3",
			func(p *position, seat, partner int) bool {
				return partner == seat || p.player(partner).ship != p.actor().ship
			},
			func(p *position, seat, partner int) wording.Text {
				if partner == seat {
					return wording.Say("A deal needs another player on {place}; nobody deals alone.", t.here(p))
				}
				return wording.Say("{who} is not on {place}, and deals are made only on the same planet.", t.name(partner), t.here(p))
			})),
		Effect: rules.Do1(func(p *position, _, partner int) {
			p.deal = deal{partner: int8(partner)}
			p.follow(dealOpened)
		}),
	}
}

// naming is the check that a side of the deal has more of a good than it gives.
func (t *table) naming(rule string, side func(p *position) (seat int, given *goods)) check {
	return rules.Check1(rule,
		func(p *position, _ int, good Good) bool {
			seat, given := side(p)
			return p.player(seat).goods[good] <= given[good]
		},
		func(p *position, _ int, good Good) wording.Text {
			seat, _ := side(p)
			return wording.Say("{who} has no more {good} to give.", t.name(seat), goodSaid[good])
		}).With(func(p *position, _ act) bool {
		seat, _ := side(p)
		return seat > 0
	})
}

// offer adds a good that the active seat gives.
func (t *table) offer() verb {
	return verb{
		Is: Offer, Steps: rules.In(StepDeal), Words: words(goodWords),
		Help:     "Add a good that you give.",
		Template: "{who} offers: {1}",
		Checks:   []check{t.naming("DD-10.4", func(p *position) (int, *goods) { return int(p.active), &p.deal.give })},
		Effect:   rules.Do1(func(p *position, _ int, good Good) { p.deal.give[good]++ }),
	}
}

// ask adds a good that the partner gives.
func (t *table) ask() verb {
	return verb{
		Is: Ask, Steps: rules.In(StepDeal), Words: words(goodWords),
		Help:     "Add a good that you get.",
		Template: "{who} asks for: {1}",
		Checks:   []check{t.naming("DD-10.5", func(p *position) (int, *goods) { return int(p.deal.partner), &p.deal.get })},
		Effect:   rules.Do1(func(p *position, _ int, good Good) { p.deal.get[good]++ }),
	}
}

// afterDeal is how many goods the partner would hold.
func (p *position) afterDeal() int {
	return p.player(int(p.deal.partner)).goods.sum() - p.deal.get.sum() + p.deal.give.sum()
}

// propose puts the deal to the partner.
func (t *table) propose() verb {
	return verb{
		Is: Propose, Steps: rules.In(StepDeal),
		Help:     "Put the deal to the other player.",
		Template: "{who} proposes the deal",
		Checks: []check{
			{
				Rule:   "DD-10.6",
				Breaks: func(p *position, _ act) bool { return p.deal.give.sum()+p.deal.get.sum() == 0 },
				Plain:  "The deal is empty: say first what is offered or asked for.",
			},
			{
				Rule:  "DD-10.7",
				Given: func(p *position, _ act) bool { return p.deal.partner > 0 },
				Breaks: func(p *position, _ act) bool {
					return p.afterDeal() > t.n.capacity(p.player(int(p.deal.partner)))
				},
				Why: func(p *position, _ act) wording.Text {
					return wording.Say("{who} has room for {goods} and would hold {number}; change the deal.",
						t.name(int(p.deal.partner)), wording.Some(t.n.capacity(p.player(int(p.deal.partner))), "good"), wording.Spell(p.afterDeal()))
				},
			},
		},
		Effect: func(p *position, _ act) { p.follow(dealProposed) },
	}
}

// closeDeal ends a deal, whatever came of it.
func closeDeal(p *position, _ act) {
	p.deal = deal{}
	p.follow(dealClosed)
}

func (t *table) cancel() verb {
	return verb{
		Is: Cancel, Steps: rules.In(StepDeal), Help: "Drop the deal.", Template: "{who} drops the deal", Effect: closeDeal,
	}
}

func (t *table) decline() verb {
	return verb{
		Is: Decline, Steps: rules.In(StepAnswer), Help: "Refuse the deal.", Template: "{who} declines the deal", Effect: closeDeal,
	}
}

// accept lets the goods change hands.
func (t *table) accept() verb {
	return verb{
		Is: Accept, Steps: rules.In(StepAnswer),
		Help:     "Agree: the goods change hands.",
		Template: "{who} accepts the deal",
		Effect: func(p *position, a act) {
			me, partner := p.actor(), p.player(int(p.deal.partner))
			me.goods.remove(&p.deal.give)
			me.goods.add(&p.deal.get)
			partner.goods.remove(&p.deal.get)
			partner.goods.add(&p.deal.give)
			p.StepsLeft = 0
			closeDeal(p, a)
		},
	}
}
