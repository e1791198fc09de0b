package atrades

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// affordable is the check that a bid is money that the seat can pay.
func (t *table) affordable(rule string) check {
	return rules.Check1(rule,
		func(p *position, seat, amount int) bool { return amount > t.limit(p, seat) },
		func(p *position, seat, _ int) wording.Text {
			most := wording.Say("{who} can bid at most {limit}", t.name(seat), t.limit(p, seat))
			switch personal, card := p.Personal[seat-1], t.richest(p, seat); {
			case card == 0:
				return wording.Say("{most}, all from the personal supply.", most)
			case personal == 0:
				return wording.Say("{most}, all from one company card.", most)
			default:
				return wording.Say("{most}: {personal} from the personal supply and {card} from one company card.", most, personal, card)
			}
		})
}

// bid is the word of all bids, up to what the seat can pay.
func (t *table) bid() []word { return []word{upTo(bidWords, t.limit)} }

// bidTurn enters a sealed bid for the turn order (AT-14.5).
func (t *table) bidTurn() verb {
	return verb{
		Is: Bid, Steps: in(StepTurnBid), Words: t.bid(),
		Help: "Bid for the turn order, unseen by the others. Everybody pays.", Template: "{who} bids {1} for the turn order",
		Checks: []check{t.affordable("AT-2.1")},
		Effect: rules.Do1(func(p *position, seat, amount int) {
			p.sealed[seat-1] = amount
			if t.toMove(p) == 0 {
				t.orderByBids(p)
				t.nextPayer(p, 0)
			}
		}),
	}
}

// orderByBids sets the turn order by falling bids; equal bids keep their order.
func (t *table) orderByBids(p *position) {
	earlier := p.order
	for i, seat := range earlier[:t.size()] {
		before := 0
		for j, other := range earlier[:t.size()] {
			higher, equal := p.sealed[other-1] > p.sealed[seat-1], p.sealed[other-1] == p.sealed[seat-1]
			if higher || equal && j < i {
				before++
			}
		}
		p.order[before] = seat
	}
}

// nextPayer lets the next seat of the turn order that bid pay, from a place on.
func (t *table) nextPayer(p *position, place int) {
	for ; place < t.size(); place++ {
		seat := p.order[place]
		if p.sealed[seat-1] > 0 {
			p.owe(seat, p.sealed[seat-1])
			return
		}
	}
	t.beginActions(p)
}

// owe asks a seat for a payment.
func (p *position) owe(seat int8, amount int) {
	p.payer, p.Owed = seat, amount
	p.await(paymentOwed, seat)
}

// payOwn pays all from the personal supply.
func (t *table) payOwn() verb {
	return verb{
		Is: PayOwn, Steps: in(StepPay),
		Help: "Pay all from your personal supply.", Template: "{who} pays from the personal supply",
		Checks: []check{{
			Rule:   "AT-3.3",
			Breaks: func(p *position, a act) bool { return p.Personal[a.Seat-1] < p.Owed },
			Why: func(p *position, a act) wording.Text {
				return wording.Say("{who} owes {payment} and has {money} in the personal supply; a company card must pay the rest.", p.Owed, p.Personal[a.Seat-1])
			},
		}},
		Effect: func(p *position, a act) {
			p.Personal[a.Seat-1] -= p.Owed
			t.paid(p)
		},
	}
}

// payFrom pays a part from a company card and the rest from the personal supply:
// amount, "from", company.
func (t *table) payFrom() verb {
	most := func(p *position, seat int) int { return min(p.Owed, t.richest(p, seat)) }
	return verb{
		Is: Pay, Steps: in(StepPay), Words: append([]word{upTo(payWords, most)}, words(fromWord, t.words.company)...),
		Help: "Pay a part from a company card, the rest from your personal supply.", Template: "{who} pays {1} from the card of company {3}",
		Checks: t.payChecks(),
		Effect: rules.Do3(func(p *position, seat, amount, _, company int) {
			p.companies[company].money -= amount
			p.Personal[seat-1] -= p.Owed - amount
			t.paid(p)
		}),
	}
}

func (t *table) payChecks() []check {
	return []check{
		rules.Check3("AT-3.4",
			func(p *position, seat, _, _, company int) bool { return !p.owns(seat, company) },
			func(_ *position, _, _, _, company int) wording.Text {
				return wording.Say("Company {number} is not {who}'s, so its card can't pay.", t.number[company])
			}),
		rules.Check1("AT-3.5",
			func(p *position, _, amount int) bool { return amount > p.Owed },
			func(p *position, _, amount int) wording.Text {
				return wording.Say("The card can't pay {amount}: only {payment} is owed.", amount, p.Owed)
			}),
		rules.Check3("AT-3.6",
			func(p *position, _, amount, _, company int) bool { return amount > p.companies[company].money },
			func(p *position, _, amount, _, company int) wording.Text {
				return wording.Say("The card of company {number} holds {companies} and can't pay {amount}.", t.number[company], p.companies[company].money, amount)
			}),
		rules.Check1("AT-3.7",
			func(p *position, seat, amount int) bool { return p.Owed-amount > p.Personal[seat-1] },
			func(p *position, seat, amount int) wording.Text {
				return wording.Say("The personal supply would have to pay {rest} and has {personal}; let the card pay more.",
					p.Owed-amount, p.Personal[seat-1])
			}),
	}
}

// paid goes on after a payment that has left supply and card.
func (t *table) paid(p *position) {
	amount, seat := p.Owed, p.payer
	p.Owed, p.payer = 0, 0
	switch {
	case p.Merger.On:
		t.payout(p, amount)
	case p.effect.on:
		p.bank += amount
		t.nextEffect(p)
	default:
		p.bank += amount
		t.nextPayer(p, p.place(seat)+1)
	}
}
