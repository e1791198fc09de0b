package traders_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
	"tablekeeper/screens/drive/apptest"
	tradersscreens "tablekeeper/screens/games/traders"
	"tablekeeper/screens/matches/match"
	"tablekeeper/screens/widgets/table"
)

// topCard is the title of the large card that is shown.
func topCard(tb *apptest.Table) string {
	for _, o := range tb.Shown() {
		if card, ok := o.(*table.BigCard); ok {
			_, title, _ := strings.Cut(card.AccessibilityLabel(), ". ")
			return title
		}
	}
	tb.T.Fatal("no card is shown")
	return ""
}

func TestCompaniesBecomeTheSetup(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.App.Open(aidRoute(tradersscreens.CompanyCards))
	require.Equal(t, "Bio Corp.", topCard(tb))
	tb.Tap("The next company")
	require.Equal(t, "Mechanics", topCard(tb))
	tb.Tap("Player A")
	require.True(t, tb.Sees("Player A plays it."))
	tb.Tap("The company before")
	tb.Tap("The company before")
	require.Equal(t, "Global Terrorist Coalition", topCard(tb))
	tb.Tap("Player B")
	tb.Tap("Play with these companies")
	tb.Tap("Start the match")
	v := mustLook(t, tb.Session.Playing.Match.Table())
	require.Equal(t, "mechanics", v.Company(1).Faction)
	require.Equal(t, "global-terrorist-coalition", v.Company(2).Faction)
	tb.App.Open(aidRoute(tradersscreens.CompanyCards))
	require.True(t, tb.Sees("Nobody plays it."))

	tb = apptest.New(t, 390, 844)
	tb.App.Open(aidRoute(tradersscreens.CompanyCards))
	tb.Tap("Deal the companies by chance")
	require.Len(t, tb.Session.Beginning(tb.App.Shown().(*tradersscreens.CompaniesPage).Game).Setup, 2)
}

// TestWhoCantPayACounterIsNotAsked lets the app pass for a seat that has no money for a Counter (specification 12).
func TestWhoCantPayACounterIsNotAsked(t *testing.T) {
	moves := []string{
		"Anna: roll 6", "Ben: roll 1", "Anna: planet gobi-bob", "Anna: event action-card", "Anna: draw ?", "Anna: done", "Anna: stay", "Anna: done", "Anna: done",
		"Ben: event pirate", "Ben: done", "Ben: stay", "Ben: done", "Ben: done", "Anna: planet gobi-inti",
	}
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 2, moves...)
	tb.App.Shown().(*match.Match).Enter(apptest.ReadMove(t, o, "Anna: event engine-failure"))
	require.Equal(t, "Anna: pass", apptest.Latest(o), "nobody can pay with nothing")
	require.Equal(t, "act1", o.Match.Table().Step())

	tb = apptest.New(t, 390, 844)
	o = tb.Play(tradersscreens.Key, 2, append(moves[:len(moves):len(moves)], "Anna: event credits", "Anna: done", "Anna: stay", "Anna: done", "Anna: done",
		"Ben: event credits", "Ben: done", "Ben: stay", "Ben: done", "Ben: done", "Anna: planet gobi-supay")...)
	tb.App.Shown().(*match.Match).Enter(apptest.ReadMove(t, o, "Anna: event engine-failure"))
	require.Equal(t, "counter", o.Match.Table().Step(), "with 2 MCr there is a question")
	require.True(t, tb.Sees("Engine Failure: counter it, or let it happen"), "%q", tb.Labels())
}

// TestFlyingOnTheMap taps hexes: one step onto a neighbour, a whole flight to a goal, a stop on the ship itself, and
// elsewhere what lies there.
func TestFlyingOnTheMap(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 3, upTo...)
	m := tb.App.Shown().(*match.Match)
	tap := func(hex string) { m.Felt.(*tradersscreens.TradersBoard).Tap(spotAt(tb, hex)) }
	view := mustLook(t, o.Match.Table())
	for _, s := range view.Spots() {
		if act, ok := view.StepTo(s.Hex); !ok && view.Concerns(act, s.Hex) {
			tap(s.Hex)
			require.True(t, tb.Has("Tap a green hex."), "%s lies beside the ship, which may not fly there: %q", s.Hex, tb.Labels())
			require.Same(t, m, tb.App.Shown(), "no page opens")
			break
		}
	}
	tap("b6")
	require.Equal(t, "Anna: step ne", apptest.Latest(o))
	require.True(t, tb.Sees("Fly: 3 steps"))
	require.True(t, tb.Sees("Stop here"))
	m.Undo()
	tap("c9")
	require.Equal(t, "act2", o.Match.Table().Step())
	require.Equal(t, "c9", mustLook(t, o.Match.Table()).Company(1).Ship)
	require.Len(t, o.Match.Table().Log(), len(upTo)+4, "each step is a move of its own")

	require.True(t, tb.Sees("Build here. free"), "%q", tb.Labels())
	tap("i2")
	require.True(t, tb.Has("Bob"), "%q", tb.Labels())
	o.At = 3
	tb.App.Show()
	require.False(t, tb.App.Shown().(*match.Match).Felt.(*tradersscreens.TradersBoard).Chosen("i2"), "an earlier position is only looked at")
}

// TestADrawnActionCardIsForItsPlayer lets the app draw the free card of a match whose hidden cards only their players see.
func TestADrawnActionCardIsForItsPlayer(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(tradersscreens.Key, 2, "Anna: roll 5", "Ben: roll 2", "Anna: planet gobi-bob", "Anna: event action-card")
	require.NoError(t, o.Match.Chance().SetDraws(true))
	require.NoError(t, o.Match.Hands().SetPrivate(true))
	tb.App.Show()
	tb.App.Shown().(*match.Match).DrawNow(1, traders.Draw.Number())
	require.Equal(t, "Anna: draw ?", apptest.Latest(o), "the log tells no face")
	require.True(t, tb.Sees("Pass the device to Anna"), "%q", tb.Labels())
	card, ok := o.Match.Log().Face(o.Match.Log().Count())
	require.True(t, ok)
	f, ok := aid.FaceOf(card.Word)
	require.True(t, ok)
	require.False(t, tb.Sees(f.Title))
	tb.Hold().KeyDown(apptest.Space())
	require.True(t, tb.Sees(f.Title), "%q", tb.Labels())
	require.True(t, tb.Sees(f.Text))
	require.True(t, tradersscreens.FaceFoot(f) == "" || tb.Sees(tradersscreens.FaceFoot(f)))
	tb.Hold().KeyUp(apptest.Space())
	tb.Tap("Done")
	require.True(t, tb.Sees("Build, load, play cards"))
}
