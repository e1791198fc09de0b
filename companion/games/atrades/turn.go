package atrades

import "tablekeeper/companion/rules"

// What decides which step is next, and whose decision it is.
const (
	regionOwed  rules.Event = iota // one is drawn: at the start, or in a new era
	regionToLay                    // the one drawn is laid beside another (AT-1.3)
	bidsBegan
	paymentOwed
	actionsBegan // or the next seat has its action
	tileTaken
	mergerNamed // its initiator may lay a cube
	auctionBegan
	finalBidsBegan
	survivorAsked
	companyOffered // free: to the losers of a merger, or by a card
	cubeOffered    // free, to the winner of a merger
	companyAsked   // by a card, as the next three
	regionAsked
	growingAsked
	cardByHand
	growthOffered // at the market, or by a card
	goldenAsked
	gameEnded
)

// acting are the steps inside an action: of a seat's turn, of its golden cube, of
// a merger or of a card.
var acting = in(StepAction, StepGolden, StepPay, StepPlace, StepMergeCube, StepAuction, StepFinalBid, StepSurvivor,
	StepFreeAcquire, StepFreeCube, StepCardCompany, StepCardRegion, StepCardExpand, StepManual, StepExpand)

// turn is the course of the game: what can happen in each step, and what follows.
var turn = rules.TurnOf([]rules.Follows{
	// Setup, and the region of a new era.
	{In: in(StepGuild, StepRegion, StepLay) | acting, When: regionOwed, Next: StepRegion},
	{In: in(StepRegion), When: regionToLay, Next: StepLay},

	// A round: bids for the turn order, actions, the market, the golden cubes.
	{In: in(StepRegion, StepLay) | acting, When: bidsBegan, Next: StepTurnBid},
	{In: in(StepTurnBid) | acting, When: paymentOwed, Next: StepPay},
	{In: in(StepRegion, StepLay, StepTurnBid) | acting, When: actionsBegan, Next: StepAction},
	{In: acting, When: growthOffered, Next: StepExpand},
	{In: in(StepRegion, StepLay) | acting, When: goldenAsked, Next: StepGolden},
	{In: in(StepRegion, StepLay) | acting, When: gameEnded, Next: StepOver},

	// An action: a company, a merger, a card.
	{In: in(StepAction, StepGolden, StepFreeAcquire), When: tileTaken, Next: StepPlace},
	{In: in(StepAction, StepGolden), When: mergerNamed, Next: StepMergeCube},
	{In: in(StepAction, StepGolden, StepMergeCube, StepAuction), When: auctionBegan, Next: StepAuction},
	{In: in(StepAuction), When: finalBidsBegan, Next: StepFinalBid},
	{In: acting, When: survivorAsked, Next: StepSurvivor},
	{In: acting, When: companyOffered, Next: StepFreeAcquire},
	{In: acting, When: cubeOffered, Next: StepFreeCube},
	{In: acting, When: companyAsked, Next: StepCardCompany},
	{In: acting, When: regionAsked, Next: StepCardRegion},
	{In: acting, When: growingAsked, Next: StepCardExpand},
	{In: acting, When: cardByHand, Next: StepManual},
}...)

// follow goes to the step that follows what happened.
func (p *position) follow(when rules.Event) { p.Step = turn.Next(p.Step, when) }

// await goes to the step that follows what happened, and says whose decision it is.
func (p *position) await(when rules.Event, seat int8) {
	p.follow(when)
	p.actor = seat
}

// The procedures of section 6.3 that carry a round from one phase to the next.

func (t *table) beginBids(p *position) {
	p.phase = phaseTurnOrder
	p.sealed = t.noSealed
	p.await(bidsBegan, nobody)
}

func (t *table) beginActions(p *position) {
	p.sealed, p.Owed, p.payer = t.noSealed, 0, 0
	p.phase, p.turn = phaseAction, p.order[0]
	p.await(actionsBegan, p.turn)
}

// finishAction ends an action, or a golden action, and gives the next seat its own.
func (t *table) finishAction(p *position) {
	p.Merger, p.effect = Merger{}, research{company: none}
	p.sealed, p.Owed, p.payer, p.tile = t.noSealed, 0, 0, none
	next := p.place(p.turn) + 1
	if p.phase == phaseEnd {
		t.goldenFrom(p, next)
		return
	}
	if next == t.size() {
		t.beginMarket(p)
		return
	}
	p.turn = p.order[next]
	p.await(actionsBegan, p.turn)
}

func (t *table) beginMarket(p *position) {
	p.phase, p.turn = phaseMarket, 0
	p.market = market{on: true, company: none}
	t.marketAfter(p, none)
}

// marketAfter sells for the companies above the one given, in ascending order; a
// company that sold a good for each tile may grow (AT-14.29, AT-14.30).
func (t *table) marketAfter(p *position, last int) {
	for c := last + 1; c < len(t.number); c++ {
		owner := p.companies[c].owner
		if p.companies[c].where != Business || owner == 0 {
			continue
		}
		before := p.market.sold
		goods := t.sellGoods(p, c)
		if t.watch != nil {
			t.watch(p, c, before)
		}
		if goods == int(p.companies[c].size) && t.canGrow(p, c) {
			p.market.company = int8(c)
			p.await(growthOffered, owner)
			return
		}
	}
	p.market = market{company: none}
	t.endRound(p)
}

// sellGoods brings a company's goods to the market and gives how many it sold.
func (t *table) sellGoods(p *position, c int) int {
	goods := 0
	for _, i := range p.drawn[:p.open] {
		here := 0
		for rest := p.tilesOf(c, int(i)); rest != 0; rest &= rest - 1 {
			here++
		}
		sold := max(0, min(here, t.demandValue(p, int(i))-p.market.sold[i]))
		p.market.sold[i] += sold
		goods += sold
	}
	money := goods * t.kind(c).price
	p.companies[c].money += money
	p.bank -= money
	return goods
}

// endRound makes the era test; a new era may bring a new region (AT-14.31, AT-14.32).
func (t *table) endRound(p *position) {
	p.phase, p.turn = phaseEnd, 0
	if t.eras && t.eraTest(p) {
		if p.era == t.lastEra {
			p.fourthEra = true
		} else {
			t.newEra(p)
			if int(p.open) < t.boardSize {
				p.await(regionOwed, p.order[0])
				return
			}
		}
	}
	t.goldenFrom(p, 0)
}

// eraTest reports whether the supply has starting tiles of one type or none.
func (t *table) eraTest(p *position) bool {
	found := none
	for c, kind := range t.kindOf {
		if p.companies[c].where != Supply || kind == found {
			continue
		}
		if found != none {
			return false
		}
		found = kind
	}
	return true
}

func (t *table) newEra(p *position) {
	p.era++
	p.newEra = true
	for c := range t.number {
		if p.companies[c].where == Later && t.kind(c).era == int(p.era) {
			p.companies[c].where = Supply
		}
	}
}

// goldenFrom asks the next seat with a golden cube, from a place in the turn order on.
func (t *table) goldenFrom(p *position, place int) {
	for ; place < t.size(); place++ {
		seat := p.order[place]
		if p.Golden[seat-1] >= 1 {
			p.turn = seat
			p.await(goldenAsked, seat)
			return
		}
	}
	t.endTest(p)
}

// endTest ends the game or begins the next round (AT-14.34, AT-14.35).
func (t *table) endTest(p *position) {
	p.turn = 0
	if t.ended(p) {
		p.phase = phaseOver
		p.await(gameEnded, nobody)
		return
	}
	p.Round++
	p.active, p.newEra = false, false
	t.beginBids(p)
}

func (t *table) ended(p *position) bool {
	for _, cubes := range p.Cubes[:t.size()] {
		if cubes == 0 {
			return true
		}
	}
	return p.fourthEra || !t.eras && !t.hasSupply(p) || !p.active && !p.newEra
}

// ranking returns the places at the end: personal money, then unused cubes (AT-14.36).
func (t *table) ranking(p *position) [][]int {
	unused := func(seat int) int { return p.Cubes[seat-1] + p.Golden[seat-1] }
	better := func(a, b int) bool {
		if p.Personal[a-1] != p.Personal[b-1] {
			return p.Personal[a-1] > p.Personal[b-1]
		}
		return unused(a) > unused(b)
	}
	places := [][]int{}
	for ranked := 0; ranked < t.size(); {
		var best []int
		for seat := 1; seat <= t.size(); seat++ {
			above := 0
			for other := 1; other <= t.size(); other++ {
				if better(other, seat) {
					above++
				}
			}
			if above == ranked {
				best = append(best, seat)
			}
		}
		places = append(places, best)
		ranked += len(best)
	}
	return places
}
