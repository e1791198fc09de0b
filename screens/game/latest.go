package game

import (
	"tablekeeper/companion/rules"
	"tablekeeper/screens/board"
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

// LatestOnBoard are the places of a board that the latest move changed that changed any, by their numbers; nil where none of the
// latest moves did, or a position was agreed on since. Lies tells what lies on the board in a position.
func LatestOnBoard(t rules.Table, lies func(rules.Table) []board.Place) map[int]bool {
	now, before, log := lies(t), t.Fork(), t.Log()
	for i := len(log) - 1; i >= max(0, len(log)-mostBack) && !log[i].Agreed; i-- {
		before.Undo()
		if changed := board.Changed(lies(before), now); len(changed) > 0 {
			return changed
		}
	}
	return nil
}
