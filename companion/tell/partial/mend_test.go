package partial

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

// TestTakesOfSeveralFacts names all that is missing where two changes don't suffice.
func TestTakesOfSeveralFacts(t *testing.T) {
	for _, c := range []struct {
		game, known, move string
		says              string
		least             int
	}{
		{"rising-tides", `{"nations":["us"],"stages":[[]],"depots":[["supplies","supplies"]]}`, "Anna: construct 1-0-2", "Anna's depot holds one more fuel.", 1},
		{"rising-tides", `{"nations":["us"],"stages":[[]],"depots":[[]]}`, "Anna: construct 1-0-2", "Anna's depot holds one more fuel and two more supplies.", 1},
		{"traders", `{"money":[0],"hands":[{"known":{},"unknown":0}]}`, "Anna: play rebellion gobi", "Anna holds one more Rebellion card. Anna has two more MCr.", 2},
		{"rising-tides", `{"hands":["?",{"known":{},"unknown":0}],"stages":["?","?",[{"fuel":1,"materials":1,"supplies":1}]]}`, "Ben: nuke 3 1-1-1", "Ben holds four more unseen cards.", 1},
		{"raid-trade", `{"seats":[{"bank_white":0,"trip":2,"level":9}]}`, "Anna: advance", "Anna has two fewer tokens on the Trip card. Anna is at level 8, not 9. Anna has two more white tokens in the Bank.", 3},
	} {
		t.Run(c.move, func(t *testing.T) {
			game, _ := shelf.Find(c.game)
			table := openPlain(t, c.game, min(4, game.MaxSeats))
			q := New(table)
			require.NoError(t, q.Read([]byte(c.known)))
			a, err := table.Read(c.move)
			require.NoError(t, err)
			ans, err := q.Judge(a)
			require.NoError(t, err)
			require.Equal(t, Illegal, ans.Verdict)
			t.Log(ans.Rule, ans.Reason, ans.IllegalWhen != nil, ans.Takes)
			require.NotEmpty(t, ans.Takes)
			require.Equal(t, c.says, ans.Takes[0].Text)
			require.GreaterOrEqual(t, len(ans.Takes[0].Changes), c.least)
		})
	}
}
