package traders

import (
	"fmt"

	"tablekeeper/companion/rules"
)

type invariant = rules.Invariant[position]

// invariants are the conditions of section 10, with its numbers, and those of
// section 5 between the fields of a position. Later ones rely on earlier ones.
// Conditions 6, 8 and 9 compare a position with the one before; tests hold play to them.
func (t *table) invariants() []invariant {
	return []invariant{
		{Name: "section 4.1", Violation: func(p *position) string { return p.board.wrong() }},
		{Name: "section 4.1", Violation: (*position).worldWrong},
		{Name: "section 4.1", Violation: (*position).eventsWrong},
		{Name: "section 4.1", Violation: t.factionsFit},
		{Name: "section 5", Violation: t.turnFits},
		{Name: "invariant 1", Violation: t.holdingsFit},
		{Name: "invariant 2", Violation: t.cardsAddUp},
		{Name: "invariant 3", Violation: t.drawnFits},
		{Name: "invariant 4", Violation: t.stationsFit},
		{Name: "invariant 5", Violation: t.shipsFit},
		{Name: "invariant 7", Violation: t.haltedFits},
		{Name: "section 5", Violation: t.movementFits},
		{Name: "section 5", Violation: t.choicesFit},
		{Name: "section 5", Violation: t.pendingFits},
		{Name: "invariant 10", Violation: t.goesOn},
	}
}

func (t *table) factionsFit(p *position) string {
	for i, faction := range p.factions[:t.size()] {
		for _, other := range p.factions[:i] {
			if other == faction {
				return factionTitles[faction] + " is there twice."
			}
		}
	}
	return ""
}

func (t *table) turnFits(p *position) string {
	starting := p.step == StepStart
	if (p.turn == 0) != starting || (p.starter == 0) != starting {
		return "there are a turn and a starting player exactly after the step start."
	}
	missing, zero := false, true
	for _, roll := range p.rolls[:t.size()] {
		missing = missing || roll == awaited
		zero = zero && roll == 0
	}
	if starting && !missing || !starting && !zero {
		return "a throw for the start is awaited in the step start, and later all are 0."
	}
	if (p.winner != 0) != (p.step == StepOver) || p.winner != 0 && p.winner != p.turn {
		return "there is a winner exactly when the game is over, and then it is the seat in turn."
	}
	if (p.step == StepPlanet || p.step == StepProduce) && p.turn != p.starter {
		return "the planet card belongs to the turn of the starting player."
	}
	return ""
}

func (t *table) holdingsFit(p *position) string {
	for i, name := range t.seats {
		switch {
		case p.money[i] < 0:
			return name + " has less than no money."
		case p.load(i+1) > holds:
			return name + "'s ship carries more than two resources."
		case cardsIn(&p.hands[i]) > handSize:
			return name + " holds more than three action cards."
		}
	}
	return ""
}

func (t *table) cardsAddUp(p *position) string {
	for card := range actions {
		if n := t.unaccounted(p, card); n < 0 {
			return fmt.Sprintf("there are only four %s cards in the game.", cardTitles[card])
		}
	}
	if t.deck(p) < 0 {
		return "hands and discard pile hold more action cards than the game has."
	}
	return ""
}

func (t *table) drawnFits(p *position) string {
	for event, n := range p.happened.All() {
		if n > p.events.Of(event) {
			return fmt.Sprintf("there are only %d %s cards in the event deck.", p.events.Of(event), anyCardWords.Word(event))
		}
	}
	seen := [planetCards]bool{}
	for _, card := range p.drawn[:p.drawnNum] {
		if seen[card] {
			return fmt.Sprintf("the planet card %s was drawn twice.", planetCardNames[card])
		}
		seen[card] = true
	}
	return ""
}

func (t *table) stationsFit(p *position) string {
	for i, name := range t.seats {
		for planet := range producing {
			n := p.stationsOn(planet, i+1)
			if n > mostStations {
				return fmt.Sprintf("%s has more than two stations on %s.", name, placeTitles[planet])
			}
			if n == 0 && !p.goods[i][planet].none() {
				return fmt.Sprintf("%s has a stock on %s without a station there.", name, placeTitles[planet])
			}
		}
	}
	return ""
}

// shipsFit leaves out where the moving ship meets others: it passes them.
func (t *table) shipsFit(p *position) string {
	for i, h := range p.ships[:t.size()] {
		moving := p.step == StepMove && i+1 == int(p.turn)
		if why := t.berthFits(p, i+1, h, moving); why != "" {
			return why
		}
	}
	return ""
}

// berthFits reports why a seat's ship can't be on a hex, or "". In passing it may
// meet other ships and stations.
func (t *table) berthFits(p *position, seat int, h hex, passing bool) string {
	if !p.board.has(h) {
		return fmt.Sprintf("%s's ship is not on the board.", t.name(seat))
	}
	planet := p.board.planet(h)
	if planet == earth {
		return ""
	}
	if planet != nowhere {
		return fmt.Sprintf("%s's ship is on %s.", t.name(seat), placeTitles[planet])
	}
	if passing {
		return ""
	}
	if owner := p.owner(h); owner != 0 && owner != seat {
		return fmt.Sprintf("%s's ship is on a station of %s.", t.name(seat), t.name(owner))
	}
	for i, at := range p.ships[:t.size()] {
		ignored := i+1 == seat || p.step == StepMove && i+1 == int(p.turn)
		if at == h && !ignored {
			return fmt.Sprintf("the ships of %s and %s are on one hex.", t.name(seat), t.name(i+1))
		}
	}
	return ""
}

func (t *table) haltedFits(p *position) string {
	for planet, n := range p.halted {
		if n > haltedFor {
			return fmt.Sprintf("%s is halted for more than three planet cards.", placeTitles[planet])
		}
	}
	if (p.from != hex{}) != (p.step == StepRoll || p.step == StepMove) {
		return "there is a hex where the movement begins exactly in the steps roll and move."
	}
	return ""
}

func (t *table) movementFits(p *position) string {
	if p.step != StepMove && p.made != 0 {
		return "steps are made only in the step move."
	}
	if p.step != StepMove && p.step != StepRoll && p.steps != 0 {
		return "steps are left only in a movement."
	}
	if p.from == (hex{}) || p.turn == 0 {
		return ""
	}
	at := p.ships[p.turn-1]
	if p.step == StepRoll {
		if p.dice < 1 || p.from != at {
			return "in the step roll a die is to be thrown and the ship stands where the movement begins."
		}
		return ""
	}
	switch {
	case p.dice != 0 || p.steps < 1:
		return "in the step move all dice are thrown and steps are left."
	case p.made == 0 && p.from != at:
		return "a ship that has made no step stands where the movement begins."
	case p.made > 0 && at == p.board.planets[earth]:
		return "a ship that has left earth is not on it."
	}
	return t.berthFits(p, int(p.turn), p.from, false)
}

// goesOn makes sure that everybody awaited has a legal move.
func (t *table) goesOn(p *position) string {
	for _, fits := range []func(*position) string{t.turnFits, t.movementFits, t.choicesFit, t.pendingFits} {
		if fits(p) != "" {
			return "" // that is said already, and judging relies on it
		}
	}
	var able rules.Seats
	for _, a := range t.book.Legal(p, nil) {
		able |= rules.Only(a.Seat)
	}
	if stuck := t.toMove(p) &^ able; stuck != 0 {
		return t.name(stuck.List()[0]) + " is awaited and has no legal move."
	}
	if p.step != StepOver && t.toMove(p) == 0 {
		return "nobody is awaited."
	}
	return ""
}
