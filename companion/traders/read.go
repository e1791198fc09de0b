package traders

import "tablekeeper/companion/rules"

// The greatest numbers that a position may hold (section 5); play knows no such limit.
const (
	mostTurns  = 20_000
	mostCounts = 1_000_000_000
)

// read takes the JSON form; the conditions between fields are checked afterwards.
func (t *table) read(v rules.Value) position {
	var p position
	v.Fields("step", "turn", "starter", "round", "start_rolls", "board", "world", "event_cards", "factions", "money",
		"ships", "cargo", "earth", "stations", "stocks", "hands", "action_discard", "event_discard", "planet_discard",
		"halted", "skip", "extra", "bought", "dice", "steps", "made", "from", "production", "pending", "winner")
	if v.Failed() {
		return p
	}
	p.step = rules.Step(v.Field("step").Word(stepWords))
	p.turn = t.readSeat(v.Field("turn"))
	p.starter = t.readSeat(v.Field("starter"))
	p.winner = t.readSeat(v.Field("winner"))
	p.round = readCount(v.Field("round"))
	p.board = readBoard(v.Field("board"))
	p.readWorld(v.Field("world"))
	p.events = v.Field("event_cards").Counts(eventWords)
	p.discards = v.Field("action_discard").Counts(actionWords)
	p.happened = v.Field("event_discard").Counts(eventWords)
	p.extra = int32(v.Field("extra").Int(0, mostTurns))
	p.bought = v.Field("bought").Bool()
	p.dice = int8(v.Field("dice").Int(0, 2))
	p.steps = readCount(v.Field("steps"))
	p.made = readCount(v.Field("made"))
	if from := v.Field("from"); !from.Null() {
		p.from = readHex(from)
	}
	t.readSeats(&p, v)
	t.readStations(&p, v.Field("stations"))
	p.readDrawn(v.Field("planet_discard"))
	for _, key := range v.Field("halted").Keys() {
		planet := readKey(v.Field("halted"), key, producerWords)
		p.halted[planet] = uint8(v.Field("halted").Field(key).Int(1, 3))
	}
	t.readChoices(&p, v.Field("production"))
	p.pending = t.readPending(v.Field("pending"))
	return p
}

// readSeats reads the fields that have an entry a seat.
func (t *table) readSeats(p *position, v rules.Value) {
	bySeat := func(name string, entry func(i int, item rules.Value)) {
		for i, item := range v.Field(name).BySeat(t.size()) {
			entry(i, item)
		}
	}
	bySeat("start_rolls", func(i int, item rules.Value) { p.rolls[i] = int8(item.IntOrNull(0, 6, awaited)) })
	bySeat("factions", func(i int, item rules.Value) { p.factions[i] = int8(item.Word(factionWords)) })
	bySeat("money", func(i int, item rules.Value) { p.money[i] = readCount(item) })
	bySeat("ships", func(i int, item rules.Value) { p.ships[i] = readHex(item) })
	bySeat("cargo", func(i int, item rules.Value) { p.goods[i][ship] = readGoods(item, holds) })
	bySeat("earth", func(i int, item rules.Value) { p.goods[i][earth] = readGoods(item, mostCounts) })
	bySeat("stocks", func(i int, item rules.Value) {
		for _, key := range item.Keys() {
			stock := readGoods(item.Field(key), mostCounts)
			if stock.none() {
				item.Fail("the stock on %s is empty", key)
			}
			p.goods[i][readKey(item, key, producerWords)] = stock
		}
	})
	bySeat("hands", func(i int, item rules.Value) { p.hands[i] = item.Hand(actionWords) })
	bySeat("skip", func(i int, item rules.Value) { p.skip[i] = int32(item.Int(0, mostTurns)) })
}

// readKey returns the number of an object's key in a vocabulary.
func readKey(v rules.Value, key string, vocabulary *rules.Vocabulary) int {
	n, ok := vocabulary.Value(key)
	if !ok {
		v.Fail("%q is none of %s", key, vocabulary)
	}
	return n
}

func readCount(v rules.Value) int32 { return int32(v.Int(0, mostCounts)) }

func (t *table) readSeat(v rules.Value) int8 { return int8(v.IntOrNull(1, t.size(), 0)) }

func readHex(v rules.Value) hex {
	h, ok := parseHex(v.Text())
	if !ok {
		v.Fail("expected a hex such as a6")
	}
	return h
}

func readGoods(v rules.Value, most int) (g goods) {
	for _, key := range v.Keys() {
		g[readKey(v, key, resourceWords)] = int32(v.Field(key).Int(1, most))
	}
	return g
}

func readBoard(v rules.Value) (b board) {
	v.Fields("columns", "rows", "planets")
	if v.Failed() {
		return b
	}
	b.columns = int8(v.Field("columns").Int(leastSize, mostSize))
	b.rows = int8(v.Field("rows").Int(leastSize, mostSize))
	v.Field("planets").Fields(placeNames[:planets]...)
	for planet, name := range placeNames[:planets] {
		if !v.Failed() {
			b.planets[planet] = readHex(v.Field("planets").Field(name))
		}
	}
	return b
}

func (p *position) readWorld(v rules.Value) {
	v.Fields(placeNames[:producing]...)
	for planet, name := range placeNames[:producing] {
		if v.Failed() {
			return
		}
		last := -1
		for _, item := range v.Field(name).Items() {
			resource := item.Word(resourceWords)
			if resource <= last {
				item.Fail("resources stand in the order metal, food, gems")
			}
			last = resource
			p.world[planet] |= 1 << resource
		}
	}
}

func (t *table) readStations(p *position, v rules.Value) {
	for _, key := range v.Keys() {
		h, ok := parseHex(key)
		planet, direction := p.board.space(h)
		if !ok || planet == nowhere {
			v.Fail("%q is no space of a planet", key)
			return
		}
		p.stations[planet][direction] = int8(v.Field(key).Int(1, t.size()))
	}
}

func (p *position) readDrawn(v rules.Value) {
	items := v.Items()
	if len(items) > planetCards {
		v.Fail("there are only %d planet cards", planetCards)
		return
	}
	p.drawnNum = int8(len(items))
	for i, item := range items {
		p.drawn[i] = int8(item.Word(planetCardWords))
	}
}

func (t *table) readChoices(p *position, v rules.Value) {
	items := v.Items()
	if len(items) > maxChoices {
		v.Fail("more choices than there can be")
		return
	}
	p.choiceNum = int8(len(items))
	for i, item := range items {
		item.Fields("seat", "planet", "left")
		if v.Failed() {
			return
		}
		p.choices[i] = choice{
			seat:   int8(item.Field("seat").Int(1, t.size())),
			planet: int8(item.Field("planet").Word(producerWords)),
			left:   int8(item.Field("left").Int(1, mostStations)),
		}
	}
}

func (t *table) readPending(v rules.Value) pending {
	if v.Null() {
		return pending{}
	}
	c := pending{open: true, planet: nowhere, resource: nowhere}
	v.Fields("card", "ask", "target", "planet", "resource", "back")
	if v.Failed() {
		return c
	}
	c.card = int8(v.Field("card").Word(anyCardWords))
	c.target = t.readSeat(v.Field("target"))
	c.back = rules.Step(v.Field("back").Word(stepWords))
	if planet := v.Field("planet"); !planet.Null() {
		c.planet = int8(planet.Word(producerWords))
	}
	if resource := v.Field("resource"); !resource.Null() {
		c.resource = int8(resource.Word(resourceWords))
	}
	asked := v.Field("ask").Items()
	if len(asked) > t.size() {
		v.Field("ask").Fail("more seats than play")
		return c
	}
	for i, item := range asked {
		c.ask[i] = int8(item.Int(1, t.size()))
	}
	return c
}
