package players

import (
	"cmp"
	"slices"

	"tablekeeper/companion/rules"
)

// How bids are looked for.
const (
	fewRounds = 8   // that there are at least, where there are tries enough for two bids
	leastPart = 0.1 // of the part of the likeliest bid: less is what is left of the first rounds
)

// auction finds how a seat bids that can't see what others bid, by regret matching (Hart and Mas-Colell, "A Simple Adaptive
// Procedure Leading to Correlated Equilibrium", 2000). All who bid mix their bids. In each round one of them looks, in a world, at
// what each bid would have brought against one that each of the others draws from its mixture; what would have brought more is bid
// more often. So it reckons with others who reckon with its own bid, and where it pays not to be foreseen it isn't.
type auction struct {
	worlds
	bidders []*bidder // in the order in which bids are entered
}

// bidder is somebody who bids, and what it may bid.
type bidder struct {
	seat int
	bids []*bid
}

// bid is one of the bids that somebody may make.
type bid struct {
	option
	once        float64 // what it brings at once, where the others bid by chance
	part        float64 // of the mixture now
	regret, sum float64 // sum: of its parts in all rounds
	all         tally
}

// bid chooses a bid of a seat from what it may bid where it stands, and gives what became of each, the one that is taken first.
func (s Search) bid(a rules.Ahead, own []option, seat int, draw Draw) []outlook {
	t := &auction{worlds: worlds{a: a, seat: seat, draw: draw, clock: read(s.clock)}}
	t.meet(own)
	most := widest
	if s.Tries > 0 {
		most = min(most, max(2, s.Tries/fewRounds))
	}
	t.keep(most)
	for tries, world := 0, 0; s.goesOn(tries); world++ {
		tries += t.round(world, t.bidders[world%len(t.bidders)])
	}
	return t.finish()
}

// meet finds who bids what, and what each bid brings at once.
func (t *auction) meet(own []option) {
	draw := t.deal(0)
	for seat := t.next(); seat > 0 && !slices.ContainsFunc(t.bidders, func(b *bidder) bool { return b.seat == seat }); seat = t.next() {
		b, list := &bidder{seat: seat}, t.choices(seat)
		if seat == t.seat {
			list = own
		}
		for _, o := range list {
			b.bids = append(b.bids, &bid{option: o})
		}
		t.bidders = append(t.bidders, b)
		t.make(pick(list, draw), draw)
	}
	for world := range firstDeals {
		for _, b := range t.bidders {
			for _, one := range b.bids {
				t.enter(world, func(other *bidder) *bid {
					if other == b {
						return one
					}
					return nil
				})
				one.once += standing(t.a)[b.seat-1]
			}
		}
	}
}

// keep leaves everybody so many of its best bids, all as likely.
func (t *auction) keep(most int) {
	for _, b := range t.bidders {
		slices.SortStableFunc(b.bids, func(x, y *bid) int { return cmp.Compare(y.once, x.once) })
		b.bids = slices.Delete(b.bids, min(most, len(b.bids)), len(b.bids))
		b.mix(func(*bid) float64 { return 0 })
	}
}

// next is who bids next; 0: all have.
func (t *auction) next() int {
	t.legal = t.a.Legal(t.legal[:0])
	for _, seat := range t.a.Sealed() {
		if offers(t.legal, seat) {
			return seat
		}
	}
	return 0
}

// enter lets all bid in a world, and gives the chance of what comes then. A bid that is nil or not legal there is made by chance.
func (t *auction) enter(world int, bids func(b *bidder) *bid) Draw {
	draw := t.deal(world)
	for _, b := range t.bidders {
		if t.next() != b.seat {
			break
		}
		if one := bids(b); one != nil && slices.Contains(t.legal, one.act) {
			t.a.Make(one.act)
		} else {
			t.make(pick(t.choices(b.seat), draw), draw)
		}
	}
	return draw
}

// round lets somebody look at its bids in a world, and gives how many they are.
func (t *auction) round(world int, who *bidder) int {
	drawn := make(map[*bidder]*bid, len(t.bidders))
	for _, b := range t.bidders {
		drawn[b] = b.drawn(t.draw)
	}
	brought, mean := make([]float64, len(who.bids)), 0.0
	for i, one := range who.bids {
		drawn[who] = one
		out := t.playOn(ownTurns, t.enter(world, func(b *bidder) *bid { return drawn[b] }))
		one.all.add(out, 1)
		brought[i] = out[who.seat-1]
		mean += float64(one.part * brought[i])
	}
	for i, one := range who.bids {
		one.sum += one.part
		one.regret += brought[i] - mean
	}
	who.mix(func(one *bid) float64 { return max(0, one.regret) })
	return len(who.bids)
}

// mix makes each bid as often as something says of it; all alike where that is always 0.
func (b *bidder) mix(of func(one *bid) float64) {
	all := 0.0
	for _, one := range b.bids {
		all += of(one)
	}
	for _, one := range b.bids {
		if all == 0 {
			one.part = 1 / float64(len(b.bids))
		} else {
			one.part = of(one) / all
		}
	}
}

// drawn draws a bid from the mixture.
func (b *bidder) drawn(draw Draw) *bid {
	const fine = 1 << 20
	return rules.Choose(b.bids, func(one *bid) int { return int(float64(fine*one.part) + 0.5) }, draw)
}

// finish ends the auction: the seat's bid is drawn from its mixture in all rounds. It gives what became of each bid, that one first.
func (t *auction) finish() []outlook {
	own := t.bidders[slices.IndexFunc(t.bidders, func(b *bidder) bool { return b.seat == t.seat })]
	own.mix(func(one *bid) float64 { return one.sum })
	most := slices.MaxFunc(own.bids, func(x, y *bid) int { return cmp.Compare(x.part, y.part) }).part
	own.mix(func(one *bid) float64 {
		if one.part < leastPart*most {
			return 0
		}
		return one.part
	})
	taken := own.drawn(t.draw)
	slices.SortStableFunc(own.bids, func(x, y *bid) int { return cmp.Compare(y.part, x.part) })
	var list []outlook
	for _, one := range own.bids {
		o := outlook{Choice: one.choice(), Tried: one.all.tried, Standing: one.all.mean()}
		if one == taken {
			list = slices.Insert(list, 0, o)
		} else {
			list = append(list, o)
		}
	}
	return list
}
