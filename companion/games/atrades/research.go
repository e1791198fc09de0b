package atrades

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// researchCard takes a technology card, which is paid and used at once (AT-14.27).
func (t *table) researchCard(step rules.Step) verb {
	checks := t.cardChecks()
	if step == StepAction {
		checks = append(checks, t.cubeLeft())
	}
	return verb{
		Is: Research, Steps: in(step), Words: words(t.words.research),
		Help: "Take a technology card, pay it and use it at once.", Template: "{who} researches {1}",
		Checks: append(append(checks, t.boxLeft("AT-9.3", trackTech, wording.Say("tech"))), t.takeChecks()...),
		Effect: rules.Do1(func(p *position, seat, card int) {
			p.layCube(trackTech)
			p.supply[card]--
			p.held[seat-1][card]++
			p.effect = research{on: true, card: int8(card), company: none}
			if cost := t.data.cards[card].cost; cost > 0 {
				p.owe(int8(seat), cost)
				return
			}
			t.nextEffect(p)
		}),
	}
}

// cardChecks ask whether there is such a card.
func (t *table) cardChecks() []check {
	return []check{
		{
			Rule:   "AT-9.1",
			Breaks: func(*position, act) bool { return len(t.data.cards) == 0 },
			Plain:  "Nobody can research: the table has entered no technology cards for this game.",
		},
		{
			Rule: "AT-9.2", Reads: rules.FirstWord,
			Breaks: rules.With1(func(_ *position, _, card int) bool { return card < 0 }),
			Why: func(_ *position, a act) wording.Text {
				return wording.Say("This game has no technology card called {free}.", a.Free)
			},
		},
	}
}

// takeChecks ask whether the card can be taken now.
func (t *table) takeChecks() []check {
	checks := []check{
		rules.Check1("AT-9.4",
			func(p *position, _, card int) bool { return p.supply[card] == 0 },
			func(_ *position, _, card int) wording.Text {
				return wording.Say("No {card} card is left; all copies are taken.", t.data.cards[card].said())
			}),
		rules.Check1("AT-9.5",
			func(p *position, _, card int) bool { return t.data.cards[card].era > int(p.era) },
			func(p *position, _, card int) wording.Text {
				c := &t.data.cards[card]
				return wording.Say("{card} comes only in era {first}, and it is era {era}.", c.said(), c.era, p.era)
			}),
		rules.Check1("AT-9.6",
			func(p *position, seat, card int) bool { return t.data.cards[card].cost > t.limit(p, seat) },
			func(p *position, seat, card int) wording.Text {
				c := &t.data.cards[card]
				return wording.Say("{card} costs {cost}, and {who} can pay at most {limit}.", c.said(), c.cost, t.limit(p, seat))
			}),
	}
	for i := range checks {
		checks[i].Given = rules.With1(func(_ *position, _, card int) bool { return card >= 0 }) // one of the game's
	}
	return checks
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
		p.Personal[i] += e.n
		p.bank -= e.n
	case gainCube:
		p.Cubes[i] += e.n
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
