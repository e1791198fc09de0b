package partial

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
			a := rules.Act{Verb: v.Verb}
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
	for i := range rules.InvariantsOf(table) {
		a.invariants = append(a.invariants, bit(!trial.Violation(i).Empty(), true))
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
			l.note(j.name, pattern(leaf, j.called), leaf, trend(leaf, old, value, after.checks[i]))
		}
	}
	for i, name := range rules.InvariantsOf(table) {
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
	if leaf.words != nil && leaf.keyed {
		l.sizes[strings.Join(path[:len(path)-1], ".")] = len(wordsOf(leaf.words))
	}
	l.seen[name][p] |= trend
}

// pattern is the path of a leaf as a move calls its seats and words.
func pattern(l *leaf, n *named) []string {
	return called(l, func(at *leaf) string {
		if at.keyed {
			return keyPattern(n, at.key, at == l)
		}
		return seatPattern(n, at.seat)
	})
}

// called is the path of a leaf with other names for seats and keys.
func called(l *leaf, name func(*leaf) string) []string {
	path := make([]string, l.depth)
	for ; l.depth > 0; l = l.in {
		if path[l.depth-1] = l.key; l.keyed || l.in.field.Kind == rules.BySeatField {
			path[l.depth-1] = name(l)
		}
	}
	return path
}

func seatPattern(n *named, at int) string {
	if at == n.seat {
		return "{who}"
	}
	for k, seat := range n.seats {
		if seat > 0 && at == seat {
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
func general(l *leaf) []string {
	return called(l, func(*leaf) string { return "*" })
}

// completed is a text of Facts with what it lacks: what was seen and isn't declared stands behind what its line
// declares, and a name without a line gets one. No line is written anew, so that none can say more than it did of what is
// declared: what a hand made finer stays so.
func (l *learner) completed(text string) string {
	lines := map[string]string{}
	for _, line := range strings.Split(text, "\n") {
		if name, _, ok := strings.Cut(line, " = "); ok {
			lines[name] = line
		}
	}
	for name, missing := range l.missing(text) {
		line, ok := lines[name]
		if !ok || strings.HasSuffix(line, " = "+readsNothing) {
			line = name + " ="
		}
		paths := l.gathered(missing)
		for _, path := range slices.Sorted(maps.Keys(paths)) {
			line += " " + path + map[byte]string{1: "+", 2: "-"}[paths[path]]
		}
		lines[name] = line
	}
	var out strings.Builder
	for _, name := range slices.Sorted(maps.Keys(lines)) {
		out.WriteString(lines[name] + "\n")
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

// missing are the paths that were seen and are not declared, by name. The line of an invariant only leads a search: it
// lacks nothing.
func (l *learner) missing(text string) map[string]map[string]byte {
	declared := readsOf(text)
	all := map[string]map[string]byte{}
	for name, paths := range l.seen {
		list, ok := declared[name]
		if ok && name[0] >= '0' && name[0] <= '9' {
			continue
		}
		for path, trend := range paths {
			if declares(list, path, trend) {
				continue
			}
			if all[name] == nil {
				all[name] = map[string]byte{}
			}
			all[name][path] = trend
		}
	}
	return all
}

// undeclared lists what was seen and is not declared; a name without a line reads everything.
func (l *learner) undeclared(text string) []string {
	declared := readsOf(text)
	var list []string
	for name, paths := range l.missing(text) {
		if _, ok := declared[name]; !ok {
			continue
		}
		for path, trend := range paths {
			list = append(list, fmt.Sprintf("%s: %s (%d)", name, path, trend))
		}
	}
	slices.Sort(list)
	return list
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

// TestFactsNameChecks makes sure that facts.txt says what the question who is
// awaited and each check read, and has no line for a check or invariant that isn't there.
// A check without a line would be taken to read everything.
func TestFactsNameChecks(t *testing.T) {
	for _, game := range chosenGames(t) {
		table := openRandom(t, game, rand.New(rand.NewPCG(1, 1)))
		list := readsOf(game.Text("facts.txt"))
		require.Contains(t, list, awaitedName, game.Key)
		names := []string{awaitedName}
		for i, name := range rules.InvariantsOf(table) {
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

// TestUpdateKeepsWhatIsDeclared adds what was seen to a text of Facts: what is declared stays as it is, though the same was
// seen by coarser paths or of more cards than are named, and only what is missing is added.
func TestUpdateKeepsWhatIsDeclared(t *testing.T) {
	const declared = "buy R @action X-1 = money.{who}- stock.{1}\n" +
		"buy R @action X-2 = ships\n" +
		"sell @action X-3 = -\n"
	l := &learner{seen: map[string]map[string]byte{
		"buy R @action X-1": {"money.{who}": 2, "stock.{1}": 4},
		"buy R @action X-2": {"ships.{who}": 4, "ships.{other}": 4},
	}, sizes: map[string]int{}}
	require.Equal(t, declared, l.completed(declared), "all of it is declared")

	l.seen["buy R @action X-1"]["bought"] = 4
	l.seen["sell @action X-3"] = map[string]byte{"cubes.{who}": 2}
	l.seen["steal @action X-4"] = map[string]byte{"hands.{1}.unknown": 3}
	require.Equal(t, "buy R @action X-1 = money.{who}- stock.{1} bought\n"+
		"buy R @action X-2 = ships\n"+
		"sell @action X-3 = cubes.{who}-\n"+
		"steal @action X-4 = hands.{1}.unknown\n", l.completed(declared))

	for _, game := range chosenGames(t) {
		facts := game.Text("facts.txt")
		require.Equal(t, facts, newLearner(game).completed(facts), "%s: nothing was seen, and the lines stand in order", game.Key)
	}
}
