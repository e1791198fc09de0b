package matches

import (
	"bytes"
	"slices"

	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/rules"
)

// Compare reports whether a match that came is the one here, at the same place or before
// it, or further on. Both are for the caller alone.
func Compare(here, came *Match) (further, same bool) { return compare(here.history, came.history) }

func compare(here, came *history) (further, same bool) {
	if len(here.seeds) == 0 || len(came.seeds) == 0 {
		return false, here.had(came)
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

// had reports whether a transcript without a seal is this match as it is, or as it was: it has the same beginning, and nothing that
// this one hasn't.
func (s *history) had(came *history) bool {
	if !slices.Equal(s.beginning(), came.beginning()) {
		return false
	}
	was, is := s.entries(), came.entries()
	if len(is) > len(was) || !slices.Equal(was[:len(is)], is) || len(is) == 0 && len(was) > 0 {
		return false
	}
	has := map[string]int{}
	for line := range bytes.Lines(s.body(false)) {
		has[string(line)]++
	}
	for line := range bytes.Lines(came.body(false)) {
		if has[string(line)]--; has[string(line)] < 0 {
			return false
		}
	}
	return true
}

// beginning are the headers that say how a match begins.
func (s *history) beginning() []rules.Header {
	return slices.DeleteFunc(slices.Clone(s.headers.Headers), func(h rules.Header) bool { return isOwn(h.Key) || isFree(h.Key) })
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
