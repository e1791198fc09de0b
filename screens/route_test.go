package screens

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/rulebook"
	"tablekeeper/screens/shell"
)

func TestTrail(t *testing.T) {
	trail := shell.NewTrail()
	_, ok := trail.Back()
	require.False(t, ok, "Home can't be left")
	trail = trail.Open(shell.Route{Page: shell.GamePage, Arg: "a"}).Open(shell.Route{Page: shell.RulesPage, Arg: "a"}).Open(shell.Route{Page: shell.RulePage, Arg: "a/1"})
	require.Equal(t, shell.Route{Page: shell.RulePage, Arg: "a/1"}, trail.Here().Route)
	trail = trail.Open(shell.Route{Page: shell.RulesPage, Arg: "a"})
	require.Len(t, trail, 3, "a page on the way is returned to")
	trail, ok = trail.Back()
	require.True(t, ok)
	require.Equal(t, shell.GamePage, trail.Here().Page)
}

func TestARouteThatLeadsNowhereLeadsHome(t *testing.T) {
	tb := NewTable(t, 390, 844)
	for _, r := range []shell.Route{{Page: "?", Arg: ""}, {Page: shell.GamePage, Arg: "chess"}, {Page: shell.RulePage, Arg: risingtides.Key + "/RT-99"}, {Page: shell.HouseRulePage, Arg: risingtides.Key + "/x"}, {Page: shell.RulePage, Arg: risingtides.Key}} {
		tb.App.Open(r)
		require.True(t, tb.Sees("Rising Tides. 4 to 6 players"), "%v", r)
	}
}

// TestLookingUpARule goes from Home to a rule and its house rule, and back.
func TestLookingUpARule(t *testing.T) {
	tb := NewTable(t, 390, 844)
	tb.Tap("Rising Tides. 4 to 6 players")
	tb.Tap("Rules. All 58 rules and 8 house rules, to search by word or number.")
	tb.App.Shown().(*rulebook.Register).Visit.Search = "SPARE depot"
	tb.App.Shown().Refresh()
	game, _ := tb.App.Game(risingtides.Key)
	rule, _ := game.Rule("RT-4.6.1.1")
	tb.Tap(rule.ID + ". " + rule.Text)
	require.True(t, tb.Sees("Source: "+rule.Source))
	option, _ := game.Option("finish-discard")
	tb.Tap(option.Question + ". Option finish-discard")
	require.True(t, tb.Sees("Answers: off, on"))
	require.True(t, tb.Sees(rule.ID+". "+rule.Text), "the house rule tells what it decides")
	tb.Tap("Back")
	tb.Tap("Back")
	require.Equal(t, "SPARE depot", tb.App.Here().Search, "the search is still there")
	require.True(t, tb.Sees(rule.ID+". "+rule.Text))
}

// TestComingBackToTheSamePlace scrolls a long page, leaves it and comes back.
func TestComingBackToTheSamePlace(t *testing.T) {
	tb := NewTable(t, 390, 844)
	tb.App.Open(shell.Route{Page: shell.RulesPage, Arg: risingtides.Key + "/4"})
	tb.App.Scroll().ScrollToOffset(fyne.NewPos(0, 300))
	game, _ := tb.App.Game(risingtides.Key)
	tb.Session.OpenRule(game, "RT-4.1.1")
	tb.Tap("Back")
	require.Equal(t, float32(300), tb.App.Scroll().Offset.Y)
}

func TestFindRules(t *testing.T) {
	tb := NewTable(t, 390, 844)
	game, _ := tb.App.Game(risingtides.Key)
	for words, least := range map[string]string{
		"rt-2.3.3.3":   "RT-2.3.3.3",
		"nuke counter": "RT-2.3.3.3",
		"GEN-4":        "GEN-4",
	} {
		found := rulebook.FindRules(game, words)
		require.NotEmpty(t, found, words)
		require.Equal(t, least, found[0].ID, words)
	}
	require.Empty(t, rulebook.FindRules(game, "dragon"))
	all := 0
	for _, s := range rulebook.SectionsOf(game) {
		all += len(s.Rules)
	}
	require.Equal(t, len(game.Rules)+4, all, "every rule stands in one section")
}
