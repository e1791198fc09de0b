package traders

import "fmt"

// choicesFit makes sure that the production choices are some that can be
// awaited: in planet order, and on a planet clockwise from the starter (TR-2.6).
func (t *table) choicesFit(p *position) string {
	if (p.choiceNum > 0) != (p.step == StepProduce) {
		return "production is awaited exactly in the step produce."
	}
	last := -1
	for _, c := range p.choices[:p.choiceNum] {
		place := int(c.planet)*maxSeats + (int(c.seat)-int(p.starter)+t.size())%t.size()
		switch {
		case p.oneResource(int(c.planet)) != nowhere:
			return fmt.Sprintf("on %s there is nothing to choose.", placeTitles[c.planet])
		case p.stationsOn(int(c.planet), int(c.seat)) < c.left:
			return fmt.Sprintf("%s has fewer than %d stations on %s.", t.name(int(c.seat)), c.left, placeTitles[c.planet])
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
		return "a card is being resolved exactly in the steps counter, pirate, cargo and steal."
	}
	if !due || p.turn == 0 {
		return ""
	}
	if why := p.pendingNames(); why != "" {
		return why
	}
	if !cardFits(p) {
		return fmt.Sprintf("the card %s is not resolved in the step %s.", anyCardWords.Word(int(c.card)), stepNames[p.step])
	}
	if (c.ask[0] != 0) != (p.step == StepCounter) {
		return "seats are asked for a Counter exactly in the step counter."
	}
	if p.step == StepCounter && !t.askFits(p) {
		return "those asked for a Counter are not the last ones of those who can be."
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
		return "a target is named exactly for the cards that hit one player."
	case targeted && (c.target == p.turn) != event:
		return "event cards hit the player in turn, action cards another one."
	case (c.planet != nowhere) != (c.card == rebellion):
		return "a planet is named exactly for a Rebellion."
	case (c.resource != nowhere) != (c.card == mercenaries || isGift(int(c.card))):
		return "a resource is named exactly for Mercenaries and for resource events."
	case isGift(int(c.card)) && c.resource != c.card-resourceMetal:
		return "the resource is not the one of the event card."
	case c.back != StepAct1 && (event || c.back != StepAct2):
		return "after the card play goes on in act1, or in act2 if it was played there."
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
		return "the Mercenaries' resource is not on the ship of the player hit."
	case p.step == StepPirate && (p.load(turn) == 0 || p.money[turn-1] < pirateLeast):
		return "pirates let choose only who has cargo and 2 MCr."
	case p.step == StepCargo && p.load(turn) != holds:
		return "only a full ship has to choose what to carry."
	case p.step == StepSteal && cardsIn(&p.hands[c.target-1]) == 0:
		return "there is no card to steal."
	case c.card == steal && cardsIn(&p.hands[turn-1]) >= handSize:
		return "who has played a Steal holds at most two cards."
	}
	return ""
}
