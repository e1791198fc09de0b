package atrades

import "tablekeeper/companion/rules"

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []rules.Text {
	lines := []rules.Text{t.standing(p)}
	for i := range t.seats {
		lines = append(lines, t.seatLine(p, i))
	}
	if p.order[0] != 0 {
		lines = append(lines, rules.Say("Turn order: {names}", rules.Commas(t.names(p.order[:t.size()]))))
	}
	for c, n := range t.number {
		if p.companies[c].where == onBoard {
			lines = append(lines, t.companyLine(&p.companies[c], n, t.kind(c).name))
		}
	}
	for _, i := range p.drawn[:p.open] {
		lines = append(lines, rules.Say("{region}: demand {demand} (marker {marker})", t.data.regions[i].said(), t.demandValue(p, int(i)), p.maps[i].demand))
	}
	return append(lines, rules.Say("Supply: {supply}; left the game: {gone}", t.list(p, ready), t.list(p, gone)))
}

func (t *table) seatLine(p *position, i int) rules.Text {
	line := rules.Say("{who}: no guild yet", t.name(i+1))
	if p.guilds[i] != none {
		line = rules.Say("{who} ({guild}): personal {personal}, cubes {cubes}, golden {golden}; companies {companies}, bureaucracy {bureaucracy}, tech {tech}",
			t.name(i+1), t.guildOf(p, i+1).said(), p.personal[i], p.cubes[i], p.golden[i],
			p.tracks[trackCompanies][i], p.tracks[trackBureaucracy][i], p.tracks[trackTech][i])
	}
	var cards []rules.Text
	for k := range t.data.cards {
		if n := p.held[i][k]; n > 0 {
			cards = append(cards, rules.Say("{n} {card}", n, t.data.cards[k].said()))
		}
	}
	if cards != nil {
		line = rules.Say("{line}; cards: {cards}", line, rules.Commas(cards))
	}
	return line
}

// standing is the line about the step.
func (t *table) standing(p *position) rules.Text {
	if p.step == StepOver {
		return rules.Say("The game is over.")
	}
	where := rules.Say("Setup")
	if p.phase != phaseSetup {
		where = rules.Say("Round {round}, era {era}, {phase}", p.round, p.era, rules.TextOf(phaseTitles[p.phase]).Lower())
	}
	who := rules.Say("the table")
	if seats := t.toMove(p); seats != rules.Only(0) {
		var names []rules.Name
		for _, seat := range seats.List() {
			names = append(names, t.name(seat))
		}
		who = rules.And(names)
	}
	line := rules.Say("{where}: {step}.", where, stepSaid[p.step].Clause(who))
	if p.payment > 0 {
		line = rules.Say("{line} To be paid: {payment}.", line, p.payment)
	}
	if p.tile != none {
		line = rules.Say("{line} The tile of company {number} is to be placed.", line, t.number[p.tile])
	}
	if p.merger.on {
		line = t.standingMerger(line, &p.merger)
	}
	if p.effect.on {
		c := &t.data.cards[p.effect.card]
		line = rules.Say("{line} Card: {card}.", line, c.said())
		if c.text != "" {
			line = rules.Say("{line} {text}", line, rules.Name(c.text))
		}
	}
	return line
}

func (t *table) standingMerger(line rules.Text, m *merger) rules.Text {
	line = rules.Say("{line} Merger of {company} and {other}, round {round} of {rounds}", line, t.number[m.targets[0]], t.number[m.targets[1]], m.round, m.rounds)
	if m.leader != 0 {
		line = rules.Say("{line}, {who}'s bid of {bid} stands", line, t.name(int(m.leader)), m.high)
	}
	return rules.Say("{line}.", line)
}

func (t *table) names(seats []int8) []rules.Name {
	names := make([]rules.Name, len(seats))
	for i, seat := range seats {
		names[i] = t.name(int(seat))
	}
	return names
}

func (t *table) companyLine(c *company, number int, kind string) rules.Text {
	if c.owner == 0 {
		return rules.Say("Company {number} ({kind}): sold, size {size}", number, rules.Name(kind), c.size)
	}
	return rules.Say("Company {number} ({kind}) of {who}: size {size}, money {money}", number, rules.Name(kind), t.name(int(c.owner)), c.size, c.money)
}

// list names the company numbers that are at a place.
func (t *table) list(p *position, where int8) rules.Text {
	var list []int
	for c, n := range t.number {
		if p.companies[c].where == where {
			list = append(list, n)
		}
	}
	if list == nil {
		return rules.Say("none")
	}
	return rules.Commas(list)
}
