package picker

import "tablekeeper/companion/rules"

// What the tests of this package hold.
var (
	Spans      = spans
	ParseTyped = parseTyped
)

func (x *Picker) Claims(at int) (values []int, why []claim) { return x.claims(at) }

func (x typedMove) Complete(t rules.Table, forms []rules.Form, legal []rules.Act) []completion {
	return x.complete(t, forms, legal)
}

func (x *Picker) Back() { x.back() }
