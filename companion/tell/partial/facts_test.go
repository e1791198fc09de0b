package partial

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestFollowingIsBounded asks for moves whose checks read two ships that can be anywhere: the
// values of a fact are not each tried with all values of the other one.
func TestFollowingIsBounded(t *testing.T) {
	for _, c := range []struct {
		known, move string
	}{
		{`{"step":"highways","highways":{"s1-p2-2":1}}`, "Anna: lift s1-p2-2"},
		{`{"step":"action"}`, "Anna: deal 2"},
	} {
		table := openPlain(t, "duck-dealer", 2)
		q := New(table)
		require.NoError(t, q.Read([]byte(c.known)))
		a, err := table.Read(c.move)
		require.NoError(t, err)
		probes, err := q.probes(a)
		require.NoError(t, err)
		p := probes[0]
		pr := p.prove()
		require.Equal(t, Depends, pr.verdict)
		require.NotEmpty(t, p.facts(pr))
		require.Less(t, p.tried, mostFollowed*q.mostEvals()+mostTried, c.move)
	}
}

// TestNothingElseIsAsked makes sure that a question asks for what its checks read, and for
// nothing beside it.
func TestNothingElseIsAsked(t *testing.T) {
	for _, c := range []struct {
		game, known, move string
		asked             []string
	}{
		{"duck-dealer", `{"step":"action","steps_left":1}`, "Anna: step p4-p9-3", []string{"players.0.ship", "highways"}},
		{"duck-dealer", `{"step":"keep"}`, "Anna: return trade", []string{"players.0.energy.trade"}},
		{"duck-dealer", `{"step":"action"}`, "Anna: discard blue-paint", []string{"players.0.goods.blue-paint"}},
		{"atrades", `{"step":"pay"}`, "Anna: pay own", []string{"personal.0"}},
		{"atrades", `{"step":"guild"}`, "Anna: guild pioneers", []string{"guilds.0", "guilds.1", "guilds.2"}},
		{"atrades", `{"step":"auction","personal":[9],"companies":{}}`, "Anna: bid 6", []string{
			"merger", "merger.high", "merger.leader", "merger.targets", "merger.owners", "merger.track",
		}},
	} {
		table := openPlain(t, c.game, 3)
		q := New(table)
		require.NoError(t, q.Read([]byte(c.known)))
		a, err := table.Read(c.move)
		require.NoError(t, err)
		ans, err := q.Judge(a)
		require.NoError(t, err)
		var asked []string
		for _, f := range ans.Facts {
			asked = append(asked, f.Path)
		}
		require.ElementsMatch(t, c.asked, asked, c.move)
	}
}

// TestFactsAreAskedInWords makes sure that what a check reads is asked for in a question and
// not by the title of its field.
func TestFactsAreAskedInWords(t *testing.T) {
	for _, game := range chosenGames(t) {
		q := New(openPlain(t, game.Key, game.MinSeats))
		for _, v := range q.verbs {
			for k, r := range v.checks {
				for _, l := range q.named(rules.Act{Seat: 1}).leaves(r) {
					if q.isKnown(l) {
						continue // the setup says it
					}
					words := l.field.Ask != "" || l.titled != nil && l.titled.Ask != "" || l.isUnseen()
					require.True(t, words, "%s: %s asks %q", game.Key, v.rules[k], q.question(l))
				}
			}
		}
	}
}
