package atrades

import (
	"slices"

	"tablekeeper/companion/rules"
)

// Payout is what a merger would bring at a winning bid, before anybody decides.
type Payout struct {
	Winner, Amount int
	Cubes          []Cube
	Takes          []int // by seat: what goes to the personal supply for lost control
	Card           int   // the money on the card of the surviving company
	Lost           int   // old card money that goes to the bank, less what the bid is paid of it
	Survivor       int   // the company that stays; 0: the winner chooses
	Free           []int // seats that may then acquire a company free, in turn order
}

// Cube is a cube of the auction track with the money that is laid on it.
type Cube struct{ Company, Owner, Money int }

// Payout reports what a winning bid of a seat would bring in the merger that runs
// (AT-14.18 to AT-14.22); it is empty where none runs.
func (v *View) Payout(winner, amount int) Payout {
	out := Payout{Winner: winner, Amount: amount, Takes: make([]int, v.t.size())}
	if !v.Merger.On || v.companies[v.Merger.targets[0]].where != Business || v.companies[v.Merger.targets[1]].where != Business {
		return out
	}
	q := *v.position
	m := &q.Merger
	m.winner, m.losers = int8(winner), [maxSeats]int8{}
	for k, share := range m.shares(amount) {
		target := m.track[k]
		out.Cubes = append(out.Cubes, Cube{v.t.number[m.targets[target]], int(m.owners[target]), share})
	}
	v.t.payout(&q, amount)
	for i := range out.Takes {
		out.Takes[i] = q.Personal[i] - v.Personal[i]
	}
	out.Lost = q.bank - v.bank
	if q.Step == StepSurvivor {
		out.Card = q.Merger.held
		v.t.convert(&q, 0) // who gets a free company does not depend on which one stays
	} else {
		kept := v.Merger.targets[0]
		if q.companies[kept].where != Business {
			kept = v.Merger.targets[1]
		}
		out.Survivor, out.Card = v.t.number[kept], q.companies[kept].money
	}
	if q.Step == StepFreeAcquire {
		for _, seat := range q.Merger.losers {
			if seat != 0 {
				out.Free = append(out.Free, int(seat))
			}
		}
	}
	return out
}

// LeastBid is the least that a seat can bid now in the open or the final round of
// the auction, whether or not it can pay that.
func (v *View) LeastBid() int {
	m := &v.Merger
	return leastBid(len(m.track), m.High)
}

// leastBid is one for each cube of the track, and more than the bid that stands; 0: none does (AT-6.1, AT-6.2, AT-6.4).
func leastBid(cubes, high int) int { return max(cubes, high+1) }

// Split is one way to pay what is owed: from which card, and from how much of it
// to how much.
type Split struct{ Card, Least, Most int }

// PayFrom is the payment of a seat of which an amount comes from the card of a company.
func (v *View) PayFrom(seat, company, amount int) rules.Act {
	return Pay.Act(seat, amount, 0, slices.Index(v.t.number, company))
}

// Splits are the ways in which a seat can pay an amount (AT-3.3 to AT-3.7): own
// reports whether the personal supply is enough.
func (v *View) Splits(seat, amount int) (own bool, cards []Split) {
	personal := v.Personal[seat-1]
	for c, number := range v.t.number {
		money := v.companies[c].money
		if most := min(amount, money); v.owns(seat, c) && most > 0 && amount-most <= personal {
			cards = append(cards, Split{number, max(1, amount-personal), most})
		}
	}
	return personal >= amount, cards
}
