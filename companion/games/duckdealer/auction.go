package duckdealer

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// auction is how the playing order is found (DD-1.1 to DD-1.4).
type auction struct {
	bids      [maxSeats]bids
	born      [maxSeats]int8 // seats in the order in which the table named them, then zeros
	positions [maxSeats]int8 // by seat: the chosen position, or 0
}

// bids are the points that a seat has bid: none, one or two numbers.
type bids struct {
	points [2]int8
	n      uint8
}

func (b *bids) list() []int8 { return b.points[:b.n] }

// nth returns a bid, or less than any bid where there is none.
func (b *bids) nth(i int) int {
	if i < int(b.n) {
		return int(b.points[i])
	}
	return -1
}

// named returns the place at which the table has named a seat, or one after all
// places.
func (a *auction) named(seat int8) int {
	if i := slices.Index(a.born[:], seat); i >= 0 {
		return i
	}
	return maxSeats
}

// above reports by how much a seat bid more than another: 0 for equal bids.
func (a *auction) above(seat, other int8) int {
	x, y := &a.bids[seat-1], &a.bids[other-1]
	if d := x.nth(0) - y.nth(0); d != 0 {
		return d
	}
	return x.nth(1) - y.nth(1)
}

// choosesBefore reports whether a seat stands before another in the choosing order.
func (a *auction) choosesBefore(seat, other int8) bool {
	d := a.above(seat, other)
	return d > 0 || d == 0 && a.named(seat) < a.named(other)
}

// tie returns a seat of the first group of equal bids in which at least two seats
// are not named; 0: there is none.
func (t *table) tie(p *position) int8 {
	lead := int8(0)
	for i := int8(1); int(i) <= t.size(); i++ {
		for k := i + 1; int(k) <= t.size(); k++ {
			if p.auction.named(i) < maxSeats || p.auction.named(k) < maxSeats || p.auction.above(i, k) != 0 {
				continue
			}
			if lead == 0 || p.auction.above(i, lead) > 0 {
				lead = i
			}
		}
	}
	return lead
}

// tied reports whether a seat is one of those whose tie the table decides.
func (t *table) tied(p *position, seat int8) bool {
	lead := t.tie(p)
	return lead > 0 && p.auction.named(seat) == maxSeats && p.auction.above(seat, lead) == 0
}

// goOn finds what comes next in the auction: a bid, the table's word on a tie,
// the choice of a position, or the outfit.
func (t *table) goOn(p *position) {
	if seat := t.bidder(p); seat > 0 {
		p.active = seat
		p.follow(bidOwed)
		return
	}
	if t.tie(p) > 0 {
		p.active = 0
		p.follow(tieToDecide)
		return
	}
	if seat := t.chooser(p); seat > 0 {
		p.active = seat
		p.follow(positionOwed)
		return
	}
	for i, n := range p.auction.positions[:t.size()] {
		p.order[n-1] = int8(i + 1)
	}
	p.active = p.order[0]
	p.follow(orderKnown)
}

// bidders are the seats whose bid is awaited: all without one, or else all whose only bid is tied (section 7.1).
func (t *table) bidders(p *position) (seats rules.Seats) {
	all := p.auction.bids[:t.size()]
	for i := range all {
		if all[i].n == 0 {
			seats |= rules.Only(i + 1)
		}
	}
	if seats != 0 {
		return seats
	}
	for i := range all {
		for k := range all {
			if i != k && all[i].n == 1 && all[i].points[0] == all[k].points[0] {
				seats |= rules.Only(i + 1)
			}
		}
	}
	return seats
}

// bidder is the lowest seat whose bid is awaited; 0: none.
func (t *table) bidder(p *position) int8 {
	if seats := t.bidders(p).List(); len(seats) > 0 {
		return int8(seats[0])
	}
	return 0
}

// sealed lists the seats that bid unseen: the bids are entered when all are in (DD-R23).
func (t *table) sealed(p *position) []int {
	if p.Step != StepBid {
		return nil
	}
	return t.bidders(p).List()
}

// unbid takes back the bids of others that a seat doesn't see yet: as far as it knows, they may be any.
func (t *table) unbid(p *position, seat int, _ func(n int) int) {
	if seat == 0 || p.Step != StepBid {
		return
	}
	all := p.auction.bids[:t.size()]
	public := uint8(1) // bids of a seat that all see: those of the round before
	for i := range all {
		public = min(public, all[i].n)
	}
	for i := range all {
		if i != seat-1 {
			all[i].n = min(all[i].n, public)
		}
	}
	p.active = t.bidder(p)
}

// chooser is the next seat that chooses a position: by bids, among equal ones as
// the table named the seats, then by seat; 0: all have one.
func (t *table) chooser(p *position) int8 {
	next := int8(0)
	for i := range p.auction.positions[:t.size()] {
		seat := int8(i + 1)
		if p.auction.positions[i] > 0 {
			continue
		}
		if next == 0 || p.auction.choosesBefore(seat, next) {
			next = seat
		}
	}
	return next
}

// bid enters a secret bid (DD-R23).
func (t *table) bid() verb {
	return verb{
		Is: Bid, Steps: rules.In(StepBid), Words: words(rules.Numbers("N", leastBid, t.n.maxBid)),
		Help:     "Enter your bid for the choice of a playing position.",
		Template: "{who} bids {1}",
		Effect: rules.Do1(func(p *position, seat, points int) {
			b := &p.auction.bids[seat-1]
			b.points[b.n] = int8(points)
			b.n++
			t.goOn(p)
		}),
	}
}

// born is the table's word on who was born closest to 24 November 1967 (DD-1.1,
// DD-1.2).
func (t *table) born() verb {
	tie := rules.Check1("DD-1.2",
		func(p *position, _, oldest int) bool { return t.auction && !t.tied(p, int8(oldest)) },
		func(p *position, _, oldest int) wording.Text {
			var tied []wording.Name
			for i := range t.seats {
				if t.tied(p, int8(i+1)) {
					tied = append(tied, t.name(i+1))
				}
			}
			return wording.Say("{who} is not in this tie; it is between {tied}.", t.name(oldest), wording.And(tied))
		})
	return verb{
		Is: Born, By: rules.ByTable, Steps: rules.In(StepBorn), Words: words(t.seatWords),
		Help:     "Whose birthday is closest to 24 November 1967?",
		Template: "Closest birthday: {1}",
		Checks:   []check{tie},
		Effect: rules.Do1(func(p *position, _, oldest int) {
			p.auction.born[slices.Index(p.auction.born[:], 0)] = int8(oldest)
			if t.auction {
				t.goOn(p)
				return
			}
			for i := range t.size() {
				p.order[i] = int8((oldest-1+i)%t.size() + 1)
			}
			p.active = p.order[0]
			p.follow(orderKnown)
		}),
	}
}

// position chooses a playing position (DD-1.3, DD-1.4).
func (t *table) position() verb {
	taken := rules.Check1("DD-1.4",
		func(p *position, _, place int) bool { return slices.Contains(p.auction.positions[:], int8(place)) },
		func(p *position, _, place int) wording.Text {
			seat := slices.Index(p.auction.positions[:], int8(place)) + 1
			return wording.Say("Playing position {place} is {who}'s already; choose another one.", place, t.name(seat))
		})
	return verb{
		Is: Position, Steps: rules.In(StepPosition), Words: words(rules.Numbers("N", 1, t.size())),
		Help:     "Choose your place in the playing order.",
		Template: "{who} chooses playing position {1}",
		Checks:   []check{taken},
		Effect: rules.Do1(func(p *position, seat, place int) {
			p.auction.positions[seat-1] = int8(place)
			t.goOn(p)
		}),
	}
}
