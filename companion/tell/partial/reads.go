package partial

import (
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// read is one kind of leaf that a check reads: a path in which {who} is the seat
// that acts, {1} to {4} the seats or words that the move names, {other} any other
// seat and * anything. Its trend says how the check answers to a number: '+' a
// greater one breaks it rather, '-' a smaller one, '!' neither.
type read struct {
	at    []string
	trend byte
	// itself: only whether the group is there, since what is read in it is listed beside it.
	itself bool
}

// reads are the lines of facts.txt: what each check, each invariant and the
// question who is awaited read.
type reads map[string][]read

// readsNothing stands for no path; a name without a line is taken to read everything.
const readsNothing = "-"

// everything is read where nothing is declared.
var everything = read{trend: '!'}

// readsOf takes the text of the lines "NAME = PATH PATH ...".
func readsOf(text string) reads {
	list := reads{}
	for _, line := range strings.Split(text, "\n") {
		name, paths, ok := strings.Cut(line, " = ")
		if !ok {
			continue
		}
		list[name] = []read{}
		for _, path := range strings.Fields(paths) {
			if path != readsNothing {
				list[name] = append(list[name], parsed(path))
			}
		}
		for i := range list[name] {
			r := &list[name][i]
			r.itself = slices.ContainsFunc(list[name], func(part read) bool {
				return len(part.at) > len(r.at) && slices.Equal(part.at[:len(r.at)], r.at)
			})
		}
	}
	return list
}

func parsed(path string) read {
	r := read{trend: '!'}
	if last := path[len(path)-1]; last == '+' || last == '-' || last == '!' {
		r.trend, path = last, path[:len(path)-1]
	}
	r.at = strings.Split(path, ".")
	return r
}

// named is what a move calls the seats and words of a path.
type named struct {
	seat  int
	words [rules.MaxWords]string
	seats [rules.MaxWords]int
}

// namedBy gives the names of a move whose words are those of a form.
func namedBy(a rules.Act, form []*rules.Vocabulary) (n named) {
	n.seat = a.Seat
	for i, v := range form {
		if first, last := v.Range(); a.Words[i] < first || a.Words[i] > last {
			continue // an open word
		}
		n.words[i] = v.Word(a.Words[i])
		if v.IsSeat(a.Words[i]) {
			n.seats[i] = a.Words[i]
		}
	}
	return n
}

// matches reports whether a leaf is of the kind, or a part of it, or has a part of it.
func (r *read) matches(l *leaf, n *named) bool {
	if r.itself && len(l.at) > len(r.at) {
		return false
	}
	for i := range min(len(r.at), len(l.at)) {
		if !n.fits(r.at[i], l.at[i], l.marks[i]) {
			return false
		}
	}
	return true
}

func (n *named) fits(pattern, segment string, mark byte) bool {
	if pattern == segment || pattern == "*" {
		return true
	}
	if !strings.HasPrefix(pattern, "{") || mark == byName {
		return false
	}
	k := int(pattern[1] - '1')
	if mark == byKey {
		return k < len(n.words) && n.words[k] == segment
	}
	index, _ := strconv.Atoi(segment)
	switch pattern {
	case "{who}":
		return index == n.seat-1
	case "{other}":
		return index != n.seat-1
	}
	return n.seats[k] > 0 && index == n.seats[k]-1
}

// of finds what a name reads of a leaf: the read, or nil.
func (list reads) of(name string, l *leaf, n *named) *read {
	declared, ok := list[name]
	if !ok {
		return &everything
	}
	var found *read
	for i := range declared {
		r := &declared[i]
		if !r.matches(l, n) {
			continue
		}
		if found != nil && found.trend != r.trend {
			return &read{at: r.at, trend: '!'}
		}
		found = r
	}
	return found
}

// The names in facts.txt.

// checkName names a check of a verb, by its place.
func checkName(v *rules.VerbFacts, check int) string {
	same := 0
	for k := range check {
		if v.Rules[k] == v.Rules[check] {
			same++
		}
	}
	return v.Form + " @" + v.Steps[0] + " " + v.Rules[check] + strings.Repeat("'", same)
}

const awaitedName = "who is awaited"

func invariantName(place int, name string) string { return strconv.Itoa(place+1) + " " + name }
