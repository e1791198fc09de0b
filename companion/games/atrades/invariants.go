package atrades

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

type invariant = rules.Invariant[position]

// invariants are the conditions of section 10 that a position alone can show,
// and those of section 5 on which positions are possible, with their numbers.
// Types and ranges are checked where a position is read.
func (t *table) invariants() []invariant {
	return []invariant{
		{Name: "invariant 1", Violation: t.moneyAddsUp},
		{Name: "invariant 2", Violation: t.numbersFit},
		{Name: "invariant 3", Violation: t.companiesFit},
		{Name: "invariant 4", Violation: t.demandFits},
		{Name: "invariant 5", Violation: t.seatsFit},
		{Name: "invariant 6", Violation: t.copiesFit},
		{Name: "position 2", Violation: t.stepFits},
		{Name: "position 3", Violation: t.layoutFits},
		{Name: "position 4", Violation: t.setupFits},
		{Name: "position 5", Violation: t.actorFits},
		{Name: "position 5", Violation: t.turnFits},
		{Name: "position 6", Violation: t.paymentFits},
		{Name: "position 7", Violation: t.withinFits},
		{Name: "position 8", Violation: t.sealedFits},
		{Name: "position 9", Violation: t.mergerFits},
		{Name: "position 10", Violation: t.effectFits},
		{Name: "position 11", Violation: t.placeFits},
	}
}

// money is all the money there is, less what the bank has paid out.
func (t *table) money(p *position) int {
	sum := p.bank + p.Merger.held
	for _, n := range p.Personal {
		sum += n
	}
	for c := range t.number {
		sum += p.companies[c].money
	}
	return sum
}

func (t *table) moneyAddsUp(p *position) wording.Text {
	if sum := t.money(p); sum != p.total {
		return wording.Say("the money of all together must be {total} and is {sum}.", p.total, sum)
	}
	for i := range t.size() {
		if p.Personal[i] < 0 {
			return wording.Say("{who} can't have less than nothing.", t.name(i+1))
		}
	}
	for c := range t.number {
		if p.companies[c].money < 0 {
			return wording.Say("the card of company {number} can't hold less than nothing.", t.number[c])
		}
	}
	if p.Merger.held < 0 {
		return wording.Say("the money for the surviving company can't be less than nothing.")
	}
	return wording.Text{}
}

func (t *table) numbersFit(p *position) wording.Text {
	for c, n := range t.number {
		comes := t.eras && t.kind(c).era > int(p.era)
		if here := p.companies[c].where != Later; here && comes {
			return wording.Say("company {number} comes only in era {first}.", n, t.kind(c).era)
		} else if !here && !comes {
			return wording.Say("say where company {number} is: in the supply, on the board or out of the game.", n)
		}
	}
	return wording.Text{}
}

func (t *table) companiesFit(p *position) wording.Text {
	for c, n := range t.number {
		card := &p.companies[c]
		switch {
		case (card.where == Business) != (card.size > 0):
			return wording.Say("company {number} has a hex while it is on the board, and only then.", n)
		case card.owner == 0 && card.money != 0:
			return wording.Say("company {number} belongs to nobody, so its card holds no money.", n)
		}
	}
	return wording.Text{}
}

func (t *table) demandFits(p *position) wording.Text {
	for _, i := range p.drawn[:p.open] {
		if int(p.maps[i].demand) > len(t.data.regions[i].demand) {
			return wording.Say("the demand marker of {region} is beyond the end of its track.", t.data.regions[i].said())
		}
	}
	return wording.Text{}
}

func (t *table) seatsFit(p *position) wording.Text {
	if p.order[0] != 0 && slices.Contains(p.order[:t.size()], 0) {
		return wording.Say("the turn order has all players or none.")
	}
	for i, g := range p.guilds[:t.size()] {
		if g != none && t.playing(p, int(g)) != i+1 {
			return wording.Say("two players can't play {guild}.", t.data.guilds[g].said())
		}
	}
	return wording.Text{}
}

func (t *table) copiesFit(p *position) wording.Text {
	for k := range t.data.cards {
		n := int(p.supply[k])
		for i := range t.size() {
			n += int(p.held[i][k])
		}
		if n != t.data.cards[k].copies {
			return wording.Say("the game has {copies} copies of {card}, not {number}.", t.data.cards[k].copies, t.data.cards[k].said(), n)
		}
	}
	return wording.Text{}
}

// phasesOf lists for every step the phases in which it is (section 6.1).
var phasesOf = [...][]uint8{
	StepGuild:       {phaseSetup},
	StepRegion:      {phaseSetup, phaseEnd},
	StepLay:         {phaseSetup, phaseEnd},
	StepTurnBid:     {phaseTurnOrder},
	StepPay:         {phaseTurnOrder, phaseAction, phaseEnd},
	StepAction:      {phaseAction},
	StepGolden:      {phaseEnd},
	StepPlace:       {phaseAction, phaseEnd},
	StepMergeCube:   {phaseAction},
	StepAuction:     {phaseAction, phaseEnd},
	StepFinalBid:    {phaseAction, phaseEnd},
	StepSurvivor:    {phaseAction, phaseEnd},
	StepFreeAcquire: {phaseAction, phaseEnd},
	StepFreeCube:    {phaseAction, phaseEnd},
	StepCardCompany: {phaseAction, phaseEnd},
	StepCardRegion:  {phaseAction, phaseEnd},
	StepCardExpand:  {phaseAction, phaseEnd},
	StepManual:      {phaseAction, phaseEnd},
	StepExpand:      {phaseMarket, phaseAction, phaseEnd},
	StepOver:        {phaseOver},
}

func (t *table) stepFits(p *position) wording.Text {
	found := false
	for _, phase := range phasesOf[p.Step] {
		found = found || phase == p.phase
	}
	switch {
	case !found:
		return wording.Say("the step {step} doesn't come in this phase of the round.", stepSaid[p.Step].Title)
	case (p.Round == 0) != (p.phase == phaseSetup):
		return wording.Say("rounds are counted from 1; only the setup has none.")
	case !t.eras && p.era != 1:
		return wording.Say("the first edition is always in era 1.")
	}
	return wording.Text{}
}

func (t *table) layoutFits(p *position) wording.Text {
	for k, i := range p.drawn[:p.open] {
		m := &p.maps[i]
		laying := p.Step == StepLay && k == int(p.open)-1
		switch {
		case !t.joined && (m.laid || m.rotation != 0):
			return wording.Say("regions that lie apart have no place beside each other and no rotation.")
		case t.joined && m.laid == laying:
			return wording.Say("every region has a place, except the one that is being laid.")
		case m.laid && p.lyingAt(m.at) != int(i):
			return wording.Say("two regions can't lie in the same place.")
		}
	}
	return wording.Text{}
}

func (t *table) setupFits(p *position) wording.Text {
	ordered := p.order[0] != 0
	for i, g := range p.guilds[:t.size()] {
		chosen := p.Step != StepGuild || i+1 < int(p.actor)
		if (g != none) != chosen {
			return wording.Say("guilds are chosen seat by seat at the start; later everybody has one.")
		}
	}
	switch {
	case ordered == (p.Step == StepGuild):
		return wording.Say("the turn order is known as soon as all guilds are chosen, and not before.")
	case p.Step == StepGuild && p.open > 0:
		return wording.Say("no region is drawn before all guilds are chosen.")
	case p.Step == StepRegion && int(p.open) == t.boardSize:
		return wording.Say("all regions are drawn already.")
	case p.phase != phaseSetup && p.open == 0:
		return wording.Say("a region must be in play.")
	case p.Step == StepLay && (!t.joined || p.open < 2):
		return wording.Say("there is no region to be laid beside another.")
	}
	return wording.Text{}
}
