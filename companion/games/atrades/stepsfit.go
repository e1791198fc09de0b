package atrades

import (
	"math/bits"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// Sets of steps that the conditions of section 5 speak of.
var (
	allSteps     = rules.Steps(1<<(StepOver+1) - 1)
	nobodySteps  = in(StepTurnBid, StepFinalBid, StepOver)
	ownSteps     = in(StepAction, StepGolden, StepMergeCube, StepCardCompany, StepCardRegion, StepCardExpand)
	biddingSteps = in(StepMergeCube, StepAuction, StepFinalBid)
	mergerSteps  = in(StepMergeCube, StepAuction, StepFinalBid, StepSurvivor, StepFreeCube)
	cardSteps    = in(StepCardCompany, StepCardRegion, StepCardExpand, StepManual, StepExpand)
	sharedSteps  = in(StepPay, StepFreeAcquire)
)

func (t *table) actorFits(p *position) wording.Text {
	first := int8(1)
	if p.phase == phaseEnd {
		first = p.order[0]
	}
	switch {
	case p.actor == nobody:
	case (p.Step == StepManual) != (p.actor == 0):
		return wording.Say("only a card's text by hand is entered by the table, not by a player.")
	case (p.Step == StepRegion || p.Step == StepLay) && p.actor != first:
		return wording.Say("the first player draws and lays regions: seat 1 at the start, later the first in turn order.")
	case ownSteps.Has(p.Step) && p.actor != p.turn:
		return wording.Say("the move is that of the player whose action it is.")
	case p.Step == StepGolden && p.Golden[p.actor-1] < 1:
		return wording.Say("a golden action needs a golden cube.")
	case p.Step == StepCardCompany && !t.ownsAny(p, int(p.actor)):
		return wording.Say("the card brings money to a company, and the player has none.")
	}
	return wording.Text{}
}

// acting reports whether some seat has its action, or its golden action.
func (t *table) acting(p *position) bool {
	return p.phase == phaseAction || p.phase == phaseEnd && p.Step != StepRegion && p.Step != StepLay
}

func (t *table) turnFits(p *position) wording.Text {
	if t.acting(p) != (p.turn != 0) {
		return wording.Say("say whose action it is while players have actions, and only then.")
	}
	if !t.eras && p.Golden != [maxSeats]int{} {
		return wording.Say("the first edition has no golden cubes.")
	}
	return wording.Text{}
}

func (t *table) paymentFits(p *position) wording.Text {
	paying, placing, selling := p.Owed > 0, p.tile != none, p.phase == phaseMarket
	switch {
	case p.payer != 0 && p.payer != p.actor:
		return wording.Say("the player who pays is the one whose move it is.")
	case paying && p.Owed > t.limit(p, int(p.payer)):
		return wording.Say("{who} can't pay {payment}.", t.name(int(p.payer)), p.Owed)
	case paying && p.phase == phaseTurnOrder && p.Owed != p.sealed[p.payer-1]:
		return wording.Say("for the turn order each player pays what they bid.")
	case paying && p.Merger.On && p.Owed != p.Merger.High:
		return wording.Say("for a merger the winning bid is paid.")
	case placing && !t.anyFree(p):
		return wording.Say("no hex is free for the tile.")
	case selling != p.market.on:
		return wording.Say("sales are noted in the market phase, and only there.")
	case selling && !p.owns(int(p.actor), int(p.market.company)):
		return wording.Say("the company that may grow belongs to the player whose move it is.")
	}
	return wording.Text{}
}

// withinFits reports which steps are inside a merger or a card (number 7).
func (t *table) withinFits(p *position) wording.Text {
	m, e := p.Merger.On, p.effect.on
	inside := p.phase == phaseAction || p.phase == phaseEnd
	fits := !m && !e
	switch {
	case !inside:
	case sharedSteps.Has(p.Step):
		fits = m != e
	case p.Step == StepPlace:
		fits = !m || !e
	case mergerSteps.Has(p.Step):
		fits = m && !e
	case cardSteps.Has(p.Step):
		fits = e && !m
	}
	if !fits {
		return wording.Say("merger or card don't fit the step {step}.", stepSaid[p.Step].Title)
	}
	return wording.Text{}
}

func (t *table) sealedFits(p *position) wording.Text {
	if p.Merger.On && p.Merger.winner != 0 {
		return wording.Text{}
	}
	for seat := 1; seat <= t.size(); seat++ {
		if why := t.bidFits(p, seat); !why.Empty() {
			return why
		}
	}
	if nobodySteps.Has(p.Step) && p.Step != StepOver && t.toMove(p) == 0 {
		return wording.Say("all bids are made already.")
	}
	return wording.Text{}
}

// bidFits reports what is wrong with what a seat has sealed, or "".
func (t *table) bidFits(p *position, seat int) wording.Text {
	n := p.sealed[seat-1]
	fits := n == none
	switch {
	case p.Step == StepTurnBid:
		fits = n <= t.payable(p, seat)
	case p.Step == StepPay && p.phase == phaseTurnOrder:
		after := p.place(int8(seat)) > p.place(p.actor)
		fits = n != none && (!after || n <= t.payable(p, seat))
	case p.Step == StepFinalBid && p.Merger.in.Has(seat):
		fits = n <= 0 || n > p.Merger.High && n <= t.payable(p, seat)
	}
	if !fits {
		return wording.Say("{who} can't have made this hidden bid.", t.name(seat))
	}
	return wording.Text{}
}

func (t *table) effectFits(p *position) wording.Text {
	e := &p.effect
	if !e.on {
		return wording.Text{}
	}
	if p.turn == 0 || p.held[p.turn-1][e.card] == 0 {
		return wording.Say("a player uses only cards that they hold.")
	}
	if (p.Step == StepPay) != (e.next == 0) {
		return wording.Say("a card takes effect as soon as it is paid, and not before.")
	}
	if e.next > 0 && !asksFor(t.begun(p).kind, p.Step) {
		return wording.Say("the effect of the card doesn't lead to the step {step}.", stepSaid[p.Step].Title)
	}
	switch {
	case e.company != none && !p.owns(int(p.turn), int(e.company)):
		return wording.Say("the company that grows belongs to the player who uses the card.")
	case e.adjusted > 0 && p.Step != StepManual:
		return wording.Say("changes are entered only for a card's text by hand.")
	case p.Step != StepManual && p.actor != p.turn:
		return wording.Say("the move is that of the player who uses the card.")
	}
	return wording.Text{}
}

// asksFor reports whether an effect leads to a step.
func asksFor(effect int, step rules.Step) bool {
	switch effect {
	case gainCompany:
		return step == StepCardCompany
	case raiseDemand:
		return step == StepCardRegion
	case expandEffect:
		return step == StepCardExpand || step == StepExpand
	case acquireEffect:
		return step == StepFreeAcquire || step == StepPlace
	case manualEffect:
		return step == StepManual
	}
	return false
}

func (t *table) placeFits(p *position) wording.Text {
	if p.Step == StepPlace && !p.Merger.On && !p.effect.on && p.actor != p.turn {
		return wording.Say("the tile is placed by the player whose action it is.")
	}
	return wording.Text{}
}

// count is the number of seats in a set.
func count(seats rules.Seats) int { return bits.OnesCount16(uint16(seats)) }
