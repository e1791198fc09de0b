package ask

import (
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// beside are words for what is next to something.
var beside = plain("next near beside by at adjacent")

// place is the place of a board that was named by what lies there or beside it, and by which words. Where several are, none
// is taken, and what was said of them is told.
func (r *reader) place(v *rules.Vocabulary, used []bool) (best int, said string, by []int) {
	best = Unsaid
	most := 0
	first, last := v.Range()
	for n := first; n <= last; n++ {
		for _, part := range strings.Split(r.near(v.Title(n, r.table.Seats())), ". ") {
			at := r.part(part, used)
			switch {
			case len(at) == 0 || len(at) < most:
			case len(at) > most:
				best, most, by, said = n, len(at), at, part
			case best != n:
				best = Unsaid
			}
		}
	}
	if best != Unsaid {
		said = ""
	}
	return best, said, by
}

// part gives the places of the words that say all of a part of what lies near; none where a word is missing.
func (r *reader) part(part string, used []bool) []int {
	var places []int
	for _, word := range plain(part) {
		if slices.Contains(silent, word) {
			continue
		}
		at := r.at(word, used)
		if at < 0 && word == beside[0] {
			at = slices.IndexFunc(r.tokens, func(said string) bool { return slices.Contains(beside, said) })
		}
		if at < 0 {
			return nil
		}
		places = append(places, at)
	}
	return places
}
