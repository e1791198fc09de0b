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

// reads are a line of facts.txt: what a check, an invariant or the question who is awaited reads.
type reads []read

// readsNothing stands for no path; a name without a line is taken to read everything.
const readsNothing = "-"

// readsOf takes the text of the lines "NAME = PATH PATH ...".
func readsOf(text string) map[string]reads {
	named := map[string]reads{}
	for _, line := range strings.Split(text, "\n") {
		name, paths, ok := strings.Cut(line, " = ")
		if !ok {
			continue
		}
		list := reads{}
		for _, path := range strings.Fields(paths) {
			if path != readsNothing {
				list = append(list, parsed(path))
			}
		}
		for i := range list {
			r := &list[i]
			r.itself = slices.ContainsFunc(list, func(part read) bool {
				return len(part.at) > len(r.at) && slices.Equal(part.at[:len(r.at)], r.at)
			})
		}
		named[name] = list
	}
	return named
}

func parsed(path string) read {
	r := read{trend: '!'}
	if last := path[len(path)-1]; strings.IndexByte("+-!", last) >= 0 {
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
	all   []*leaf
	read  map[*reads][]*leaf // those of all that are read for the move
}

// namedBy gives the names of a move whose words are those of a form.
func namedBy(a rules.Act, form []*rules.Vocabulary) *named {
	n := &named{seat: a.Seat, read: map[*reads][]*leaf{}}
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

// leaves lists those that are read for the move.
func (n *named) leaves(r *reads) []*leaf {
	list, ok := n.read[r]
	if !ok {
		for _, l := range n.all {
			if r.trend(l, n) != 0 {
				list = append(list, l)
			}
		}
		n.read[r] = list
	}
	return list
}

// matches reports whether a leaf is of the kind, or a part of it, or has a part of it.
func (r *read) matches(l *leaf, n *named) bool {
	if r.itself && l.depth > len(r.at) {
		return false
	}
	for ; l.depth > 0; l = l.in {
		if l.depth <= len(r.at) && !n.fits(r.at[l.depth-1], l) {
			return false
		}
	}
	return true
}

func (n *named) fits(pattern string, l *leaf) bool {
	bySeat := l.in.field.Kind == rules.BySeatField
	switch {
	case pattern == l.key || pattern == "*":
		return true
	case pattern[0] != '{' || !bySeat && !l.keyed:
		return false
	case pattern == "{who}":
		return bySeat && l.seat == n.seat
	case pattern == "{other}":
		return bySeat && l.seat != n.seat
	}
	k := pattern[1] - '1'
	return bySeat && l.seat == n.seats[k] || l.keyed && l.key == n.words[k]
}

// trend is how the answer follows a leaf; 0: it doesn't read the leaf.
func (list reads) trend(l *leaf, n *named) (trend byte) {
	for i := range list {
		switch r := &list[i]; {
		case !r.matches(l, n):
		case trend == 0:
			trend = r.trend
		case trend != r.trend:
			return '!'
		}
	}
	return trend
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
