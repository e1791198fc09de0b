package partial

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// TestFactsOneByOne sets and clears single facts, as a page does, and the verdict follows.
func TestFactsOneByOne(t *testing.T) {
	table := openPlain(t, "raid-trade", 2)
	q := New(table)
	a, err := table.Read("Anna: advance")
	require.NoError(t, err)
	verdict := func() Verdict {
		ans, err := q.Judge(a)
		require.NoError(t, err)
		return ans.Verdict
	}
	require.Equal(t, Depends, verdict())
	require.Equal(t, "How many white tokens does Anna have in the Bank?", q.Ask("seats.0.bank_white").Question)
	require.True(t, q.Set("seats.0.bank_white", 1))
	require.Equal(t, Illegal, verdict())
	require.True(t, q.Set("seats.0.bank_white", 2))
	require.Equal(t, Depends, verdict())
	require.True(t, q.Set("seats.0.trip", 0))
	require.True(t, q.Set("seats.0.level", 8))
	require.Equal(t, Legal, verdict())
	q.Clear("seats.0.level")
	require.Equal(t, Depends, verdict())
	require.Nil(t, q.Ask("seats.0.level").Now)

	require.False(t, q.Set("seats.0.level", 1), "levels begin at 2")
	require.False(t, q.Set("seats.0.level", "high"))
	require.False(t, q.Set("seats.0.gold", 1))
	require.Len(t, q.Ask("seats.0.level").Values, 9)
	require.Equal(t, []Value{{To: 999999, Range: true, Title: "0 to 999999"}}, q.Ask("seats.0.trip").Values)
	require.True(t, q.Set("seats.1.hand.known.4d", 1))
}

// TestOfAMatch starts with all that a match knows: the ruling is the referee's, with
// what it would take.
func TestOfAMatch(t *testing.T) {
	table := openPlain(t, "traders", 2)
	for _, line := range []string{"Anna: roll 6", "Ben: roll 3", "Anna: planet gobi-bob", "Anna: event action-card", "Anna: draw rebellion"} {
		a, err := table.Read(line)
		require.NoError(t, err)
		require.Empty(t, table.Play(a))
	}
	a, err := table.Read("Anna: play rebellion gobi")
	require.NoError(t, err)
	ans, err := Of(table).Judge(a)
	require.NoError(t, err)
	require.Equal(t, Illegal, ans.Verdict)
	require.Equal(t, table.Judge(a), ans.Rule)
	require.JSONEq(t, `[{"path":"money.0","from":0,"to":2}]`, string(rules.JSON(ans.Takes[0].Changes)))
	require.Equal(t, "Anna has two more MCr.", ans.Takes[0].Text)

	q := Of(table)
	q.Clear("money.0")
	ans, err = q.Judge(a)
	require.NoError(t, err)
	require.Equal(t, Depends, ans.Verdict)
	require.Len(t, ans.Facts, 1)
	require.Equal(t, "money.0", ans.Facts[0].Path)
	require.Equal(t, []Verdict{Illegal, Legal}, []Verdict{ans.Facts[0].Values[0].Verdict, ans.Facts[0].Values[1].Verdict})
	require.Equal(t, 2, ans.Facts[0].Values[1].From)
}

// TestAssumedToAct names the fact by which the one who acts may act: whose turn it is, or with whom the deal is.
func TestAssumedToAct(t *testing.T) {
	for _, c := range []struct{ game, move, path string }{
		{"duck-dealer", "Anna: return move", "active"},
		{"duck-dealer", "Ben: accept", "deal.partner"},
		{"atrades", "Ben: sell 5", "actor"},
		{"rising-tides", "Ben: draw ?", "turn"},
		{"traders", "Ben: build", "turn"},
		{"raid-trade", "Ben: advance", "turn"},
	} {
		g, _ := shelf.Find(c.game)
		for seats := max(2, g.MinSeats); seats <= min(4, g.MaxSeats); seats++ {
			table := openPlain(t, c.game, seats)
			a, err := table.Read(c.move)
			require.NoError(t, err)
			ans, err := New(table).Judge(a)
			require.NoError(t, err)
			require.GreaterOrEqual(t, len(ans.Assumed), 2, "%s, %d players", c.move, seats)
			require.Equal(t, c.path, ans.Assumed[1].Path, "%s, %d players", c.move, seats)
			require.Equal(t, a.Seat, ans.Assumed[1].Value)
		}
	}
}
