package atrades

import (
	"math/bits"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

func (t *table) beginAuction(p *position) { p.await(auctionBegan, t.inAfter(p, p.Merger.initiator)) }

// inAfter is the next seat clockwise that is in the auction; after all others it
// is the seat itself.
func (t *table) inAfter(p *position, seat int8) int8 {
	next := int(seat)
	for range t.size() {
		next = next%t.size() + 1
		if p.Merger.in.Has(next) {
			break
		}
	}
	return int8(next)
}

// inRound is where a seat is in a round of the auction: clockwise, the
// initiator last (AT-14.14).
func (t *table) inRound(p *position, seat int8) int {
	return (int(seat-p.Merger.initiator) - 1 + t.size()) % t.size()
}

// nextBidder goes on to the next seat of the round, to the next round, or to the
// final one.
func (t *table) nextBidder(p *position) {
	if next := t.inAfter(p, p.actor); t.inRound(p, next) > t.inRound(p, p.actor) {
		p.actor = next
		return
	}
	p.Merger.Round++
	if p.Merger.Round == p.Merger.Rounds {
		p.sealed = t.noSealed
		p.await(finalBidsBegan, nobody)
		return
	}
	t.beginAuction(p)
}

// bidOpen raises the standing bid of the auction.
func (t *table) bidOpen() verb {
	return verb{
		Is: Bid, Steps: in(StepAuction), Words: t.bid(),
		Help: "Raise the standing bid of the merger.", Template: "{who} bids {1}",
		Checks: []check{
			rules.Check1("AT-6.1",
				func(p *position, _, amount int) bool { return p.Merger.leader == 0 && amount < len(p.Merger.track) },
				func(p *position, _, _ int) wording.Text {
					return wording.Say("The first bid is at least {number}: one for each cube on the auction track.", len(p.Merger.track))
				}),
			rules.Check1("AT-6.2",
				func(p *position, _, amount int) bool { return p.Merger.leader != 0 && amount <= p.Merger.High },
				func(p *position, _, amount int) wording.Text {
					return wording.Say("{who} has bid {high}, and {amount} is not more; bid higher or leave the auction.", t.name(int(p.Merger.leader)), p.Merger.High, amount)
				}),
			t.affordable("AT-6.3"),
		},
		Effect: rules.Do1(func(p *position, seat, amount int) {
			p.Merger.High, p.Merger.leader = amount, int8(seat)
			if count(p.Merger.in) == 1 {
				t.win(p, int8(seat), amount)
				return
			}
			t.nextBidder(p)
		}),
	}
}

// passOpen leaves the auction for good (AT-14.15).
func (t *table) passOpen(p *position, a act) {
	m := &p.Merger
	m.in &^= 1 << a.Seat
	switch count(m.in) {
	case 0:
		t.finishAction(p)
	case 1:
		alone := int8(bits.TrailingZeros16(uint16(m.in)))
		if m.leader != 0 {
			t.win(p, alone, m.High)
			return
		}
		p.actor = alone
	default:
		t.nextBidder(p)
	}
}

// bidFinal enters a hidden bid of the final round (AT-14.16).
func (t *table) bidFinal() verb {
	return verb{
		Is: Bid, Steps: in(StepFinalBid), Words: t.bid(),
		Help: "Make your final bid, unseen by the others. Only the winner pays.", Template: "{who} makes the final bid {1}",
		Checks: []check{
			rules.Check1("AT-6.4",
				func(p *position, _, amount int) bool { return amount <= p.Merger.High },
				func(p *position, _, _ int) wording.Text {
					return wording.Say("A final bid must be above {high}; to withdraw, pass.", p.Merger.High)
				}),
			t.affordable("AT-6.3"),
		},
		Effect: rules.Do1(t.enterFinal),
	}
}

func (t *table) passFinal(p *position, a act) { t.enterFinal(p, a.Seat, 0) }

// enterFinal notes a hidden bid; when all are in, the highest wins, among equals
// the earlier in turn order (AT-14.17).
func (t *table) enterFinal(p *position, seat, amount int) {
	p.sealed[seat-1] = amount
	if t.toMove(p) != 0 {
		return
	}
	winner, highest := p.Merger.leader, 0
	for _, s := range p.order[:t.size()] {
		if p.Merger.in.Has(int(s)) && p.sealed[s-1] > highest {
			winner, highest = s, p.sealed[s-1]
		}
	}
	if highest == 0 {
		highest = p.Merger.High
	}
	t.win(p, winner, highest)
}

func (t *table) win(p *position, seat int8, amount int) {
	m := &p.Merger
	m.winner, m.leader, m.High = seat, seat, amount
	p.owe(seat, amount)
}
