package newmatch_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/matches/match"
)

// TestEverybodyMixesInBeforeTheMatch taps through the page that nobody needs: the seal is there first, then people type
// or tap, and the match begins with all of it.
func TestEverybodyMixesInBeforeTheMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	begin := shell.Route{Page: shell.NewMatchPage, Arg: "traders"}
	tb.App.Open(begin)
	tb.TapOn("Shuffle together. ")
	require.True(t, tb.Sees(game.OwnerWords()), "what the owner of the device can do is said")
	require.False(t, tb.Sees("Second start of this game tonight."))
	tb.Write("Player A: type something", "apple\u0007")
	tb.Tap("Mix in: Player A")
	tb.Tap("Mix in: Player B")
	tb.Tap("Mix in: Player B")
	tb.Begins("Player B. Mixed in: 2")
	words := sealWords(tb)
	tb.Tap("Back")
	tb.TapOn("Shuffle together. ")
	require.Equal(t, words, sealWords(tb), "looking again is no second start")
	tb.Begins("Player B. Mixed in: 2")
	tb.Tap("Start the match")
	require.IsType(t, &match.Match{}, tb.App.Shown())
	m := tb.Session.Playing.Match
	seal := m.Chance().Proof().Seeds[0]
	require.Equal(t, words, chance.Words(seal.Commitment), "the seal that everybody saw")
	require.Len(t, seal.Mixed, 3)
	require.True(t, strings.HasPrefix(seal.Mixed[0].Text(), "apple "), seal.Mixed[0].Text())
	require.Equal(t, []int{1, 2, 2}, []int{seal.Mixed[0].Seat, seal.Mixed[1].Seat, seal.Mixed[2].Seat})
	require.Contains(t, string(m.Export()), `[SetupBy "app mixed"]`)

	tb.App.Open(begin)
	tb.Tap("Start the match")
	again := tb.Session.Playing.Match
	require.Empty(t, again.Chance().Proof().Seeds[0].Mixed, "the next match has a seal of its own")
	require.Equal(t, 2, again.Chance().Start())
	tb.App.Open(shell.Route{Page: shell.ChancePage, Arg: again.ID()})
	require.True(t, tb.Sees("Second start of this game tonight."))
	require.True(t, tb.Sees(game.OwnerWords()))
}

// sealWords are the ten words that are shown.
func sealWords(tb *apptest.Table) string {
	for _, label := range tb.Labels() {
		if words := strings.Fields(label); len(words) == 10 && label == strings.ToLower(label) {
			return label
		}
	}
	tb.T.Fatalf("no seal is shown: %q", tb.Labels())
	return ""
}

// TestOtherPeopleMixInAgain changes who sits at the table after people mixed in.
func TestOtherPeopleMixInAgain(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "traders"})
	tb.TapOn("Shuffle together. ")
	tb.Tap("Mix in: Player B")
	tb.Tap("Back")
	tb.Session.Beginnings["traders"].Seats[1] = "Ben"
	tb.CloseNotices()
	tb.Tap("Start the match")
	require.Contains(t, strings.Join(tb.CloseNotices(), " "), "what was mixed in is gone")
	require.Empty(t, tb.Session.Playing.Match.Chance().Proof().Seeds[0].Mixed)
}

// TestMixingIsNoObstacle: a match begins with as many taps as before, and where the app draws nothing, nobody is asked.
func TestMixingIsNoObstacle(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.NewMatchPage, Arg: "raid-trade"})
	require.NotContains(t, strings.Join(tb.Labels(), "\n"), "Shuffle together")
	tb.Tap("The app's")
	tb.Begins("Shuffle together")
	tb.Tap("Ours")
	require.NotContains(t, strings.Join(tb.Labels(), "\n"), "Shuffle together")
	tb.Tap("Start the match")
	require.IsType(t, &match.Match{}, tb.App.Shown())
}

// TestMixingInAMatch mixes in after the match has begun, until the first draw.
func TestMixingInAMatch(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play("raid-trade", 2)
	page := shell.Route{Page: shell.ChancePage, Arg: o.ID}
	tb.App.Open(page)
	require.False(t, tb.Sees("Mix in: Anna"), "nothing is sealed")
	tb.Tap("The app's")
	require.True(t, tb.Sees(game.OwnerWords()))
	tb.Write("Anna: type something", "hello")
	tb.Tap("Mix in: Anna")
	tb.Begins("Anna. Mixed in: 1")
	require.Len(t, o.Match.Chance().Proof().Seeds[0].Mixed, 1)
	act, err := o.Match.Table().Read("Anna: roll 1")
	require.NoError(t, err)
	_, err = o.Match.Draw(1, act.Verb)
	require.NoError(t, err)
	tb.App.Open(shell.Route{Page: shell.MatchPage, Arg: o.ID})
	tb.App.Open(page)
	require.False(t, tb.Sees("Mix in: Anna"), "a draw is known")
	tb.Begins("Anna mixed in: hello ")
	require.ErrorIs(t, o.Match.Chance().Mix(1, []byte("a")), fairness.ErrTooLate)
	tb.Tap("Share")
	require.Contains(t, tb.Library.Sharing.Text, "Mixed in by seat 1: hello ")
}
