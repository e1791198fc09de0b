package matches

import (
	"bytes"
	"slices"

	"tablekeeper/companion/fairness"
)

// Compare reports whether a match that came is the one here, at the same place or before
// it, or further on. Both are for the caller alone.
func Compare(here, came *Match) (further, same bool) { return compare(here.history, came.history) }

func compare(here, came *history) (further, same bool) {
	if len(here.seeds) == 0 || len(came.seeds) == 0 {
		named := *here.heading
		named.name = came.name
		again := *here
		again.heading = &named
		return false, bytes.Equal(again.export(false), came.export(false))
	}
	if here.seeds[0].Commitment != came.seeds[0].Commitment {
		return false, false
	}
	was, is := here.entries(), came.entries()
	if most := min(len(was), len(is)); !slices.Equal(was[:most], is[:most]) {
		return false, false
	}
	if len(is) <= len(was) {
		return false, true
	}
	known := func(p fairness.Promise) bool {
		return !p.Known || slices.ContainsFunc(came.seeds, func(c fairness.Promise) bool { return c.Known && c.Commitment == p.Commitment })
	}
	return !slices.ContainsFunc(here.seeds, func(p fairness.Promise) bool { return !known(p) }), false
}

// entries are the moves and agreed positions that stand, as an export writes them.
func (s *history) entries() []string {
	var list []string
	for _, turn := range s.line[1:] {
		i := &s.items[s.turns[turn].item-1]
		if i.kind == AgreedLine {
			list = append(list, "= "+i.more.text)
		} else {
			list = append(list, s.moveLine(i))
		}
	}
	return list
}
