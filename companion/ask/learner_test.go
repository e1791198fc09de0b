package ask

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// moves are some moves of each verb that is used in the step, of those who may act.
func (l *learner) moves(table rules.Table, trial rules.Trial) []judged {
	var list []judged
	step := table.Steps()[trial.Step()]
	for i, v := range table.Verbs() {
		if !slices.Contains(v.Steps, step) {
			continue
		}
		for range 10 {
			a := rules.Act{Verb: i}
			if !v.ByTable {
				a.Seat = 1 + l.source.IntN(len(table.Seats()))
			}
			for tries := 0; !trial.Awaits(a.Seat) && tries < 8 && !v.ByTable; tries++ {
				a.Seat = 1 + l.source.IntN(len(table.Seats()))
			}
			for k, words := range v.Words {
				first, last := words.Range()
				if last < first { // a word that only the table knows
					a.Words[k], a.Free = first-1, "other"
					continue
				}
				a.Words[k] = first + l.source.IntN(min(last-first+1, 400))
			}
			called := namedBy(a, v.Words)
			for k := range v.Rules {
				list = append(list, judged{a, i, k, checkName(&v, k), called})
			}
		}
	}
	return list
}

// answer is what a check says: 0 kept, 1 broken, 2 can't be judged.
type answers struct {
	checks     []byte
	invariants []byte
	awaited    []byte
}

func (l *learner) answers(trial rules.Trial, table rules.Table, list []judged) (a answers) {
	for _, j := range list {
		broken, sure := trial.Breaks(j.verb, j.check, j.act)
		a.checks = append(a.checks, bit(broken, sure && trial.Awaits(j.act.Seat)))
	}
	for i := range rules.DeclaredOf(table).Invariants {
		a.invariants = append(a.invariants, bit(!trial.Holds(i), true))
	}
	for seat := range len(table.Seats()) + 1 {
		a.awaited = append(a.awaited, bit(!trial.Awaits(seat), true))
	}
	return a
}

func bit(broken, sure bool) byte {
	switch {
	case !sure:
		return 2
	case broken:
		return 1
	}
	return 0
}

func (l *learner) compare(leaf *leaf, old, value any, list []judged, table rules.Table, before, after answers) {
	for i, j := range list {
		if differ(before.checks[i], after.checks[i]) {
			l.note(j.name, pattern(leaf, &j.called), leaf, trend(leaf, old, value, after.checks[i]))
		}
	}
	for i, name := range rules.DeclaredOf(table).Invariants {
		if differ(before.invariants[i], after.invariants[i]) {
			l.note(invariantName(i, name), general(leaf), leaf, 4)
		}
	}
	for seat := range before.awaited {
		if differ(before.awaited[seat], after.awaited[seat]) {
			l.note(awaitedName, pattern(leaf, &named{seat: seat}), leaf, 4)
		}
	}
}

func differ(a, b byte) bool { return a != b && a < 2 && b < 2 }

// trend is the way in which a number has bent the answer.
func trend(leaf *leaf, old, value any, after byte) byte {
	from, isNumber := old.(int)
	to, both := value.(int)
	switch {
	case leaf.kind != number || !isNumber || !both:
		return 4
	case (to > from) == (after == 1):
		return 1
	}
	return 2
}

func (l *learner) note(name string, path []string, leaf *leaf, trend byte) {
	if l.seen[name] == nil {
		l.seen[name] = map[string]byte{}
	}
	p := strings.Join(path, ".")
	if leaf.words != nil && leaf.marks[len(path)-1] == byKey {
		l.sizes[strings.Join(path[:len(path)-1], ".")] = len(wordsOf(leaf.words))
	}
	l.seen[name][p] |= trend
}

// pattern is the path of a leaf as a move calls its seats and words.
func pattern(leaf *leaf, n *named) []string {
	path := slices.Clone(leaf.at)
	for i, segment := range path {
		switch leaf.marks[i] {
		case bySeat:
			path[i] = seatPattern(n, segment)
		case byKey:
			path[i] = keyPattern(n, segment, i == len(path)-1)
		}
	}
	return path
}

func seatPattern(n *named, segment string) string {
	index, _ := strconv.Atoi(segment)
	if index == n.seat-1 {
		return "{who}"
	}
	for k, seat := range n.seats {
		if seat > 0 && index == seat-1 {
			return "{" + strconv.Itoa(k+1) + "}"
		}
	}
	return "{other}"
}

func keyPattern(n *named, segment string, last bool) string {
	for k, word := range n.words {
		if word == segment {
			return "{" + strconv.Itoa(k+1) + "}"
		}
	}
	if last {
		return segment
	}
	return "*"
}

// general is the path of a leaf with anything for seats and keys.
func general(leaf *leaf) []string {
	path := slices.Clone(leaf.at)
	for i := range path {
		if leaf.marks[i] != byName {
			path[i] = "*"
		}
	}
	return path
}

// merge adds what a text declares already.
func (l *learner) merge(text string) {
	for name, list := range readsOf(text) {
		if l.seen[name] == nil {
			l.seen[name] = map[string]byte{}
		}
		for _, r := range list {
			l.seen[name][strings.Join(r.at, ".")] |= map[byte]byte{'+': 1, '-': 2, '!': 4}[r.trend]
		}
	}
}

// text writes what is known, one line a name.
func (l *learner) text() string {
	var out strings.Builder
	for _, name := range slices.Sorted(maps.Keys(l.seen)) {
		fmt.Fprintf(&out, "%s =", name)
		paths := l.gathered(l.seen[name])
		if len(paths) == 0 {
			out.WriteString(" " + readsNothing)
		}
		for _, path := range slices.Sorted(maps.Keys(paths)) {
			fmt.Fprintf(&out, " %s%s", path, map[byte]string{1: "+", 2: "-"}[paths[path]])
		}
		out.WriteString("\n")
	}
	return out.String()
}

// gathered puts * for the last segment where many words of a vocabulary stand.
func (l *learner) gathered(paths map[string]byte) map[string]byte {
	count := map[string]int{}
	for path := range paths {
		count[path[:strings.LastIndexByte("."+path, '.')]]++
	}
	gathered := map[string]byte{}
	for path, trend := range paths {
		prefix := path[:strings.LastIndexByte("."+path, '.')]
		size := l.sizes[strings.TrimSuffix(prefix, ".")]
		if size > 0 && count[prefix] > 3 && count[prefix] >= size/2 {
			gathered[prefix+"*"] |= trend
			continue
		}
		gathered[path] |= trend
	}
	return gathered
}

// undeclared lists what was seen and is not declared.
func (l *learner) undeclared(text string) []string {
	declared := readsOf(text)
	var missing []string
	for name, paths := range l.seen {
		if _, ok := declared[name]; !ok || name[0] >= '0' && name[0] <= '9' {
			continue // it reads everything; or it is an invariant, whose line only leads a search
		}
		for path, trend := range paths {
			if !declares(declared[name], path, trend) {
				missing = append(missing, fmt.Sprintf("%s: %s (%d)", name, path, trend))
			}
		}
	}
	slices.Sort(missing)
	return missing
}

func declares(list []read, path string, trend byte) bool {
	at := strings.Split(path, ".")
	for _, r := range list {
		fits := true
		for i := range min(len(at), len(r.at)) {
			fits = fits && (r.at[i] == at[i] || r.at[i] == "*")
		}
		if fits && (r.trend == '!' || trend == 4 || trend == map[byte]byte{'+': 1, '-': 2}[r.trend]) {
			return true
		}
	}
	return false
}

// TestFactsNameChecks makes sure that the Facts of a book say what the question who is
// awaited and each check read, and have no line for a check or invariant that isn't there.
// A check without a line would be taken to read everything.
func TestFactsNameChecks(t *testing.T) {
	for _, game := range chosenGames(t) {
		table := openRandom(t, game, rand.New(rand.NewPCG(1, 1)))
		declared := rules.DeclaredOf(table)
		list := readsOf(declared.Facts)
		require.Contains(t, list, awaitedName, game.Key)
		names := []string{awaitedName}
		for i, name := range declared.Invariants {
			names = append(names, invariantName(i, name))
		}
		for _, v := range table.Verbs() {
			for k := range v.Rules {
				names = append(names, checkName(&v, k))
				require.Contains(t, list, checkName(&v, k), game.Key)
			}
		}
		if *listNames {
			t.Logf("names:\n%s", strings.Join(names, "\n"))
		}
		for name := range list {
			require.Contains(t, names, name, game.Key)
		}
	}
}
