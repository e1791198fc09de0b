package game

import (
	"encoding/json"
	"slices"

	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// MostPast is how many changes can be taken back.
const MostPast = 200

// Past is what something was before each of its changes, oldest first. What is kept never changes: another state takes its place.
type Past[T any] struct {
	was []T
	key *parts.IconButton // the one that is shown; nil: none was
}

// Keep notes what is about to change.
func (p *Past[T]) Keep(before T) {
	p.was = append(slices.Clip(p.was), before)
	p.was = p.was[max(0, len(p.was)-MostPast):]
	p.able()
}

// Back gives what was before the latest change, and forgets it there; ok is false where nothing has changed.
func (p *Past[T]) Back() (before T, ok bool) {
	last := len(p.was) - 1
	if last < 0 {
		return before, false
	}
	before, p.was = p.was[last], p.was[:last]
	p.able()
	return before, true
}

// Any reports whether there is something to go back to.
func (p *Past[T]) Any() bool { return len(p.was) > 0 }

// All are the states before, oldest first.
func (p *Past[T]) All() []T { return slices.Clip(p.was) }

// Key takes the latest change back; it is grey as long as there is none.
func (p *Past[T]) Key(back func()) *parts.IconButton {
	p.key = parts.NewIconButton(parts.IconUndo, wording.L("Undo"), back)
	p.able()
	return p.key
}

func (p *Past[T]) able() {
	if p.key != nil {
		parts.Able(p.key, p.Any())
	}
}

// IsZero reports whether nothing has changed: then a file leaves it out.
func (p Past[T]) IsZero() bool { return !p.Any() }

// MarshalJSON writes the states.
func (p Past[T]) MarshalJSON() ([]byte, error) { return json.Marshal(p.was) }

// UnmarshalJSON reads them.
func (p *Past[T]) UnmarshalJSON(data []byte) error { return json.Unmarshal(data, &p.was) }
