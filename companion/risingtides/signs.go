package risingtides

import (
	"slices"

	"tablekeeper/companion/rules"
)

// signs tell how likely a seat is to finish before others.
func (t *table) signs() *rules.Signs[Position] {
	return rules.SignsOf(
		rules.TextOf(texts, "learned.txt"), t.look,
		rules.SignOf("a finished plan", func(c *chance) float64 { return rules.Truth(c.built == planStages) }),
		rules.SignOf("who finished later", func(c *chance) float64 { return float64(c.later) }),
		rules.SignOf("the first stage", func(c *chance) float64 { return rules.Truth(c.built >= 1) }),
		rules.SignOf("the second stage", func(c *chance) float64 { return rules.Truth(c.built >= 2) }),
		rules.SignOf("cards of the next stage in the depot", func(c *chance) float64 { return float64(c.inDepot) }),
		rules.SignOf("cards of the last stage in the depot", func(c *chance) float64 { return rules.Truth(c.built == planStages-1) * float64(c.inDepot) }),
		rules.SignOf("cards of the next stage on the hand", func(c *chance) float64 { return float64(c.inHand) }),
		rules.SignOf("one card missing in the depot", func(c *chance) float64 { return rules.Truth(c.plan && c.all-c.inDepot == 1) }),
		rules.SignOf("no card missing in the depot", func(c *chance) float64 { return rules.Truth(c.plan && c.all == c.inDepot) }),
		rules.SignOf("the missing card on the hand", func(c *chance) float64 { return rules.Truth(c.plan && c.all-c.inDepot == 1 && c.inHand == 1) }),
		rules.SignOf("all cards of the next stage, with the hand", func(c *chance) float64 { return rules.Truth(c.plan && c.all == c.inDepot+c.inHand) }),
		rules.SignOf("cards of later stages in the depot", func(c *chance) float64 { return float64(c.laterDepot) }),
		rules.SignOf("cards of later stages on the hand", func(c *chance) float64 { return float64(c.laterHand) }),
		rules.SignOf("missing cards in depots of others", func(c *chance) float64 { return float64(c.others) }),
		rules.SignOf("a Steal for a missing card", func(c *chance) float64 { return rules.Truth(c.others > 0 && c.steals > 0) }),
		rules.SignOf("cards on the hand", func(c *chance) float64 { return float64(c.hand) }),
		rules.SignOf("a full hand", func(c *chance) float64 { return rules.Truth(c.hand >= t.n.handSize) }),
		rules.SignOf("cards in the depot", func(c *chance) float64 { return float64(c.depot) }),
		rules.SignOf("Steal / Protect on the hand", func(c *chance) float64 { return float64(c.steals) }),
		rules.SignOf("Relocate / Redirect on the hand", func(c *chance) float64 { return float64(c.relocates) }),
		rules.SignOf("the Nuke on the hand", func(c *chance) float64 { return float64(c.nukes) }),
		rules.SignOf("an answer to attacks", func(c *chance) float64 { return rules.Truth(c.steals+c.relocates > 0) }),
		rules.SignOf("turns until its own", func(c *chance) float64 { return float64(c.until) }),
		rules.SignOf("an attack on it", func(c *chance) float64 { return rules.Truth(c.attacked) }),
		rules.SignOf("an attack of its own", func(c *chance) float64 { return rules.Truth(c.attacks) }),
	)
}

// chance is what tells how likely a seat is to finish.
type chance struct {
	built, later          int  // stages; how many have finished later or not yet
	plan                  bool // its plan is known, and not finished
	all                   int  // cards of the next stage
	inDepot, inHand       int  // of them
	laterDepot, laterHand int  // cards of the stages after it
	others                int  // missing cards of the next stage that lie in depots of others
	hand, depot           int
	steals                int
	relocates, nukes      int
	until                 int
	attacked, attacks     bool
}

func (t *table) look(p *Position, seat int) *chance {
	c := &chance{built: int(p.Players[seat-1].built)}
	if place := slices.Index(p.Finished[:], seat); place >= 0 {
		c.later = t.size() - place
		return c
	}
	hand := &p.Players[seat-1].Hand
	c.hand, c.depot = hand.Size(), int(p.Players[seat-1].Depot.size)
	c.steals, c.relocates, c.nukes = hand.Known.Of(stealProtect), hand.Known.Of(relocateRedirect), hand.Known.Of(nuke)
	if p.Turn > 0 {
		c.until = (seat - p.Turn + t.size()) % t.size()
	}
	if p.Attack.kind != noAttack && p.Attack.counter == noCounter {
		c.attacked, c.attacks = p.Attack.Target == seat, p.Turn == seat
	}
	if p.nations[seat-1] >= 0 {
		t.needs(p, seat, c)
	}
	return c
}

// needs looks at what the plan of a seat in play still takes, and where that lies.
func (t *table) needs(p *Position, seat int, c *chance) {
	c.plan, c.all = true, stageCards(c.built)
	stages := plans[p.nations[seat-1]][c.built:]
	for resource := range resources {
		wanted, later := int(stages[0][resource]), 0
		for _, stage := range stages[1:] {
			later += int(stage[resource])
		}
		depot, hand := int(p.Players[seat-1].Depot.Count[resource]), p.Players[seat-1].Hand.Known.Of(resource)
		there := min(wanted, depot)
		held := min(wanted-there, hand)
		ahead := min(later, depot-there)
		c.inDepot, c.inHand = c.inDepot+there, c.inHand+held
		c.laterDepot, c.laterHand = c.laterDepot+ahead, c.laterHand+min(later-ahead, hand-held)
		for i := range t.size() {
			if i != seat-1 && p.inPlay(i+1) {
				c.others += min(wanted-there-held, int(p.Players[i].Depot.Count[resource]))
			}
		}
	}
}
