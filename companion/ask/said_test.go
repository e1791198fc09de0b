package ask

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/shelf"
)

// TestSaidInOtherWords types disputes as people do, in a hurry and with slips, and reads the
// ruling of the first meaning.
func TestSaidInOtherWords(t *testing.T) {
	for _, c := range []struct {
		game, typed string
		verdict     Verdict
		rule        string
	}{
		{"rising-tides", "put nuke in depot", Illegal, "RT-3.3.1"},
		{"rising-tides", "recountr fuel 1 card", Illegal, "RT-4.3.2"},
		{"rising-tides", "steal fuel from myself", Illegal, "RT-2.3.0.1"},
		{"rising-tides", "protect 0 cards", Illegal, "RT-4.3.2"},
		{"raid-trade", "climb lvl 1 white", Illegal, "RD-6.2"},
		{"raid-trade", "climb level 9", Illegal, "RD-6.1"},
		{"traders", "immobilize myself", Illegal, "TR-6.7"},
		{"traders", "buy card 1 mcr", Illegal, "TR-8.4"},
		{"traders", "extra turn 3 mcr", Illegal, "TR-6.4"},
		{"traders", "counter 0 mcr", Illegal, "TR-6.4"},
		{"duck-dealer", "highway on p2", Illegal, "DD-3.3"},
		{"duck-dealer", "claim factory 0 discs", Illegal, "DD-8.5"},
		{"atrades", "sell company 7 0 cubes", Depends, ""},
		{"duck-dealer", "bid 10 points", Legal, ""},
		{"duck-dealer", "give back red 0 red", Illegal, "DD-2.4"},
		{"duck-dealer", "return blue 0 blue", Illegal, "DD-2.4"},
		{"atrades", "bid 7 money 5", Depends, ""},
		{"atrades", "sell company 7 without cubes", Depends, ""},
		{"atrades", "fuse 3 3", Illegal, "AT-5.3"},
		{"atrades", "buy company 12 0 cubes", Depends, ""},
	} {
		t.Run(c.typed, func(t *testing.T) {
			game, _ := shelf.Find(c.game)
			table := openPlain(t, c.game, min(4, game.MaxSeats))
			list := Understand(table, c.typed, 1, nil)
			require.NotEmpty(t, list)
			for _, m := range list[:min(3, len(list))] {
				if m.Usual != nil {
					t.Log("usual", m.Usual.Said, m.Known)
					continue
				}
				t.Log(m.Claim.Form.Name, m.Claim.Words, m.Known)
			}
			m := list[0]
			require.Nil(t, m.Usual)
			a, whole := m.Claim.Act()
			require.True(t, whole, "%s %v", m.Claim.Form.Name, m.Claim.Words)
			q := New(table)
			for path, n := range m.Known {
				require.NoError(t, q.Set(path, n))
			}
			for _, path := range m.Zero {
				require.NoError(t, q.Set(path, 0))
			}
			ans, err := q.Judge(a)
			require.NoError(t, err)
			require.Equal(t, c.verdict, ans.Verdict, ans.Reason)
			require.Contains(t, ans.Rule, c.rule, ans.Reason)
			t.Log(ans.Rule, ans.Reason)
		})
	}
}
