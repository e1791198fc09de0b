package atrades

import (
	"math"
	"slices"

	"tablekeeper/companion/rules"
)

var positionFields = []string{
	"phase", "step", "actor", "round", "era", "turn_order", "turn", "guilds", "personal", "cubes", "golden", "tracks",
	"bank", "supply", "gone", "companies", "regions", "board", "sealed", "payment", "tile", "merger", "market", "effect",
	"cards", "active", "new_era", "fourth_era",
}

// read takes the JSON form; whether the position is possible is asked afterwards.
func (t *table) read(v rules.Value) position {
	p := t.blank()
	v.Fields(positionFields...)
	if v.Failed() {
		return p
	}
	p.phase = uint8(v.Field("phase").Word(phaseWords))
	p.step = rules.Step(v.Field("step").Word(stepWords))
	p.actor = int8(v.Field("actor").IntOrNull(0, t.size(), nobody))
	p.turn = int8(v.Field("turn").IntOrNull(1, t.size(), 0))
	p.round = natural(v.Field("round"))
	p.era = int8(v.Field("era").Int(1, int(t.lastEra)))
	p.bank = v.Field("bank").Int(math.MinInt, math.MaxInt)
	p.active, p.newEra = v.Field("active").Bool(), v.Field("new_era").Bool()
	p.fourthEra = v.Field("fourth_era").Bool()
	t.readSeats(&p, v)
	t.readNumbers(&p, v)
	t.readRegions(&p, v.Field("regions"))
	t.readBoard(&p, v.Field("board"))
	t.readCards(&p, v.Field("cards"))
	t.readPayment(&p, v.Field("payment"))
	t.readMerger(&p, v.Field("merger"))
	t.readMarket(&p, v.Field("market"))
	t.readEffect(&p, v.Field("effect"))
	p.total = t.money(&p)
	return p
}

// natural reads a number that is 0 or more.
func natural(v rules.Value) int { return v.Int(0, math.MaxInt) }

// readSeats reads what every seat has.
func (t *table) readSeats(p *position, v rules.Value) {
	copy(p.order[:], t.readSeatList(v.Field("turn_order")))
	for i, item := range v.Field("guilds").BySeat(t.size()) {
		if !item.Null() {
			p.guilds[i] = int8(item.Word(t.words.guild))
		}
	}
	for i, item := range v.Field("sealed").BySeat(t.size()) {
		p.sealed[i] = item.IntOrNull(0, math.MaxInt, none)
	}
	t.readBySeat(v.Field("personal"), &p.personal)
	t.readBySeat(v.Field("cubes"), &p.cubes)
	t.readBySeat(v.Field("golden"), &p.golden)
	byTrack := v.Field("tracks")
	byTrack.Fields(trackNames[:]...)
	if v.Failed() {
		return
	}
	for track, name := range trackNames {
		t.readBySeat(byTrack.Field(name), &p.tracks[track])
	}
}

func (t *table) readBySeat(v rules.Value, numbers *[maxSeats]int) {
	for i, item := range v.BySeat(t.size()) {
		numbers[i] = natural(item)
	}
}

// readSeatList reads different seats in an order.
func (t *table) readSeatList(v rules.Value) []int8 {
	var seats []int8
	for _, item := range v.Items() {
		seat := int8(item.Int(1, t.size()))
		if slices.Contains(seats, seat) {
			item.Fail("seat %d stands twice", seat)
		}
		if v.Failed() {
			return nil
		}
		seats = append(seats, seat)
	}
	return seats
}

// readNumbers finds out where every company number is.
func (t *table) readNumbers(p *position, v rules.Value) {
	put := func(v rules.Value, c int, where int8) {
		if p.companies[c].where != later {
			v.Fail("company %d stands twice", t.number[c])
			return
		}
		p.companies[c].where = where
	}
	for _, list := range []struct {
		field string
		where int8
	}{{"supply", ready}, {"gone", gone}} {
		last := none
		for _, item := range v.Field(list.field).Items() {
			c := t.readCompany(item)
			if !v.Failed() && c <= last {
				item.Fail("company numbers stand in ascending order")
			}
			last = c
			put(item, c, list.where)
		}
	}
	if tile := v.Field("tile"); !tile.Null() {
		p.tile = int8(t.readCompany(tile))
		put(tile, int(p.tile), taken)
	}
	companies := v.Field("companies")
	for _, key := range companies.Keys() {
		c, ok := t.words.company.Value(key)
		if !ok {
			companies.Fail("there is no company %q", key)
			return
		}
		card := companies.Field(key)
		put(card, c, onBoard)
		if card.Fields("owner", "money"); v.Failed() {
			return
		}
		p.companies[c].owner = int8(card.Field("owner").IntOrNull(1, t.size(), 0))
		p.companies[c].money = natural(card.Field("money"))
	}
}

// readCompany reads a company number of the data.
func (t *table) readCompany(v rules.Value) int {
	n := natural(v)
	c := slices.Index(t.number, n)
	if c < 0 {
		v.Fail("there is no company %d", n)
		return 0
	}
	return c
}

func (t *table) readRegions(p *position, v rules.Value) {
	for _, item := range v.Items() {
		if item.Fields("id", "demand", "at", "rotation"); v.Failed() {
			return
		}
		i := item.Field("id").Word(t.words.region)
		m := &p.maps[i]
		if m.inPlay {
			item.Fail("%s stands twice", t.data.regions[i].id)
		}
		if v.Failed() {
			return
		}
		m.inPlay = true
		m.demand = uint8(item.Field("demand").Int(0, len(t.data.regions[i].demand)))
		m.rotation = uint8(item.Field("rotation").Int(0, sides-1))
		p.drawn[p.open] = int8(i)
		p.open++
		at := item.Field("at")
		if at.Null() {
			continue
		}
		pair := at.Items()
		if len(pair) != 2 {
			at.Fail("expected [q, r] or null")
			return
		}
		m.laid = true
		m.at = hex{pair[0].Int(math.MinInt, math.MaxInt), pair[1].Int(math.MinInt, math.MaxInt)}
	}
}

func (t *table) readBoard(p *position, v rules.Value) {
	named := v.Keys()
	if len(named) != int(p.open) {
		v.Fail("expected exactly the regions in play")
	}
	for _, key := range named {
		i, ok := t.words.region.Value(key)
		if !ok || !p.maps[i].inPlay {
			v.Fail("%q is no region in play", key)
			return
		}
		region := v.Field(key)
		for _, word := range region.Keys() {
			cell, ok := cellWords.Value(word)
			if !ok || t.data.regions[i].land>>cell&1 == 0 {
				region.Fail("%q is no habitable cell", word)
				return
			}
			c := t.readCompany(region.Field(word))
			if p.companies[c].where != onBoard {
				region.Fail("%s holds company %d, which is not among the companies", word, t.number[c])
			}
			if v.Failed() {
				return
			}
			p.lay(c, i, cell)
		}
	}
}

func (t *table) readCards(p *position, v rules.Value) {
	if v.Fields("supply", "held"); v.Failed() {
		return
	}
	t.readCopies(v.Field("supply"), &p.supply)
	for i, item := range v.Field("held").BySeat(t.size()) {
		t.readCopies(item, &p.held[i])
	}
}

func (t *table) readCopies(v rules.Value, counts *[maxCards]uint8) {
	for _, key := range v.Keys() {
		i, ok := t.words.card.Value(key)
		if !ok {
			v.Fail("there is no card %q", key)
			return
		}
		counts[i] = uint8(v.Field(key).Int(1, t.data.cards[i].copies))
	}
}
