package aid_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/traders"
	"tablekeeper/companion/games/traders/aid"
)

func TestTenPlanetCardsShowEveryPairOnce(t *testing.T) {
	pairs := map[[2]string]bool{}
	for _, c := range traders.PlanetCards() {
		require.Contains(t, aid.PlanetDeck(), c.Word)
		pairs[[2]string{c.First, c.Second}] = true
	}
	require.Len(t, pairs, 10, "all ten pairs, each once")
	require.Len(t, aid.PlanetDeck(), 10)
}

func TestThirtyFiveEventCards(t *testing.T) {
	counts := map[string]int{}
	for _, word := range aid.EventDeck() {
		counts[word]++
	}
	require.Equal(t, map[string]int{
		"engine-boost": 6, "engine-failure": 6, "pirate": 5, "resource-metal": 2, "resource-food": 2,
		"resource-gems": 2, "credits": 6, "action-card": 6,
	}, counts)
	for _, f := range aid.EventFaces() {
		require.Equal(t, counts[f.Word], f.Copies, f.Word)
	}
}

// TestFaces makes sure that every card and company says something of its own.
func TestFaces(t *testing.T) {
	texts, deck := map[string]bool{}, 0
	for _, f := range append(aid.EventFaces(), aid.ActionFaces()...) {
		require.NotEmpty(t, f.Title)
		require.NotEmpty(t, f.Smile, f.Word)
		require.False(t, texts[f.Text], f.Word)
		texts[f.Text] = true
		deck += f.Copies
		found, ok := aid.FaceOf(f.Word)
		require.True(t, ok)
		require.Equal(t, f, found)
	}
	require.Equal(t, 35+28, deck)
	_, ok := aid.FaceOf("joker")
	require.False(t, ok)
	pirate, _ := aid.FaceOf("pirate")
	require.True(t, pirate.Counterable)
	extra, _ := aid.FaceOf("extra-turn")
	require.Equal(t, 4, extra.Cost)
	require.False(t, extra.Counterable)

	stories := map[string]bool{}
	for _, f := range aid.Factions() {
		require.NotEmpty(t, f.Motto)
		stories[f.Story] = true
	}
	require.Len(t, stories, 6)
}
