package risingtides

import (
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// cardAndCost are an action card and the resource that the second word of the move names.
func cardAndCost(card int) func(p *position, seat, target, cost int) rules.Counts {
	return func(_ *position, _, _, cost int) (c rules.Counts) {
		c.Add(card, 1)
		c.Add(cost, 1)
		return c
	}
}

// onOthers is the check that an action card is not played on oneself.
func onOthers() check {
	return rules.Check1("RT-2.3.0.1",
		func(_ *position, seat, target int) bool { return target == seat },
		func(*position, int, int) wording.Text {
			return wording.Say("Action cards are played on other players, never on oneself.")
		})
}

// What a check asks of the seat, or the word, that one word of a move names, and its sentence.
type (
	judged    func(p *position, seat, named int) bool
	explained func(p *position, seat, named int) wording.Text
)

// second makes a check of the second word of a move.
func second(rule string, breaks judged, why explained) check {
	return rules.Check2(rule,
		func(p *position, seat, _, named int) bool { return breaks(p, seat, named) },
		func(p *position, seat, _, named int) wording.Text { return why(p, seat, named) })
}

// first makes a check of the first word of a move.
func first(rule string, breaks judged, why explained) check {
	return rules.Check1(rule, breaks, why)
}

// stillIn is the check that the seat named by a word has not finished; other
// words than seats pass.
func (t *table) stillIn() (rule string, breaks judged, why explained) {
	return "RT-4.6.0.1",
		func(p *position, _, named int) bool { return named > 0 && !p.inPlay(named) },
		func(_ *position, _, named int) wording.Text {
			return wording.Say("{who} has finished the survival plan and is out of the game; choose another player.", t.name(named))
		}
}

// openDepot is the check that a card lies in the depot of the seat of the first
// word, outside the built stages.
func (t *table) openDepot() check {
	return rules.Check1("RT-2.3.1.1.1",
		func(p *position, _, target int) bool { return target > 0 && p.depots[target-1].size == 0 },
		func(_ *position, _, target int) wording.Text {
			return wording.Say("{who} has no card in the depot that could be attacked.", t.name(target))
		})
}

// attackWith declares steal and relocate: target and cost now, the card that is
// taken after all counters (RT-2.3.0.3).
func (t *table) attackWith(kind uint8) verb {
	cards := cardAndCost((&attack{kind: kind}).card())
	is := Steal
	line, says := "Play a Steal: a card of another depot comes to yours. It costs a resource.", "{who} steals from {1} and pays {2}"
	if kind == relocating {
		is = Relocate
		line, says = "Play a Relocate: a card of a depot goes to a third player. It costs a resource.", "{who} relocates a card of {1} and pays {2}"
	}
	return verb{
		Is: is, Steps: rules.In(StepTurn), Words: words(t.seatWords(), resourceWords), Help: line, Template: says,
		Checks: append([]check{onOthers(), first(t.stillIn()), t.openDepot()}, t.handChecks(rules.With2(cards))...),
		Effect: rules.Do2(func(p *position, seat, target, cost int) {
			spend(p, seat, cards(p, seat, target, cost))
			p.attack = attack{kind: kind, target: int8(target)}
			p.follow(attacked)
		}),
	}
}

// nuke destroys the last built stage of its target; nobody can counter it (RT-2.3.3.3).
func (t *table) nuke() verb {
	splits, costs := t.costs()
	prices := make([]rules.Counts, len(splits))
	for i, cost := range splits {
		prices[i] = cost.counts()
		prices[i].Add(nuke, 1)
	}
	cards := func(_ *position, _, _, cost int) rules.Counts { return prices[cost] }
	_, finished, _ := t.stillIn()
	unfinished := first("RT-2.3.3.2", finished, func(_ *position, _, target int) wording.Text {
		return wording.Say("{who} has built stage 3 and is safe from the Nuke.", t.name(target))
	})
	standing := rules.Check1("RT-2.3.3.1",
		func(p *position, _, target int) bool { return p.built[target-1] == 0 },
		func(_ *position, _, target int) wording.Text {
			return wording.Say("{who} has no built stage that the Nuke could destroy.", t.name(target))
		})
	return verb{
		Is: Nuke, Steps: rules.In(StepTurn), Words: words(t.seatWords(), costs),
		Help:     "Play the Nuke: the target's last built stage is destroyed. It costs three resources.",
		Template: "{who} nukes {1} and pays {2}",
		Checks:   append([]check{onOthers(), unfinished, standing}, t.handChecks(rules.With2(cards))...),
		Given:    rules.With1(func(p *position, _, target int) bool { return p.built[target-1] > 0 }),
		Effect: rules.Do2(func(p *position, seat, target, cost int) {
			spend(p, seat, cards(p, seat, target, cost))
			i := target - 1
			p.built[i]--
			stage := &p.stages[i][p.built[i]]
			for resource, n := range stage {
				p.discard.Add(resource, int(n))
			}
			*stage = split{}
			t.endTurn(p)
		}),
	}
}

// protect cancels an attack unless the attacker plays the same again (RT-2.3.1.2.1).
func (t *table) protect() verb {
	var one rules.Counts
	one.Add(stealProtect, 1)
	return verb{
		Is: Protect, Steps: rules.In(StepCounter),
		Help: "Play a Protect: the attack is cancelled, unless it is re-countered.", Template: "{who} protects",
		Checks: t.handChecks(func(*position, act) rules.Counts { return one }),
		Effect: func(p *position, a act) {
			spend(p, a.Seat, one)
			p.attack.counter = protected
			p.follow(countered)
		},
	}
}

// redirect sends an attack to another opponent, or blocks it with two players
// left; its first word is a seat, or 0 for "block".
func (t *table) redirect() verb {
	cards := cardAndCost(relocateRedirect)
	return verb{
		Is: Redirect, Steps: rules.In(StepCounter), Words: words(t.seatsOr("TO", "block", "Nobody: it is blocked"), resourceWords),
		Help: "Play a Redirect: the attack goes to another opponent. It costs a resource.", Template: "{who} redirects the attack: {1}, and pays {2}",
		Checks: append([]check{
			first(t.twoLeft("RT-2.3.2.3.2",
				wording.Say("a Redirect blocks the attack and has no new target"), wording.Say("a Redirect needs a new target: name another player"))),
			rules.Check1("RT-2.3.2.2.1",
				func(p *position, seat, to int) bool { return to == seat || to == int(p.turn) },
				func(p *position, seat, to int) wording.Text {
					if to == seat {
						return wording.Say("{who} is under attack already; a Redirect needs another target.", t.name(seat))
					}
					return wording.Say("A Redirect can't turn the attack back on the attacker, {who}; choose another player.", t.name(int(p.turn)))
				}),
			first(t.stillIn()), t.openDepot(),
		}, t.handChecks(rules.With2(cards))...),
		Effect: rules.Do2(func(p *position, seat, to, cost int) {
			spend(p, seat, cards(p, seat, to, cost))
			p.attack.counter = blocked
			if to > 0 {
				p.attack.counter, p.attack.redirectTo = redirected, int8(to)
			}
			p.follow(countered)
		}),
	}
}

// twoLeft is the check of a word that must be no seat with two players left, and
// a seat with more.
func (t *table) twoLeft(rule string, two, more wording.Text) (_ string, breaks judged, why explained) {
	return rule,
		func(p *position, _, named int) bool { return (t.left(p) == 2) != (named == 0) },
		func(p *position, _, named int) wording.Text {
			if named == 0 {
				return wording.Say("With {number} players left {more}.", wording.Spell(t.left(p)), more)
			}
			return wording.Say("With two players left {two}.", two)
		}
}

// recounter renews the attack with the same kind of card and cost (RT-4.2.2).
func (t *table) recounter() verb {
	cards := func(p *position, _, cost int) (c rules.Counts) {
		c.Add(p.attack.card(), 1)
		c.Add(cost, 1)
		return c
	}
	return verb{
		Is: Recounter, Steps: rules.In(StepRecounter), Words: words(resourceWords),
		Help: "Play the same card and cost again: the attack is renewed.", Template: "{who} re-counters and pays {1}",
		Checks: t.handChecks(rules.With1(cards)),
		Effect: rules.Do1(func(p *position, seat, cost int) {
			spend(p, seat, cards(p, seat, cost))
			p.attack.counter, p.attack.redirectTo = noCounter, 0
			p.follow(attackRenewed)
		}),
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
		Is: Pass, Passes: true, Steps: rules.In(StepCounter), Effect: t.passCounter,
		Help: "Let the attack happen.", Template: "{who} lets the attack happen",
	}
}

func (t *table) acceptCounter() verb {
	return verb{
		Is: Pass, Passes: true, Steps: rules.In(StepRecounter), Effect: t.passRecounter,
		Help: "Accept the counter.", Template: "{who} accepts the counter",
	}
}

// lies is the check that the target's depot has the resource of the first word.
func (t *table) lies() check {
	return rules.Check1("RT-2.3.1.1.2",
		func(p *position, _, resource int) bool { return p.depots[p.attack.target-1].count[resource] == 0 },
		func(p *position, _, resource int) wording.Text {
			return wording.Say("There is no {card} in {who}'s depot; take a card that lies there.", cardNames[resource], t.name(int(p.attack.target)))
		}).With(func(p *position, _ act) bool { return p.attack.target > 0 })
}

// ofKind makes a verb of step take belong to one kind of attack only: with the
// other kind it is not in this step.
func ofKind(kind uint8) check {
	return check{
		Rule: rules.WrongStep, Reads: rules.NoWord,
		Breaks: func(p *position, _ act) bool { return p.attack.kind != kind },
		Why: func(p *position, _ act) wording.Text {
			if p.attack.kind == stealing {
				return wording.Say("This attack is a Steal: the card comes to the attacker and isn't sent on.")
			}
			return wording.Say("This attack is a Relocate: the card goes to a third player, not to the attacker.")
		},
	}
}

// take moves the stolen card to the attacker's depot (RT-2.3.1.1.3).
func (t *table) take() verb {
	return verb{
		Is: Take, Steps: rules.In(StepTake), Words: words(resourceWords),
		Help: "Take the stolen card into your depot.", Template: "{who} takes {1}",
		Checks: []check{ofKind(stealing), t.lies()},
		Effect: rules.Do1(func(p *position, seat, resource int) {
			p.depots[p.attack.target-1].removeOldest(resource)
			p.depots[seat-1].add(resource)
			t.endTurn(p)
		}),
	}
}

// send moves the relocated card to a third player's depot, or with two players
// left to the discard pile: 0 for "discard".
func (t *table) send() verb {
	return verb{
		Is: Send, Steps: rules.In(StepTake), Words: words(resourceWords, t.seatsOr("TO", "discard", "The discard pile")),
		Help: "Send the relocated card to a third player's depot.", Template: "{who} sends {1} to: {2}",
		Checks: []check{
			ofKind(relocating), t.lies(),
			second(t.twoLeft("RT-2.3.2.3.1",
				wording.Say("a relocated card goes to the discard pile"), wording.Say("a relocated card goes to a third player: name one"))),
			rules.Check2("RT-2.3.2.1.1",
				func(p *position, seat, _, to int) bool {
					return to == seat || to == int(p.attack.target)
				},
				func(p *position, seat, _, _ int) wording.Text {
					return wording.Say("A relocated card goes to a third player, neither to {who} nor back to {other}.",
						t.name(seat), t.name(int(p.attack.target)))
				}),
			second(t.stillIn()),
		},
		Effect: rules.Do2(func(p *position, _, resource, to int) {
			p.depots[p.attack.target-1].removeOldest(resource)
			if to > 0 {
				p.depots[to-1].add(resource)
			} else {
				p.discard.Add(resource, 1)
			}
			t.endTurn(p)
		}),
	}
}
