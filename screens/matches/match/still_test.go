package match_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/raidtrade"
	"tablekeeper/screens/games/risingtides"
	"tablekeeper/screens/games/traders"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/parts"
)

// TestAMoveWithoutAChoiceIsOneTap taps what leaves nothing to choose: it is played, unless all moves are shown.
func TestAMoveWithoutAChoiceIsOneTap(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Fought...)
	tb.Tap("Not now")
	tb.Verb("Protect")
	require.NotEqual(t, "Ben: protect", apptest.Latest(o), "who looks round plays nothing")
	tb.Tap("Not now")
	tb.Verb("Protect")
	require.Equal(t, "Ben: protect", apptest.Latest(o))
}

// TestTheOnlyVerbOpensByItself draws a planet card: the table's own card comes before the app's.
func TestTheOnlyVerbOpensByItself(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(traders.Key, 2, "Anna: roll 5", "Ben: roll 2")
	m := tb.App.Shown().(*match.Match)
	require.NotNil(t, m.Moves.Pick.Form)
	require.False(t, m.Moves.Pick.Begun())
	require.False(t, tb.Sees("Choose again"), "there is nothing to take back")
	tb.Pull()
	labels := tb.Labels()
	require.Less(t, slices.Index(labels, "Gobi and Bob"), slices.Index(labels, "Draw here"), "%q", labels)
	tb.Tap("Gobi and Bob") // it is played with its word
	require.Equal(t, "event", o.Match.Table().Step())
	tb.Press(fyne.KeyEscape)
	require.Equal(t, m, tb.App.Shown(), "the card is put away")
	tb.Press(fyne.KeyEscape)
	require.NotEqual(t, m, tb.App.Shown(), "nothing was begun, so one leaves")
}

// TestTheMainActOfAStepComesFirst looks at the offers of a step: the one that is made most comes first, also where all are shown.
func TestTheMainActOfAStepComesFirst(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(raidtrade.Key, 2, "Anna: roll 4", "Ben: roll 2")
	tb.Pull()
	require.Equal(t, []string{"Trip", "Sell", "Raid"}, offers(tb)[:3])
	tb.Tap("Not now")
	require.Equal(t, []string{"Trip", "Sell", "Raid"}, offers(tb)[:3], "nothing moves because more is shown under it")
}

// TestWhatWasPlayedPushesNothingAway plays by taps: the list and its keys stay where they are, whatever the line says that
// tells what was played.
func TestWhatWasPlayedPushesNothingAway(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(risingtides.Key, 4, apptest.Dealt...)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	m := tb.App.Shown().(*match.Match)
	key, end := at(tb.DockKey("Draw")), at(m.Table.Others[0])
	for range 4 {
		tb.TapOn("Draw a card. ")
		require.Equal(t, key, at(tb.DockKey("Draw")))
		require.Equal(t, end, at(m.Table.Others[0]))
	}
	require.True(t, tb.Sees("Played: Dora draws a card"), "%q", tb.Labels())
	tb.Enter("Anna: place materials")
	tb.App.Refresh()
	require.Equal(t, "Anna: place materials", apptest.Latest(o))
	require.Equal(t, key, at(tb.DockKey("Draw")))
}

// TestAllMovesEndWithTheTurn shows all moves of a player; and the next turn begins without.
func TestAllMovesEndWithTheTurn(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(risingtides.Key, 4, apptest.Dealt...)
	m := tb.App.Shown().(*match.Match)
	tb.Tap("Not now")
	require.True(t, m.Moves.Pick.All)
	require.True(t, strings.HasSuffix(tb.Fold("Not now"), "Open"), "%q", tb.Labels())
	tb.Enter("Anna: draw ?")
	tb.App.Refresh()
	tb.Pull()
	require.True(t, strings.HasSuffix(tb.Fold("Not now"), "Closed"), "%q", tb.Labels())
	require.False(t, m.Moves.Pick.All)
}

// TestARulingKeepsScrollAndZoom asks about a move from the middle of a list, with the map enlarged.
func TestARulingKeepsScrollAndZoom(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(traders.Key, 2, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event credits")
	m := tb.App.Shown().(*match.Match)
	m.Felt.Drawing().Nested()[0].(fyne.Focusable).TypedRune('+')
	tb.Tap("Not now")
	scroll := tb.App.Shown().(*match.Match).Scroll()
	scroll.ScrollToOffset(fyne.NewPos(0, 120))
	tb.Session.Playing.Refuse(apptest.ReadMove(t, o, "Anna: build"))
	require.True(t, tb.Sees("Not allowed"), "%q", tb.Labels())
	tb.Press(fyne.KeyEscape)
	require.False(t, tb.App.Shown().(*match.Match).Felt.Drawing().Whole(), "the map is as large as before")
	require.InDelta(t, 120, tb.App.Shown().(*match.Match).Scroll().Offset.Y, 1)
	require.True(t, strings.HasSuffix(tb.Fold("Not now"), "Open"))
}

// TestCompletionsAreInSight types on a phone: the words that can come next are scrolled to.
func TestCompletionsAreInSight(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(risingtides.Key, 4, apptest.Dealt...)
	m := tb.App.Shown().(*match.Match)
	tb.Pull()
	m.Typed.Command.SetText("d")
	words := tb.Find("discard")
	require.NotNil(t, words, "%q", tb.Labels())
	require.True(t, tb.InSight(words))
}

// offers are the titles of the verbs that are offered, from above.
func offers(tb *apptest.Table) []string {
	var titles []string
	for _, o := range tb.Shown() {
		if offer, ok := o.(*parts.Offer); ok {
			title, _, _ := strings.Cut(offer.AccessibilityLabel(), ". ")
			titles = append(titles, title)
		}
	}
	return titles
}
