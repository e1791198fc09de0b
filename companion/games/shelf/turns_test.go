package shelf_test

import (
	"flag"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

var (
	turnRounds = flag.Int("turns", 3, "how many tables of each game agree on positions that are mixed by chance")
	turnSeed   = flag.Uint64("turnseed", 1, "the seed of the first of these tables")
)

// TestAgreedPositionsGoOn agrees on positions that play may never reach and plays on
// from them: no legal move may find that the turn of the game doesn't say what follows.
// Positions are mixed of those of random play and of the worked examples.
func TestAgreedPositionsGoOn(t *testing.T) {
	for _, game := range shelf.Games() {
		t.Run(game.Key, func(t *testing.T) {
			t.Parallel()
			examples := examplesOf(t, game)
			steps := map[string]int{}
			for round := range *turnRounds {
				source := rand.New(rand.NewPCG(*turnSeed+uint64(round), 11))
				agreeAndGoOn(t, game, examples, source, steps)
			}
			t.Logf("agreed positions by step: %v", steps)
			require.NotEmpty(t, steps, "no position was accepted")
		})
	}
}

// examplesOf reads the worked examples of a game.
func examplesOf(t *testing.T, game *rules.Game) []*rules.Transcript {
	files, err := filepath.Glob("../" + folderOf(game) + "/testdata/examples/*.table")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	var list []*rules.Transcript
	for _, file := range files {
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		transcript, err := rules.ReadTranscript(data)
		require.NoError(t, err)
		list = append(list, transcript)
	}
	return list
}

// agreeAndGoOn opens a table, of new headers or of an example, and goes on from
// positions that are mixed of its own.
func agreeAndGoOn(t *testing.T, game *rules.Game, examples []*rules.Transcript, source *rand.Rand, steps map[string]int) {
	transcript := setUp(game, game.MinSeats+source.IntN(game.MaxSeats-game.MinSeats+1), source)
	if source.IntN(2) == 0 {
		transcript = examples[source.IntN(len(examples))]
	}
	table, err := game.Open(transcript, nil)
	require.NoError(t, err)
	m := &mixer{source: source, byStep: map[string][]any{}, seen: map[string][]any{}}
	m.gather(t, table, transcript)
	for range 50 {
		position := m.position()
		fork := table.Fork()
		if settled, err := fork.Settle(position); err == nil && source.IntN(2) == 0 {
			position = settled
		}
		if fork.Agree(position) != nil {
			continue
		}
		steps[fork.Step()]++
		require.NotPanics(t, func() { tryAll(t, fork, source) }, "options %v, seats %v, from %s", table.Options(), table.Seats(), position)
	}
}

// tryAll makes every legal move once and plays on by chance, now and then for long.
func tryAll(t *testing.T, table rules.Table, source *rand.Rand) {
	list := table.Legal(nil)
	for _, a := range list {
		require.Empty(t, table.Play(a), "%s", table.Notation(a))
		require.True(t, table.Undo())
	}
	most := 5
	if source.IntN(4) == 0 {
		most = 60
	}
	for range most {
		list = table.Legal(list[:0])
		if len(list) == 0 {
			return
		}
		require.Empty(t, table.Play(rules.Choose(list, table.RandomWeight, source.IntN)))
	}
}

// mixer makes positions by exchanging parts of others of the same table.
type mixer struct {
	source *rand.Rand
	byStep map[string][]any // whole positions
	seen   map[string][]any // what stood at a place, such as "/seats/*/hand"
}

// gather collects positions along an example and of random games.
func (m *mixer) gather(t *testing.T, table rules.Table, example *rules.Transcript) {
	fork := table.Fork()
	m.note(t, fork)
	for _, move := range example.Moves {
		rules.JudgeMove(fork, move)
		m.note(t, fork)
	}
	var list []rules.Act
	for range 3 {
		fork := table.Fork()
		every := 1 + m.source.IntN(8)
		for i := range 300 {
			if list = fork.Legal(list[:0]); len(list) == 0 {
				break
			}
			fork.Play(rules.Choose(list, fork.RandomWeight, m.source.IntN))
			if i%every == 0 || fork.Over() {
				m.note(t, fork)
			}
		}
	}
	for _, step := range table.Steps() {
		m.seen["/step"] = append(m.seen["/step"], step)
	}
}

func (m *mixer) note(t *testing.T, table rules.Table) {
	tree := conformance.State(t, table)
	m.byStep[table.Step()] = append(m.byStep[table.Step()], tree)
	m.notePart("", tree)
}

func (m *mixer) notePart(place string, tree any) {
	m.seen[place] = append(m.seen[place], tree)
	switch node := tree.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(node)) {
			m.notePart(place+"/"+key, node[key])
		}
	case []any:
		for _, part := range node {
			m.notePart(place+"/*", part)
		}
	}
}

// position changes up to five parts of a position; rare steps come up as often as others.
func (m *mixer) position() []byte {
	some := m.byStep[pick(m.source, slices.Sorted(maps.Keys(m.byStep)))]
	tree := copied(pick(m.source, some))
	for range 1 + m.source.IntN(5) {
		tree = m.change("", tree)
	}
	return rules.JSON(tree)
}

// change puts another part in the place of one somewhere in a tree.
func (m *mixer) change(place string, tree any) any {
	switch node := tree.(type) {
	case map[string]any:
		if len(node) > 0 && (place == "" || m.source.IntN(2) == 0) {
			key := pick(m.source, slices.Sorted(maps.Keys(node)))
			node[key] = m.change(place+"/"+key, node[key])
			return node
		}
	case []any:
		if len(node) > 0 && m.source.IntN(2) == 0 {
			i := m.source.IntN(len(node))
			node[i] = m.change(place+"/*", node[i])
			return node
		}
	case float64:
		if m.source.IntN(3) == 0 {
			return float64(m.source.IntN(4))
		}
	case bool:
		return !node
	}
	if list := m.seen[place]; len(list) > 0 {
		return copied(pick(m.source, list))
	}
	return tree
}

func pick[T any](source *rand.Rand, list []T) T { return list[source.IntN(len(list))] }

// copied is a tree that shares nothing with another.
func copied(tree any) any {
	switch node := tree.(type) {
	case map[string]any:
		other := map[string]any{}
		for key, part := range node {
			other[key] = copied(part)
		}
		return other
	case []any:
		other := make([]any, len(node))
		for i, part := range node {
			other[i] = copied(part)
		}
		return other
	}
	return tree
}
