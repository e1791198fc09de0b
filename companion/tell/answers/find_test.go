package answers_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/answers"
)

// TestRules looks rules up by ids, by the words of the register, by words that players use instead, and misspelled.
func TestRules(t *testing.T) {
	for _, c := range []struct{ game, said, id string }{
		{"rising-tides", "rt-2.3.3.3", "RT-2.3.3.3"},
		{"rising-tides", "GEN-4", "GEN-4"},
		{"rising-tides", "nuke counter", "RT-2.3.3.3"},
		{"rising-tides", "How many cards may I hold?", "RT-4.3.1"},
		{"rising-tides", "bomb", "RT-2.3.3.1"},
		{"rising-tides", "recountr", "RT-4.2.2"},
		{"rising-tides", "six players", "RT-8.2.2"},
		{"rising-tides", "back at the attacker", "RT-2.3.2.2.1"},
		{"raid-trade", "level 9", "RD-6.1"},
		{"raid-trade", "raid again", "RD-8.2"},
		{"traders", "second station", "TR-5.4"},
		{"traders", "revolt", "TR-6.12"},
		{"traders", "swap", "TR-6.11"},
		{"duck-dealer", "road", "DD-3.3"},
		{"duck-dealer", "portal", "DD-6.1"},
		{"atrades", "fuse", "AT-5.1"},
		{"atrades", "borrow money", "AT-14.4"},
	} {
		g, ok := shelf.Find(c.game)
		require.True(t, ok)
		desk, err := answers.For(g)
		require.NoError(t, err)
		found := desk.Rules(c.said)
		at := slices.IndexFunc(found, func(r rules.Rule) bool { return r.ID == c.id })
		if at < 0 || at > 5 {
			for _, r := range found {
				t.Log(r.ID, r.Text)
			}
			t.Errorf("%s: %q finds %s at place %d of %d", c.game, c.said, c.id, at, len(found))
		}
	}
	g, _ := shelf.Find("rising-tides")
	desk, err := answers.For(g)
	require.NoError(t, err)
	require.Empty(t, desk.Rules("dragon"))
	require.Equal(t, "finish-discard", desk.Options("spare depot")[0].Name)
}
