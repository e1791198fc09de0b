package traders

import (
	"fmt"
	"strings"

	"tablekeeper/companion/rules"
)

// summary reports where the game stands, for reading at the table.
func (t *table) summary(p *position) []string {
	lines := []string{t.standing(p)}
	for seat := range t.size() {
		lines = append(lines, t.company(p, seat+1))
	}
	for planet, n := range p.halted {
		if n > 0 {
			lines = append(lines, fmt.Sprintf("%s makes nothing for %s.", placeTitles[planet], rules.Count(int(n), "more planet card")))
		}
	}
	return append(lines, fmt.Sprintf("Left in the decks: %s, %s, %s. Discarded action cards: %s.",
		rules.Count(planetCards-int(p.drawnNum), "planet card"), rules.Count(eventCards-p.happened.Sum(), "event card"),
		rules.Count(t.deck(p), "action card"), rules.ListCards(&p.discards, cardTitles)))
}

// doing says what the player in turn does in a step that needs no facts.
var doing = map[rules.Step]string{
	StepPlanet: "the planet card is drawn", StepEvent: "the event card is drawn", StepFreeCard: "a free action card",
	StepAct1: "actions before the movement", StepAct2: "actions after the movement", StepTrade: "selling and buying",
}

func (t *table) standing(p *position) string {
	if p.step == StepStart {
		return "Everybody throws a die; the highest starts."
	}
	turn := fmt.Sprintf("Round %d, %s's turn", p.round, t.name(int(p.turn)))
	switch p.step {
	case StepOver:
		return fmt.Sprintf("The game is over: %s has won.", t.name(int(p.winner)))
	case StepProduce:
		c := &p.choices[0]
		return fmt.Sprintf("%s: %s chooses what a station on %s makes.", turn, t.name(int(c.seat)), placeTitles[c.planet])
	case StepCounter:
		return fmt.Sprintf("%s: %s may counter the %s.", turn, t.name(int(p.pending.ask[0])), cardTitles[p.pending.card])
	case StepPirate:
		return turn + ": the pirates take all cargo or half the money."
	case StepCargo:
		return fmt.Sprintf("%s: the ship is full, and 1 %s is gained.", turn, resourceNames[p.pending.resource])
	case StepSteal:
		return fmt.Sprintf("%s: a card is stolen from %s.", turn, t.name(int(p.pending.target)))
	case StepRoll:
		return fmt.Sprintf("%s: dice to throw for the movement: %d.", turn, p.dice)
	case StepMove:
		return fmt.Sprintf("%s: %s left.", turn, rules.Count(int(p.steps), "step"))
	default:
		return fmt.Sprintf("%s: %s.", turn, doing[p.step])
	}
}

// company describes what a seat has.
func (t *table) company(p *position, seat int) string {
	i := seat - 1
	line := fmt.Sprintf("%s (%s): %d MCr; ship at %s with %s; at earth %s; stations %s; %s in hand (known: %s)",
		t.name(seat), factionTitles[p.factions[i]], p.money[i], t.whereabouts(p, seat), p.goods[i][ship].text(),
		p.goods[i][earth].text(), p.stationText(seat), rules.Count(cardsIn(&p.hands[i]), "card"), rules.ListCards(&p.hands[i].Known, cardTitles))
	if p.skip[i] > 0 {
		line += "; misses " + rules.Count(int(p.skip[i]), "turn")
	}
	if seat == int(p.turn) && p.extra > 0 {
		line += "; " + rules.Count(int(p.extra), "extra turn") + " to come"
	}
	return line
}

// whereabouts names the hex of a ship and what is there.
func (t *table) whereabouts(p *position, seat int) string {
	h := p.ships[seat-1]
	switch planet, _ := p.board.space(h); {
	case h == p.board.planets[earth]:
		return "earth"
	case p.board.dock(h):
		return h.String() + " (earth's dock)"
	case planet != nowhere:
		return fmt.Sprintf("%s (%s)", h, placeTitles[planet])
	default:
		return h.String()
	}
}

// stationText lists a seat's stations by planet, with the stock there.
func (p *position) stationText(seat int) string {
	var list []string
	for planet := range p.stations {
		var hexes []string
		for direction, owner := range p.stations[planet] {
			if int(owner) == seat {
				hexes = append(hexes, p.board.planets[planet].next(direction).String())
			}
		}
		if hexes != nil {
			list = append(list, fmt.Sprintf("%s on %s (%s)",
				strings.Join(hexes, " and "), placeTitles[planet], p.goods[seat-1][planet].text()))
		}
	}
	return orNone(list)
}

// text lists resources: "2 metal, 1 gems"; "nothing".
func (g *goods) text() string {
	var list []string
	for resource, n := range g {
		if n > 0 {
			list = append(list, fmt.Sprintf("%d %s", n, resourceNames[resource]))
		}
	}
	if list == nil {
		return "nothing"
	}
	return strings.Join(list, ", ")
}

func orNone(list []string) string {
	if list == nil {
		return "none"
	}
	return strings.Join(list, ", ")
}
