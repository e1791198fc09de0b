package evenings

import (
	"cmp"
	"iter"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// apart is how long (ms) nothing was played between two evenings: 6 hours.
const apart = 6 * 60 * 60 * 1000

// MostPeople is how many people a group has at most: as many as there are marks.
const MostPeople = 6

// Evening is what was played without a long break.
type Evening struct {
	Started, Ended int64
	People         []string // in the order in which they sat down
	Matches        int
}

// Log are the results of the matches of a device with the people who played them, the oldest first.
type Log struct {
	results []Result
	names   [][]string // by result and seat: what the person is called; "" for a seat that nobody's name stands for
}

// NewLog puts results in order. A seat counts for a person where it has a name of its own: vacant reports of a name whether the app
// gave it.
func NewLog(results []Result, people *People, vacant func(name string) bool) *Log {
	l := &Log{results: slices.Clone(results)}
	slices.SortFunc(l.results, func(a, b Result) int {
		return cmp.Or(cmp.Compare(a.Ended, b.Ended), cmp.Compare(a.ID, b.ID))
	})
	spelled := map[string]string{} // one spelling for names that differ in capitals: the first one
	known := map[string]string{}   // the same by the name of a seat, which comes again and again
	for i := range l.results {
		r := &l.results[i]
		names := make([]string, len(r.Seats))
		for seat, name := range r.Seats {
			if !r.person(seat) {
				continue
			}
			called, ok := known[name]
			if !ok && !vacant(name) {
				called = people.Call(name)
				if first, other := spelled[rules.Fold(called)]; other {
					called = first
				}
				spelled[rules.Fold(called)] = called
			}
			known[name], names[seat] = called, called
		}
		l.names = append(l.names, names)
	}
	return l
}

// Since is the log of what ended at a wall time in ms or later.
func (l *Log) Since(when int64) *Log {
	from, _ := slices.BinarySearchFunc(l.results, when, func(r Result, when int64) int { return cmp.Compare(r.Ended, when) })
	return &Log{l.results[from:], l.names[from:]}
}

// Results are the matches, the oldest first.
func (l *Log) Results() iter.Seq[*Result] {
	return func(yield func(*Result) bool) {
		for i := range l.results {
			if !yield(&l.results[i]) {
				return
			}
		}
	}
}

// ByID are the results by the IDs of their matches.
func (l *Log) ByID() map[string]*Result {
	found := make(map[string]*Result, len(l.results))
	for i := range l.results {
		found[l.results[i].ID] = &l.results[i]
	}
	return found
}

// Evenings divides the log, the oldest evening first.
func (l *Log) Evenings() []Evening {
	var list []Evening
	for i := range l.results {
		r := &l.results[i]
		if len(list) == 0 || r.Started-list[len(list)-1].Ended > apart {
			list = append(list, Evening{Started: r.Started})
		}
		e := &list[len(list)-1]
		e.Started, e.Ended = min(e.Started, r.Started), max(e.Ended, r.Ended)
		e.Matches++
		for _, name := range l.names[i] {
			if name != "" && !slices.Contains(e.People, name) {
				e.People = append(e.People, name)
			}
		}
	}
	return list
}

// People are all who played, those who played most first.
func (l *Log) People() []string {
	played := map[string]int{}
	var names []string
	for _, list := range l.names {
		for _, name := range list {
			if name == "" {
				continue
			}
			if played[name] == 0 {
				names = append(names, name)
			}
			played[name]++
		}
	}
	slices.SortStableFunc(names, func(a, b string) int { return cmp.Compare(played[b], played[a]) })
	return names
}

// Groups are the people of the evenings in the order of the alphabet, so that each keeps a place in it: each group once, the latest first;
// of more people than a group has those who played most.
func (l *Log) Groups() [][]string {
	var groups [][]string
	seen := map[string]bool{}
	all := l.People()
	for _, e := range slices.Backward(l.Evenings()) {
		group := e.People
		if len(group) > MostPeople {
			group = slices.DeleteFunc(slices.Clone(all), func(name string) bool { return !slices.Contains(e.People, name) })[:MostPeople]
		}
		slices.SortFunc(group, func(a, b string) int { return cmp.Or(cmp.Compare(rules.Fold(a), rules.Fold(b)), cmp.Compare(a, b)) })
		key := strings.Join(group, "\n")
		if len(group) >= 2 && !seen[key] {
			seen[key] = true
			groups = append(groups, group)
		}
	}
	return groups
}
