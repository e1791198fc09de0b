package ask

import (
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
)

var (
	update    = flag.Bool("update", false, "write facts.txt of each game: what varying positions shows, and what stands there")
	positions = flag.Int("positions", 12, "how many positions of each game are varied")
	learnSeed = flag.Uint64("seed", 1, "seed of the varied positions")
	listNames = flag.Bool("names", false, "list the names of all checks")
	only      = flag.String("game", "", "only this game")
)

// folders are the packages of the games.
var folders = map[string]string{
	"rising-tides": "risingtides", "raid-trade": "raidtrade", "traders": "traders", "duck-dealer": "duckdealer", "atrades": "atrades",
}

// chosenGames are those whose books have Facts, or the one that a flag names.
func chosenGames(t *testing.T) []*rules.Game {
	return slices.DeleteFunc(shelf.Games(), func(g *rules.Game) bool {
		if *only != "" {
			return g.Key != *only
		}
		return rules.DeclaredOf(openRandom(t, g, rand.New(rand.NewPCG(1, 1)))).Facts == ""
	})
}

// TestFactsAreAllThatIsRead varies one leaf of a position after the other and makes
// sure that no check, no invariant and not the question who is awaited answers
// otherwise unless the book's Facts name the leaf, and that a number bends the
// answer only the way that stands there.
func TestFactsAreAllThatIsRead(t *testing.T) {
	for _, game := range chosenGames(t) {
		t.Run(game.Key, func(t *testing.T) {
			t.Parallel()
			l := newLearner(game)
			for n := range *positions {
				l.vary(t, rand.New(rand.NewPCG(*learnSeed, uint64(n))))
			}
			file := filepath.Join("..", folders[game.Key], "facts.txt")
			before, _ := os.ReadFile(file)
			if *update {
				l.merge(string(before))
				require.NoError(t, os.WriteFile(file, []byte(l.text()), 0o666))
				return
			}
			require.Empty(t, l.undeclared(string(before)), "run go test -tags ci ./companion/ask -run Facts -positions 2000 -update")
		})
	}
}

// mostLeaves bounds the leaves of a position that are varied.
const mostLeaves = 120

// learner notes what is read: by name and pattern the trends that were seen.
type learner struct {
	game   *rules.Game
	seen   map[string]map[string]byte // bit 0: '+', bit 1: '-', bit 2: no number
	pool   map[string][]any           // values of wholes by the pattern of their path
	sizes  map[string]int             // words beside the last segment of a pattern
	form   string
	source *rand.Rand
}

func newLearner(game *rules.Game) *learner {
	return &learner{game: game, seen: map[string]map[string]byte{}, pool: map[string][]any{}, sizes: map[string]int{}}
}

// openRandom opens a table of a game with seats and options by chance.
func openRandom(t testing.TB, game *rules.Game, source *rand.Rand) rules.Table {
	transcript := &rules.Transcript{}
	transcript.Add("Game", game.Key)
	names := []string{"Anna", "Ben", "Cleo", "Dan", "Eve", "Finn"}[:game.MinSeats+source.IntN(min(6, game.MaxSeats)-game.MinSeats+1)]
	for _, name := range names {
		transcript.Add("Seat", name)
	}
	for _, option := range game.Options {
		if source.IntN(2) == 0 {
			transcript.Add("Option", option.Name+"="+option.Values[source.IntN(len(option.Values))])
		}
	}
	if game.Shuffle != nil && source.IntN(2) == 0 {
		for _, choice := range game.Shuffle(&rules.Setup{Seats: names}, source.IntN) {
			transcript.Add("Setup", choice)
		}
	}
	table, err := game.Open(transcript, nil)
	require.NoError(t, err)
	return table
}

// playOn plays by chance, at most so many moves.
func playOn(table rules.Table, source *rand.Rand, most int) {
	for range most {
		list := table.Legal(nil)
		if len(list) == 0 {
			return
		}
		table.Play(rules.Choose(list, table.RandomWeight, source.IntN))
	}
}

// judged is a check of a verb and a move.
type judged struct {
	act    rules.Act
	verb   int
	check  int
	name   string
	called named
}

func (l *learner) vary(t *testing.T, source *rand.Rand) {
	l.source = source
	table := openRandom(t, l.game, source)
	playOn(table, source, source.IntN(1+[]int{20, 100, 300, 600}[source.IntN(4)]))
	w, b := walked(table, rules.TrialOf(table).Tree())
	for _, leaf := range w.leaves {
		if leaf.kind == whole {
			p := strings.Join(general(leaf), ".")
			l.pool[p] = append(l.pool[p], copied(b.get(leaf)))
		}
	}
	trial := rules.TrialOf(table)
	if source.IntN(2) == 0 {
		l.sweep(w, b, trial)
	}
	for range source.IntN(7) * source.IntN(2) {
		leaf := w.leaves[source.IntN(len(w.leaves))]
		was := copied(b.tree)
		b.set(leaf, l.any(leaf, b.get(leaf)))
		if trial.Set(b.tree) != nil {
			b.tree = was.(rules.Object)
		}
	}
	if trial.Set(b.tree) != nil {
		return
	}
	w, b = walked(table, b.tree)
	list := l.moves(table, trial)
	before := l.answers(trial, table, list)
	source.Shuffle(len(w.leaves), func(i, j int) { w.leaves[i], w.leaves[j] = w.leaves[j], w.leaves[i] })
	for _, leaf := range w.leaves[:min(len(w.leaves), mostLeaves)] {
		for range 3 {
			was := copied(b.tree).(rules.Object)
			old := b.get(leaf)
			value := l.any(leaf, old)
			b.set(leaf, value)
			if trial.Set(b.tree) == nil && leaf.path != "step" {
				l.compare(leaf, old, value, list, table, before, l.answers(trial, table, list))
			}
			b.tree = was
		}
	}
}

// sweep sets the numbers and lists of some fields to the least, or to long ones, so
// that what only the last one has, or nobody else has, is read too.
func (l *learner) sweep(w *walker, b *board, trial rules.Trial) {
	const leave, empty, fill = 0, 1, 2
	chosen := map[string]int{}
	for _, leaf := range w.leaves {
		mode, ok := chosen[leaf.at[0]]
		if !ok {
			mode = max(leave, l.source.IntN(6)-3)
			chosen[leaf.at[0]] = mode
		}
		if mode == leave || leaf.kind != number && leaf.kind != whole {
			continue
		}
		was := copied(b.tree).(rules.Object)
		var value any
		switch {
		case mode == fill && l.source.IntN(4) == 0:
			continue
		case mode == fill && leaf.kind == number:
			value = l.any(leaf, b.get(leaf))
		case mode == fill:
			value = l.longest(leaf)
		case leaf.kind == number:
			value = leaf.low
		case leaf.field.Kind == rules.ListField:
			value = []any{}
		default:
			value = map[string]any{}
		}
		if b.set(leaf, value); trial.Set(b.tree) != nil {
			b.tree = was
		}
	}
}

// longest is the longest of some values that stood in positions.
func (l *learner) longest(leaf *leaf) any {
	pool := l.pool[strings.Join(general(leaf), ".")]
	var best []any
	for range 6 {
		if list, ok := pool[l.source.IntN(len(pool))].([]any); ok && len(list) >= len(best) {
			best = list
		}
	}
	if best == nil {
		return copied(pool[l.source.IntN(len(pool))])
	}
	return copied(best)
}

func walked(table rules.Table, tree rules.Object) (*walker, *board) {
	w := &walker{seats: len(table.Seats()), known: map[string]any{}}
	w.fields(table.Fields(), spelt(tree), leaf{})
	return w, &board{tree, table.Fields(), w.seats}
}

// spelt is a whole position in which a word "?" is none that is unknown.
func spelt(v any) any { return v }

// any is some value for a leaf, often one at a border.
func (l *learner) any(leaf *leaf, now any) any {
	pick := func(list []any) any { return list[l.source.IntN(len(list))] }
	switch {
	case leaf.kind == whole:
		return l.list(leaf, now)
	case leaf.kind == keys:
		if names := now.([]any); len(names) > 0 && l.source.IntN(2) == 0 {
			i := l.source.IntN(len(names))
			return slices.Concat(names[:i], names[i+1:])
		}
		return now
	case leaf.values != nil:
		if l.source.IntN(4) == 0 {
			return leaf.values[0]
		}
		return pick(leaf.values)
	}
	n, _ := now.(int)
	near := []any{
		leaf.low, max(leaf.low, 0), min(leaf.high, max(n-1, leaf.low)), min(leaf.high, max(leaf.low, n+1)), leaf.high,
		min(leaf.high, max(leaf.low, l.source.IntN(12))), min(leaf.high, max(leaf.low, l.source.IntN(100))),
	}
	if leaf.field.Null != "" {
		near = append(near, nil)
	}
	return pick(near)
}

// list is another value of a whole: one that stood in a position, or this one with an entry more or less.
func (l *learner) list(leaf *leaf, now any) any {
	pool := l.pool[strings.Join(general(leaf), ".")]
	old, isList := now.([]any)
	if isList && len(old) > 0 && l.source.IntN(3) > 0 {
		i := l.source.IntN(len(old))
		return slices.Concat(old[:i], old[i+1:])
	}
	if len(pool) > 0 && l.source.IntN(4) > 0 {
		return copied(pool[l.source.IntN(len(pool))])
	}
	if leaf.field.Null != "" && l.source.IntN(2) == 0 {
		return nil
	}
	if isList || leaf.field.Kind == rules.ListField {
		return []any{}
	}
	return map[string]any{}
}

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
// awaited reads, and have no line for a check or invariant that isn't there. A check
// without a line is taken to read everything.
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
