package partial

import (
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

var (
	update    = flag.Bool("update", false, "add to facts.txt of each game what varying positions shows and what does not stand there")
	positions = flag.Int("positions", 12, "how many positions of each game are varied")
	learnSeed = flag.Uint64("seed", 1, "seed of the varied positions")
	listNames = flag.Bool("names", false, "list the names of all checks")
	only      = flag.String("game", "", "only this game")
)

// folders are the packages of the games.
var folders = map[string]string{
	"rising-tides": "risingtides", "raid-trade": "raidtrade", "traders": "traders", "duck-dealer": "duckdealer", "atrades": "atrades",
}

// chosenGames are those that have facts.txt, or the one that a flag names.
func chosenGames(t testing.TB) []*rules.Game {
	return slices.DeleteFunc(shelf.Games(), func(g *rules.Game) bool {
		if *only != "" {
			return g.Key != *only
		}
		return g.Text("facts.txt") == ""
	})
}

// TestFactsAreAllThatIsRead varies one leaf of a position after the other and makes
// sure that no check, no invariant and not the question who is awaited answers
// otherwise unless facts.txt names the leaf, and that a number bends the
// answer only the way that is there.
func TestFactsAreAllThatIsRead(t *testing.T) {
	for _, game := range chosenGames(t) {
		t.Run(game.Key, func(t *testing.T) {
			t.Parallel()
			l := newLearner(game)
			for n := range *positions {
				l.vary(t, rand.New(rand.NewPCG(*learnSeed, uint64(n))))
			}
			file := filepath.Join("..", "..", "games", folders[game.Key], "facts.txt")
			before, _ := os.ReadFile(file)
			if *update {
				require.NoError(t, os.WriteFile(file, []byte(l.completed(string(before))), 0o666))
				return
			}
			require.Empty(t, l.undeclared(string(before)), "run go test -tags ci ./companion/tell/partial -run Facts -positions 2000 -update")
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
	called *named
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
			b.tree = was
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
			was := copied(b.tree)
			old := b.get(leaf)
			value := l.any(leaf, old)
			b.set(leaf, value)
			if trial.Set(b.tree) == nil && leaf.path() != "step" {
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
	chosen := map[int]int{}
	for _, leaf := range w.leaves {
		mode, ok := chosen[leaf.top]
		if !ok {
			mode = max(leave, l.source.IntN(6)-3)
			chosen[leaf.top] = mode
		}
		if mode == leave || leaf.kind != number && leaf.kind != whole {
			continue
		}
		was := copied(b.tree)
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
	w := &walker{seats: len(table.Seats()), known: map[*leaf]any{}}
	w.fields(tree, &leaf{field: &rules.Field{Kind: rules.GroupField, Of: table.Fields()}})
	return w, boardOf(table, tree)
}

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

// boardOf is the board of a table's position.
func boardOf(t rules.Table, tree rules.Object) *board {
	return &board{tree: tree, seats: len(t.Seats())}
}
