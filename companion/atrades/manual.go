package atrades

import (
	"fmt"
	"strings"

	"tablekeeper/companion/rules"
)

// thing is what an adjustment changes: the number, and whether it is money,
// which comes from the bank and goes there.
type thing struct {
	name   string
	says   string // in plain words; {1} is who or what it belongs to
	who    *rules.Vocabulary
	money  bool
	now    func(p *position, a act) int
	change func(p *position, a act, by int)
	away   func(p *position, a act) bool // it is not in play; nil: it always is
	most   func(p *position, a act) int  // the end of its track; nil: none
}

// adjust are the forms of the move that enters what a card's text does.
func (t *table) adjust() []verb {
	seat := func(name, says string, numbers func(p *position) *[maxSeats]int) thing {
		return thing{
			name: name, says: says, who: t.words.seat,
			now:    func(p *position, a act) int { return numbers(p)[a.Words[0]-1] },
			change: func(p *position, a act, by int) { numbers(p)[a.Words[0]-1] += by },
		}
	}
	personal := seat("personal", "{1}'s personal supply", func(p *position) *[maxSeats]int { return &p.personal })
	personal.money = true
	things := []thing{
		personal,
		seat("cubes", "The number of {1}'s cubes", func(p *position) *[maxSeats]int { return &p.cubes }),
		seat("bureaucracy", "{1}'s bureaucracy", func(p *position) *[maxSeats]int { return &p.tracks[trackBureaucracy] }),
		{
			name: "company", says: "The card of company {1}", who: t.words.company, money: true,
			now:    func(p *position, a act) int { return p.companies[a.Words[0]].money },
			change: func(p *position, a act, by int) { p.companies[a.Words[0]].money += by },
			away: func(p *position, a act) bool {
				c := &p.companies[a.Words[0]]
				return c.where != onBoard || c.owner == 0
			},
		},
		{
			name: "demand", says: "The demand of {1}", who: t.words.region,
			now: func(p *position, a act) int { return int(p.maps[a.Words[0]].demand) },
			change: func(p *position, a act, by int) {
				p.maps[a.Words[0]].demand = uint8(int(p.maps[a.Words[0]].demand) + by)
			},
			away: func(p *position, a act) bool { return !p.maps[a.Words[0]].inPlay },
			most: func(_ *position, a act) int { return len(t.data.regions[a.Words[0]].demand) },
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
		Rule: "AT-9.10", Reads: noWord,
		Breaks: func(p *position, _ act) bool { return p.effect.adjusted >= mostAdjusted },
		Why: func(*position, act) string {
			return fmt.Sprintf("One text changes at most %d things; end it now.", mostAdjusted)
		},
	}}
	if what.away != nil {
		checks = append(checks, check{
			Rule: "AT-9.11", Reads: firstWord, Breaks: what.away,
			Why: func(_ *position, a act) string {
				return fmt.Sprintf("%s is not in play, so nothing of it changes.", t.called(what, a.Words[0]))
			},
		})
	}
	checks = append(checks, check{
		Rule: "AT-9.12",
		Breaks: func(p *position, a act) bool {
			result := what.now(p, a) + amounts[a.Words[1]]
			return result < 0 || what.most != nil && result > what.most(p, a)
		},
		Why: func(p *position, a act) string {
			limit := "below 0"
			if amounts[a.Words[1]] > 0 {
				limit = fmt.Sprintf("above %d", what.most(p, a))
			}
			subject := strings.ReplaceAll(what.says, "{1}", what.who.Title(a.Words[0], t.seats))
			return fmt.Sprintf("%s is at %d and can't go %s.", subject, what.now(p, a), limit)
		},
	})
	return verb{
		Name: "adjust " + what.name, By: rules.ByTable, Steps: in(StepManual), Words: words(what.who, amountWords),
		Help: "Enter what the card's text changes.", Template: what.says + " changes by {2}",
		Checks: checks,
		Effect: func(p *position, a act) {
			by := amounts[a.Words[1]]
			what.change(p, a, by)
			if what.money {
				p.bank -= by
			}
			p.effect.adjusted++
		},
	}
}

// called names a company or a region at the beginning of a sentence.
func (t *table) called(what *thing, n int) string {
	if what.who == t.words.company {
		return "Company " + what.who.Word(n)
	}
	return what.who.Title(n, t.seats)
}

// done ends the adjustments of a manual effect.
func (t *table) done() verb {
	return verb{
		Name: "done", By: rules.ByTable, Steps: in(StepManual),
		Help: "The card's text is carried out.", Template: "The table has carried out the card",
		Effect: func(p *position, _ act) { t.nextEffect(p) },
	}
}
