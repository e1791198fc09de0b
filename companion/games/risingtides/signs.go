package risingtides

import (
	"slices"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

type sign = rules.Sign[chance]

// signs tell how likely a seat is to finish before others.
func (t *table) signs() *rules.Signs[Position] {
	return rules.SignsOf(rules.TextOf(texts, "learned.txt"), t.look, slices.Concat(planSigns(), t.handSigns(), timeSigns())...)
}

// planSigns are of a plan and what lies open for it.
func planSigns() []sign {
	of, says := rules.SignOf[chance], rules.Says[chance]
	finished, lostStage := says("My plan is done, and I am safe."), says("{player} has a stage to build again.")
	return []sign{
		of("a finished plan", func(c *chance) float64 { return rules.Truth(c.built == planStages) }).Gaining(finished),
		of("who finished later", func(c *chance) float64 { return float64(c.later) }).Gaining(finished),
		of("the first stage", func(c *chance) float64 { return rules.Truth(c.built >= 1) }).Gaining(stands).Losing(lostStage),
		of("the second stage", func(c *chance) float64 { return rules.Truth(c.built >= 2) }).Gaining(stands).Losing(lostStage),
		of("cards of the next stage in the depot", func(c *chance) float64 { return float64(c.inDepot) }).Gaining(lacks).Keeping(spares).Losing(short),
		of("cards of the last stage in the depot", func(c *chance) float64 { return rules.Truth(c.last) * float64(c.inDepot) }).Gaining(lacks).Keeping(spares).Losing(short),
		of("one card missing in the depot", func(c *chance) float64 { return rules.Truth(c.plan && c.all-c.inDepot == 1) }).Gaining(lacks).Keeping(spares).Losing(short),
		of("one card missing for the whole plan", func(c *chance) float64 { return rules.Truth(c.last && c.all-c.inDepot == 1) }).Gaining(lacks).Keeping(spares).Losing(endangers),
		of("no card missing in the depot", func(c *chance) float64 { return rules.Truth(c.plan && c.all == c.inDepot) }).Gaining(lacks).Keeping(spares).Losing(short),
		of("no card missing for the whole plan", func(c *chance) float64 { return rules.Truth(c.last && c.all == c.inDepot) }).Gaining(lacks).Keeping(spares).Losing(endangers),
		of("cards of later stages in the depot", func(c *chance) float64 { return float64(c.laterDepot) }).Gaining(says("A later stage of mine takes it too.")).Losing(says("{player} loses what a later stage takes.")),
		of("missing cards in depots of others", func(c *chance) float64 { return float64(c.others) }),
		of("cards in the depot", func(c *chance) float64 { return float64(c.depot) }),
	}
}

// handSigns are of the cards on a hand, the next turns and attacks.
func (t *table) handSigns() []sign {
	of, says := rules.SignOf[chance], rules.Says[chance]
	answer := says("It leaves me an answer to attacks.")
	keeps := says("It leaves me the cards that my plan takes.")
	return []sign{
		of("cards of the next stage on the hand", func(c *chance) float64 { return float64(c.inHand) }).Hoping(hopes).Keeping(keeps),
		of("the missing card on the hand", func(c *chance) float64 { return rules.Truth(c.plan && c.all-c.inDepot == 1 && c.inHand == 1) }).Hoping(hopes),
		of("the last missing card on the hand", func(c *chance) float64 { return rules.Truth(c.last && c.all-c.inDepot == 1 && c.inHand == 1) }).Hoping(hopes),
		of("all cards of the next stage, with the hand", func(c *chance) float64 { return rules.Truth(c.plan && c.all == c.inDepot+c.inHand) }).Hoping(hopes),
		of("cards of later stages on the hand", func(c *chance) float64 { return float64(c.laterHand) }).Hoping(says("A card now is one less to draw for a later stage.")).Keeping(keeps),
		of("the chance to draw a missing card", func(c *chance) float64 { return c.draw }),
		of("the chance to draw a card of the last stage", func(c *chance) float64 { return rules.Truth(c.last) * c.draw }),
		of("a Steal for a missing card", func(c *chance) float64 { return rules.Truth(c.others > 0 && c.steals > 0) }),
		of("cards on the hand", func(c *chance) float64 { return float64(c.hand) }).Hoping(says("With more cards I have more to choose from.")).Keeping(says("It leaves me my cards.")),
		of("a full hand", func(c *chance) float64 { return rules.Truth(c.hand >= t.n.handSize) }).Gaining(says("My hand must not fill up.")),
		of("Steal / Protect on the hand", func(c *chance) float64 { return float64(c.steals) }).Keeping(answer),
		of("Relocate / Redirect on the hand", func(c *chance) float64 { return float64(c.relocates) }),
		of("the Nuke on the hand", func(c *chance) float64 { return float64(c.nukes) }),
		of("an answer to attacks", func(c *chance) float64 { return rules.Truth(c.steals+c.relocates > 0) }).Keeping(answer),
		of("turns until its own", func(c *chance) float64 { return float64(c.until) }),
		of("an attack on it", func(c *chance) float64 { return rules.Truth(c.attacked) }).Gaining(says("It saves what lies in my depot.")).Losing(says("It costs {player} a card.")),
		of("an attack of its own", func(c *chance) float64 { return rules.Truth(c.attacks) }).Gaining(func(c *chance, _ wording.Name) wording.Text {
			if !c.stealing {
				return wording.Text{}
			}
			return wording.Say("What lies in another depot brings me on faster than the deck.")
		}),
	}
}

// timeSigns are of what a timer still leaves room for: progress that comes too late is worth nothing.
func timeSigns() []sign {
	of, says := rules.SignOf[chance], rules.Says[chance]
	return []sign{
		of("a stage where time is short", func(c *chance) float64 { return c.late * float64(c.built) }).Gaining(stands),
		of("a card of the next stage where time is short", func(c *chance) float64 { return c.late * float64(c.inDepot) }).Gaining(lacks).Keeping(spares).Losing(short),
		of("turns too many for the time", func(c *chance) float64 { return c.late }).Gaining(says("Time is short, and this is the quickest way.")),
	}
}

func stands(c *chance, _ wording.Name) wording.Text {
	if c.built == planStages {
		return wording.Say("My plan is done, and I am safe.")
	}
	if c.built == 1 {
		return wording.Say("Then the first stage of my plan stands.")
	}
	return wording.Say("Then only one stage of my plan is left.")
}

// lacks says what the next stage still takes.
func lacks(c *chance, _ wording.Name) wording.Text {
	switch {
	case !c.plan:
		return wording.Text{}
	case c.missing.sum() == 0 && c.last:
		return wording.Say("Then all is there for my last stage.")
	case c.missing.sum() == 0:
		return wording.Say("Then all is there for my next stage.")
	case c.last:
		return wording.Say("Then my last stage only lacks {cards}.", c.missing.words())
	}
	return wording.Say("Then my next stage only lacks {cards}.", c.missing.words())
}

// spares says what another move would take from a stage.
func spares(c *chance, _ wording.Name) wording.Text {
	if !c.plan || c.inDepot == 0 {
		return wording.Text{}
	}
	return wording.Say("It leaves in my depot what my next stage takes.")
}

// hopes says what a card may bring.
func hopes(c *chance, _ wording.Name) wording.Text {
	switch {
	case !c.plan || c.missing.sum() == 0:
		return wording.Text{}
	case c.last:
		return wording.Say("I need cards: my last stage still takes {cards}.", c.missing.words())
	}
	return wording.Say("I need cards: my next stage still takes {cards}.", c.missing.words())
}

func short(c *chance, name wording.Name) wording.Text {
	if c.missing.sum() == 0 {
		return wording.Text{}
	}
	return wording.Say("Then {player}'s next stage lacks {cards}.", name, c.missing.words())
}

func endangers(c *chance, name wording.Name) wording.Text {
	if c.missing.sum() == 0 {
		return wording.Text{}
	}
	return wording.Say("{player} was about to finish, and now lacks {cards}.", name, c.missing.words())
}

// chance is what tells how likely a seat is to finish.
type chance struct {
	built, later          int   // stages; how many have finished later or not yet
	plan, last            bool  // its plan is known, and not finished; and only one stage is left
	all                   int   // cards of the next stage
	missing               Stage // of them in the depot
	inDepot, inHand       int   // of them
	laterDepot, laterHand int   // cards of the stages after it
	others                int   // missing cards of the next stage that lie in depots of others
	draw                  float64
	hand, depot           int
	steals                int
	relocates, nukes      int
	until                 int
	attacked, attacks     bool
	stealing              bool    // it attacks to steal
	late                  float64 // from 0, with time enough, to 1
}

func (t *table) look(p *Position, seat int, left float64) *chance {
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
		c.attacked, c.attacks, c.stealing = p.Attack.Target == seat, p.Turn == seat, p.Attack.Steals()
	}
	if p.nations[seat-1] >= 0 {
		t.needs(p, seat, c)
		if left >= 0 {
			c.late = t.late(p, c, left)
		}
	}
	return c
}

// needs looks at what the plan of a seat in play still takes, and where that lies.
func (t *table) needs(p *Position, seat int, c *chance) {
	c.plan, c.last, c.all = true, c.built == planStages-1, stageCards(c.built)
	stages := plans[p.nations[seat-1]][c.built:]
	wanted := 0
	for card := range resources {
		stage, later := int(stages[0][card]), 0
		for _, next := range stages[1:] {
			later += int(next[card])
		}
		depot, hand := int(p.Players[seat-1].Depot.Count[card]), p.Players[seat-1].Hand.Known.Of(card)
		there := min(stage, depot)
		held := min(stage-there, hand)
		ahead := min(later, depot-there)
		c.missing[card] = uint8(stage - there)
		c.inDepot, c.inHand = c.inDepot+there, c.inHand+held
		c.laterDepot, c.laterHand = c.laterDepot+ahead, c.laterHand+min(later-ahead, hand-held)
		if stage > there+held {
			wanted += max(0, t.unaccounted(p, card))
		}
		for i := range t.size() {
			if i != seat-1 && p.inPlay(i+1) {
				c.others += min(stage-there-held, int(p.Players[i].Depot.Count[card]))
			}
		}
	}
	c.draw = float64(min(wanted, p.Deck)) / float64(max(1, p.Deck))
}

// late says how much too late a seat is to finish its plan with so many moves left, all drawing and placing card by card.
func (t *table) late(p *Position, c *chance, left float64) float64 {
	const perTurn, soon = 1.2, 12 // moves, with answers to attacks; turns
	needed := planStages - c.built - c.inHand - c.laterHand
	for built := c.built; built < planStages; built++ {
		needed += 2 * stageCards(built)
	}
	needed -= 2 * (c.inDepot + c.laterDepot)
	turns := left / (perTurn * float64(p.InPlay(t.size())))
	return min(1, max(0, (float64(needed)-turns+soon)/(2*soon)))
}
