package dispute

// What the tests of this package hold.
type (
	Agreement   = agreement
	DisputePage = disputePage
	Ruling      = ruling
)

func (x *Dispute) Paste(text string) error { return x.paste(text) }
