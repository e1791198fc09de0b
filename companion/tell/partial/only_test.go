package partial

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestOnlyIsRight holds what fields say of the steps in which they are null or not:
// every position of play is so, and none can be otherwise.
func TestOnlyIsRight(t *testing.T) {
	for _, game := range chosenGames(t) {
		source := rand.New(rand.NewPCG(4, 4))
		for range 30 {
			table := openRandom(t, game, source)
			playOn(table, source, source.IntN(200))
			trial := rules.TrialOf(table)
			w, b := walked(table, trial.Tree())
			for _, l := range w.leaves {
				if l.field.Only == 0 || l.kind != group && l.field.Null == "" || l.field.Perhaps.Has(trial.Step()) {
					continue
				}
				now := b.get(l)
				there := now != nil && now != false
				where := fmt.Sprintf("%s: %s in step %s", game.Key, l.path(), table.Step())
				require.Equal(t, l.field.Only.Has(trial.Step()), there, where)
				var other any = !there
				switch {
				case l.kind == group:
				case there:
					other = nil
				default:
					other = l.values[1]
				}
				restore := b.kept(l)
				b.set(l, other)
				require.NotEmpty(t, table.Faults(rules.JSON(b.tree)), where)
				restore()
			}
		}
	}
}
