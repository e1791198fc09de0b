package traders

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []wording.Text {
	lines := []wording.Text{t.standing(p)}
	for seat := range t.size() {
		lines = append(lines, t.company(p, seat+1))
	}
	for planet, n := range p.halted {
		if n > 0 {
			lines = append(lines, wording.Say("{place} makes nothing for {cards}.", placeTitles[planet], wording.Count(int(n), "more planet card")))
		}
	}
	return append(lines, wording.Say("Left in the decks: {planet}, {event}, {action}. Discarded action cards: {cards}.",
		wording.Count(planetCards-int(p.drawnNum), "planet card"), wording.Count(t.events-p.happened.Sum(), "event card"),
		wording.Count(t.deck(p), "action card"), rules.ListCards(&p.discards, cardTitles)))
}

// doing says what the player in turn does in a step that needs no facts.
var doing = map[rules.Step]wording.Text{
	StepPlanet: wording.Say("the planet card is drawn"), StepEvent: wording.Say("the event card is drawn"), StepFreeCard: wording.Say("a free action card"),
	StepAct1: wording.Say("actions before the movement"), StepAct2: wording.Say("actions after the movement"), StepTrade: wording.Say("selling and buying"),
}

func (t *table) standing(p *position) wording.Text {
	if p.step == StepStart {
		return wording.Say("Everybody throws a die; the highest starts.")
	}
	turn := wording.Say("Round {round}, {who}'s turn", p.round, t.name(int(p.turn)))
	switch p.step {
	case StepOver:
		return wording.Say("The game is over: {who} has won.", t.name(int(p.winner)))
	case StepProduce:
		c := &p.choices[0]
		return wording.Say("{turn}: {who} chooses what a station on {place} makes.", turn, t.name(int(c.seat)), placeTitles[c.planet])
	case StepCounter:
		return wording.Say("{turn}: {who} may counter the {card}.", turn, t.name(int(p.pending.ask[0])), cardTitles[p.pending.card])
	case StepPirate:
		return wording.Say("{turn}: the pirates take all cargo or half the money.", turn)
	case StepCargo:
		return wording.Say("{turn}: the ship is full, and 1 {resource} is gained.", turn, resourceNames[p.pending.resource])
	case StepSteal:
		return wording.Say("{turn}: a card is stolen from {who}.", turn, t.name(int(p.pending.target)))
	case StepRoll:
		return wording.Say("{turn}: dice to throw for the movement: {dice}.", turn, p.dice)
	case StepMove:
		return wording.Say("{turn}: {steps} left.", turn, wording.Count(int(p.steps), "step"))
	default:
		return wording.Say("{turn}: {doing}.", turn, doing[p.step])
	}
}

// company describes what a seat has.
func (t *table) company(p *position, seat int) wording.Text {
	i := seat - 1
	line := wording.Say("{who} ({faction}): {money} MCr; ship at {whereabouts} with {goods}; at earth {stored}; stations {stations}; {cards} in hand (known: {known})",
		t.name(seat), factionTitles[p.factions[i]], p.money[i], t.whereabouts(p, seat), p.goods[i][ship].text(), p.goods[i][earth].text(), p.stationText(seat), wording.Count(cardsIn(&p.hands[i]), "card"), rules.ListCards(&p.hands[i].Known, cardTitles))
	if p.skip[i] > 0 {
		line = wording.Say("{line}; misses {turns}", line, wording.Count(int(p.skip[i]), "turn"))
	}
	if seat == int(p.turn) && p.extra > 0 {
		line = wording.Say("{line}; {turns} to come", line, wording.Count(int(p.extra), "extra turn"))
	}
	return line
}

// whereabouts names the hex of a ship and what is there.
func (t *table) whereabouts(p *position, seat int) wording.Text {
	h := p.ships[seat-1]
	switch planet, _ := p.board.space(h); {
	case h == p.board.planets[earth]:
		return wording.Say("earth")
	case p.board.dock(h):
		return wording.Say("{hex} (earth's dock)", wording.Name(h.String()))
	case planet != nowhere:
		return wording.Say("{hex} ({place})", wording.Name(h.String()), placeTitles[planet])
	default:
		return wording.TextOf(wording.Name(h.String()))
	}
}

// stationText lists a seat's stations by planet, with the stock there.
func (p *position) stationText(seat int) wording.Text {
	var list []wording.Text
	for planet := range p.stations {
		var hexes []wording.Name
		for direction, owner := range p.stations[planet] {
			if int(owner) == seat {
				hexes = append(hexes, wording.Name(p.board.planets[planet].next(direction).String()))
			}
		}
		if hexes != nil {
			list = append(list, wording.Say("{hexes} on {place} ({goods})",
				wording.And(hexes), placeTitles[planet], p.goods[seat-1][planet].text()))
		}
	}
	return orNone(list)
}

// text lists resources: "2 metal, 1 gems"; "nothing".
func (g *goods) text() wording.Text {
	var list []wording.Text
	for resource, n := range g {
		if n > 0 {
			list = append(list, wording.Say("{n} {resource}", n, resourceNames[resource]))
		}
	}
	if list == nil {
		return wording.Say("nothing")
	}
	return wording.Commas(list)
}

func orNone(list []wording.Text) wording.Text {
	if list == nil {
		return wording.Say("none")
	}
	return wording.Commas(list)
}
