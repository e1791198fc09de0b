package traders

import "tablekeeper/companion/base/wording"

// choicesFit makes sure that the production choices are some that can be
// awaited: in planet order, and on a planet clockwise from the starter (TR-2.6).
func (t *table) choicesFit(p *position) wording.Text {
	last := -1
	for _, c := range p.choices[:p.choiceNum] {
		place := int(c.planet)*maxSeats + (int(c.seat)-int(p.starter)+t.size())%t.size()
		switch {
		case p.oneResource(int(c.planet)) != nowhere:
			return wording.Say("{place} makes only one resource, so there is nothing to choose.", placeTitles[c.planet])
		case p.stationsOn(int(c.planet), int(c.seat)) < c.left:
			return wording.Say("{who} doesn't have {left} stations on {place} that could produce.", t.name(int(c.seat)), c.left, placeTitles[c.planet])
		case place <= last:
			return wording.Say("production goes planet by planet, and on a planet clockwise from the starting player.")
		}
		last = place
	}
	return wording.Text{}
}

// pendingFits makes sure that the card being resolved is one that the step can have.
func (t *table) pendingFits(p *position) wording.Text {
	c := &p.pending
	if !c.open || p.turn == 0 {
		return wording.Text{}
	}
	if why := p.pendingNames(); !why.Empty() {
		return why
	}
	if !cardFits(p) {
		return wording.Say("the card {card} never leads to the step {step}.", cardTitles[c.card], stepSaid[p.step].Title)
	}
	if p.step == StepCounter && !t.askFits(p) {
		return wording.Say("those who may still play a Counter are the last ones of all who may.")
	}
	return t.pendingHolds(p)
}

// pendingNames checks that the pending card names what cards of its kind name,
// and nothing else.
func (p *position) pendingNames() wording.Text {
	c := &p.pending
	event := c.card >= engineBoost
	targeted := c.card == pirate || c.card == engineFailure || c.card == mercenaries || c.card == immobilise || c.card == steal
	switch {
	case (c.target != 0) != targeted:
		return wording.Say("a card that hits one player needs a target, and other cards have none.")
	case targeted && (c.target == p.turn) != event:
		return wording.Say("an event card hits the player in turn, an action card another player.")
	case (c.planet != nowhere) != (c.card == rebellion):
		return wording.Say("a Rebellion needs a planet, and other cards name none.")
	case (c.resource != nowhere) != (c.card == mercenaries || isGift(int(c.card))):
		return wording.Say("Mercenaries and Get Resource need a resource, and other cards name none.")
	case isGift(int(c.card)) && c.resource != c.card-resourceMetal:
		return wording.Say("the resource must be the one of the event card.")
	case c.back != StepAct1 && (event || c.back != StepAct2):
		return wording.Say("after an event the turn goes on before the flight, after an action card where it was played.")
	}
	return wording.Text{}
}

// cardFits reports whether the pending card is resolved in the step.
func cardFits(p *position) bool {
	card := int(p.pending.card)
	switch p.step {
	case StepCounter:
		return counterable(card)
	case StepPirate:
		return card == pirate
	case StepCargo:
		return card == mercenaries || isGift(card)
	default:
		return card == steal
	}
}

// askFits reports whether those still asked are the last ones, in order, of those
// who are asked for this card.
func (t *table) askFits(p *position) bool {
	all, left := t.asked(p), p.pending.ask
	n, m := filled(&all), filled(&left)
	if m > n {
		return false
	}
	for i := range m {
		if left[i] != all[n-m+i] {
			return false
		}
	}
	return true
}

// filled counts the seats of a list before the zeros.
func filled(list *[maxSeats]int8) int {
	for i, seat := range list {
		if seat == 0 {
			return i
		}
	}
	return maxSeats
}

// pendingHolds checks what the step of a pending card takes for granted.
func (t *table) pendingHolds(p *position) wording.Text {
	c, turn := &p.pending, int(p.turn)
	switch {
	case p.step == StepCounter && c.card == mercenaries && p.goods[c.target-1][ship][c.resource] == 0:
		return wording.Say("the Mercenaries take only what the other ship carries.")
	case p.step == StepPirate && (p.load(turn) == 0 || p.money[turn-1] < pirateLeast):
		return wording.Say("pirates leave a choice only to a player with cargo and 2 MCr.")
	case p.step == StepCargo && p.load(turn) != int32(t.n.holds):
		return wording.Say("only a player with a full ship must choose what to carry.")
	case p.step == StepSteal && cardsIn(&p.hands[c.target-1]) == 0:
		return wording.Say("the other hand is empty, so no card can be stolen.")
	case c.card == steal && cardsIn(&p.hands[turn-1]) >= t.n.handSize:
		return wording.Say("a player who has just played Steal holds {cards} at most.", wording.Some(t.n.handSize-1, "card"))
	}
	return wording.Text{}
}
