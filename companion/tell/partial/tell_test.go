package partial

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

// TestTakesAreSentences says what refused moves would take, as a player would, and only of what is known.
func TestTakesAreSentences(t *testing.T) {
	for _, c := range []struct{ game, known, move, takes string }{
		{"traders", `{"money":[1]}`, "Anna: play rebellion gobi", "Anna has one more MCr."},
		{"raid-trade", `{"seats":[{"bank_white":0}]}`, "Anna: advance", "Anna has two more white tokens in the Bank."},
		{"raid-trade", `{"seats":[{"level":9}]}`, "Anna: advance", "Anna is at level 8, not 9."},
		{"traders", `{"bought":true}`, "Ben: buy ?", "No action card has been bought this turn."},
	} {
		g, _ := shelf.Find(c.game)
		table := openPlain(t, c.game, g.MinSeats)
		q := New(table)
		require.NoError(t, q.Read([]byte(c.known)))
		a, err := table.Read(c.move)
		require.NoError(t, err)
		ans, err := q.Judge(a)
		require.NoError(t, err)
		require.Equal(t, Illegal, ans.Verdict, c.move)
		var texts []string
		for _, take := range ans.Takes {
			texts = append(texts, take.Text)
		}
		require.Contains(t, texts, c.takes, c.move)
	}
}

// TestToldByFields says any change of any fact of any game in a whole sentence.
func TestToldByFields(t *testing.T) {
	for _, g := range chosenGames(t) {
		table := openPlain(t, g.Key, g.MinSeats)
		q := Of(table)
		for _, l := range q.leaves {
			now, known := q.known[l]
			if !known || l.kind == whole || l.kind == keys {
				continue
			}
			for _, to := range q.nearest(l, now) {
				text := q.describeChange(l, now, to).String()
				require.Regexp(t, `^[^a-z].*[^ ]\.$`, text, l.path())
				require.NotContains(t, text, "{", l.path())
				require.NotContains(t, text, "|", l.path())
			}
		}
	}
}

// TestListedInWords says lists and places in the words of the components.
func TestListedInWords(t *testing.T) {
	table := openPlain(t, "rising-tides", 4)
	q := New(table)
	require.NoError(t, q.Read([]byte(`{"depots":[["fuel","supplies"]],"stages":[[{"fuel":2,"materials":1}]],"finished":[2]}`)))
	require.Equal(t, "Fuel, Supplies", q.Ask("depots.0").Said)
	require.Equal(t, "(2 Fuel, 1 Materials)", q.Ask("stages.0").Said)
	require.Equal(t, "Ben", q.Ask("finished").Said)
	traders := New(openPlain(t, "traders", 2))
	require.NoError(t, traders.Read([]byte(`{"stations":{"c3":1}}`)))
	require.Equal(t, "c3: Anna", traders.Ask("stations").Said)
}
