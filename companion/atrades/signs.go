package atrades

import (
	_ "embed" // what the signs count for

	"tablekeeper/companion/rules"
)

// learned is what each sign counts for: see TestLearn of package players.
//
//go:embed learned.txt
var learned string

// signs tell how likely a seat is to win.
func (t *table) signs() *rules.Signs[position] {
	sign := func(name string, of func(c *chance) float64) rules.Sign[chance] {
		return rules.Sign[chance]{Name: name, Of: of}
	}
	return rules.SignsOf(
		learned, t.look,
		sign("money", func(c *chance) float64 { return c.money }),
		sign("money, the later the more", func(c *chance) float64 { return c.late * c.money }),
		sign("money more than the best of the others", func(c *chance) float64 { return c.ahead }),
		sign("the same, the later the more", func(c *chance) float64 { return c.late * c.ahead }),
		sign("money on cards", func(c *chance) float64 { return c.cards }),
		sign("money on cards, the later the more", func(c *chance) float64 { return c.late * c.cards }),
		sign("what the government pays at once", func(c *chance) float64 { return c.pays }),
		sign("the most that it pays at once for one company", func(c *chance) float64 { return c.best }),
		sign("what it pays for all cards beside cities or not", func(c *chance) float64 { return c.paid }),
		sign("what it pays for all cards, the later the more", func(c *chance) float64 { return c.late * c.paid }),
		sign("what its companies sell in a round", func(c *chance) float64 { return c.sells }),
		sign("what they sell, the later the more", func(c *chance) float64 { return c.late * c.sells }),
		sign("companies", func(c *chance) float64 { return float64(c.companies) }),
		sign("tiles", func(c *chance) float64 { return float64(c.tiles) }),
		sign("cubes", func(c *chance) float64 { return float64(c.cubes) }),
		sign("golden cubes", func(c *chance) float64 { return float64(c.golden) }),
		sign("bureaucracy", func(c *chance) float64 { return float64(c.bureaucracy) }),
		sign("technology cards", func(c *chance) float64 { return float64(c.tech) }),
		sign("place in the turn order", func(c *chance) float64 { return float64(c.place) }),
		sign("what it owes", func(c *chance) float64 { return c.owes }),
		sign("what a merger brings it", func(c *chance) float64 { return c.brings }),
		sign("what companies sell that it gets by a merger", func(c *chance) float64 { return c.gains }),
		sign("what companies sell that it loses by a merger", func(c *chance) float64 { return c.loses }),
		sign("its unseen bid for the turn order", func(c *chance) float64 { return c.bid }),
		sign("its unseen bid in a merger", func(c *chance) float64 { return c.final }),
	)
}

// chance is what tells how likely a seat is to win. Money is in tens.
type chance struct {
	late                 float64 // from 0 to 1: of the cubes of who has the fewest, how many are gone
	money, ahead         float64
	cards                float64 // money on the cards of its companies
	pays, best, paid     float64 // by the government: now, now for one, and were all beside cities for which it has the bureaucracy
	sells                float64 // what its companies bring to their cards in a round, where there is demand
	companies, tiles     int
	cubes, golden        int
	bureaucracy, tech    int
	place                int
	owes                 float64
	brings, gains, loses float64 // by a merger as the bids stand
	bid, final           float64
}

const tens = 10.0 // money that the signs count by

func (t *table) look(p *position, seat int) *chance {
	i := seat - 1
	c := &chance{
		cubes: p.cubes[i], golden: p.golden[i], bureaucracy: p.tracks[trackBureaucracy][i], place: p.place(int8(seat)),
		money: float64(p.personal[i]) / tens,
	}
	fewest, best := t.data.cubes, 0
	for k := range t.size() {
		fewest = min(fewest, p.cubes[k])
		if k != i {
			best = max(best, p.personal[k])
		}
	}
	c.late, c.ahead = 1-float64(fewest)/float64(t.data.cubes), float64(p.personal[i]-best)/tens
	for _, n := range p.held[i][:len(t.data.cards)] {
		c.tech += int(n)
	}
	for n := range t.number {
		if p.owns(seat, n) {
			c.own(t, p, n)
		}
	}
	if p.tile != none && int(p.actor) == seat { // it will be placed next
		c.companies, c.tiles = c.companies+1, c.tiles+1
		c.sells += float64(t.kind(int(p.tile)).price) / tens
	}
	if int(p.payer) == seat {
		c.owes = float64(p.payment) / tens
	}
	if p.merger.on {
		c.merge(t, p, seat)
	}
	switch sealed := float64(max(0, p.sealed[i])) / tens; p.step {
	case StepTurnBid:
		c.bid = sealed
	case StepFinalBid:
		c.final = sealed
	}
	return c
}

// own counts a company of the seat.
func (c *chance) own(t *table, p *position, n int) {
	company := &p.companies[n]
	c.companies, c.tiles = c.companies+1, c.tiles+int(company.size)
	c.cards += float64(company.money) / tens
	c.sells += float64(int(company.size)*t.kind(n).price) / tens
	pays := float64(paidOut(t.data.chart, company.money)) / tens
	c.paid += pays
	if pays == 0 {
		return
	}
	if city := t.easiestCity(p, n); city > 0 && city <= c.bureaucracy {
		c.pays += pays
		c.best = max(c.best, pays)
	}
}

// merge counts what a merger comes to if nobody bids more.
func (c *chance) merge(t *table, p *position, seat int) {
	m := &p.merger
	if m.winner != 0 && p.payment == 0 {
		if int(m.winner) == seat {
			c.cards += float64(m.held) / tens
		}
		return
	}
	leads := int(m.leader) == seat
	if leads && p.payment == 0 {
		c.owes += float64(m.high) / tens
	}
	own := 0
	for k := range m.track {
		if int(m.owners[m.track[k]]) == seat {
			own++
		}
	}
	share := float64(m.high*own) / float64(len(m.track)) / tens
	if leads {
		c.cards += share
	} else {
		c.brings += share
	}
	for i, n := range m.targets {
		sells := float64(int(p.companies[n].size)*t.kind(int(n)).price) / tens
		switch mine := int(m.owners[i]) == seat; {
		case leads && !mine:
			c.gains += sells
		case !leads && mine && m.leader != 0:
			c.loses += sells
		}
	}
}

// truth is 1 for what is so.
func truth(so bool) float64 {
	if so {
		return 1
	}
	return 0
}
