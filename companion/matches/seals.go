package matches

import (
	"slices"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches/fairness"
)

// Each draw stands under one seal: whoever can choose among two chooses what is drawn. A
// seal of which nothing was drawn can be of no use any more: its seed was shown at the end
// of a match that is taken back, or is known on another device only. Then another one takes
// its place. Where the setup or the hands were drawn from the first seal, that one stays for
// the start alone.

// sealAgain puts a seal in the place of those from its first draw on.
func (h *heading) sealAgain(r journal.Record) error {
	list, err := addPromise(nil, r)
	if err != nil {
		return err
	}
	later := func(p fairness.Promise) bool { return p.From >= list[0].From }
	if r.Kind == kindTimerAgain {
		h.timers = append(slices.DeleteFunc(h.timers, later), list...)
		return nil
	}
	if len(h.seeds) > 0 && h.sealedStart() && list[0].From == 1 {
		h.seeds[0].From = fairness.StartAlone
	}
	h.seeds = append(slices.DeleteFunc(h.seeds, later), list...)
	return nil
}

// sealKind is the kind of the record of a seal behind others: first, or again where it takes
// the place of one.
func sealKind(list fairness.Promises, from int, first, again byte) byte {
	takes := func(p fairness.Promise) bool { return max(p.From, 1) >= from }
	if slices.ContainsFunc(list, takes) {
		return again
	}
	return first
}

// sealedStart reports whether the start of a match was drawn.
func (h *heading) sealedStart() bool {
	return h.header(fairness.HeaderSetup) != "" || h.header(fairness.HeaderDeal) != ""
}

// seen is the greatest number of a draw that people know: it was made at any time, or
// shown ahead.
func (c *Chance) seen() int { return max(c.drawn, c.history.ahead) }

// newSealFrom is the first draw that can have a seal of its own in a copy. A setup that was
// drawn and the first draw stand under one seal as long as nobody has seen its seed: two
// would look like a choice.
func (c *Chance) newSealFrom() int {
	s := c.history
	if first := s.seeds[0]; s.sealedStart() && first.From == 1 && first.Known && !first.Revealed {
		return max(c.seen()+1, 2)
	}
	return c.seen() + 1
}

// unused reports whether nothing was drawn from a seed.
func (c *Chance) unused(p fairness.Promise) bool {
	s := c.history
	if s.sealedStart() && p.Commitment == s.seeds[0].Commitment {
		return false
	}
	return p.From > c.seen()
}

// copySeal is the record of the seal with which a copy of a match goes on.
func (d Device) copySeal(s *history) (journal.Record, error) {
	from, used := s.chance.newSealFrom(), slices.DeleteFunc(slices.Clone(s.seeds), s.chance.unused)
	return d.freshSeed(sealKind(used, from, kindSeed, kindSeedAgain), from)
}
