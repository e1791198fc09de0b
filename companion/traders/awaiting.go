package traders

import "fmt"

// choicesFit makes sure that the production choices are some that can be
// awaited: in planet order, and on a planet clockwise from the starter (TR-2.6).
func (t *table) choicesFit(p *position) string {
	if (p.choiceNum > 0) != (p.step == StepProduce) {
		return stepSaid[p.step].Misfit(p.choiceNum > 0, "a station that can make one of two resources")
	}
	last := -1
	for _, c := range p.choices[:p.choiceNum] {
		place := int(c.planet)*maxSeats + (int(c.seat)-int(p.starter)+t.size())%t.size()
		switch {
		case p.oneResource(int(c.planet)) != nowhere:
			return fmt.Sprintf("%s makes only one resource, so there is nothing to choose.", placeTitles[c.planet])
		case p.stationsOn(int(c.planet), int(c.seat)) < c.left:
			return fmt.Sprintf("%s doesn't have %d stations on %s that could produce.", t.name(int(c.seat)), c.left, placeTitles[c.planet])
		case place <= last:
			return "production goes planet by planet, and on a planet clockwise from the starting player."
		}
		last = place
	}
	return ""
}

// pendingFits makes sure that the card being resolved is one that the step can have.
func (t *table) pendingFits(p *position) string {
	c := &p.pending
	due := p.step == StepCounter || p.step == StepPirate || p.step == StepCargo || p.step == StepSteal
	if c.open != due {
		return stepSaid[p.step].Misfit(c.open, "a card that takes effect")
	}
	if !due || p.turn == 0 {
		return ""
	}
	if why := p.pendingNames(); why != "" {
		return why
	}
	if !cardFits(p) {
		return fmt.Sprintf("the card %s never leads to the step %s.", cardTitles[c.card], stepSaid[p.step].Title)
	}
	if (c.ask[0] != 0) != (p.step == StepCounter) {
		return stepSaid[p.step].Misfit(c.ask[0] != 0, "somebody who may play a Counter")
	}
	if p.step == StepCounter && !t.askFits(p) {
		return "those who may still play a Counter are the last ones of all who may."
	}
	return t.pendingHolds(p)
}

// pendingNames checks that the pending card names what cards of its kind name,
// and nothing else.
func (p *position) pendingNames() string {
	c := &p.pending
	event := c.card >= engineBoost
	targeted := c.card == pirate || c.card == engineFailure || c.card == mercenaries || c.card == immobilise || c.card == steal
	switch {
	case (c.target != 0) != targeted:
		return "a card that hits one player needs a target, and other cards have none."
	case targeted && (c.target == p.turn) != event:
		return "an event card hits the player in turn, an action card another player."
	case (c.planet != nowhere) != (c.card == rebellion):
		return "a Rebellion needs a planet, and other cards name none."
	case (c.resource != nowhere) != (c.card == mercenaries || isGift(int(c.card))):
		return "Mercenaries and Get Resource need a resource, and other cards name none."
	case isGift(int(c.card)) && c.resource != c.card-resourceMetal:
		return "the resource must be the one of the event card."
	case c.back != StepAct1 && (event || c.back != StepAct2):
		return "after an event the turn goes on before the flight, after an action card where it was played."
	}
	return ""
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
func (t *table) pendingHolds(p *position) string {
	c, turn := &p.pending, int(p.turn)
	switch {
	case p.step == StepCounter && c.card == mercenaries && p.goods[c.target-1][ship][c.resource] == 0:
		return "the Mercenaries take only what the other ship carries."
	case p.step == StepPirate && (p.load(turn) == 0 || p.money[turn-1] < pirateLeast):
		return "pirates leave a choice only to a player with cargo and 2 MCr."
	case p.step == StepCargo && p.load(turn) != holds:
		return "only a player with a full ship must choose what to carry."
	case p.step == StepSteal && cardsIn(&p.hands[c.target-1]) == 0:
		return "the other hand is empty, so no card can be stolen."
	case c.card == steal && cardsIn(&p.hands[turn-1]) >= handSize:
		return "a player who has just played Steal holds two cards at most."
	}
	return ""
}
