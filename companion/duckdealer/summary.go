package duckdealer

import "tablekeeper/companion/wording"

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []wording.Text {
	lines := []wording.Text{t.standing(p), t.trackLine(p)}
	for i := range t.size() {
		lines = append(lines, t.seatLine(p, i+1))
	}
	lines = append(lines, t.stockLine(p))
	for i := range p.planets {
		if line := t.planetLine(&p.planets[i]); !line.Empty() {
			lines = append(lines, wording.Say("{place}: {line}", t.space(int32(i)), line))
		}
	}
	return lines
}

// stockLine says what is left, and names the tiles that an explorer chooses from.
func (t *table) stockLine(p *position) wording.Text {
	line := wording.Say("Stock: {move} move, {build} build, {trade} trade markers; consumer tiles left: {tiles}",
		p.stock[moveMarker], p.stock[buildMarker], p.stock[tradeMarker], len(p.track))
	if len(p.track) == 0 {
		return line
	}
	var top []wording.Name
	for _, tile := range t.open(p) {
		top = append(top, wording.Name(t.consumers[tile].name))
	}
	return wording.Say("{line}, on top {tiles}", line, wording.And(top))
}

func (t *table) standing(p *position) wording.Text {
	switch p.step {
	case StepBorn:
		return wording.Say("The table names who was born closest to 24 November 1967.")
	case StepOver:
		return wording.Say("The game is over.")
	case StepAnswer:
		d := &p.deal
		return wording.Say("{who} offers {give} for {get}: {other} may accept or decline.",
			t.name(int(p.active)), d.give.text(), d.get.text(), t.name(int(d.partner)))
	case StepHighways:
		return wording.Say("{who}'s action turn: {parts} may still be placed.", t.name(int(p.active)), wording.Count(int(p.free), "free highway part"))
	case StepAction:
		return t.stepsLeft(p)
	default:
		return wording.Say("{awaited}.", stepSaid[p.step].Clause(t.name(int(p.active))).Capital())
	}
}

// stepsLeft tells of the steps, and of virtual markers, which are gone at the end of the turn.
func (t *table) stepsLeft(p *position) wording.Text {
	line := wording.Say("{who}'s action turn: {steps} left", t.name(int(p.active)), wording.Count(int(p.stepsLeft), "step"))
	if list := numbered(p.virtual[:], energyNames); list != nil {
		line = wording.Say("{line}; virtual markers: {list}", line, wording.And(list))
	}
	return wording.Say("{line}.", line)
}

func (t *table) trackLine(p *position) wording.Text {
	line := wording.Say("Action turns: {turns} of {all}", p.turns, t.n.turns)
	if p.order[0] > 0 {
		var order []wording.Name
		for _, seat := range t.ordered(p) {
			order = append(order, t.name(int(seat)))
		}
		line = wording.Say("{line}; playing order: {names}", line, wording.Commas(order))
	}
	return line
}

func (t *table) seatLine(p *position, seat int) wording.Text {
	one := p.player(seat)
	place := wording.Say("off the board")
	if one.ship != none {
		place = wording.Say("at {space}", t.space(one.ship))
	}
	score := wording.Count(int(one.score), "point").Text()
	if points := int(one.score) - p.result(seat); points > 0 {
		score = wording.Say("{points} ({bid} bid)", score, points)
	}
	return wording.Say("{who}: {points}, {place}; gear: {gear}; energy: {energy}; goods (room for {room}): {goods}; {cubes}, {discs} left",
		t.name(seat), score, place, heap(one.gear[:], gearNames), heap(one.energy[:], energyNames), t.n.capacity(one),
		one.goods.text(), wording.Count(int(one.cubes), "cube"), wording.Count(int(one.discs), "disc"))
}

// heap lists how many there are of each name.
func heap[N int16 | int32 | uint8](counts []N, names []string) wording.Text {
	list := numbered(counts, names)
	if list == nil {
		return wording.Say("none")
	}
	return wording.Commas(list)
}

// numbered are the names of which there is one or more, each with its number.
func numbered[N int16 | int32 | uint8](counts []N, names []string) []wording.Text {
	var list []wording.Text
	for i, n := range counts {
		if n > 0 {
			list = append(list, wording.Say("{n} {name}", int(n), names[i]))
		}
	}
	return list
}

// planetLine reports what stands on a planet besides its mine; empty if nothing does.
func (t *table) planetLine(here *planet) wording.Text {
	var list []wording.Text
	switch {
	case here.yard != none && here.built:
		list = append(list, wording.Say("yard {name}", wording.Name(t.yards[here.yard].name)))
	case here.consumer != none && here.built:
		list = append(list, wording.Say("consumer {name}", wording.Name(t.consumers[here.consumer].name)))
	case here.consumer != none:
		list = append(list, wording.Say("consumer {name} (not built)", wording.Name(t.consumers[here.consumer].name)))
	}
	if here.factory != none {
		list = append(list, wording.Say("{good} factory", goodNames[here.factory]))
	}
	for kind, seat := range here.discs {
		if seat > 0 {
			list = append(list, wording.Say("{who}'s privilege on the {tile}", t.name(int(seat)), kindNames[kind]))
		}
	}
	if list == nil {
		return wording.Text{}
	}
	return wording.Say("mine of {good}, {list}", goodNames[here.mine], wording.Commas(list))
}
