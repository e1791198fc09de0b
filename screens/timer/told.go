package timer

import (
	"tablekeeper/companion/tables"
	"tablekeeper/companion/tide"
	"tablekeeper/screens/game"
)

// Told is the timer that follows a match, as other devices are told it; it reports whether there is one.
func (a *Feature) Told(o *game.OwnMatch) (tables.Timer, bool) {
	if !a.Follows(o.ID) {
		return tables.Timer{}, false
	}
	v := a.Evening.View
	t := tables.Timer{
		State: v.State.String(), Length: v.Length, Elapsed: v.Elapsed, Remaining: v.Remaining, Phase: v.Phase, Finished: a.safe(),
	}
	for _, h := range v.All {
		if h.What == tide.EventCame {
			t.Events = append(t.Events, h.Event.String())
		}
	}
	return t, true
}

// tell lets other devices see what the timer does now.
func (a *Feature) tell() {
	if o := a.followed(); o != nil && a.Room != nil {
		a.Room.Changed(o)
	}
}
