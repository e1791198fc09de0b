package duckdealer

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// deal begins a deal with a seat on the same planet (DD-R18).
func (t *table) deal() verb {
	return verb{
		Name: "deal", Steps: rules.In(StepAction), Words: words(t.seatWords),
		Help:     "Begin a deal with a player on the same planet.",
		Template: "{who} begins a deal with {1}",
		Checks: t.trading(check{
			Rule: "DD-10.3",
			Breaks: func(p *position, a act) bool {
				return a.Words[0] == a.Seat || p.player(a.Words[0]).ship != p.actor().ship
			},
			Why: func(p *position, a act) string {
				if a.Words[0] == a.Seat {
					return "A deal needs another player on " + t.here(p) + "; nobody deals alone."
				}
				return fmt.Sprintf("%s is not on %s, and deals are made only on the same planet.", t.name(a.Words[0]), t.here(p))
			},
		}),
		Effect: func(p *position, a act) {
			p.deal = deal{partner: int8(a.Words[0])}
			p.follow(dealOpened)
		},
	}
}

// naming is the check that a side of the deal has more of a good than it gives.
func (t *table) naming(rule string, side func(p *position) (seat int, given *goods)) check {
	return check{
		Rule: rule,
		Breaks: func(p *position, a act) bool {
			seat, given := side(p)
			return p.player(seat).goods[a.Words[0]] <= given[a.Words[0]]
		},
		Why: func(p *position, a act) string {
			seat, _ := side(p)
			return fmt.Sprintf("%s has no more %s to give.", t.name(seat), goodSaid[a.Words[0]])
		},
	}
}

// offer adds a good that the active seat gives.
func (t *table) offer() verb {
	return verb{
		Name: "offer", Steps: rules.In(StepDeal), Words: words(goodWords),
		Help:     "Add a good that you give.",
		Template: "{who} offers: {1}",
		Checks:   []check{t.naming("DD-10.4", func(p *position) (int, *goods) { return int(p.active), &p.deal.give })},
		Effect:   func(p *position, a act) { p.deal.give[a.Words[0]]++ },
	}
}

// ask adds a good that the partner gives.
func (t *table) ask() verb {
	return verb{
		Name: "ask", Steps: rules.In(StepDeal), Words: words(goodWords),
		Help:     "Add a good that you get.",
		Template: "{who} asks for: {1}",
		Checks:   []check{t.naming("DD-10.5", func(p *position) (int, *goods) { return int(p.deal.partner), &p.deal.get })},
		Effect:   func(p *position, a act) { p.deal.get[a.Words[0]]++ },
	}
}

// afterDeal is how many goods the partner would hold.
func (p *position) afterDeal() int {
	return p.player(int(p.deal.partner)).goods.sum() - p.deal.get.sum() + p.deal.give.sum()
}

// propose puts the deal to the partner.
func (t *table) propose() verb {
	return verb{
		Name: "propose", Steps: rules.In(StepDeal),
		Help:     "Put the deal to the other player.",
		Template: "{who} proposes the deal",
		Checks: []check{
			{
				Rule:   "DD-10.6",
				Breaks: func(p *position, _ act) bool { return p.deal.give.sum()+p.deal.get.sum() == 0 },
				Why:    func(*position, act) string { return "The deal is empty: say first what is offered or asked for." },
			},
			{
				Rule: "DD-10.7",
				Breaks: func(p *position, _ act) bool {
					return p.afterDeal() > p.player(int(p.deal.partner)).capacity()
				},
				Why: func(p *position, _ act) string {
					return fmt.Sprintf("%s has room for %s and would hold %s; change the deal.", t.name(int(p.deal.partner)),
						rules.Some(p.player(int(p.deal.partner)).capacity(), "good"), rules.Spell(p.afterDeal()))
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
		Name: "cancel", Steps: rules.In(StepDeal), Help: "Drop the deal.", Template: "{who} drops the deal", Effect: closeDeal,
	}
}

func (t *table) decline() verb {
	return verb{
		Name: "decline", Steps: rules.In(StepAnswer), Help: "Refuse the deal.", Template: "{who} declines the deal", Effect: closeDeal,
	}
}

// accept lets the goods change hands.
func (t *table) accept() verb {
	return verb{
		Name: "accept", Steps: rules.In(StepAnswer),
		Help:     "Agree: the goods change hands.",
		Template: "{who} accepts the deal",
		Effect: func(p *position, a act) {
			me, partner := p.actor(), p.player(int(p.deal.partner))
			me.goods.remove(&p.deal.give)
			me.goods.add(&p.deal.get)
			partner.goods.remove(&p.deal.get)
			partner.goods.add(&p.deal.give)
			p.stepsLeft = 0
			closeDeal(p, a)
		},
	}
}
