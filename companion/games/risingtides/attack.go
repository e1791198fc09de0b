package risingtides

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// cardAndCost are an action card and the resource that the second word of the move names.
func cardAndCost(card int) func(p *Position, seat, target, cost int) rules.Counts {
	return func(_ *Position, _, _, cost int) (c rules.Counts) {
		c.Add(card, 1)
		c.Add(cost, 1)
		return c
	}
}

// onOthers is the check that an action card is not played on oneself.
func onOthers() check {
	return rules.Check1("RT-2.3.0.1",
		func(_ *Position, seat, target int) bool { return target == seat }, nil).
		Saying("Action cards are played on other players, never on oneself.")
}

// What a check asks of the seat, or the word, that one word of a move names, and its sentence.
type (
	judged    func(p *Position, seat, named int) bool
	explained func(p *Position, seat, named int) wording.Text
)

// second makes a check of the second word of a move.
func second(rule string, breaks judged, why explained) check {
	return rules.Check2(rule,
		func(p *Position, seat, _, named int) bool { return breaks(p, seat, named) },
		func(p *Position, seat, _, named int) wording.Text { return why(p, seat, named) })
}

// first makes a check of the first word of a move.
func first(rule string, breaks judged, why explained) check {
	return rules.Check1(rule, breaks, why)
}

// stillIn is the check that the seat named by a word has not finished; other
// words than seats pass.
func (t *table) stillIn() (rule string, breaks judged, why explained) {
	return "RT-4.6.0.1",
		func(p *Position, _, named int) bool { return named > 0 && !p.inPlay(named) },
		func(_ *Position, _, named int) wording.Text {
			return wording.Say("{who} has finished the survival plan and is out of the game; choose another player.", t.name(named))
		}
}

// openDepot is the check that a card lies in the depot of the seat of the first
// word, outside the built stages.
func (t *table) openDepot() check {
	return rules.Check1("RT-2.3.1.1.1",
		func(p *Position, _, target int) bool { return target > 0 && p.Players[target-1].Depot.size == 0 },
		func(_ *Position, _, target int) wording.Text {
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
		Asks:   []wording.Text{wording.Say("Take from"), wording.Say("Pay with")},
		Checks: append([]check{onOthers(), first(t.stillIn()), t.openDepot()}, t.handChecks(rules.With2(cards))...),
		Effect: rules.Do2(func(p *Position, seat, target, cost int) {
			spend(p, seat, cards(p, seat, target, cost))
			p.Attack = attack{kind: kind, Target: target}
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
	cards := func(_ *Position, _, _, cost int) rules.Counts { return prices[cost] }
	_, finished, _ := t.stillIn()
	unfinished := first("RT-2.3.3.2", finished, func(_ *Position, _, target int) wording.Text {
		return wording.Say("{who} has built stage 3 and is safe from the Nuke.", t.name(target))
	})
	standing := rules.Check1("RT-2.3.3.1",
		func(p *Position, _, target int) bool { return p.Players[target-1].built == 0 },
		func(_ *Position, _, target int) wording.Text {
			return wording.Say("{who} has no built stage that the Nuke could destroy.", t.name(target))
		})
	return verb{
		Is: Nuke, Steps: rules.In(StepTurn), Words: words(t.seatWords(), costs),
		Asks:     []wording.Text{wording.Say("Whose depot?"), wording.Say("Pay with")},
		Help:     "Play the Nuke: the target's last built stage is destroyed. It costs three resources.",
		Template: "{who} nukes {1} and pays {2}",
		Checks:   append([]check{onOthers(), unfinished, standing}, t.handChecks(rules.With2(cards))...),
		Given:    rules.With1(func(p *Position, _, target int) bool { return p.Players[target-1].built > 0 }),
		Effect: rules.Do2(func(p *Position, seat, target, cost int) {
			spend(p, seat, cards(p, seat, target, cost))
			i := target - 1
			p.Players[i].built--
			stage := &p.Players[i].stages[p.Players[i].built]
			for resource, n := range stage {
				p.Discard.Add(resource, int(n))
			}
			*stage = Stage{}
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
		Checks: t.handChecks(func(*Position, act) rules.Counts { return one }),
		Effect: func(p *Position, a act) {
			spend(p, a.Seat, one)
			p.Attack.counter = protected
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
		Asks: []wording.Text{wording.Say("Send it to"), wording.Say("Pay with")},
		Help: "Play a Redirect: the attack goes to another opponent. It costs a resource.", Template: "{who} redirects the attack: {1}, and pays {2}",
		Checks: append([]check{
			first(t.twoLeft("RT-2.3.2.3.2",
				wording.Say("a Redirect blocks the attack and has no new target"), wording.Say("a Redirect needs a new target: name another player"))),
			rules.Check1("RT-2.3.2.2.1",
				func(p *Position, seat, to int) bool { return to == seat || to == p.Turn },
				func(p *Position, seat, to int) wording.Text {
					if to == seat {
						return wording.Say("{who} is under attack already; a Redirect needs another target.")
					}
					return wording.Say("A Redirect can't turn the attack back on the attacker, {who}; choose another player.", t.name(p.Turn))
				}),
			first(t.stillIn()), t.openDepot(),
		}, t.handChecks(rules.With2(cards))...),
		Effect: rules.Do2(func(p *Position, seat, to, cost int) {
			spend(p, seat, cards(p, seat, to, cost))
			p.Attack.counter = blocked
			if to > 0 {
				p.Attack.counter, p.Attack.redirectTo = redirected, to
			}
			p.follow(countered)
		}),
	}
}

// twoLeft is the check of a word that must be no seat with two players left, and
// a seat with more.
func (t *table) twoLeft(rule string, two, more wording.Text) (_ string, breaks judged, why explained) {
	return rule,
		func(p *Position, _, named int) bool { return (p.InPlay(t.size()) == 2) != (named == 0) },
		func(p *Position, _, named int) wording.Text {
			if named == 0 {
				return wording.Say("With {number} players left {more}.", wording.Spell(p.InPlay(t.size())), more)
			}
			return wording.Say("With two players left {two}.", two)
		}
}

// recounter renews the attack with the same kind of card and cost (RT-4.2.2).
func (t *table) recounter() verb {
	cards := func(p *Position, _, cost int) (c rules.Counts) {
		c.Add(p.Attack.card(), 1)
		c.Add(cost, 1)
		return c
	}
	return verb{
		Is: Recounter, Steps: rules.In(StepRecounter), Words: words(resourceWords),
		Asks: []wording.Text{wording.Say("Pay with")},
		Help: "Play the same card and cost again: the attack is renewed.", Template: "{who} re-counters and pays {1}",
		Checks: t.handChecks(rules.With1(cards)),
		Effect: rules.Do1(func(p *Position, seat, cost int) {
			spend(p, seat, cards(p, seat, cost))
			p.Attack.counter, p.Attack.redirectTo = noCounter, 0
			p.follow(attackRenewed)
		}),
	}
}

// passCounter lets an attack happen; passRecounter accepts a counter.
func (t *table) passCounter(p *Position, _ act) { p.follow(attackLetThrough) }

func (t *table) passRecounter(p *Position, _ act) {
	if p.Attack.counter != redirected {
		t.endTurn(p)
		return
	}
	p.Attack = attack{kind: p.Attack.kind, Target: p.Attack.redirectTo}
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
		func(p *Position, _, resource int) bool {
			return p.Players[p.Attack.Target-1].Depot.Count[resource] == 0
		},
		func(p *Position, _, resource int) wording.Text {
			return wording.Say("There is no {card} in {who}'s depot; take a card that lies there.", cardNames[resource], t.name(p.Attack.Target))
		}).With(func(p *Position, _ act) bool { return p.Attack.Target > 0 })
}

// ofKind makes a verb of step take belong to one kind of attack only: with the
// other kind it is not in this step.
func ofKind(kind uint8) check {
	return check{
		Rule:   rules.WrongStep,
		Breaks: func(p *Position, _ act) bool { return p.Attack.kind != kind },
		Why: func(p *Position, _ act) wording.Text {
			if p.Attack.kind == stealing {
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
		Asks: []wording.Text{wording.Say("Take")},
		Help: "Take the stolen card into your depot.", Template: "{who} takes {1}",
		Checks: []check{ofKind(stealing), t.lies()},
		Effect: rules.Do1(func(p *Position, seat, resource int) {
			p.Players[p.Attack.Target-1].Depot.removeOldest(resource)
			p.Players[seat-1].Depot.add(resource)
			t.endTurn(p)
		}),
	}
}

// send moves the relocated card to a third player's depot, or with two players
// left to the discard pile: 0 for "discard".
func (t *table) send() verb {
	return verb{
		Is: Send, Steps: rules.In(StepTake), Words: words(resourceWords, t.seatsOr("TO", "discard", "The discard pile")),
		Asks: []wording.Text{wording.Say("Card"), wording.Say("Goes to")},
		Help: "Send the relocated card to a third player's depot.", Template: "{who} sends {1} to: {2}",
		Checks: []check{
			ofKind(relocating), t.lies(),
			second(t.twoLeft("RT-2.3.2.3.1",
				wording.Say("a relocated card goes to the discard pile"), wording.Say("a relocated card goes to a third player: name one"))),
			rules.Check2("RT-2.3.2.1.1",
				func(p *Position, seat, _, to int) bool {
					return to == seat || to == p.Attack.Target
				},
				func(p *Position, _, _, _ int) wording.Text {
					return wording.Say("A relocated card goes to a third player, neither to {who} nor back to {other}.", t.name(p.Attack.Target))
				}),
			second(t.stillIn()),
		},
		Effect: rules.Do2(func(p *Position, _, resource, to int) {
			p.Players[p.Attack.Target-1].Depot.removeOldest(resource)
			if to > 0 {
				p.Players[to-1].Depot.add(resource)
			} else {
				p.Discard.Add(resource, 1)
			}
			t.endTurn(p)
		}),
	}
}
