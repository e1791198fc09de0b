package atrades

import "slices"

// mergerFits are the conditions of a merger (section 5, number 9, and invariant 9).
func (t *table) mergerFits(p *position) string {
	m := &p.merger
	if !m.on {
		return ""
	}
	for _, broken := range []func(*position) string{t.mergerItself, t.targetsFit, t.winnerFits, t.losersFit} {
		if why := broken(p); why != "" {
			return why
		}
	}
	switch p.step {
	case StepMergeCube:
		if m.in != t.everybody() || m.round != 1 || m.high != 0 || m.placed {
			return "before the cube of a merger nobody has bid or passed."
		}
	case StepAuction:
		return t.auctionFits(p)
	case StepFinalBid:
		if m.leader == 0 || count(m.in) < 2 || m.round != m.rounds {
			return "the final round has a standing bid and at least two bidders."
		}
	}
	return ""
}

func (t *table) mergerItself(p *position) string {
	m := &p.merger
	switch {
	case m.initiator != p.turn:
		return "the initiator is the seat whose action it is."
	case m.rounds < 2 || m.round < 1 || m.round > m.rounds:
		return "the rounds of the auction are two at least, and the round is one of them."
	case (p.step == StepMergeCube || p.step == StepAuction) && m.round == m.rounds:
		return "the last round of an auction is the final one."
	case m.in == 0:
		return "nobody is in the auction."
	case (m.leader == 0) != (m.high == 0):
		return "there is a leader exactly when there is a bid."
	case m.leader != 0 && !m.in.Has(int(m.leader)):
		return "the leader is in the auction."
	case m.held != 0 && p.step != StepSurvivor:
		return "money is held only until the survivor is chosen."
	case p.step == StepSurvivor && (p.companies[m.targets[0]].money != 0 || p.companies[m.targets[1]].money != 0):
		return "the payout has emptied the cards of both targets."
	case (p.step == StepAuction || p.step == StepFinalBid) && m.leader != 0 && m.high > t.payable(p, int(m.leader)):
		return "the leader can't pay the standing bid."
	}
	return ""
}

// targetsFit asks for both targets up to the choice of the survivor, and for one
// of them afterwards.
func (t *table) targetsFit(p *position) string {
	m := &p.merger
	lost, kept := 0, 0
	for i, c := range m.targets {
		company := &p.companies[c]
		if biddingSteps.Has(p.step) || p.step == StepPay || p.step == StepSurvivor {
			if company.where != onBoard || company.owner != m.owners[i] {
				return "the targets are on the board and belong to their owners."
			}
			continue
		}
		if company.where == gone {
			lost++
		} else if m.winner != 0 && p.owns(int(m.winner), int(c)) {
			kept++
		}
	}
	if !biddingSteps.Has(p.step) && p.step != StepPay && p.step != StepSurvivor && (lost != 1 || kept != 1) {
		return "one target has left the game and the other is the winner's."
	}
	return ""
}

func (t *table) winnerFits(p *position) string {
	m := &p.merger
	switch {
	case biddingSteps.Has(p.step):
		if m.winner != 0 {
			return "nobody has won before the auction is over."
		}
	case m.winner == 0 || m.winner != m.leader:
		return "the winner is the leader."
	case (p.step == StepPay || p.step == StepSurvivor) && p.actor != m.winner:
		return "the winner pays and chooses."
	case p.step == StepFreeCube && p.actor != m.winner && p.actor != m.initiator:
		return "free cubes are for the winner and the initiator."
	}
	return ""
}

func (t *table) losersFit(p *position) string {
	m := &p.merger
	if p.step != StepFreeAcquire && p.step != StepPlace {
		if m.losers[0] != 0 {
			return "nobody waits for a free company in this step."
		}
		return ""
	}
	if m.losers[0] != p.actor {
		return "the actor is the next who lost control."
	}
	if slices.Contains(m.losers[:], m.winner) {
		return "the winner has lost nothing."
	}
	return ""
}

// auctionFits reports whether it can be the actor's turn to bid.
func (t *table) auctionFits(p *position) string {
	m := &p.merger
	if p.actor == nobody || !m.in.Has(int(p.actor)) || m.leader == p.actor {
		return "the next bidder is in the auction and not the leader."
	}
	if m.leader != 0 {
		if t.inAfter(p, m.leader) != p.actor {
			return "the leader is the last bidder before the actor."
		}
		return ""
	}
	if m.round != 1 {
		return "without a bid the auction is in its first round."
	}
	for _, seat := range m.in.List() {
		if t.inRound(p, int8(seat)) < t.inRound(p, p.actor) {
			return "without a bid all before the actor have passed."
		}
	}
	return ""
}
