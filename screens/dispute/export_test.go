package dispute

import (
	"tablekeeper/screens/position"
)

// What the tests of this package hold.
type (
	Agreement   = agreement
	DisputePage = disputePage
	FactsPage   = factsPage
	Ruling      = ruling
)

func (x *Dispute) Paste(text string) error { return x.paste(text) }

func (p *factsPage) Draft() *position.Draft { return p.dispute.Draft }

// Take chooses a whole move.
func (x *Dispute) Take(move string) {
	act, err := x.table.Read(move)
	if err != nil {
		panic(err)
	}
	x.forget()
	x.take(act)
}
