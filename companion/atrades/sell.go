package atrades

import (
	"fmt"

	"tablekeeper/companion/rules"
)

// sellCompany is the merger with the government (AT-14.24 to AT-14.26).
func (t *table) sellCompany(step rules.Step) verb {
	var checks []check
	if step == StepAction {
		checks = append(checks, t.cubeLeft())
	}
	return verb{
		Name: "sell", Steps: in(step), Words: words(t.words.company),
		Help: "Sell a company beside a city to the government.", Template: "{who} sells company {1} to the government",
		Checks: append(checks, t.sellChecks()...),
		Effect: func(p *position, a act) {
			p.layCube(trackBureaucracy)
			c := &p.companies[a.Words[0]]
			got := paidOut(t.data.chart, c.money)
			p.personal[a.Seat-1] += got
			p.bank += c.money - got
			c.money, c.owner = 0, 0
			t.finishAction(p)
		},
	}
}

func (t *table) sellChecks() []check {
	return []check{
		{
			Rule:   "AT-8.1",
			Breaks: func(p *position, a act) bool { return !p.owns(a.Seat, a.Words[0]) },
			Why: func(p *position, a act) string {
				if p.companies[a.Words[0]].where == gone {
					return t.merged(a.Words[0])
				}
				return fmt.Sprintf("Company %d is not %s's; players sell only companies of their own.", t.number[a.Words[0]], t.name(a.Seat))
			},
		},
		{
			Rule:   "AT-8.2",
			Breaks: func(p *position, a act) bool { return t.easiestCity(p, a.Words[0]) == 0 },
			Why: func(_ *position, a act) string {
				return fmt.Sprintf("Company %d lies beside no city, and the government buys only there.", t.number[a.Words[0]])
			},
		},
		{
			Rule: "AT-8.3",
			Breaks: func(p *position, a act) bool {
				return p.tracks[trackBureaucracy][a.Seat-1] < t.easiestCity(p, a.Words[0])
			},
			Why: func(p *position, a act) string {
				return fmt.Sprintf("The city asks for a bureaucracy of %d; %s has %s.", t.easiestCity(p, a.Words[0]),
					t.name(a.Seat), rules.Spell(p.tracks[trackBureaucracy][a.Seat-1]))
			},
		},
	}
}

// paidOut is what the government pays for a card: each row of the chart once,
// from the top, where the card can still give (AT-14.25).
func paidOut(chart []exchange, money int) int {
	got := 0
	for _, row := range chart {
		if money >= row.give {
			money -= row.give
			got += row.get
		}
	}
	return got
}
