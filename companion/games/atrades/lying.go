package atrades

import "tablekeeper/companion/rules"

// numbersAt are the companies whose tile is in a place.
func (t *table) numbersAt(p *position, where Where) []int {
	var list []int
	for c := range t.number {
		if p.companies[c].where == where {
			list = append(list, c)
		}
	}
	return list
}

// put says where a company number is; it is in one place only.
func (t *table) put(p *position, c int, where Where, v rules.Value) {
	if p.companies[c].where != Later {
		v.Fail("company %d appears twice", t.number[c])
		return
	}
	p.companies[c].where = where
}

func (t *table) putAll(p *position, list []int, where Where, v rules.Value) {
	last := none
	for _, c := range list {
		if c <= last {
			v.Fail("company numbers stand in ascending order")
		}
		last = c
		t.put(p, c, where, v)
	}
}

// drawnRegions are the regions in play, in the order drawn.
func (p *position) drawnRegions() []drawn {
	list := make([]drawn, p.open)
	for k, i := range p.drawn[:p.open] {
		list[k] = drawn{i, p.maps[i]}
	}
	return list
}

func (t *table) setRegions(p *position, list []drawn, v rules.Value) {
	p.open = int8(len(list))
	for k, d := range list {
		if p.maps[d.region].inPlay {
			v.Fail("%s appears twice", t.data.regions[d.region].id)
			return
		}
		p.drawn[k] = d.region
		p.maps[d.region] = d.mapState
		p.maps[d.region].inPlay = true
	}
}

// readCentre reads where a region lies, or that it isn't laid.
func readCentre(d *drawn, v rules.Value) {
	if v.Null() {
		return
	}
	pair := v.Items()
	if len(pair) != 2 {
		v.Fail("expected [q, r] or null")
		return
	}
	d.laid = true
	d.at = hex{pair[0].Int(-mostRead, mostRead), pair[1].Int(-mostRead, mostRead)}
}

// boardObject are the companies by region and cell.
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

func (t *table) readBoard(p *position, v rules.Value) {
	c, named := 0, v.Keys()
	tile := rules.At(&c, t.numbered())
	if len(named) != int(p.open) {
		v.Fail("expected exactly the regions in play")
	}
	for _, key := range named {
		i, ok := t.words.region.Value(key)
		if !ok || !p.maps[i].inPlay {
			v.Fail("%q isn't a region in play", key)
			return
		}
		region := v.Field(key)
		for _, word := range region.Keys() {
			cell, ok := cellWords.Value(word)
			if !ok || t.data.regions[i].land>>cell&1 == 0 {
				region.Fail("%q isn't a habitable cell", word)
				return
			}
			tile.Read(region.Field(word))
			if p.companies[c].where != Business {
				region.Fail("%s holds company %d, which is not among the companies", word, t.number[c])
			}
			if v.Failed() {
				return
			}
			p.lay(c, i, cell)
		}
	}
}
