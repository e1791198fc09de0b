package duckdealer

import (
	"fmt"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []string {
	lines := []string{t.standing(p), t.trackLine(p)}
	for i := range t.size() {
		lines = append(lines, t.seatLine(p, i+1))
	}
	lines = append(lines, fmt.Sprintf("Stock: %d move, %d build, %d trade markers; consumer tiles left: %d%s",
		p.stock[moveMarker], p.stock[buildMarker], p.stock[tradeMarker], len(p.track), t.openLine(p)))
	for i := range p.planets {
		if line := t.planetLine(&p.planets[i]); line != "" {
			lines = append(lines, t.chart.names[i]+": "+line)
		}
	}
	return lines
}

// openLine names the tiles that an explorer chooses from.
func (t *table) openLine(p *position) string {
	if len(p.track) == 0 {
		return ""
	}
	var top []string
	for _, tile := range p.open() {
		top = append(top, t.consumers[tile].name)
	}
	return ", on top " + rules.And(top)
}

func (t *table) standing(p *position) string {
	switch p.step {
	case StepBorn:
		return "The table names who was born closest to 24 November 1967."
	case StepOver:
		return "The game is over."
	case StepAnswer:
		d := &p.deal
		return fmt.Sprintf("%s offers %s for %s: %s may accept or decline.",
			t.name(int(p.active)), &d.give, &d.get, t.name(int(d.partner)))
	case StepHighways:
		return fmt.Sprintf("%s's action turn: %s may still be placed.", t.name(int(p.active)), rules.Count(int(p.free), "free highway part"))
	case StepAction:
		return fmt.Sprintf("%s's action turn: %s left%s.", t.name(int(p.active)), rules.Count(int(p.stepsLeft), "step"), t.virtualNote(p))
	default:
		return rules.Capital(stepSaid[p.step].Clause(t.name(int(p.active)))) + "."
	}
}

// virtualNote tells of virtual markers, which are gone at the end of the turn.
func (t *table) virtualNote(p *position) string {
	var list []string
	for e, n := range p.virtual {
		if n > 0 {
			list = append(list, strconv.Itoa(int(n))+" "+energyNames[e])
		}
	}
	if list == nil {
		return ""
	}
	return "; virtual markers: " + rules.And(list)
}

func (t *table) trackLine(p *position) string {
	line := fmt.Sprintf("Action turns: %d of %d", p.turns, lastTurn)
	if p.order[0] > 0 {
		var order []string
		for _, seat := range t.ordered(p) {
			order = append(order, t.name(int(seat)))
		}
		line += "; playing order: " + strings.Join(order, ", ")
	}
	return line
}

func (t *table) seatLine(p *position, seat int) string {
	one := p.player(seat)
	place := "off the board"
	if one.ship != none {
		place = "at " + t.space(one.ship)
	}
	bid := ""
	if points := int(one.score) - p.result(seat); points > 0 {
		bid = fmt.Sprintf(" (%d bid)", points)
	}
	return fmt.Sprintf("%s: %s%s, %s; gear: %s; energy: %s; goods (room for %d): %s; %s, %s left",
		t.name(seat), rules.Count(int(one.score), "point"), bid, place, heap(one.gear[:], gearNames), heap(one.energy[:], energyNames),
		one.capacity(), &one.goods, rules.Count(int(one.cubes), "cube"), rules.Count(int(one.discs), "disc"))
}

// heap lists how many there are of each name.
func heap[N int16 | uint8](counts []N, names []string) string {
	var list []string
	for i, n := range counts {
		if n > 0 {
			list = append(list, strconv.Itoa(int(n))+" "+names[i])
		}
	}
	if list == nil {
		return "none"
	}
	return strings.Join(list, ", ")
}

// planetLine reports what stands on a planet besides its mine; "" if nothing does.
func (t *table) planetLine(here *planet) string {
	var list []string
	switch {
	case here.yard != none && here.built:
		list = append(list, "yard "+t.yards[here.yard].name)
	case here.consumer != none && here.built:
		list = append(list, "consumer "+t.consumers[here.consumer].name)
	case here.consumer != none:
		list = append(list, "consumer "+t.consumers[here.consumer].name+" (not built)")
	}
	if here.factory != none {
		list = append(list, goodNames[here.factory]+" factory")
	}
	for kind, seat := range here.discs {
		if seat > 0 {
			list = append(list, t.name(int(seat))+"'s privilege on the "+kindNames[kind])
		}
	}
	if list == nil {
		return ""
	}
	return "mine of " + goodNames[here.mine] + ", " + strings.Join(list, ", ")
}
