package screens

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"
)

func TestTrail(t *testing.T) {
	trail := newTrail()
	_, ok := trail.back()
	require.False(t, ok, "Home can't be left")
	trail = trail.open(Route{GamePage, "a"}).open(Route{RulesPage, "a"}).open(Route{RulePage, "a/1"})
	require.Equal(t, Route{RulePage, "a/1"}, trail.here().Route)
	trail = trail.open(Route{RulesPage, "a"})
	require.Len(t, trail, 3, "a page on the way is returned to")
	trail, ok = trail.back()
	require.True(t, ok)
	require.Equal(t, GamePage, trail.here().Page)
}

func TestARouteThatLeadsNowhereLeadsHome(t *testing.T) {
	tb := newTable(t, 390, 844)
	for _, r := range []Route{{"?", ""}, {GamePage, "chess"}, {RulePage, tideKey + "/RT-99"}, {HouseRulePage, tideKey + "/x"}, {RulePage, tideKey}} {
		require.IsType(t, &home{}, tb.app.build(r), "%v", r)
	}
}

// TestLookingUpARule goes from Home to a rule and its house rule, and back.
func TestLookingUpARule(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.tap("Rising Tides. 4 to 6 players")
	tb.tap("Rules. All 58 rules and 8 house rules, to search by word or number.")
	tb.app.shown.(*register).visit.Search = "SPARE depot"
	tb.app.shown.refresh()
	game, _ := tb.app.game(tideKey)
	rule, _ := game.Rule("RT-4.6.1.1")
	tb.tap(rule.ID + ". " + rule.Text)
	require.True(t, tb.sees("Source: "+rule.Source))
	option, _ := game.Option("finish-discard")
	tb.tap(option.Question + ". Option finish-discard")
	require.True(t, tb.sees("Answers: off, on"))
	require.True(t, tb.sees(rule.ID+". "+rule.Text), "the house rule tells what it decides")
	tb.tap("Back")
	tb.tap("Back")
	require.Equal(t, "SPARE depot", tb.app.trail.here().Search, "the search is still there")
	require.True(t, tb.sees(rule.ID+". "+rule.Text))
}

// TestComingBackToTheSamePlace scrolls a long page, leaves it and comes back.
func TestComingBackToTheSamePlace(t *testing.T) {
	tb := newTable(t, 390, 844)
	tb.app.open(Route{RulesPage, tideKey + "/4"})
	scrollOf(tb.app.stage.page).ScrollToOffset(fyne.NewPos(0, 300))
	game, _ := tb.app.game(tideKey)
	tb.app.openRule(game, "RT-4.1.1")
	tb.tap("Back")
	require.Equal(t, float32(300), scrollOf(tb.app.stage.page).Offset.Y)
}

func TestFindRules(t *testing.T) {
	tb := newTable(t, 390, 844)
	game, _ := tb.app.game(tideKey)
	for words, least := range map[string]string{
		"rt-2.3.3.3":   "RT-2.3.3.3",
		"nuke counter": "RT-2.3.3.3",
		"GEN-4":        "GEN-4",
	} {
		found := findRules(game, words)
		require.NotEmpty(t, found, words)
		require.Equal(t, least, found[0].ID, words)
	}
	require.Empty(t, findRules(game, "dragon"))
	all := 0
	for _, s := range sectionsOf(game) {
		all += len(s.rules)
	}
	require.Equal(t, len(game.Rules)+4, all, "every rule stands in one section")
}
