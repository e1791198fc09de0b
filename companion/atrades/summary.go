package atrades

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []wording.Text {
	lines := []wording.Text{t.standing(p)}
	for i := range t.seats {
		lines = append(lines, t.seatLine(p, i))
	}
	if p.order[0] != 0 {
		lines = append(lines, wording.Say("Turn order: {names}", wording.Commas(t.names(p.order[:t.size()]))))
	}
	for c, n := range t.number {
		if p.companies[c].where == onBoard {
			lines = append(lines, t.companyLine(&p.companies[c], n, t.kind(c).name))
		}
	}
	for _, i := range p.drawn[:p.open] {
		lines = append(lines, wording.Say("{region}: demand {demand} (marker {marker})", t.data.regions[i].said(), t.demandValue(p, int(i)), p.maps[i].demand))
	}
	return append(lines, wording.Say("Supply: {supply}; left the game: {gone}", t.list(p, ready), t.list(p, gone)))
}

func (t *table) seatLine(p *position, i int) wording.Text {
	line := wording.Say("{who}: no guild yet", t.name(i+1))
	if p.guilds[i] != none {
		line = wording.Say("{who} ({guild}): personal {personal}, cubes {cubes}, golden {golden}; companies {companies}, bureaucracy {bureaucracy}, tech {tech}",
			t.name(i+1), t.guildOf(p, i+1).said(), p.personal[i], p.cubes[i], p.golden[i],
			p.tracks[trackCompanies][i], p.tracks[trackBureaucracy][i], p.tracks[trackTech][i])
	}
	var cards []wording.Text
	for k := range t.data.cards {
		if n := p.held[i][k]; n > 0 {
			cards = append(cards, wording.Say("{n} {card}", n, t.data.cards[k].said()))
		}
	}
	if cards != nil {
		line = wording.Say("{line}; cards: {cards}", line, wording.Commas(cards))
	}
	return line
}

// standing is the line about the step.
func (t *table) standing(p *position) wording.Text {
	if p.step == StepOver {
		return wording.Say("The game is over.")
	}
	where := wording.Say("Setup")
	if p.phase != phaseSetup {
		where = wording.Say("Round {round}, era {era}, {phase}", p.round, p.era, wording.TextOf(phaseTitles[p.phase]).Lower())
	}
	who := wording.Say("the table")
	if seats := t.toMove(p); seats != rules.Only(0) {
		var names []wording.Name
		for _, seat := range seats.List() {
			names = append(names, t.name(seat))
		}
		who = wording.And(names)
	}
	line := wording.Say("{where}: {step}.", where, stepSaid[p.step].Clause(who))
	if p.payment > 0 {
		line = wording.Say("{line} To be paid: {payment}.", line, p.payment)
	}
	if p.tile != none {
		line = wording.Say("{line} The tile of company {number} is to be placed.", line, t.number[p.tile])
	}
	if p.merger.on {
		line = t.standingMerger(line, &p.merger)
	}
	if p.effect.on {
		c := &t.data.cards[p.effect.card]
		line = wording.Say("{line} Card: {card}.", line, c.said())
		if c.text != "" {
			line = wording.Say("{line} {text}", line, wording.Name(c.text))
		}
	}
	return line
}

func (t *table) standingMerger(line wording.Text, m *merger) wording.Text {
	line = wording.Say("{line} Merger of {company} and {other}, round {round} of {rounds}", line, t.number[m.targets[0]], t.number[m.targets[1]], m.round, m.rounds)
	if m.leader != 0 {
		line = wording.Say("{line}, {who}'s bid of {bid} stands", line, t.name(int(m.leader)), m.high)
	}
	return wording.Say("{line}.", line)
}

func (t *table) names(seats []int8) []wording.Name {
	names := make([]wording.Name, len(seats))
	for i, seat := range seats {
		names[i] = t.name(int(seat))
	}
	return names
}

func (t *table) companyLine(c *company, number int, kind string) wording.Text {
	if c.owner == 0 {
		return wording.Say("Company {number} ({kind}): sold, size {size}", number, wording.Name(kind), c.size)
	}
	return wording.Say("Company {number} ({kind}) of {who}: size {size}, money {money}", number, wording.Name(kind), t.name(int(c.owner)), c.size, c.money)
}

// list names the company numbers that are at a place.
func (t *table) list(p *position, where int8) wording.Text {
	var list []int
	for c, n := range t.number {
		if p.companies[c].where == where {
			list = append(list, n)
		}
	}
	if list == nil {
		return wording.Say("none")
	}
	return wording.Commas(list)
}
