package atrades

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// sellCompany is the merger with the government (AT-14.24 to AT-14.26).
func (t *table) sellCompany(step rules.Step) verb {
	var checks []check
	if step == StepAction {
		checks = append(checks, t.cubeLeft())
	}
	return verb{
		Is: Sell, Steps: in(step), Words: words(t.words.company),
		Help: "Sell a company beside a city to the government.", Template: "{who} sells company {1} to the government",
		Checks: append(checks, t.sellChecks()...),
		Effect: rules.Do1(func(p *position, seat, company int) {
			p.layCube(trackBureaucracy)
			c := &p.companies[company]
			got := paidOut(t.data.chart, c.money)
			p.Personal[seat-1] += got
			p.bank += c.money - got
			c.money, c.owner = 0, 0
			t.finishAction(p)
		}),
	}
}

func (t *table) sellChecks() []check {
	return []check{
		rules.Check1("AT-8.1",
			func(p *position, seat, company int) bool { return !p.owns(seat, company) },
			func(p *position, _, company int) wording.Text {
				if p.companies[company].where == Gone {
					return t.merged(company)
				}
				return wording.Say("Company {number} is not {who}'s; players sell only companies of their own.", t.number[company])
			}),
		rules.Check1("AT-8.2",
			func(p *position, _, company int) bool { return t.easiestCity(p, company) == 0 },
			func(_ *position, _, company int) wording.Text {
				return wording.Say("Company {number} isn't beside a city, and the government buys only there.", t.number[company])
			}),
		rules.Check1("AT-8.3",
			func(p *position, seat, company int) bool {
				return p.tracks[trackBureaucracy][seat-1] < t.easiestCity(p, company)
			},
			func(p *position, seat, company int) wording.Text {
				return wording.Say("The city asks for a bureaucracy of {least}; {who} has {number}.", t.easiestCity(p, company), wording.Spell(p.tracks[trackBureaucracy][seat-1]))
			}),
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
