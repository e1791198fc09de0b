package atrades

import (
	"slices"

	"tablekeeper/companion/base/wording"
)

// mergerFits are the conditions of a merger (section 5, number 9, and invariant 9).
func (t *table) mergerFits(p *position) wording.Text {
	m := &p.Merger
	if !m.On {
		return wording.Text{}
	}
	for _, broken := range []func(*position) wording.Text{t.mergerItself, t.targetsFit, t.winnerFits, t.losersFit} {
		if why := broken(p); !why.Empty() {
			return why
		}
	}
	switch p.Step {
	case StepMergeCube:
		if m.in != t.everybody() || m.Round != 1 || m.High != 0 || m.placed {
			return wording.Say("before the cube for a merger is laid nobody has bid or passed.")
		}
	case StepAuction:
		return t.auctionFits(p)
	case StepFinalBid:
		if m.leader == 0 || count(m.in) < 2 || m.Round != m.Rounds {
			return wording.Say("final bids need a standing bid and at least two bidders.")
		}
	}
	return wording.Text{}
}

func (t *table) mergerItself(p *position) wording.Text {
	m := &p.Merger
	switch {
	case m.initiator != p.turn:
		return wording.Say("the merger was begun by the player whose action it is.")
	case m.Rounds < 2 || m.Round < 1 || m.Round > m.Rounds:
		return wording.Say("an auction has at least two rounds, and this round is one of them.")
	case (p.Step == StepMergeCube || p.Step == StepAuction) && m.Round == m.Rounds:
		return wording.Say("in the last round of an auction final bids are made.")
	case m.in == 0:
		return wording.Say("somebody must still be in the auction.")
	case (m.leader == 0) != (m.High == 0):
		return wording.Say("somebody leads as soon as there is a bid, and not before.")
	case m.leader != 0 && !m.in.Has(int(m.leader)):
		return wording.Say("the leader must still be in the auction.")
	case m.held != 0 && p.Step != StepSurvivor:
		return wording.Say("money is set aside only until the surviving company is chosen.")
	case p.Step == StepSurvivor && (p.companies[m.targets[0]].money != 0 || p.companies[m.targets[1]].money != 0):
		return wording.Say("the cards of both companies are empty once the merger is paid out.")
	case (p.Step == StepAuction || p.Step == StepFinalBid) && m.leader != 0 && m.High > t.payable(p, int(m.leader)):
		return wording.Say("the leader can't pay the standing bid.")
	}
	return wording.Text{}
}

// targetsFit asks for both targets up to the choice of the survivor, and for one
// of them afterwards.
func (t *table) targetsFit(p *position) wording.Text {
	m := &p.Merger
	lost, kept := 0, 0
	for i, c := range m.targets {
		company := &p.companies[c]
		if biddingSteps.Has(p.Step) || p.Step == StepPay || p.Step == StepSurvivor {
			if company.where != Business || company.owner != m.owners[i] {
				return wording.Say("both companies of the merger must be on the board, with their owners.")
			}
			continue
		}
		if company.where == Gone {
			lost++
		} else if m.winner != 0 && p.owns(int(m.winner), int(c)) {
			kept++
		}
	}
	if !biddingSteps.Has(p.Step) && p.Step != StepPay && p.Step != StepSurvivor && (lost != 1 || kept != 1) {
		return wording.Say("one company of the merger has left the game, and the other is the winner's.")
	}
	return wording.Text{}
}

func (t *table) winnerFits(p *position) wording.Text {
	m := &p.Merger
	switch {
	case biddingSteps.Has(p.Step):
		if m.winner != 0 {
			return wording.Say("nobody has won before the auction is over.")
		}
	case m.winner == 0 || m.winner != m.leader:
		return wording.Say("the leader of the auction wins it.")
	case (p.Step == StepPay || p.Step == StepSurvivor) && p.actor != m.winner:
		return wording.Say("the winner pays and chooses the surviving company.")
	case p.Step == StepFreeCube && p.actor != m.winner && p.actor != m.initiator:
		return wording.Say("free cubes are for the winner and for who began the merger.")
	}
	return wording.Text{}
}

func (t *table) losersFit(p *position) wording.Text {
	m := &p.Merger
	if p.Step != StepFreeAcquire && p.Step != StepPlace {
		if m.losers[0] != 0 {
			return wording.Say("nobody waits for a free company in this step.")
		}
		return wording.Text{}
	}
	if m.losers[0] != p.actor {
		return wording.Say("the free company goes to the next player who has lost one.")
	}
	if slices.Contains(m.losers[:], m.winner) {
		return wording.Say("the winner has lost no company and gets no free one.")
	}
	return wording.Text{}
}

// auctionFits reports whether it can be the actor's turn to bid.
func (t *table) auctionFits(p *position) wording.Text {
	m := &p.Merger
	if p.actor == nobody || !m.in.Has(int(p.actor)) || m.leader == p.actor {
		return wording.Say("the next to bid is in the auction and doesn't lead it.")
	}
	if m.leader != 0 {
		if t.inAfter(p, m.leader) != p.actor {
			return wording.Say("the leader is the one who bid just before.")
		}
		return wording.Text{}
	}
	if m.Round != 1 {
		return wording.Say("without a bid the auction is in its first round.")
	}
	for _, seat := range m.in.List() {
		if t.inRound(p, int8(seat)) < t.inRound(p, p.actor) {
			return wording.Say("without a bid all players before this one have passed.")
		}
	}
	return wording.Text{}
}
