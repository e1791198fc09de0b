package game

import (
	"tablekeeper/companion/rules"
)

// GainMark is the side of a seat's mark beside gains, in device-independent pixels at text step 1.
const GainMark = 22

// mostBack is how many moves are looked through for one that changed what somebody has.
const mostBack = 12

// LatestGains are the gains of the latest move that brought or cost something, with the views before and after it; nil where
// none of the latest moves did, or a position was agreed on since.
func LatestGains[V, G any](t rules.Table, look func(rules.Table) (V, bool), gains func(was, after V) []G) (list []G, was, after V) {
	after, ok := look(t)
	before := t.Fork()
	log := t.Log()
	for i := len(log) - 1; ok && i >= max(0, len(log)-mostBack) && !log[i].Agreed; i-- {
		before.Undo()
		if was, ok = look(before); !ok {
			break
		}
		if list = gains(was, after); len(list) > 0 {
			return list, was, after
		}
		after = was
	}
	return nil, was, after
}
