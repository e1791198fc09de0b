package duckdealer

import "tablekeeper/companion/rules"

// write returns the JSON form of section 5.
func (t *table) write(p *position) rules.Object {
	n := t.size()
	players, pathways := make(rules.List, n), make(rules.List, n)
	for i := range n {
		players[i] = t.writePlayer(&p.players[i])
		if way := p.pathways[i]; way.entrance != none {
			pathways[i] = rules.Object{"entrance": t.spaceOrNull(way.entrance), "exit": t.spaceOrNull(way.exit)}
		}
	}
	highways := rules.Object{}
	for space, seat := range p.highways {
		if seat > 0 {
			highways[t.chart.names[space]] = int(seat)
		}
	}
	planets := rules.Object{}
	for i := range p.planets {
		planets[t.chart.names[i]] = t.writePlanet(&p.planets[i])
	}
	track := rules.List{}
	for _, tile := range p.track {
		track = append(track, t.consumers[tile].name)
	}
	o := rules.Object{
		"edition": t.edition, "step": stepNames[p.step], "active": int(p.active),
		"order": rules.SeatList(p.order[:]), "auction": t.writeAuction(&p.auction),
		"turn_track": rules.SeatList(p.turnTrack[:p.turns]), "free_highways": int(p.free), "steps_left": int(p.stepsLeft),
		"paid": p.paid.list(), "virtual": multiset(p.virtual[:], energyNames), "resume": nil, "deal": nil,
		"consumer_track": track, "energy_stock": multiset(p.stock[:], energyNames),
		"factory_stock": multiset(p.factories[:], goodNames[primaries:]),
		"highways":      highways, "pathways": pathways, "planets": planets, "players": players,
	}
	if p.resume != noStep {
		o["resume"] = stepNames[p.resume]
	}
	if d := &p.deal; d.partner > 0 {
		o["deal"] = rules.Object{
			"partner": int(d.partner), "give": multiset(d.give[:], goodNames), "get": multiset(d.get[:], goodNames),
		}
	}
	return o
}

func (t *table) writePlayer(p *player) rules.Object {
	return rules.Object{
		"ship": t.spaceOrNull(p.ship), "energy": multiset(p.energy[:], energyNames),
		"goods": multiset(p.goods[:], goodNames), "gear": multiset(p.gear[:], gearNames),
		"cubes": int(p.cubes), "discs": int(p.discs), "score": int(p.score),
	}
}

func (t *table) writePlanet(p *planet) rules.Object {
	o := rules.Object{
		"mine": goodNames[p.mine], "explored": p.explored, "factory": nil, "yard": nil, "consumer": nil,
	}
	if p.factory != none {
		o["factory"] = goodNames[p.factory]
	}
	if p.yard != none {
		o["yard"] = rules.Object{"tile": t.yards[p.yard].name, "built": p.built}
	}
	if p.consumer != none {
		o["consumer"] = rules.Object{"tile": t.consumers[p.consumer].name, "built": p.built}
	}
	discs := rules.Object{}
	for kind, seat := range p.discs {
		if seat > 0 {
			discs[kindNames[kind]] = int(seat)
		}
	}
	o["discs"] = discs
	return o
}

func (t *table) writeAuction(a *auction) rules.Object {
	bids, positions := make(rules.List, t.size()), make(rules.List, t.size())
	for i := range t.size() {
		list := rules.List{}
		for _, bid := range a.bids[i].list() {
			list = append(list, int(bid))
		}
		bids[i] = list
		if n := a.positions[i]; n > 0 {
			positions[i] = int(n)
		}
	}
	return rules.Object{"bids": bids, "born": rules.SeatList(a.born[:]), "positions": positions}
}

func (t *table) spaceOrNull(space int32) any {
	if space == none {
		return nil
	}
	return t.chart.names[space]
}

// multiset writes how many there are of each word, zeros left out.
func multiset[N int8 | int16 | int32 | uint8](counts []N, names []string) rules.Object {
	o := rules.Object{}
	for i, n := range counts {
		if n != 0 {
			o[names[i]] = int(n)
		}
	}
	return o
}

// sortedKinds are the kinds of tile in byte order of their words.
var sortedKinds = [kindsOfTile]int{consumerTile, factoryTile, mineTile, yardTile}

// list writes the kinds in byte order.
func (k kinds) list() rules.List {
	list := rules.List{}
	for _, kind := range sortedKinds {
		if k.has(kind) {
			list = append(list, kindNames[kind])
		}
	}
	return list
}
