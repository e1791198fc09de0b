package atrades

import "fmt"

// affordable is the check that a bid is money that the seat can pay.
func (t *table) affordable(rule string) check {
	return check{
		Rule:   rule,
		Breaks: func(p *position, a act) bool { return a.Words[0] > t.limit(p, a.Seat) },
		Why: func(p *position, a act) string {
			most := fmt.Sprintf("%s can bid at most %d", t.name(a.Seat), t.limit(p, a.Seat))
			switch personal, card := p.personal[a.Seat-1], t.richest(p, a.Seat); {
			case card == 0:
				return most + ", all from the personal supply."
			case personal == 0:
				return most + ", all from one company card."
			default:
				return fmt.Sprintf("%s: %d from the personal supply and %d from one company card.", most, personal, card)
			}
		},
	}
}

// bid is the word of all bids, up to what the seat can pay.
func (t *table) bid() []word { return []word{upTo(bidWords, t.limit)} }

// bidTurn enters a sealed bid for the turn order (AT-14.5).
func (t *table) bidTurn() verb {
	return verb{
		Name: "bid", Steps: in(StepTurnBid), Words: t.bid(),
		Help: "Bid for the turn order, unseen by the others. Everybody pays.", Template: "{who} bids {1} for the turn order",
		Checks: []check{t.affordable("AT-2.1")},
		Effect: func(p *position, a act) {
			p.sealed[a.Seat-1] = a.Words[0]
			if t.toMove(p) == 0 {
				t.orderByBids(p)
				t.nextPayer(p, 0)
			}
		},
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
	p.payer, p.payment = seat, amount
	p.await(paymentOwed, seat)
}

// payOwn pays all from the personal supply.
func (t *table) payOwn() verb {
	return verb{
		Name: "pay own", Steps: in(StepPay),
		Help: "Pay all from your personal supply.", Template: "{who} pays from the personal supply",
		Checks: []check{{
			Rule: "AT-3.3", Reads: noWord,
			Breaks: func(p *position, a act) bool { return p.personal[a.Seat-1] < p.payment },
			Why: func(p *position, a act) string {
				return fmt.Sprintf("%s owes %d and has %d in the personal supply; a company card must pay the rest.", t.name(a.Seat), p.payment, p.personal[a.Seat-1])
			},
		}},
		Effect: func(p *position, a act) {
			p.personal[a.Seat-1] -= p.payment
			t.paid(p)
		},
	}
}

// payFrom pays a part from a company card and the rest from the personal supply:
// amount, "from", company.
func (t *table) payFrom() verb {
	most := func(p *position, seat int) int { return min(p.payment, t.richest(p, seat)) }
	return verb{
		Name: "pay", Steps: in(StepPay), Words: append([]word{upTo(payWords, most)}, words(fromWord, t.words.company)...),
		Help: "Pay a part from a company card, the rest from your personal supply.", Template: "{who} pays {1} from the card of company {3}",
		Checks: t.payChecks(),
		Effect: func(p *position, a act) {
			p.companies[a.Words[2]].money -= a.Words[0]
			p.personal[a.Seat-1] -= p.payment - a.Words[0]
			t.paid(p)
		},
	}
}

func (t *table) payChecks() []check {
	return []check{
		{
			Rule:   "AT-3.4",
			Breaks: func(p *position, a act) bool { return !p.owns(a.Seat, a.Words[2]) },
			Why: func(_ *position, a act) string {
				return fmt.Sprintf("Company %d is not %s's, so its card can't pay.", t.number[a.Words[2]], t.name(a.Seat))
			},
		},
		{
			Rule: "AT-3.5", Reads: firstWord,
			Breaks: func(p *position, a act) bool { return a.Words[0] > p.payment },
			Why: func(p *position, a act) string {
				return fmt.Sprintf("The card can't pay %d: only %d is owed.", a.Words[0], p.payment)
			},
		},
		{
			Rule:   "AT-3.6",
			Breaks: func(p *position, a act) bool { return a.Words[0] > p.companies[a.Words[2]].money },
			Why: func(p *position, a act) string {
				return fmt.Sprintf("The card of company %d holds %d and can't pay %d.", t.number[a.Words[2]], p.companies[a.Words[2]].money, a.Words[0])
			},
		},
		{
			Rule: "AT-3.7", Reads: firstWord,
			Breaks: func(p *position, a act) bool { return p.payment-a.Words[0] > p.personal[a.Seat-1] },
			Why: func(p *position, a act) string {
				return fmt.Sprintf("The personal supply would have to pay %d and has %d; let the card pay more.",
					p.payment-a.Words[0], p.personal[a.Seat-1])
			},
		},
	}
}

// paid goes on after a payment that has left supply and card.
func (t *table) paid(p *position) {
	amount, seat := p.payment, p.payer
	p.payment, p.payer = 0, 0
	switch {
	case p.merger.on:
		t.payout(p, amount)
	case p.effect.on:
		p.bank += amount
		t.nextEffect(p)
	default:
		p.bank += amount
		t.nextPayer(p, p.place(seat)+1)
	}
}
