package shelf_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// TestEveryPosition plays random games of the whole shelf, over all numbers of
// seats and over random options, and holds every position to what is true of
// all games.
func TestEveryPosition(t *testing.T) {
	for _, game := range shelf.Games() {
		for seats := game.MinSeats; seats <= game.MaxSeats; seats++ {
			for seed := uint64(1); seed <= 6; seed++ {
				t.Run(fmt.Sprintf("%s/%d seats/seed %d", game.Key, seats, seed), func(t *testing.T) {
					t.Parallel()
					source := rand.New(rand.NewPCG(seed, uint64(seats)))
					transcript := setUp(game, seats, source)
					table, err := game.Open(transcript, nil)
					require.NoError(t, err, "%s", transcript.AppendHeaders(nil))
					playAndCheck(t, table, source, 250)
				})
			}
		}
	}
}

// setUp writes headers: half the options by chance, and the setup as chance decides it.
func setUp(game *rules.Game, seats int, source *rand.Rand) *rules.Transcript {
	transcript := &rules.Transcript{}
	transcript.Add("Game", game.Key)
	var names []string
	for seat := range seats {
		names = append(names, fmt.Sprintf("Seat %c", 'A'+seat))
		transcript.Add("Seat", names[seat])
	}
	for _, option := range game.Options {
		if source.IntN(2) == 0 {
			transcript.Add("Option", option.Name+"="+option.Values[source.IntN(len(option.Values))])
		}
	}
	if game.Shuffle != nil {
		for _, choice := range game.Shuffle(&rules.Setup{Seats: names}, source.IntN) {
			transcript.Add("Setup", choice)
		}
	}
	return transcript
}

// playAndCheck plays by chance and checks each position on the way; then it goes
// back to the start and forth again.
func playAndCheck(t *testing.T, table rules.Table, source *rand.Rand, most int) {
	states := []string{string(table.State())}
	var list []rules.Act
	for len(states) <= most && !table.Over() {
		require.NotEmpty(t, table.ToMove(), "nobody is awaited before the end")
		list = table.Legal(list[:0])
		require.NotEmpty(t, list, "nobody has a legal move in step %s", table.Step())
		if len(states)%25 == 1 {
			conformance.List(t, table, 100)
			conformance.Copy(t, table)
			conformance.Fields(t, table, table.State())
			checkFork(t, table, list[source.IntN(len(list))])
			checkFaults(t, table, source)
			checkSummary(t, table)
		}
		checkSealed(t, table, source)
		require.Empty(t, table.Play(rules.Choose(list, table.RandomWeight, source.IntN)))
		require.Empty(t, table.Violations(), "after %s", last(table))
		states = append(states, string(table.State()))
	}
	if table.Over() {
		require.Empty(t, table.ToMove())
		require.NotEmpty(t, table.Ranking())
		require.Empty(t, table.Legal(nil))
	}
	for i := len(states) - 2; i >= 0; i-- {
		require.True(t, table.Undo())
		require.Equal(t, states[i], string(table.State()), "undo to move %d", i)
	}
	require.False(t, table.Undo(), "there is nothing before the start")
	for i := 1; i < len(states); i++ {
		require.True(t, table.Redo())
		require.Equal(t, states[i], string(table.State()), "redo to move %d", i)
	}
	require.False(t, table.Redo(), "there is nothing after the last move")
}

// checkSealed makes sure that whoever bids unseen can: any bids are legal when they are entered in that order.
func checkSealed(t *testing.T, table rules.Table, source *rand.Rand) {
	t.Helper()
	seats := table.Sealed()
	trial := table.Fork()
	for _, seat := range seats {
		list := slices.DeleteFunc(trial.Legal(nil), func(a rules.Act) bool { return a.Seat != seat })
		require.NotEmpty(t, list, "seat %d bids unseen and can't", seat)
		require.Empty(t, trial.Play(list[source.IntN(len(list))]))
	}
}

// checkSummary makes sure that what is told of a position follows from it alone: a table that agrees on the same position tells the
// same.
func checkSummary(t *testing.T, table rules.Table) {
	before := string(table.State())
	lines := table.Summary()
	require.Equal(t, before, string(table.State()), "telling changed the position")
	fork := table.Fork()
	require.NoError(t, fork.Agree([]byte(before)))
	require.Equal(t, lines, fork.Summary())
}

// checkFork makes sure that a fork goes its own way.
func checkFork(t *testing.T, table rules.Table, a rules.Act) {
	before := string(table.State())
	fork := table.Fork()
	require.Empty(t, fork.Play(a))
	require.Equal(t, before, string(table.State()), "a move on the fork changed the table")
	require.True(t, fork.Undo())
	require.Equal(t, before, string(fork.State()))
}

// checkFaults spoils the position's JSON in one place and makes sure that this is
// answered with sentences, never with a crash, and that agreeing says the same.
func checkFaults(t *testing.T, table rules.Table, source *rand.Rand) {
	for range 3 {
		tree := conformance.State(t, table)
		spoil(tree, source)
		position := rules.JSON(tree)
		faults := table.Faults(position)
		fork := table.Fork()
		err := fork.Agree(position)
		require.Equal(t, len(faults) == 0, err == nil, "%s\n%v\n%v", position, faults, err)
		if settled, err := table.Settle(position); err == nil {
			again, err := table.Settle(settled)
			require.NoError(t, err)
			require.Equal(t, string(settled), string(again), "settling twice")
		}
	}
}

// spoil changes one value somewhere in a tree of objects and arrays.
func spoil(tree any, source *rand.Rand) {
	wrong := []any{nil, true, 0.0, 1.0, 2.0, 7.0, 200.0, "", "fuel", "?", "turn", "over", []any{}, map[string]any{}, []any{1.0, 2.0}}
	switch node := tree.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(node)) {
			if source.IntN(3) == 0 {
				if isTree(node[key]) && source.IntN(3) > 0 {
					spoil(node[key], source)
				} else {
					node[key] = wrong[source.IntN(len(wrong))]
				}
				return
			}
		}
	case []any:
		if len(node) > 0 {
			i := source.IntN(len(node))
			if isTree(node[i]) {
				spoil(node[i], source)
			} else {
				node[i] = wrong[source.IntN(len(wrong))]
			}
		}
	}
}

func isTree(v any) bool {
	switch v.(type) {
	case map[string]any, []any:
		return true
	}
	return false
}

func last(table rules.Table) string {
	log := table.Log()
	return table.Notation(log[len(log)-1].Act)
}
