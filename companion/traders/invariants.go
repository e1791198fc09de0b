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
		{Name: "invariant 1", Violation: t.holdingsFit, Gap: t.holdingsOver},
		{Name: "invariant 2", Violation: t.cardsAddUp, Gap: t.cardsOver},
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
		return stepSaid[p.step].Misfit(starting, "a player in turn and a starting player")
	}
	missing, zero := false, true
	for _, roll := range p.rolls[:t.size()] {
		missing = missing || roll == awaited
		zero = zero && roll == 0
	}
	if starting && !missing || !starting && !zero {
		return "rolls for the start are kept until the last one, and no longer."
	}
	if (p.winner != 0) != (p.step == StepOver) || p.winner != 0 && p.winner != p.turn {
		return "the winner is the player in turn when the game is over; before there is none."
	}
	if (p.step == StepPlanet || p.step == StepProduce) && p.turn != p.starter {
		return "planet card and production come only in the turn of the starting player."
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

// holdingsOver is how much is too much on ships and in hands.
func (t *table) holdingsOver(p *position) int {
	n := 0
	for i := range t.size() {
		n += max(0, int(p.load(i+1))-holds) + max(0, cardsIn(&p.hands[i])-handSize)
	}
	return n
}

// cardsOver is how many action cards are too many.
func (t *table) cardsOver(p *position) int {
	n := max(0, -t.deck(p))
	for card := range actions {
		n += max(0, -t.unaccounted(p, card))
	}
	return n
}

func (t *table) cardsAddUp(p *position) string {
	for card := range actions {
		if n := t.unaccounted(p, card); n < 0 {
			return fmt.Sprintf("the game has only four %s cards; take some out.", cardTitles[card])
		}
	}
	if t.deck(p) < 0 {
		return "hands and discard pile hold more action cards than the game has; take some out."
	}
	return ""
}

func (t *table) drawnFits(p *position) string {
	for event, n := range p.happened.All() {
		switch has := p.events.Of(event); {
		case n > 0 && has == 0:
			return fmt.Sprintf("the event deck of this table has no %s card; take it out.", cardTitles[event])
		case n > has:
			return fmt.Sprintf("the event deck has only %s; take some out.", rules.Count(has, cardTitles[event]+" card"))
		}
	}
	seen := [planetCards]bool{}
	for _, card := range p.drawn[:p.drawnNum] {
		if seen[card] {
			return fmt.Sprintf("the planet card %s can't have been drawn twice.", planetCardTitles[card])
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
				return fmt.Sprintf("%s can't have more than two stations on %s.", name, placeTitles[planet])
			}
			if n == 0 && !p.goods[i][planet].none() {
				return fmt.Sprintf("%s has resources on %s, but no station there.", name, placeTitles[planet])
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
		return fmt.Sprintf("%s's ship can't be on %s itself; put it beside.", t.name(seat), placeTitles[planet])
	}
	if passing {
		return ""
	}
	if owner := p.owner(h); owner != 0 && owner != seat {
		return fmt.Sprintf("%s's ship can't be on a station of %s.", t.name(seat), t.name(owner))
	}
	for i, at := range p.ships[:t.size()] {
		ignored := i+1 == seat || p.step == StepMove && i+1 == int(p.turn)
		if at == h && !ignored {
			return fmt.Sprintf("the ships of %s and %s can't be on one hex.", t.name(seat), t.name(i+1))
		}
	}
	return ""
}

func (t *table) haltedFits(p *position) string {
	for planet, n := range p.halted {
		if n > haltedFor {
			return fmt.Sprintf("%s can't be halted for more than three planet cards.", placeTitles[planet])
		}
	}
	if (p.from != hex{}) != (p.step == StepRoll || p.step == StepMove) {
		return stepSaid[p.step].Misfit(p.from != hex{}, "a hex where the flight began")
	}
	return ""
}

func (t *table) movementFits(p *position) string {
	if p.step != StepMove && p.made != 0 {
		return "steps are made only during a flight."
	}
	if p.step != StepMove && p.step != StepRoll && p.steps != 0 {
		return "steps are left only during a flight."
	}
	if p.from == (hex{}) || p.turn == 0 {
		return ""
	}
	at := p.ships[p.turn-1]
	if p.step == StepRoll {
		if p.dice < 1 || p.from != at {
			return "before the roll for movement the ship is where the flight begins, and a die is still to be rolled."
		}
		return ""
	}
	switch {
	case p.dice != 0 || p.steps < 1:
		return "during a flight all dice are rolled and steps are left."
	case p.made == 0 && p.from != at:
		return "a ship that has made no step is where the flight begins."
	case p.made > 0 && at == p.board.planets[earth]:
		return "a ship that has left earth can't be on it."
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
		return t.name(stuck.List()[0]) + " must act next, but has no legal move."
	}
	if p.step != StepOver && t.toMove(p) == 0 {
		return "somebody must act next."
	}
	return ""
}
