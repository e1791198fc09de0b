package atrades

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// researchCard takes a technology card, which is paid and used at once (AT-14.27).
func (t *table) researchCard(step rules.Step) verb {
	checks := t.cardChecks()
	if step == StepAction {
		checks = append(checks, t.cubeLeft())
	}
	return verb{
		Name: "research", Steps: in(step), Words: words(t.words.research),
		Help: "Take a technology card, pay it and use it at once.", Template: "{who} researches {1}",
		Checks: append(append(checks, t.boxLeft("AT-9.3", trackTech, "tech")), t.takeChecks()...),
		Effect: func(p *position, a act) {
			p.layCube(trackTech)
			p.supply[a.Words[0]]--
			p.held[a.Seat-1][a.Words[0]]++
			p.effect = research{on: true, card: int8(a.Words[0]), company: none}
			if cost := t.data.cards[a.Words[0]].cost; cost > 0 {
				p.owe(int8(a.Seat), cost)
				return
			}
			t.nextEffect(p)
		},
	}
}

// cardChecks ask whether there is such a card.
func (t *table) cardChecks() []check {
	return []check{
		{
			Rule: "AT-9.1", Reads: noWord,
			Breaks: func(*position, act) bool { return len(t.data.cards) == 0 },
			Why: func(*position, act) string {
				return "Nobody can research: the table has entered no technology cards for this game."
			},
		},
		{
			Rule:   "AT-9.2",
			Breaks: func(_ *position, a act) bool { return a.Words[0] < 0 },
			Why: func(_ *position, a act) string {
				return fmt.Sprintf("This game has no technology card called %s.", a.Free)
			},
		},
	}
}

// takeChecks ask whether the card can be taken now.
func (t *table) takeChecks() []check {
	return []check{
		{
			Rule:   "AT-9.4",
			Breaks: func(p *position, a act) bool { return p.supply[a.Words[0]] == 0 },
			Why: func(_ *position, a act) string {
				return fmt.Sprintf("No %s card is left; all copies are taken.", t.data.cards[a.Words[0]].name)
			},
		},
		{
			Rule:   "AT-9.5",
			Breaks: func(p *position, a act) bool { return t.data.cards[a.Words[0]].era > int(p.era) },
			Why: func(p *position, a act) string {
				c := &t.data.cards[a.Words[0]]
				return fmt.Sprintf("%s comes only in era %d, and it is era %d.", c.name, c.era, p.era)
			},
		},
		{
			Rule:   "AT-9.6",
			Breaks: func(p *position, a act) bool { return t.data.cards[a.Words[0]].cost > t.limit(p, a.Seat) },
			Why: func(p *position, a act) string {
				c := &t.data.cards[a.Words[0]]
				return fmt.Sprintf("%s costs %d, and %s can pay at most %d.", c.name, c.cost, t.name(a.Seat), t.limit(p, a.Seat))
			},
		},
	}
}

// nextEffect carries out the effects of the card that is being used, until one
// asks for a step or none is left (section 6.3).
func (t *table) nextEffect(p *position) {
	e := &p.effect
	e.company, e.adjusted = none, 0
	effects := t.data.cards[e.card].effects
	for int(e.next) < len(effects) {
		now := effects[e.next]
		e.next++
		if what, asked := t.carryOut(p, now); asked {
			p.await(what, p.turn)
			if what == cardByHand {
				p.actor = 0
			}
			return
		}
	}
	t.finishAction(p)
}

// carryOut reports what an effect asks for; other effects are done at once.
func (t *table) carryOut(p *position, e effect) (what rules.Event, asked bool) {
	i := p.turn - 1
	switch e.kind {
	case gainPersonal:
		p.personal[i] += e.n
		p.bank -= e.n
	case gainCube:
		p.cubes[i] += e.n
	case gainBureaucracy:
		p.tracks[trackBureaucracy][i] += e.n
	case gainCompany:
		return companyAsked, t.ownsAny(p, int(p.turn))
	case raiseDemand:
		return regionAsked, true
	case expandEffect:
		return growingAsked, t.canGrowAny(p, int(p.turn))
	case acquireEffect:
		return companyOffered, t.hasSupply(p) && t.anyFree(p)
	case manualEffect:
		return cardByHand, true
	}
	return 0, false
}

// begun is the effect that was begun last.
func (t *table) begun(p *position) effect {
	return t.data.cards[p.effect.card].effects[p.effect.next-1]
}

// passCard does without an effect of a card.
func (t *table) passCard(p *position, _ act) { t.nextEffect(p) }
