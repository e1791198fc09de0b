package atrades

// settle makes fit what follows from the rest of a position that is being set
// up: where the numbers are that nobody named, the cards left, and that nothing
// stands from a step that is over.
func (t *table) settle(p *position) {
	if p.phase != phaseMarket {
		p.market = market{company: none}
	}
	t.settleNumbers(p)
	for k := range t.data.cards {
		left := t.data.cards[k].copies
		for i := range t.size() {
			left -= int(p.held[i][k])
		}
		p.supply[k] = uint8(max(0, left))
	}
	if p.Step == StepManual {
		p.actor = 0
	}
	if !t.acting(p) {
		p.turn, p.Merger, p.effect = 0, Merger{}, research{company: none}
		if p.phase != phaseTurnOrder {
			p.sealed = t.noSealed
		}
	}
	if !t.eras {
		p.Golden = [maxSeats]int{}
	}
}

// settleNumbers puts the numbers of later eras aside and those that are nowhere
// into the supply; the money of a sold company is gone.
func (t *table) settleNumbers(p *position) {
	for c := range t.number {
		card := &p.companies[c]
		switch comes := t.eras && t.kind(c).era > int(p.era); {
		case card.where == Later && !comes:
			card.where = Supply
		case card.where == Supply && comes:
			card.where = Later
		}
		if card.owner == 0 {
			card.money = 0
		}
	}
}
