package atrades

import (
	"math"
	"slices"

	"tablekeeper/companion/rules"
)

// The parts of a position that are there in some steps only.

func (t *table) readPayment(p *position, v rules.Value) {
	if v.Null() {
		return
	}
	if v.Fields("seat", "amount"); v.Failed() {
		return
	}
	p.payment = v.Field("amount").Int(1, mostMoney)
	p.payer = int8(v.Field("seat").Int(1, t.size()))
}

func (t *table) readMerger(p *position, v rules.Value) {
	if v.Null() {
		return
	}
	v.Fields("initiator", "targets", "owners", "placed", "track", "rounds", "round", "in", "high", "leader", "winner",
		"held", "losers")
	if v.Failed() {
		return
	}
	m := &p.merger
	m.on = true
	m.initiator = int8(v.Field("initiator").Int(1, t.size()))
	m.placed = v.Field("placed").Bool()
	m.rounds, m.round = natural(v.Field("rounds")), natural(v.Field("round"))
	m.high, m.held = natural(v.Field("high")), natural(v.Field("held"))
	m.leader = int8(v.Field("leader").IntOrNull(1, t.size(), 0))
	m.winner = int8(v.Field("winner").IntOrNull(1, t.size(), 0))
	copy(m.losers[:], t.readSeatList(v.Field("losers")))
	in := t.readSeatList(v.Field("in"))
	for _, seat := range in {
		m.in |= rules.Only(int(seat))
	}
	if !slices.IsSorted(in) {
		v.Field("in").Fail("seats stand in ascending order")
	}
	targets, owners := v.Field("targets").Items(), v.Field("owners").Items()
	if len(targets) != 2 || len(owners) != 2 {
		v.Fail("a merger has two targets and two owners")
		return
	}
	for i := range 2 {
		m.targets[i] = int8(t.readCompany(targets[i]))
		m.owners[i] = int8(owners[i].Int(1, t.size()))
	}
	if m.targets[0] == m.targets[1] {
		v.Fail("a merger has two different targets")
	}
	m.track = t.readTrack(m, v.Field("track"))
}

// readTrack reads the company numbers of the cubes.
func (t *table) readTrack(m *merger, v rules.Value) string {
	var track []byte
	for _, item := range v.Items() {
		switch c := int8(t.readCompany(item)); c {
		case m.targets[0]:
			track = append(track, 0)
		case m.targets[1]:
			track = append(track, 1)
		default:
			item.Fail("a cube belongs to a target")
		}
	}
	if !slices.Contains(track, 0) || !slices.Contains(track, 1) {
		v.Fail("each target has a cube")
	}
	return string(track)
}

func (t *table) readMarket(p *position, v rules.Value) {
	if v.Null() {
		return
	}
	if v.Fields("company", "sold"); v.Failed() {
		return
	}
	p.market.on = true
	p.market.company = int8(t.readCompany(v.Field("company")))
	sold := v.Field("sold")
	for _, key := range sold.Keys() {
		i, ok := t.words.region.Value(key)
		if !ok || !p.maps[i].inPlay {
			sold.Fail("%q is no region in play", key)
			return
		}
		p.market.sold[i] = sold.Field(key).Int(1, math.MaxInt)
	}
}

func (t *table) readEffect(p *position, v rules.Value) {
	if v.Null() {
		return
	}
	if v.Fields("card", "next", "company", "adjusted"); v.Failed() {
		return
	}
	e := &p.effect
	e.on = true
	e.card = int8(v.Field("card").Word(t.words.card))
	if v.Failed() {
		return
	}
	e.next = int8(v.Field("next").Int(0, len(t.data.cards[e.card].effects)))
	e.adjusted = int8(v.Field("adjusted").Int(0, mostAdjusted))
	if company := v.Field("company"); !company.Null() {
		e.company = int8(t.readCompany(company))
	}
}
