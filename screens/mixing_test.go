package screens

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/matches"
	"tablekeeper/screens/game"
	"tablekeeper/screens/match"
	"tablekeeper/screens/shell"
)

// TestEverybodyMixesInBeforeTheMatch taps through the page that nobody needs: the seal is there first, then people type
// or tap, and the match begins with all of it.
func TestEverybodyMixesInBeforeTheMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	begin := shell.Route{Page: shell.NewMatchPage, Arg: "traders"}
	tb.app.Open(begin)
	tb.tapOn("Everybody mixes in. ")
	require.True(t, tb.sees(game.OwnerWords()), "what the owner of the device can do is said")
	require.False(t, tb.sees("Second start of this game tonight."))
	tb.write("Player A types anything", "apple\u0007")
	tb.tap("Mix in: Player A")
	tb.tap("Mix in: Player B")
	tb.tap("Mix in: Player B")
	tb.begins("Player B. Mixed in: 2")
	words := tb.sealWords()
	tb.tap("Back")
	tb.tapOn("Everybody mixes in. ")
	require.Equal(t, words, tb.sealWords(), "looking again is no second start")
	tb.begins("Player B. Mixed in: 2")
	tb.tap("Start the match")
	require.IsType(t, &match.Match{}, tb.app.shown)
	m := tb.app.session.Playing.Match
	seal := m.Chance().Seeds[0]
	require.Equal(t, words, chance.Words(seal.Commitment), "the seal that everybody saw")
	require.Len(t, seal.Mixed, 3)
	require.True(t, strings.HasPrefix(seal.Mixed[0].Text(), "apple "), seal.Mixed[0].Text())
	require.Equal(t, []int{1, 2, 2}, []int{seal.Mixed[0].Seat, seal.Mixed[1].Seat, seal.Mixed[2].Seat})
	require.Contains(t, string(m.Export()), `[SetupBy "app mixed"]`)

	tb.app.Open(begin)
	tb.tap("Start the match")
	again := tb.app.session.Playing.Match
	require.Empty(t, again.Chance().Seeds[0].Mixed, "the next match has a seal of its own")
	require.Equal(t, 2, again.Start())
	tb.app.Open(shell.Route{Page: shell.ChancePage, Arg: again.ID()})
	require.True(t, tb.sees("Second start of this game tonight."))
	require.True(t, tb.sees(game.OwnerWords()))
}

// sealWords are the ten words that are shown.
func (tb *table) sealWords() string {
	for _, label := range tb.labels() {
		if words := strings.Fields(label); len(words) == 10 && label == strings.ToLower(label) {
			return label
		}
	}
	tb.t.Fatalf("no seal is shown: %q", tb.labels())
	return ""
}

// TestOtherPeopleMixInAgain changes who sits at the table after people mixed in.
func TestOtherPeopleMixInAgain(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	tb.tapOn("Everybody mixes in. ")
	tb.tap("Mix in: Player B")
	tb.tap("Back")
	tb.app.session.Beginnings["traders"].Seats[1] = "Ben"
	tb.app.said = nil
	tb.tap("Start the match")
	require.Contains(t, strings.Join(tb.app.said, " "), "what was mixed in is gone")
	require.Empty(t, tb.app.session.Playing.Match.Chance().Seeds[0].Mixed)
}

// TestMixingIsNoObstacle: a match begins with as many taps as before, and where the app draws nothing, nobody is asked.
func TestMixingIsNoObstacle(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.Open(shell.Route{Page: shell.NewMatchPage, Arg: "raid-trade"})
	require.NotContains(t, strings.Join(tb.labels(), "\n"), "Everybody mixes in")
	tb.tap("The app's")
	tb.begins("Everybody mixes in")
	tb.tap("Ours")
	require.NotContains(t, strings.Join(tb.labels(), "\n"), "Everybody mixes in")
	tb.tap("Start the match")
	require.IsType(t, &match.Match{}, tb.app.shown)
}

// TestMixingInAMatch mixes in after the match has begun, until the first draw.
func TestMixingInAMatch(t *testing.T) {
	tb := newTable(t, 390, 844)
	o := tb.play("raid-trade", 2)
	page := shell.Route{Page: shell.ChancePage, Arg: o.ID}
	tb.app.Open(page)
	require.False(t, tb.sees("Mix in: Anna"), "nothing is sealed")
	tb.tap("The app's")
	require.True(t, tb.sees(game.OwnerWords()))
	tb.write("Anna types anything", "hello")
	tb.tap("Mix in: Anna")
	tb.begins("Anna. Mixed in: 1")
	require.Len(t, o.Match.Chance().Seeds[0].Mixed, 1)
	act, err := o.Match.Table().Read("Anna: roll 1")
	require.NoError(t, err)
	_, err = o.Match.Draw(1, act.Verb)
	require.NoError(t, err)
	tb.app.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	tb.app.Open(page)
	require.False(t, tb.sees("Mix in: Anna"), "a draw is known")
	tb.begins("Anna mixed in: hello ")
	require.ErrorIs(t, o.Match.Mix(1, []byte("a")), matches.ErrTooLate)
	tb.tap("Share")
	require.Contains(t, tb.app.library.Sharing.Text, "Mixed in by seat 1: hello ")
}
