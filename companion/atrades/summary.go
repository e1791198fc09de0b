package atrades

import (
	"fmt"
	"strings"

	"tablekeeper/companion/rules"
)

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []string {
	lines := []string{t.standing(p)}
	for i, name := range t.seats {
		line := name + ": no guild yet"
		if p.guilds[i] != none {
			line = fmt.Sprintf("%s (%s): personal %d, cubes %d, golden %d; companies %d, bureaucracy %d, tech %d", name,
				t.guildOf(p, i+1).name, p.personal[i], p.cubes[i], p.golden[i],
				p.tracks[trackCompanies][i], p.tracks[trackBureaucracy][i], p.tracks[trackTech][i])
		}
		if cards := t.cardList(p, i); cards != "" {
			line += "; cards: " + cards
		}
		lines = append(lines, line)
	}
	if p.order[0] != 0 {
		lines = append(lines, "Turn order: "+strings.Join(t.names(p.order[:t.size()]), ", "))
	}
	for c, n := range t.number {
		if p.companies[c].where == onBoard {
			lines = append(lines, t.companyLine(&p.companies[c], n, t.kind(c).name))
		}
	}
	for _, i := range p.drawn[:p.open] {
		lines = append(lines, fmt.Sprintf("%s: demand %d (marker %d)", t.data.regions[i].name, t.demandValue(p, int(i)), p.maps[i].demand))
	}
	return append(lines, "Supply: "+t.list(p, ready)+"; left the game: "+t.list(p, gone))
}

// standing is the line about the step.
func (t *table) standing(p *position) string {
	if p.step == StepOver {
		return "The game is over."
	}
	where := "Setup"
	if p.phase != phaseSetup {
		where = fmt.Sprintf("Round %d, era %d, %s", p.round, p.era, strings.ToLower(phaseTitles[p.phase]))
	}
	who := "the table"
	if seats := t.toMove(p); seats != rules.Only(0) {
		var names []string
		for _, seat := range seats.List() {
			names = append(names, t.name(seat))
		}
		who = rules.And(names)
	}
	line := fmt.Sprintf("%s: %s.", where, stepSaid[p.step].Clause(who))
	if p.payment > 0 {
		line += fmt.Sprintf(" To be paid: %d.", p.payment)
	}
	if p.tile != none {
		line += fmt.Sprintf(" The tile of company %d is to be placed.", t.number[p.tile])
	}
	if m := &p.merger; m.on {
		line += fmt.Sprintf(" Merger of %d and %d, round %d of %d", t.number[m.targets[0]], t.number[m.targets[1]], m.round, m.rounds)
		if m.leader != 0 {
			line += fmt.Sprintf(", %s's bid of %d stands", t.name(int(m.leader)), m.high)
		}
		line += "."
	}
	if p.effect.on {
		c := &t.data.cards[p.effect.card]
		line += strings.TrimRight(fmt.Sprintf(" Card: %s. %s", c.name, c.text), " ")
	}
	return line
}

func (t *table) names(seats []int8) []string {
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = t.name(int(seat))
	}
	return names
}

func (t *table) companyLine(c *company, number int, kind string) string {
	if c.owner == 0 {
		return fmt.Sprintf("Company %d (%s): sold, size %d", number, kind, c.size)
	}
	return fmt.Sprintf("Company %d (%s) of %s: size %d, money %d", number, kind, t.name(int(c.owner)), c.size, c.money)
}

func (t *table) cardList(p *position, seat int) string {
	var list []string
	for k := range t.data.cards {
		if n := p.held[seat][k]; n > 0 {
			list = append(list, fmt.Sprintf("%d %s", n, t.data.cards[k].name))
		}
	}
	return strings.Join(list, ", ")
}

// list names the company numbers that are at a place.
func (t *table) list(p *position, where int8) string {
	var list []string
	for c, n := range t.number {
		if p.companies[c].where == where {
			list = append(list, fmt.Sprint(n))
		}
	}
	if list == nil {
		return "none"
	}
	return strings.Join(list, ", ")
}
