package rulebook_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
	"tablekeeper/screens/apptest"
	"tablekeeper/screens/risingtides"
	"tablekeeper/screens/rulebook"
)

// TestLookingUpARule goes from Home to a rule and its house rule, and back.
func TestLookingUpARule(t *testing.T) {
	tb := apptest.New(t, 390, 844)
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
	require.True(t, tb.Sees("Answers: Off, On"))
	require.True(t, tb.Sees(rule.ID+". "+rule.Text), "the house rule tells what it decides")
	tb.Tap("Back")
	tb.Tap("Back")
	require.Equal(t, "SPARE depot", tb.App.Here().Search, "the search is still there")
	require.True(t, tb.Sees(rule.ID+". "+rule.Text))
}

// TestSections has each rule in one section, whose title is words.
func TestSections(t *testing.T) {
	for _, game := range shelf.Games() {
		all := 0
		for _, s := range rulebook.SectionsOf(game) {
			all += len(s.Rules)
			require.NotRegexp(t, `\d`, rulebook.SectionTitle(game, s.Name()), "%s", s.Rules[0].ID)
		}
		require.Equal(t, len(game.Rules)+len(rules.Shared), all, "every rule stands in one section")
		require.Len(t, rulebook.SectionsOf(game), len(game.Everyday.Sections)+1, game.Key)
	}
}
