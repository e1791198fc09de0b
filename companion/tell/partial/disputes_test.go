package partial

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

// disputes are questions as they come up at a table: the move, and no more than what
// somebody would say beside it.
var disputes = []struct {
	said    string
	game    string
	seats   int
	known   string
	move    string
	verdict Verdict
	rule    string // the first one
	decides string // the paths of facts that are asked for, in any order
	far     bool   // the other kind of position is so far away that none is shown
}{
	{
		said: "Can I redirect the attack back at the attacker?", game: "rising-tides", seats: 4,
		known: `{"turn":1}`, move: "Ben: redirect 1 fuel", verdict: Illegal, rule: "RT-2.3.2.2.1",
	},
	{
		said: "Anna plays a Nuke on me. Can I redirect it at her?", game: "rising-tides", seats: 4,
		known: `{"step":"turn","turn":1}`, move: "Ben: redirect 1 fuel", verdict: Illegal, rule: rules.NotAwaited,
	},
	{
		said: "Can I steal from myself?", game: "rising-tides", seats: 5,
		known: `{}`, move: "Cleo: steal 3 fuel", verdict: Illegal, rule: "RT-2.3.0.1",
	},
	{
		said: "I hold five cards. Can I draw?", game: "rising-tides", seats: 4,
		known: `{"hands":[{"known":{},"unknown":5}]}`, move: "Anna: draw ?", verdict: Illegal, rule: "RT-4.3.1",
	},
	{
		said: "I hold four cards. Can I draw?", game: "rising-tides", seats: 4,
		known: `{"hands":[{"known":{},"unknown":4}]}`, move: "Anna: draw ?", verdict: Depends, decides: "deck", far: true,
	},
	{
		said: "I hold three cards. Can I nuke Dan?", game: "rising-tides", seats: 6,
		known: `{"hands":[{"known":{},"unknown":3}]}`, move: "Anna: nuke 4 1-1-1", verdict: Illegal, rule: "RT-4.3.2",
	},
	{
		said: "I have one card. Can I re-counter?", game: "rising-tides", seats: 4,
		known: `{"hands":[{"known":{},"unknown":1}]}`, move: "Anna: recounter fuel", verdict: Illegal, rule: "RT-4.3.2",
	},
	{
		said: "I play the US. Can I build with a fuel and two supplies?", game: "rising-tides", seats: 4,
		known: `{"nations":["us"],"stages":[[]],"depots":[["fuel","supplies","supplies"]]}`, move: "Anna: construct 1-0-2", verdict: Legal,
	},
	{
		said: "Can I rise from 9 to 10 with white tokens?", game: "raid-trade", seats: 2,
		known: `{"seats":[{"level":9}]}`, move: "Anna: advance", verdict: Illegal, rule: "RD-6.1",
	},
	{
		said: "I have one white token. Can I rise a level?", game: "raid-trade", seats: 2,
		known: `{"seats":[{"bank_white":1}]}`, move: "Anna: advance", verdict: Illegal, rule: "RD-6.2",
	},
	{
		said: "Can I raid twice in a turn? I still have the four of diamonds.", game: "raid-trade", seats: 2,
		known:   `{"seats":[{"hand":{"known":{"4d":1}}}]}`,
		move:    "Anna: raid 4d",
		verdict: Depends, decides: "raid_barred",
	},
	{
		said: "I hold a card. Can I defend with the top card instead?", game: "raid-trade", seats: 2,
		known: `{"seats":["?",{"hand":{"known":{},"unknown":1}}]}`, move: "Ben: defend-top 4d", verdict: Illegal, rule: "RD-8.4",
	},
	{
		said: "I have one MCr. Can I play Rebellion?", game: "traders", seats: 3,
		known: `{"money":[1]}`, move: "Anna: play rebellion gobi", verdict: Illegal, rule: "TR-6.4",
	},
	{
		said: "I have 4 MCr and a station on Gobi. Can I build a second one here?", game: "traders", seats: 4,
		known: `{"money":[4],"ships":["d2"],"stations":{"c3":1}}`, move: "Anna: build", verdict: Illegal, rule: "TR-5.4",
	},
	{
		said: "I have bought a card. Can I buy another one?", game: "traders", seats: 2,
		known: `{"bought":true}`, move: "Ben: buy ?", verdict: Illegal, rule: "TR-8.3",
	},
	{
		said: "Two metal are on my ship. Can I load a third one?", game: "traders", seats: 2,
		known: `{"cargo":[{"metal":2}]}`, move: "Anna: load metal", verdict: Illegal, rule: "TR-4.1",
	},
	{
		said: "I have no movement marker. Can I start my engines?", game: "duck-dealer", seats: 3,
		known: `{"players":[{"energy":{}}],"virtual":{}}`, move: "Anna: burn", verdict: Illegal, rule: "DD-4.1",
	},
	{
		said: "I have no disc left. Can I claim the mine?", game: "duck-dealer", seats: 3,
		known: `{"step":"action","players":[{"discs":0}]}`, move: "Anna: claim mine", verdict: Illegal, rule: "DD-8.5", far: true,
	},
	{
		said: "I own no company and have 5. Can I bid 6 for the turn order?", game: "atrades", seats: 3,
		known: `{"step":"turn-bid","personal":[5],"companies":{}}`, move: "Anna: bid 6", verdict: Illegal, rule: "AT-2.1", far: true,
	},
	{
		said: "I have no cube left. Can I sell company 5?", game: "atrades", seats: 3,
		known: `{"step":"action","cubes":[0]}`, move: "Anna: sell 5", verdict: Illegal, rule: "AT-3.1",
	},
	{
		said: "Can a company merge with itself?", game: "atrades", seats: 4,
		known: `{}`, move: "Ben: merge 5 5", verdict: Illegal, rule: "AT-5.3",
	},
}

// openPlain opens a table with the usual setup.
func openPlain(t testing.TB, key string, seats int) rules.Table {
	game, ok := shelf.Find(key)
	require.True(t, ok)
	transcript := &rules.Transcript{}
	transcript.Add("Game", key)
	for _, name := range []string{"Anna", "Ben", "Cleo", "Dan", "Eve", "Finn"}[:seats] {
		transcript.Add("Seat", name)
	}
	table, err := game.Open(transcript, nil)
	require.NoError(t, err)
	return table
}

// TestDisputes answers what people ask, and never with a guess: both kinds of
// position are shown where it depends.
func TestDisputes(t *testing.T) {
	for _, d := range disputes {
		t.Run(d.game+"/"+d.said, func(t *testing.T) {
			table := openPlain(t, d.game, d.seats)
			q := New(table)
			require.NoError(t, q.Read([]byte(d.known)))
			a, err := table.Read(d.move)
			require.NoError(t, err)
			ans, err := q.Judge(a)
			require.NoError(t, err)
			require.Equal(t, d.verdict, ans.Verdict, "%s\n%s", ans.Reason, factsOf(ans))
			first, _, _ := strings.Cut(ans.Rule, ", ")
			require.Equal(t, d.rule, first)
			for _, path := range strings.Fields(d.decides) {
				require.Contains(t, factsOf(ans), path)
			}
			if ans.Verdict != Illegal {
				require.NotNil(t, ans.LegalWhen)
			}
			if ans.Verdict != Legal && !d.far {
				require.NotNil(t, ans.IllegalWhen)
			}
			c := campaign{}
			c.checkWitnesses(t, q, a, &ans, d.said)
		})
	}
}

func factsOf(ans Answer) string {
	var b strings.Builder
	for _, f := range ans.Facts {
		fmt.Fprintf(&b, "%s: %s\n", f.Path, f.Question)
	}
	return b.String()
}
