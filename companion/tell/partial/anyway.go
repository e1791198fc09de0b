package partial

import (
	"bytes"

	"tablekeeper/companion/rules"
)

// Anyway is the position after a move that is not legal, as if it had been: after its
// effect; where something is missing that the effect takes, after the nearest change of
// facts that would have made it legal, so that what is there is paid. False: no possible
// position other than the present one can be worked out.
func Anyway(t rules.Table, a rules.Act) (after rules.Object, ok bool) {
	after, ok = carriedOut(t, a)
	return after, ok && !bytes.Equal(rules.JSON(after), t.State())
}

func carriedOut(t rules.Table, a rules.Act) (after rules.Object, ok bool) {
	trial := rules.TrialOf(t)
	if trial.Anyway(a) {
		return trial.Tree(), true
	}
	q := Of(t)
	answer, err := q.Judge(a)
	if err != nil {
		return nil, false
	}
	for _, take := range answer.Takes {
		b := q.overlaid(q.trial.Tree())
		for _, c := range take.Changes {
			b.set(c.leaf, c.To)
		}
		if trial.Set(b.tree) != nil {
			continue
		}
		trial.Settle()
		if trial.Anyway(a) {
			return trial.Tree(), true
		}
	}
	return nil, false
}
