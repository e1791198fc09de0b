package ask

import "tablekeeper/screens/frame/value"

// What the tests of this package hold.
type (
	Agreement   = agreement
	DisputePage = disputePage
	Ruling      = ruling
)

func (x *Dispute) Paste(text string) error { return x.paste(text) }

// Agreed is the position of the latest agreement.
func (a *Feature) Agreed() *value.Position { return a.agreed.Draft }

// Take chooses a whole move.
func (x *Dispute) Take(move string) {
	act, err := x.table.Read(move)
	if err != nil {
		panic(err)
	}
	x.forget()
	x.take(act)
}
