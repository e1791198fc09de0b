package partial

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestStandReadsWhatWasChanged changes leaf after leaf on a board, some of them so that the position can't be read, and takes
// some back: a trial that reads only what was changed stands where one stands that reads the whole.
func TestStandReadsWhatWasChanged(t *testing.T) {
	const changes = 400
	for _, game := range chosenGames(t) {
		source := rand.New(rand.NewPCG(*learnSeed, 8))
		l := newLearner(game)
		l.source = source
		table := openRandom(t, game, source)
		playOn(table, source, 80)
		q, other := Of(table), rules.TrialOf(table)
		b := q.overlaid(rules.TrialOf(table).Tree())
		refused := 0
		for range changes {
			leaf := q.leaves[source.IntN(len(q.leaves))]
			if leaf.kind == whole || leaf.kind == keys {
				continue
			}
			restore := b.kept(leaf)
			b.set(leaf, l.any(leaf, b.get(leaf)))
			err := q.trial.moveTo(b)
			require.Equal(t, other.Set(b.tree) == nil, err == nil, leaf.path())
			if err != nil {
				refused++
			} else {
				require.Equal(t, rules.JSON(other.Tree()), rules.JSON(q.trial.Tree()), leaf.path())
			}
			if err != nil || source.IntN(2) == 0 {
				restore()
			}
		}
		t.Logf("%s: %d of %d can't be read", game.Key, refused, changes)
	}
}
