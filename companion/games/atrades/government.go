package atrades

// Government is what the government pays for a company (AT-14.25).
type Government struct {
	Money int // on the card
	Rows  []GovernmentRow
	Pays  int // goes to the personal supply
	Rest  int // goes to the bank
	// Fewer and More are the best payouts for up to three less and up to three more
	// money that are better than this one; nil: none is.
	Fewer, More *Worth
	// Falls is the payout for the next up to three more that is less than this one;
	// nil: none is.
	Falls *Worth
}

// GovernmentRow is a row of the chart: what is given, what is got, and whether
// the card could give it.
type GovernmentRow struct {
	Give, Get int
	Taken     bool
}

// Worth is the payout for an amount on the card.
type Worth struct{ Money, Pays int }

// near is how far the calculator looks to both sides.
const near = 3

// Government reports what the government would pay for an amount on a card.
func (v *View) Government(money int) Government { return governmentPays(v.t.data.chart, money) }

// governmentPays goes through a chart with an amount.
func governmentPays(chart []exchange, money int) Government {
	out := Government{Money: money, Rest: money}
	for _, row := range chart {
		taken := out.Rest >= row.give
		if taken {
			out.Rest -= row.give
		}
		out.Rows = append(out.Rows, GovernmentRow{row.give, row.get, taken})
	}
	out.Pays = paidOut(chart, money)
	for by := 1; by <= near; by++ {
		if less := money - by; less >= 0 {
			out.Fewer = better(out.Fewer, Worth{less, paidOut(chart, less)}, out.Pays)
		}
		more := Worth{money + by, paidOut(chart, money+by)}
		out.More = better(out.More, more, out.Pays)
		if more.Pays < out.Pays && out.Falls == nil {
			out.Falls = &more
		}
	}
	return out
}

// better is the higher of two payouts above a third, the nearer one among equals.
func better(best *Worth, now Worth, than int) *Worth {
	if now.Pays > than && (best == nil || now.Pays > best.Pays) {
		return &now
	}
	return best
}
