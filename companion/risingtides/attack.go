package risingtides

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// cardAndCost are an action card and the resource that a word of the move names.
func cardAndCost(card, place int) leaving {
	return func(_ *position, a act) (c rules.Counts) {
		c.Add(card, 1)
		c.Add(a.Words[place], 1)
		return c
	}
}

// onOthers is the check that an action card is not played on oneself.
func onOthers() check {
	return check{
		Rule: "RT-2.3.0.1", Reads: rules.FirstWord,
		Breaks: func(_ *position, a act) bool { return a.Words[0] == a.Seat },
		Why:    func(*position, act) string { return "Action cards are played on other players, never on oneself." },
	}
}

// stillIn is the check that the seat named by a word has not finished; other
// words than seats pass.
func (t *table) stillIn(place int, reads rules.Reads) check {
	return check{
		Rule: "RT-4.6.0.1", Reads: reads,
		Breaks: func(p *position, a act) bool { return a.Words[place] > 0 && !p.inPlay(a.Words[place]) },
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("%s has finished the survival plan and is out of the game; choose another player.", t.seats[a.Words[place]-1])
		},
	}
}

// openDepot is the check that a card lies in the depot of the seat of the first
// word, outside the built stages.
func (t *table) openDepot() check {
	return check{
		Rule: "RT-2.3.1.1.1", Reads: rules.FirstWord,
		Breaks: func(p *position, a act) bool { return a.Words[0] > 0 && p.depots[a.Words[0]-1].size == 0 },
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("%s has no card in the depot that could be attacked.", t.seats[a.Words[0]-1])
		},
	}
}

// attackWith declares steal and relocate: target and cost now, the card that is
// taken after all counters (RT-2.3.0.3).
func (t *table) attackWith(kind uint8) verb {
	cards := cardAndCost((&attack{kind: kind}).card(), 1)
	line, says := "Play a Steal: a card of another depot comes to yours. It costs a resource.", "{who} steals from {1} and pays {2}"
	if kind == relocating {
		line, says = "Play a Relocate: a card of a depot goes to a third player. It costs a resource.", "{who} relocates a card of {1} and pays {2}"
	}
	return verb{
		Name: attackNames[kind], Steps: rules.In(StepTurn), Words: words(t.seatWords(), resourceWords), Help: line, Template: says,
		Checks: append([]check{onOthers(), t.stillIn(0, rules.FirstWord), t.openDepot()}, t.handChecks(cards)...),
		Effect: func(p *position, a act) {
			spend(p, a, cards)
			p.attack = attack{kind: kind, target: int8(a.Words[0])}
			p.follow(attacked)
		},
	}
}

// nuke destroys the last built stage of its target; nobody can counter it (RT-2.3.3.3).
func (t *table) nuke() verb {
	prices := make([]rules.Counts, len(costSplits))
	for i, cost := range costSplits {
		prices[i] = cost.counts()
		prices[i].Add(nuke, 1)
	}
	cards := func(_ *position, a act) rules.Counts { return prices[a.Words[1]] }
	unfinished := t.stillIn(0, rules.FirstWord)
	unfinished.Rule = "RT-2.3.3.2"
	unfinished.Why = func(_ *position, a act) string {
		return fmt.Sprintf("%s has built stage 3 and is safe from the Nuke.", t.seats[a.Words[0]-1])
	}
	standing := check{
		Rule: "RT-2.3.3.1", Reads: rules.FirstWord,
		Breaks: func(p *position, a act) bool { return p.built[a.Words[0]-1] == 0 },
		Why: func(_ *position, a act) string {
			return fmt.Sprintf("%s has no built stage that the Nuke could destroy.", t.seats[a.Words[0]-1])
		},
	}
	return verb{
		Name: "nuke", Steps: rules.In(StepTurn), Words: words(t.seatWords(), costWords),
		Help:     "Play the Nuke: the target's last built stage is destroyed. It costs three resources.",
		Template: "{who} nukes {1} and pays {2}",
		Checks:   append([]check{onOthers(), unfinished, standing}, t.handChecks(cards)...),
		Effect: func(p *position, a act) {
			spend(p, a, cards)
			i := a.Words[0] - 1
			p.built[i]--
			stage := &p.stages[i][p.built[i]]
			for resource, n := range stage {
				p.discard.Add(resource, int(n))
			}
			*stage = split{}
			t.endTurn(p)
		},
	}
}

// protect cancels an attack unless the attacker plays the same again (RT-2.3.1.2.1).
func (t *table) protect() verb {
	var one rules.Counts
	one.Add(stealProtect, 1)
	cards := func(*position, act) rules.Counts { return one }
	return verb{
		Name: "protect", Steps: rules.In(StepCounter),
		Help: "Play a Protect: the attack is cancelled, unless it is re-countered.", Template: "{who} protects",
		Checks: t.handChecks(cards),
		Effect: func(p *position, a act) {
			spend(p, a, cards)
			p.attack.counter = protected
			p.follow(countered)
		},
	}
}

// redirect sends an attack to another opponent, or blocks it with two players
// left; its first word is a seat, or 0 for "block".
func (t *table) redirect() verb {
	cards := cardAndCost(relocateRedirect, 1)
	return verb{
		Name: "redirect", Steps: rules.In(StepCounter), Words: words(t.seatsOr("TO", "block", "Nobody: it is blocked"), resourceWords),
		Help: "Play a Redirect: the attack goes to another opponent. It costs a resource.", Template: "{who} redirects the attack: {1}, and pays {2}",
		Checks: append([]check{
			t.twoLeft("RT-2.3.2.3.2", 0, rules.FirstWord, "a Redirect blocks the attack and has no new target", "a Redirect needs a new target: name another player"),
			{
				Rule: "RT-2.3.2.2.1", Reads: rules.FirstWord,
				Breaks: func(p *position, a act) bool { return a.Words[0] == a.Seat || a.Words[0] == int(p.turn) },
				Why: func(p *position, a act) string {
					if a.Words[0] == a.Seat {
						return t.seats[a.Seat-1] + " is under attack already; a Redirect needs another target."
					}
					return "A Redirect can't turn the attack back on the attacker, " + t.seats[p.turn-1] + "; choose another player."
				},
			},
			t.stillIn(0, rules.FirstWord), t.openDepot(),
		}, t.handChecks(cards)...),
		Effect: func(p *position, a act) {
			spend(p, a, cards)
			p.attack.counter = blocked
			if a.Words[0] > 0 {
				p.attack.counter, p.attack.redirectTo = redirected, int8(a.Words[0])
			}
			p.follow(countered)
		},
	}
}

// twoLeft is the check of a word that must be no seat with two players left, and
// a seat with more.
func (t *table) twoLeft(rule string, place int, reads rules.Reads, two, more string) check {
	return check{
		Rule: rule, Reads: reads,
		Breaks: func(p *position, a act) bool { return (t.left(p) == 2) != (a.Words[place] == 0) },
		Why: func(p *position, a act) string {
			if a.Words[place] == 0 {
				return fmt.Sprintf("With %s players left %s.", rules.Spell(t.left(p)), more)
			}
			return fmt.Sprintf("With two players left %s.", two)
		},
	}
}

// recounter renews the attack with the same kind of card and cost (RT-4.2.2).
func (t *table) recounter() verb {
	cards := func(p *position, a act) (c rules.Counts) {
		c.Add(p.attack.card(), 1)
		c.Add(a.Words[0], 1)
		return c
	}
	return verb{
		Name: "recounter", Steps: rules.In(StepRecounter), Words: words(resourceWords),
		Help: "Play the same card and cost again: the attack is renewed.", Template: "{who} re-counters and pays {1}",
		Checks: t.handChecks(cards),
		Effect: func(p *position, a act) {
			spend(p, a, cards)
			p.attack.counter, p.attack.redirectTo = noCounter, 0
			p.follow(attackRenewed)
		},
	}
}

// passCounter lets an attack happen; passRecounter accepts a counter.
func (t *table) passCounter(p *position, _ act) { p.follow(attackLetThrough) }

func (t *table) passRecounter(p *position, _ act) {
	if p.attack.counter != redirected {
		t.endTurn(p)
		return
	}
	p.attack = attack{kind: p.attack.kind, target: p.attack.redirectTo}
	p.follow(attackRedirected)
}

// letHappen and acceptCounter are the passes of those who could counter.
func (t *table) letHappen() verb {
	return verb{
		Name: "pass", Steps: rules.In(StepCounter), Effect: t.passCounter,
		Help: "Let the attack happen.", Template: "{who} lets the attack happen",
	}
}

func (t *table) acceptCounter() verb {
	return verb{
		Name: "pass", Steps: rules.In(StepRecounter), Effect: t.passRecounter,
		Help: "Accept the counter.", Template: "{who} accepts the counter",
	}
}

// lies is the check that the target's depot has the resource of the first word.
func (t *table) lies() check {
	return check{
		Rule: "RT-2.3.1.1.2", Reads: rules.FirstWord,
		Breaks: func(p *position, a act) bool { return p.depots[p.attack.target-1].count[a.Words[0]] == 0 },
		Why: func(p *position, a act) string {
			return fmt.Sprintf("There is no %[2]s in %[1]s's depot; take a card that lies there.", t.seats[p.attack.target-1], cardNames[a.Words[0]])
		},
	}
}

// ofKind makes a verb of step take belong to one kind of attack only: with the
// other kind it is not in this step.
func ofKind(kind uint8) check {
	return check{
		Rule: rules.WrongStep, Reads: rules.NoWord,
		Breaks: func(p *position, _ act) bool { return p.attack.kind != kind },
		Why: func(p *position, _ act) string {
			if p.attack.kind == stealing {
				return "This attack is a Steal: the card comes to the attacker and isn't sent on."
			}
			return "This attack is a Relocate: the card goes to a third player, not to the attacker."
		},
	}
}

// take moves the stolen card to the attacker's depot (RT-2.3.1.1.3).
func (t *table) take() verb {
	return verb{
		Name: "take", Steps: rules.In(StepTake), Words: words(resourceWords),
		Help: "Take the stolen card into your depot.", Template: "{who} takes {1}",
		Checks: []check{ofKind(stealing), t.lies()},
		Effect: func(p *position, a act) {
			p.depots[p.attack.target-1].removeOldest(a.Words[0])
			p.depots[a.Seat-1].add(a.Words[0])
			t.endTurn(p)
		},
	}
}

// send moves the relocated card to a third player's depot, or with two players
// left to the discard pile: 0 for "discard".
func (t *table) send() verb {
	return verb{
		Name: "send", Steps: rules.In(StepTake), Words: words(resourceWords, t.seatsOr("TO", "discard", "The discard pile")),
		Help: "Send the relocated card to a third player's depot.", Template: "{who} sends {1} to: {2}",
		Checks: []check{
			ofKind(relocating), t.lies(),
			t.twoLeft("RT-2.3.2.3.1", 1, rules.TwoWords,
				"a relocated card goes to the discard pile", "a relocated card goes to a third player: name one"),
			{
				Rule: "RT-2.3.2.1.1",
				Breaks: func(p *position, a act) bool {
					return a.Words[1] == a.Seat || a.Words[1] == int(p.attack.target)
				},
				Why: func(p *position, a act) string {
					return fmt.Sprintf("A relocated card goes to a third player, neither to %s nor back to %s.",
						t.seats[a.Seat-1], t.seats[p.attack.target-1])
				},
			},
			t.stillIn(1, rules.TwoWords),
		},
		Effect: func(p *position, a act) {
			p.depots[p.attack.target-1].removeOldest(a.Words[0])
			if a.Words[1] > 0 {
				p.depots[a.Words[1]-1].add(a.Words[0])
			} else {
				p.discard.Add(a.Words[0], 1)
			}
			t.endTurn(p)
		},
	}
}
