package partial

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// TestSettleTakesTheUsualMoment answers for the moment in which a move is usually made where the moments differ, and names
// it; a moment that is known stays, and what holds at any moment needs none.
func TestSettleTakesTheUsualMoment(t *testing.T) {
	for _, c := range []struct {
		game, known, move string
		judged, settled   Verdict
		assumed           string
		moments           int
	}{
		{"atrades", `{"cubes":[0]}`, "Anna: sell 7", Depends, Illegal, `The table is at "Action".`, 2},
		{"atrades", `{"cubes":[0],"step":"golden"}`, "Anna: sell 7", Depends, Depends, "", 0},
		{"rising-tides", `{"hands":[{"known":{},"unknown":4}]}`, "Anna: draw ?", Depends, Depends, `The table is at "Turn".`, 2},
		{"rising-tides", `{"hands":[{"known":{},"unknown":5}]}`, "Anna: draw ?", Illegal, Illegal, "It is the moment for this move, and the game is not over.", 0},
		{"traders", `{"money":[1]}`, "Anna: play rebellion gobi", Illegal, Illegal, "It is the moment for this move, and the game is not over.", 0},
		{"raid-trade", `{"seats":[{"bank_white":1}]}`, "Anna: advance", Illegal, Illegal, "It is the moment for this move, and the game is not over.", 0},
	} {
		g, _ := shelf.Find(c.game)
		table := openPlain(t, c.game, max(2, g.MinSeats))
		q := New(table)
		require.NoError(t, q.Read([]byte(c.known)))
		a, err := table.Read(c.move)
		require.NoError(t, err)
		ans, err := q.Judge(a)
		require.NoError(t, err)
		require.Equal(t, c.judged, ans.Verdict, c.move)
		ans, moments, err := q.Settle(a)
		require.NoError(t, err)
		require.Equal(t, c.settled, ans.Verdict, c.move)
		require.Len(t, moments.Values, c.moments, c.move)
		if c.assumed == "" {
			require.NotEqual(t, "step", ans.Assumed[0].Path)
			continue
		}
		require.Equal(t, c.assumed, ans.Assumed[0].Text, c.move)
		i := slices.IndexFunc(moments.Values, func(v Value) bool { return v.Value == ans.Assumed[0].Value })
		require.True(t, c.moments == 0 || moments.Values[i].Verdict == ans.Verdict)
	}
}

// TestMomentsAreSteps makes sure that the usual moments of each book are steps in which their verbs are used.
func TestMomentsAreSteps(t *testing.T) {
	for _, game := range shelf.Games() {
		table := openPlain(t, game.Key, max(2, game.MinSeats))
		trial, forms := rules.TrialOf(table), table.Forms()
		for verb, step := range game.Everyday().Moments {
			at := slices.Index(table.Steps(), step)
			require.GreaterOrEqual(t, at, 0, "%s: %s", game.Key, step)
			require.True(t, slices.ContainsFunc(forms, func(f rules.Form) bool {
				return f.Name == verb && trial.Verb(rules.Act{Seat: 1, Verb: f.Verb}, rules.Step(at)) >= 0
			}), "%s: %s isn't used in %s", game.Key, verb, step)
		}
	}
}
