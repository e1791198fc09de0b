package atrades

import (
	"strconv"

	"tablekeeper/companion/rules"
)

// write returns the JSON form of section 5.
func (t *table) write(p *position) rules.Object {
	o := rules.Object{
		"phase": phaseNames[p.phase], "step": stepNames[p.step], "actor": rules.OrNull(p.actor, nobody),
		"round": p.round, "era": int(p.era), "turn": rules.OrNull(p.turn, 0), "bank": p.bank,
		"turn_order": t.orderList(p), "guilds": t.guildList(p),
		"personal": t.bySeat(&p.personal), "cubes": t.bySeat(&p.cubes), "golden": t.bySeat(&p.golden),
		"sealed": t.sealedList(p), "supply": t.numbersAt(p, ready), "gone": t.numbersAt(p, gone),
		"companies": t.companyObject(p), "regions": t.regionList(p), "board": t.boardObject(p),
		"payment": nil, "tile": nil, "merger": nil, "market": nil, "effect": nil,
		"cards": t.cardObject(p), "active": p.active, "new_era": p.newEra, "fourth_era": p.fourthEra,
	}
	byTrack := rules.Object{}
	for track, name := range trackNames {
		byTrack[name] = t.bySeat(&p.tracks[track])
	}
	o["tracks"] = byTrack
	if p.payment > 0 {
		o["payment"] = rules.Object{"seat": int(p.payer), "amount": p.payment}
	}
	if p.tile != none {
		o["tile"] = t.number[p.tile]
	}
	if p.merger.on {
		o["merger"] = t.mergerObject(&p.merger)
	}
	if p.market.on {
		o["market"] = t.marketObject(p)
	}
	if e := &p.effect; e.on {
		var company any
		if e.company != none {
			company = t.number[e.company]
		}
		o["effect"] = rules.Object{
			"card": t.data.cards[e.card].id, "next": int(e.next), "company": company, "adjusted": int(e.adjusted),
		}
	}
	return o
}

func (t *table) bySeat(numbers *[maxSeats]int) rules.List {
	list := make(rules.List, t.size())
	for i := range list {
		list[i] = numbers[i]
	}
	return list
}

func (t *table) sealedList(p *position) rules.List {
	list := make(rules.List, t.size())
	for i := range list {
		if p.sealed[i] != none {
			list[i] = p.sealed[i]
		}
	}
	return list
}

func (t *table) orderList(p *position) rules.List { return rules.SeatList(p.order[:]) }

func (t *table) guildList(p *position) rules.List {
	list := make(rules.List, t.size())
	for i := range list {
		if p.guilds[i] != none {
			list[i] = t.data.guilds[p.guilds[i]].id
		}
	}
	return list
}

func (t *table) numbersAt(p *position, where int8) rules.List {
	list := rules.List{}
	for c, n := range t.number {
		if p.companies[c].where == where {
			list = append(list, n)
		}
	}
	return list
}

func (t *table) companyObject(p *position) rules.Object {
	o := rules.Object{}
	for c, n := range t.number {
		if card := &p.companies[c]; card.where == onBoard {
			o[strconv.Itoa(n)] = rules.Object{"owner": rules.OrNull(card.owner, 0), "money": card.money}
		}
	}
	return o
}

func (t *table) regionList(p *position) rules.List {
	list := rules.List{}
	for _, i := range p.drawn[:p.open] {
		m := &p.maps[i]
		var at any
		if m.laid {
			at = rules.List{m.at.q, m.at.r}
		}
		list = append(list, rules.Object{
			"id": t.data.regions[i].id, "demand": int(m.demand), "at": at, "rotation": int(m.rotation),
		})
	}
	return list
}

func (t *table) boardObject(p *position) rules.Object {
	o := rules.Object{}
	for _, i := range p.drawn[:p.open] {
		covered := rules.Object{}
		for cell, c := range p.board[i] {
			if c > 0 {
				covered[cellNames[cell]] = t.number[c-1]
			}
		}
		o[t.data.regions[i].id] = covered
	}
	return o
}

func (t *table) cardObject(p *position) rules.Object {
	held := make(rules.List, t.size())
	for i := range held {
		held[i] = t.copies(&p.held[i])
	}
	return rules.Object{"supply": t.copies(&p.supply), "held": held}
}

func (t *table) copies(counts *[maxCards]uint8) rules.Object {
	o := rules.Object{}
	for i := range t.data.cards {
		if counts[i] > 0 {
			o[t.data.cards[i].id] = int(counts[i])
		}
	}
	return o
}

func (t *table) mergerObject(m *merger) rules.Object {
	in, track := rules.List{}, make(rules.List, len(m.track))
	for _, seat := range m.in.List() {
		in = append(in, seat)
	}
	for k := range track {
		track[k] = t.number[m.targets[m.track[k]]]
	}
	return rules.Object{
		"initiator": int(m.initiator), "placed": m.placed,
		"targets": rules.List{t.number[m.targets[0]], t.number[m.targets[1]]},
		"owners":  rules.List{int(m.owners[0]), int(m.owners[1])},
		"track":   track, "rounds": m.rounds, "round": m.round, "in": in,
		"high": m.high, "leader": rules.OrNull(m.leader, 0), "winner": rules.OrNull(m.winner, 0),
		"held": m.held, "losers": rules.SeatList(m.losers[:]),
	}
}

func (t *table) marketObject(p *position) rules.Object {
	sold := rules.Object{}
	for i, n := range p.market.sold {
		if n > 0 {
			sold[t.data.regions[i].id] = n
		}
	}
	return rules.Object{"company": t.number[p.market.company], "sold": sold}
}
