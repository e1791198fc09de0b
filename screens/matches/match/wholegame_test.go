package match_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/risingtides"
)

// common are the verbs of which no move may need a swipe.
var common = []string{"nation", "draw", "place", "construct", "steal", "take", "pass", "pick"}

// cardTitles are the cards as people say them.
var cardTitles = map[string]string{
	"fuel": "Fuel", "materials": "Materials", "supplies": "Supplies",
	"steal-protect": "Steal / Protect", "relocate-redirect": "Relocate / Redirect", "nuke": "Nuke",
}

// nationTitles are the nations as people say them.
var nationTitles = map[string]string{"us": "US", "pacific-state": "Pacific State", "europe": "Europe", "africa": "Africa", "asia": "Asia", "oceania": "Oceania"}

// enter enters a move as people do: an attack begins with a tap on an island. Who names a card of a deal goes on to the next one.
func enter(tb *apptest.Table, line string) (taps int) {
	tb.T.Helper()
	words := strings.Fields(line)
	switch {
	case (words[1] == "draw" || words[1] == "pick") && words[2] != "?":
		if !tb.Has("Nobody saw it") {
			tb.Tap("Name it")
			taps++
		}
		tb.Tap(cardTitles[words[2]])
		return taps + 1
	case words[1] == "nation" && words[2] != "?":
		tb.Tap(nationTitles[words[2]])
		return 1
	case words[1] == "reveal" && tb.Has("'s nation") && !tb.Has("nation. "+nationTitles[words[2]]):
		tb.TapOn("Show ")
		tb.Tap(nationTitles[words[2]])
		return 2
	case words[1] == "send" && words[3] != "discard":
		tb.Tap(cardTitles[words[2]])
		tb.TapOn(tb.Session.Playing.Match.Table().Seats()[words[3][0]-'1'] + ". ")
		return 2
	case words[1] == "construct" && tb.Has("Build stage"):
		before := len(apptest.Moves(tb.Session.Playing))
		tb.TapOn("Build stage ")
		if len(apptest.Moves(tb.Session.Playing)) > before {
			return 1
		}
		return 1 + tb.EnterByTaps(line)
	}
	if words[1] == "event" {
		tb.Tap("Timer")
		at := tb.Session.Playing.Match.Table()
		act, err := at.Read(line)
		require.NoError(tb.T, err)
		for v, n := range at.Form(act).Said(act) {
			tb.Tap(v.Title(n, nil))
		}
		return 2
	}
	verb := map[string]string{"steal": "Steal", "relocate": "Relocate"}[words[1]]
	if verb == "" {
		return tb.EnterByTaps(line)
	}
	tb.TapOn(tb.Session.Playing.Match.Table().Seats()[words[2][0]-'1'] + ". ")
	moves := len(apptest.Moves(tb.Session.Playing))
	tb.TapOn(verb + ". ")
	if len(apptest.Moves(tb.Session.Playing)) > moves { // one card alone can pay
		return 2
	}
	return 2 + tb.EnterByTaps(line)
}

// TestAWholeGameByTaps enters a game on a phone and on a desktop from the first nation card to the places, and counts taps.
func TestAWholeGameByTaps(t *testing.T) {
	for name, size := range map[string][2]float32{"phone": {390, 844}, "small phone": {360, 720}, "desktop": {1280, 800}} {
		t.Run(name, func(t *testing.T) {
			tb := apptest.New(t, size[0], size[1])
			o := tb.Play(risingtides.Key, 4)
			lines := apptest.WholeMoves(t, risingtides.Key)
			tally := apptest.Tally{Game: risingtides.Key, Of: tb}
			for i, line := range lines {
				taps := enter(tb, line)
				who, move, _ := strings.Cut(line, ": ")
				if who != "table" {
					who = apptest.People[int(who[0]-'1')]
				}
				require.Equal(t, who+": "+move, apptest.Latest(o))
				verb := strings.Fields(move)[0]
				tally.Took(taps, line)
				require.LessOrEqual(t, taps, 4, "%s", line)
				if name != "small phone" && slices.Contains(common, verb) {
					require.Empty(t, tb.Swiped, "%s", line)
				}
				tb.Swiped = nil
				if i%13 == 0 {
					require.Empty(t, tb.Faults(), "after %s", line)
				}
			}
			tally.Holds(t, len(apptest.Moves(o)))
			require.True(t, o.Match.Table().Over())
			require.True(t, tb.Sees("Anna wins"), "%q", tb.Labels())
			require.True(t, tb.Sees("The game is over"), "%q", tb.Labels())
			require.True(t, tb.Sees("Place 3"), "%q", tb.Labels())
			require.Equal(t, [][]int{{1}, {4}, {2}, {3}}, o.Match.Table().Ranking())
		})
	}
}

// TestASteal is a steal with its answer: an island, the card, what pays for it, the answer, and what is taken.
func TestASteal(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Fought[:len(apptest.Fought)-1]...)
	taps := 0
	for _, line := range []string{"Anna: steal 2 fuel", "Ben: pass", "Anna: take fuel"} {
		taps += enter(tb, line)
		require.Equal(t, line, apptest.Latest(o))
	}
	require.LessOrEqual(t, taps, 5)
	require.Empty(t, tb.Swiped)
}

// TestEverybodyTookOne enters an event in which all take a card unseen from their neighbour: one tap, or one a player.
func TestEverybodyTookOne(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, append(slices.Clone(apptest.Dealt), "table: event left")...)
	require.True(t, tb.Sees("Take one from the left"), "%q", tb.Labels())
	require.True(t, tb.Has("Take one. out of Ben's hand"), "%q", tb.Labels())
	require.True(t, tb.InSight(tb.Find("Everybody took one")))
	tb.TapOn("Take one. ")
	require.Equal(t, "Anna: pick ?", apptest.Latest(o))
	tb.Tap("Everybody took one")
	moves := apptest.Moves(o)
	require.Equal(t, []string{"Anna: pick ?", "Ben: pick ?", "Cleo: pick ?", "Dora: pick ?"}, moves[len(moves)-4:])
	require.Equal(t, "turn", o.Match.Table().Step())
	require.False(t, tb.Sees("Everybody took one"))
	require.Empty(t, tb.Faults())
}

// TestTheAppDrawsOnlyWhenAsked has the table's own cards on the table: the app's come last, and after a question.
func TestTheAppDrawsOnlyWhenAsked(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	require.False(t, tb.Sees("Draw here"), "%q", tb.Labels())
	tb.Verb("Draw")
	labels := tb.Labels()
	require.Less(t, slices.Index(labels, "Nuke"), slices.Index(labels, "Draw here"), "%q", labels)
	tb.Tap("Draw here")
	require.True(t, tb.Has("Let the app draw this card?"), "%q", tb.Labels())
	tb.Tap("We draw")
	require.Equal(t, "Dora: draw nuke", apptest.Latest(o))
	tb.Tap("Draw here")
	tb.Tap("The app draws")
	require.Regexp(t, "^Anna: draw [a-z]", apptest.Latest(o))
}
