package traders

import "tablekeeper/companion/rules"

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []rules.Text {
	lines := []rules.Text{t.standing(p)}
	for seat := range t.size() {
		lines = append(lines, t.company(p, seat+1))
	}
	for planet, n := range p.halted {
		if n > 0 {
			lines = append(lines, rules.Say("{place} makes nothing for {cards}.", placeTitles[planet], rules.Count(int(n), "more planet card")))
		}
	}
	return append(lines, rules.Say("Left in the decks: {planet}, {event}, {action}. Discarded action cards: {cards}.",
		rules.Count(planetCards-int(p.drawnNum), "planet card"), rules.Count(t.events-p.happened.Sum(), "event card"),
		rules.Count(t.deck(p), "action card"), rules.ListCards(&p.discards, cardTitles)))
}

// doing says what the player in turn does in a step that needs no facts.
var doing = map[rules.Step]rules.Text{
	StepPlanet: rules.Say("the planet card is drawn"), StepEvent: rules.Say("the event card is drawn"), StepFreeCard: rules.Say("a free action card"),
	StepAct1: rules.Say("actions before the movement"), StepAct2: rules.Say("actions after the movement"), StepTrade: rules.Say("selling and buying"),
}

func (t *table) standing(p *position) rules.Text {
	if p.step == StepStart {
		return rules.Say("Everybody throws a die; the highest starts.")
	}
	turn := rules.Say("Round {round}, {who}'s turn", p.round, t.name(int(p.turn)))
	switch p.step {
	case StepOver:
		return rules.Say("The game is over: {who} has won.", t.name(int(p.winner)))
	case StepProduce:
		c := &p.choices[0]
		return rules.Say("{turn}: {who} chooses what a station on {place} makes.", turn, t.name(int(c.seat)), placeTitles[c.planet])
	case StepCounter:
		return rules.Say("{turn}: {who} may counter the {card}.", turn, t.name(int(p.pending.ask[0])), cardTitles[p.pending.card])
	case StepPirate:
		return rules.Say("{turn}: the pirates take all cargo or half the money.", turn)
	case StepCargo:
		return rules.Say("{turn}: the ship is full, and 1 {resource} is gained.", turn, resourceNames[p.pending.resource])
	case StepSteal:
		return rules.Say("{turn}: a card is stolen from {who}.", turn, t.name(int(p.pending.target)))
	case StepRoll:
		return rules.Say("{turn}: dice to throw for the movement: {dice}.", turn, p.dice)
	case StepMove:
		return rules.Say("{turn}: {steps} left.", turn, rules.Count(int(p.steps), "step"))
	default:
		return rules.Say("{turn}: {doing}.", turn, doing[p.step])
	}
}

// company describes what a seat has.
func (t *table) company(p *position, seat int) rules.Text {
	i := seat - 1
	line := rules.Say("{who} ({faction}): {money} MCr; ship at {whereabouts} with {goods}; at earth {stored}; stations {stations}; {cards} in hand (known: {known})",
		t.name(seat), factionTitles[p.factions[i]], p.money[i], t.whereabouts(p, seat), p.goods[i][ship].text(), p.goods[i][earth].text(), p.stationText(seat), rules.Count(cardsIn(&p.hands[i]), "card"), rules.ListCards(&p.hands[i].Known, cardTitles))
	if p.skip[i] > 0 {
		line = rules.Say("{line}; misses {turns}", line, rules.Count(int(p.skip[i]), "turn"))
	}
	if seat == int(p.turn) && p.extra > 0 {
		line = rules.Say("{line}; {turns} to come", line, rules.Count(int(p.extra), "extra turn"))
	}
	return line
}

// whereabouts names the hex of a ship and what is there.
func (t *table) whereabouts(p *position, seat int) rules.Text {
	h := p.ships[seat-1]
	switch planet, _ := p.board.space(h); {
	case h == p.board.planets[earth]:
		return rules.Say("earth")
	case p.board.dock(h):
		return rules.Say("{hex} (earth's dock)", rules.Name(h.String()))
	case planet != nowhere:
		return rules.Say("{hex} ({place})", rules.Name(h.String()), placeTitles[planet])
	default:
		return rules.TextOf(rules.Name(h.String()))
	}
}

// stationText lists a seat's stations by planet, with the stock there.
func (p *position) stationText(seat int) rules.Text {
	var list []rules.Text
	for planet := range p.stations {
		var hexes []rules.Name
		for direction, owner := range p.stations[planet] {
			if int(owner) == seat {
				hexes = append(hexes, rules.Name(p.board.planets[planet].next(direction).String()))
			}
		}
		if hexes != nil {
			list = append(list, rules.Say("{hexes} on {place} ({goods})",
				rules.And(hexes), placeTitles[planet], p.goods[seat-1][planet].text()))
		}
	}
	return orNone(list)
}

// text lists resources: "2 metal, 1 gems"; "nothing".
func (g *goods) text() rules.Text {
	var list []rules.Text
	for resource, n := range g {
		if n > 0 {
			list = append(list, rules.Say("{n} {resource}", n, resourceNames[resource]))
		}
	}
	if list == nil {
		return rules.Say("nothing")
	}
	return rules.Commas(list)
}

func orNone(list []rules.Text) rules.Text {
	if list == nil {
		return rules.Say("none")
	}
	return rules.Commas(list)
}
