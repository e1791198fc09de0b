package risingtides_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/risingtides"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// openNations goes to the list of the nation cards.
func openNations(tb *apptest.Table) {
	tb.App.Open(shell.Route{Page: shell.AidPage, Arg: "rising-tides/nations/all"})
}

// TestNationsShowTheirPlans reads the cards of all nations: 3, 4 and 5 cards a stage.
func TestNationsShowTheirPlans(t *testing.T) {
	for _, n := range risingtides.Nations() {
		for k, stage := range n.Stages {
			require.EqualValues(t, 3+k, stage[0]+stage[1]+stage[2], "%s, stage %d", n.Word, k+1)
		}
	}
	tb := apptest.New(t, 390, 844)
	openNations(tb)
	for _, words := range []string{"US", "Pacific State", "Europe", "Africa", "Asia", "Oceania"} {
		require.True(t, tb.Sees(words), "%s: %q", words, tb.Labels())
	}
	require.True(t, tb.Has("Builds an ark."), "%q", tb.Labels())
	require.True(t, tb.Has("Stage 3: "), "%q", tb.Labels())
}

// TestEachNationHasItsPicture compares the drawings of the cards with one another.
func TestEachNationHasItsPicture(t *testing.T) {
	drawn := map[string]string{}
	for _, n := range risingtides.Nations() {
		file := parts.Picture("nation-" + n.Word).Resource()
		require.NotNil(t, file, n.Word)
		require.Empty(t, drawn[string(file.Content())], n.Word)
		drawn[string(file.Content())] = n.Word
	}
}

// TestNationLayouts examines the page.
func TestNationLayouts(t *testing.T) {
	apptest.Examine(t, []apptest.Situation{{"nations", openNations}})
}
