package traders

import "tablekeeper/companion/rules"

type invariant = rules.Invariant[position]

// invariants are the conditions of section 10, with its numbers, and those of
// section 5 between the fields of a position. Later ones rely on earlier ones.
// Conditions 6, 8 and 9 compare a position with the one before; tests hold play to them.
func (t *table) invariants() []invariant {
	return []invariant{
		{Name: "section 4.1", Violation: func(p *position) rules.Text { return p.board.wrong() }},
		{Name: "section 4.1", Violation: (*position).worldWrong},
		{Name: "section 4.1", Violation: t.eventsWrong},
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

func (t *table) factionsFit(p *position) rules.Text {
	for i, faction := range p.factions[:t.size()] {
		for _, other := range p.factions[:i] {
			if other == faction {
				return rules.Say("{faction} is there twice.", factionTitles[faction])
			}
		}
	}
	return rules.Text{}
}

func (t *table) turnFits(p *position) rules.Text {
	starting := p.step == StepStart
	missing, zero := false, true
	for _, roll := range p.rolls[:t.size()] {
		missing = missing || roll == awaited
		zero = zero && roll == 0
	}
	if starting && !missing || !starting && !zero {
		return rules.Say("rolls for the start are kept until the last one, and no longer.")
	}
	if p.winner != 0 && p.winner != p.turn {
		return rules.Say(notWon)
	}
	if (p.step == StepPlanet || p.step == StepProduce) && p.turn != p.starter {
		return rules.Say("planet card and production come only in the turn of the starting player.")
	}
	return rules.Text{}
}

func (t *table) holdingsFit(p *position) rules.Text {
	for i := range t.seats {
		name := t.name(i + 1)
		switch {
		case p.money[i] < 0:
			return rules.Say("{who} has less than no money.", name)
		case p.load(i+1) > int32(t.n.holds):
			return rules.Say("{who}'s ship carries more than {resources}.", name, rules.Some(t.n.holds, "resource"))
		case cardsIn(&p.hands[i]) > t.n.handSize:
			return rules.Say("{who} holds more than {cards}.", name, rules.Some(t.n.handSize, "action card"))
		}
	}
	return rules.Text{}
}

// holdingsOver is how much is too much on ships and in hands.
func (t *table) holdingsOver(p *position) int {
	n := 0
	for i := range t.size() {
		n += max(0, int(p.load(i+1))-t.n.holds) + max(0, cardsIn(&p.hands[i])-t.n.handSize)
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

func (t *table) cardsAddUp(p *position) rules.Text {
	for card := range actions {
		if n := t.unaccounted(p, card); n < 0 {
			return rules.Say("the game has only {number} {card} cards; take some out.", rules.Spell(t.n.copies[card]), cardTitles[card])
		}
	}
	if t.deck(p) < 0 {
		return rules.Say("hands and discard pile hold more action cards than the game has; take some out.")
	}
	return rules.Text{}
}

func (t *table) drawnFits(p *position) rules.Text {
	for event, n := range p.happened.All() {
		switch has := p.events.Of(event); {
		case n > 0 && has == 0:
			return rules.Say("the event deck of this table has no {card} card; take it out.", cardTitles[event])
		case n > has:
			return rules.Say("the event deck has only {cards}; take some out.", rules.Count(has, "{card} card", cardTitles[event]))
		}
	}
	seen := [planetCards]bool{}
	for _, card := range p.drawn[:p.drawnNum] {
		if seen[card] {
			return rules.Say("the planet card {card} can't have been drawn twice.", planetCardTitles[card])
		}
		seen[card] = true
	}
	return rules.Text{}
}

func (t *table) stationsFit(p *position) rules.Text {
	for i := range t.seats {
		name := t.name(i + 1)
		for planet := range producing {
			n := p.stationsOn(planet, i+1)
			if n > int8(t.n.mostStations) {
				return rules.Say("{who} can't have more than {stations} on {place}.", name, rules.Some(t.n.mostStations, "station"), placeTitles[planet])
			}
			if n == 0 && !p.goods[i][planet].none() {
				return rules.Say("{who} has resources on {place}, but no station there.", name, placeTitles[planet])
			}
		}
	}
	return rules.Text{}
}

// shipsFit leaves out where the moving ship meets others: it passes them.
func (t *table) shipsFit(p *position) rules.Text {
	for i, h := range p.ships[:t.size()] {
		moving := p.step == StepMove && i+1 == int(p.turn)
		if why := t.berthFits(p, i+1, h, moving); !why.Empty() {
			return why
		}
	}
	return rules.Text{}
}

// berthFits reports why a seat's ship can't be on a hex, or "". In passing it may
// meet other ships and stations.
func (t *table) berthFits(p *position, seat int, h hex, passing bool) rules.Text {
	if !p.board.has(h) {
		return rules.Say("{who}'s ship is not on the board.", t.name(seat))
	}
	planet := p.board.planet(h)
	if planet == earth {
		return rules.Text{}
	}
	if planet != nowhere {
		return rules.Say("{who}'s ship can't be on {place} itself; put it beside.", t.name(seat), placeTitles[planet])
	}
	if passing {
		return rules.Text{}
	}
	if owner := p.owner(h); owner != 0 && owner != seat {
		return rules.Say("{who}'s ship can't be on a station of {other}.", t.name(seat), t.name(owner))
	}
	for i, at := range p.ships[:t.size()] {
		ignored := i+1 == seat || p.step == StepMove && i+1 == int(p.turn)
		if at == h && !ignored {
			return rules.Say("the ships of {who} and {other} can't be on one hex.", t.name(seat), t.name(i+1))
		}
	}
	return rules.Text{}
}

func (t *table) haltedFits(p *position) rules.Text {
	for planet, n := range p.halted {
		if n > uint8(t.n.haltedFor) {
			return rules.Say("{place} can't be halted for more than {cards}.", placeTitles[planet], rules.Some(t.n.haltedFor, "planet card"))
		}
	}
	return rules.Text{}
}

func (t *table) movementFits(p *position) rules.Text {
	if p.from == (hex{}) || p.turn == 0 {
		return rules.Text{}
	}
	at := p.ships[p.turn-1]
	if p.step == StepRoll {
		if p.dice < 1 || p.from != at {
			return rules.Say("before the roll for movement the ship is where the flight begins, and a die is still to be rolled.")
		}
		return rules.Text{}
	}
	switch {
	case p.dice != 0 || p.steps < 1:
		return rules.Say("during a flight all dice are rolled and steps are left.")
	case p.made == 0 && p.from != at:
		return rules.Say("a ship that has made no step is where the flight begins.")
	case p.made > 0 && at == p.board.planets[earth]:
		return rules.Say("a ship that has left earth can't be on it.")
	}
	return t.berthFits(p, int(p.turn), p.from, false)
}

// goesOn makes sure that everybody awaited has a legal move.
func (t *table) goesOn(p *position) rules.Text {
	for _, fits := range []func(*position) rules.Text{t.book.Misfit, t.turnFits, t.movementFits, t.choicesFit, t.pendingFits} {
		if !fits(p).Empty() {
			return rules.Text{} // that is said already, and judging relies on it
		}
	}
	var able rules.Seats
	for _, a := range t.book.Legal(p, nil) {
		able |= rules.Only(a.Seat)
	}
	if stuck := t.toMove(p) &^ able; stuck != 0 {
		return rules.Say("{who} must act next, but has no legal move.", t.name(stuck.List()[0]))
	}
	if p.step != StepOver && t.toMove(p) == 0 {
		return rules.Say("somebody must act next.")
	}
	return rules.Text{}
}
