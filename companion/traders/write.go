package traders

import "tablekeeper/companion/rules"

// write returns the JSON form of section 5.
func (t *table) write(p *position) rules.Object {
	o := rules.Object{
		"step": stepNames[p.step], "turn": rules.OrNull(p.turn, 0), "starter": rules.OrNull(p.starter, 0),
		"winner": rules.OrNull(p.winner, 0), "round": int(p.round),
		"board": p.board.object(), "world": p.worldObject(), "event_cards": p.events.Object(eventWords),
		"stations": p.stationObject(), "action_discard": p.discards.Object(actionWords),
		"event_discard": p.happened.Object(eventWords), "planet_discard": p.drawnList(),
		"halted": p.haltedObject(), "extra": int(p.extra), "bought": p.bought,
		"dice": int(p.dice), "steps": int(p.steps), "made": int(p.made), "from": nil,
		"production": p.choiceList(), "pending": nil,
	}
	if p.from != (hex{}) {
		o["from"] = p.from.String()
	}
	if p.pending.open {
		o["pending"] = p.pending.object()
	}
	t.writeSeats(p, o)
	return o
}

// writeSeats writes the fields that have an entry a seat.
func (t *table) writeSeats(p *position, o rules.Object) {
	bySeat := func(name string, entry func(i int) any) {
		list := make(rules.List, t.size())
		for i := range list {
			list[i] = entry(i)
		}
		o[name] = list
	}
	bySeat("start_rolls", func(i int) any {
		if p.rolls[i] == awaited {
			return nil
		}
		return int(p.rolls[i])
	})
	bySeat("factions", func(i int) any { return factionNames[p.factions[i]] })
	bySeat("money", func(i int) any { return int(p.money[i]) })
	bySeat("ships", func(i int) any { return p.ships[i].String() })
	bySeat("cargo", func(i int) any { return p.goods[i][ship].object() })
	bySeat("earth", func(i int) any { return p.goods[i][earth].object() })
	bySeat("stocks", func(i int) any {
		stocks := rules.Object{}
		for planet := range producing {
			if g := &p.goods[i][planet]; !g.none() {
				stocks[placeNames[planet]] = g.object()
			}
		}
		return stocks
	})
	bySeat("hands", func(i int) any { return p.hands[i].Object(actionWords) })
	bySeat("skip", func(i int) any { return int(p.skip[i]) })
}

func (g *goods) object() rules.Object {
	o := rules.Object{}
	for resource, n := range g {
		if n > 0 {
			o[resourceNames[resource]] = int(n)
		}
	}
	return o
}

func (b *board) object() rules.Object {
	at := rules.Object{}
	for planet, h := range b.planets {
		at[placeNames[planet]] = h.String()
	}
	return rules.Object{"columns": int(b.columns), "rows": int(b.rows), "planets": at}
}

func (p *position) worldObject() rules.Object {
	o := rules.Object{}
	for planet := range p.world {
		list := rules.List{}
		for resource, name := range resourceNames {
			if p.has(planet, resource) {
				list = append(list, name)
			}
		}
		o[placeNames[planet]] = list
	}
	return o
}

func (p *position) stationObject() rules.Object {
	o := rules.Object{}
	for planet := range p.stations {
		for direction, owner := range p.stations[planet] {
			if owner > 0 {
				o[p.board.planets[planet].next(direction).String()] = int(owner)
			}
		}
	}
	return o
}

func (p *position) drawnList() rules.List {
	list := rules.List{}
	for _, card := range p.drawn[:p.drawnNum] {
		list = append(list, planetCardNames[card])
	}
	return list
}

func (p *position) haltedObject() rules.Object {
	o := rules.Object{}
	for planet, n := range p.halted {
		if n > 0 {
			o[placeNames[planet]] = int(n)
		}
	}
	return o
}

func (p *position) choiceList() rules.List {
	list := rules.List{}
	for _, c := range p.choices[:p.choiceNum] {
		list = append(list, rules.Object{"seat": int(c.seat), "planet": placeNames[c.planet], "left": int(c.left)})
	}
	return list
}

func (c *pending) object() rules.Object {
	ask := rules.List{}
	for _, seat := range c.ask {
		if seat > 0 {
			ask = append(ask, int(seat))
		}
	}
	o := rules.Object{
		"card": anyCardWords.Word(int(c.card)), "ask": ask, "target": rules.OrNull(c.target, 0),
		"planet": nil, "resource": nil, "back": stepNames[c.back],
	}
	if c.planet != nowhere {
		o["planet"] = placeNames[c.planet]
	}
	if c.resource != nowhere {
		o["resource"] = resourceNames[c.resource]
	}
	return o
}
