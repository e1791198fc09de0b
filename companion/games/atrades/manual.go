package atrades

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// thing is what an adjustment changes: the number, and whether it is money,
// which comes from the bank and goes there.
type thing struct {
	is     rules.Named
	says   string // in plain words; {1} is who or what it belongs to
	who    *rules.Vocabulary
	money  bool
	now    func(p *position, who int) int
	change func(p *position, who, by int)
	away   func(p *position, who int) bool // it is not in play; nil: it always is
	most   func(who int) int               // the end of its track; nil: none
}

// adjust are the forms of the move that enters what a card's text does.
func (t *table) adjust() []verb {
	seat := func(is rules.Named, says string, numbers func(p *position) *[maxSeats]int) thing {
		return thing{
			is: is, says: says, who: t.words.seat,
			now:    func(p *position, who int) int { return numbers(p)[who-1] },
			change: func(p *position, who, by int) { numbers(p)[who-1] += by },
		}
	}
	personal := seat(AdjustPersonal, "{1}'s personal supply", func(p *position) *[maxSeats]int { return &p.Personal })
	personal.money = true
	things := []thing{
		personal,
		seat(AdjustCubes, "The number of {1}'s cubes", func(p *position) *[maxSeats]int { return &p.Cubes }),
		seat(AdjustBureaucracy, "{1}'s bureaucracy", func(p *position) *[maxSeats]int { return &p.tracks[trackBureaucracy] }),
		{
			is: AdjustCompany, says: "The card of company {1}", who: t.words.company, money: true,
			now:    func(p *position, who int) int { return p.companies[who].money },
			change: func(p *position, who, by int) { p.companies[who].money += by },
			away: func(p *position, who int) bool {
				c := &p.companies[who]
				return c.where != Business || c.owner == 0
			},
		},
		{
			is: AdjustDemand, says: "The demand of {1}", who: t.words.region,
			now: func(p *position, who int) int { return int(p.maps[who].demand) },
			change: func(p *position, who, by int) {
				p.maps[who].demand = uint8(int(p.maps[who].demand) + by)
			},
			away: func(p *position, who int) bool { return !p.maps[who].inPlay },
			most: func(who int) int { return len(t.data.regions[who].demand) },
		},
	}
	verbs := make([]verb, len(things))
	for i := range things {
		verbs[i] = t.adjustThing(&things[i])
	}
	return verbs
}

func (t *table) adjustThing(what *thing) verb {
	checks := []check{{
		Rule:   "AT-9.10",
		Breaks: func(p *position, _ act) bool { return p.effect.adjusted >= mostAdjusted },
		Why: func(*position, act) wording.Text {
			return wording.Say("One text changes at most {most} things; end it now.", mostAdjusted)
		},
	}}
	if what.away != nil {
		checks = append(checks, rules.Check1("AT-9.11",
			func(p *position, _, who int) bool { return what.away(p, who) },
			func(_ *position, _, who int) wording.Text {
				return wording.Say("{thing} is not in play, so nothing of it changes.", t.called(what, who))
			}))
	}
	checks = append(checks, rules.Check2("AT-9.12",
		func(p *position, _, who, by int) bool {
			result := what.now(p, who) + amounts[by]
			return result < 0 || what.most != nil && result > what.most(who)
		},
		func(p *position, _, who, by int) wording.Text {
			limit := wording.Say("below 0")
			if amounts[by] > 0 {
				limit = wording.Say("above {most}", what.most(who))
			}
			subject := wording.Say(what.says, what.who.Said(who, t.seats))
			return wording.Say("{subject} is at {now} and can't go {limit}.", subject, what.now(p, who), limit)
		}))
	return verb{
		Is: what.is, By: rules.ByTable, Steps: in(StepManual), Words: words(what.who, amountWords),
		Help: "Enter what the card's text changes.", Template: what.says + " changes by {2}",
		Checks: checks,
		Effect: rules.Do2(func(p *position, _, who, amount int) {
			by := amounts[amount]
			what.change(p, who, by)
			if what.money {
				p.bank -= by
			}
			p.effect.adjusted++
		}),
	}
}

// called names a company or a region at the beginning of a sentence.
func (t *table) called(what *thing, n int) wording.Text {
	if what.who == t.words.company {
		return wording.Say("Company {number}", wording.Name(what.who.Word(n)))
	}
	return wording.TextOf(what.who.Said(n, t.seats))
}

// done ends the adjustments of a manual effect.
func (t *table) done() verb {
	return verb{
		Is: Done, Unsaid: true, By: rules.ByTable, Steps: in(StepManual),
		Help: "The card's text is carried out.", Template: "The table has carried out the card",
		Effect: func(p *position, _ act) { t.nextEffect(p) },
	}
}
