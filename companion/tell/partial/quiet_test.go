package partial

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestTrialsReadAsFilesAreRead spoils positions of play: a trial takes one exactly where a file with it can be read.
func TestTrialsReadAsFilesAreRead(t *testing.T) {
	const tries = 300
	for _, game := range chosenGames(t) {
		source := rand.New(rand.NewPCG(*learnSeed, 7))
		table := openRandom(t, game, source)
		playOn(table, source, 60)
		trial := rules.TrialOf(table)
		refused := 0
		for range tries {
			tree := rules.TrialOf(table).Tree()
			spoil(tree, source)
			_, err := table.Settle(rules.JSON(tree))
			require.Equal(t, err == nil, trial.Set(tree) == nil, "%s: %v: %s", game.Key, err, rules.JSON(tree))
			if err != nil {
				refused++
			}
		}
		require.Greater(t, refused, tries/4, game.Key)
	}
}

// spoil changes something in a tree: a key, a value, or how many there are.
func spoil(v any, source *rand.Rand) any {
	other := []any{nil, true, -1, 1, 99, "x", "a1", rules.List{}, rules.Object{}}
	switch v := v.(type) {
	case map[string]any:
		var keys []string
		for key := range v {
			keys = append(keys, key)
		}
		slices.Sort(keys)
		if len(keys) == 0 {
			v["x"] = 1
			return v
		}
		key := keys[source.IntN(len(keys))]
		switch source.IntN(8) {
		case 0:
			delete(v, key)
		case 1:
			v["x"] = v[key]
		case 2:
			v["x"] = v[key]
			delete(v, key)
		default:
			v[key] = spoil(v[key], source)
		}
		return v
	case []any:
		if len(v) == 0 || source.IntN(4) == 0 {
			return append(v, other[source.IntN(len(other))])
		}
		i := source.IntN(len(v))
		v[i] = spoil(v[i], source)
		return v
	}
	return other[source.IntN(len(other))]
}
