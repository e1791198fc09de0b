package aid_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/traders"
	"tablekeeper/companion/traders/aid"
)

// shuffler shuffles by a seed.
func shuffler(seed uint64) func([]string) {
	source := rand.New(rand.NewPCG(seed, 3))
	return func(cards []string) {
		source.Shuffle(len(cards), func(i, j int) { cards[i], cards[j] = cards[j], cards[i] })
	}
}

func TestTenPlanetCardsShowEveryPairOnce(t *testing.T) {
	shuffle := shuffler(1)
	d := aid.NewDeck(aid.PlanetDeck(), 0, shuffle)
	for range 3 { // three times through the deck
		for range 10 {
			require.True(t, d.Turn(shuffle))
		}
		pairs := map[[2]string]bool{}
		for _, c := range traders.PlanetCards() {
			if slices.Contains(d.Up, c.Word) {
				pairs[[2]string{c.First, c.Second}] = true
			}
		}
		require.Len(t, pairs, 10, "all ten pairs, each once")
		require.Empty(t, d.Down)
	}
	require.True(t, d.Turn(shuffle), "the next draw shuffles all ten")
	require.Len(t, d.Up, 1)
	require.Len(t, d.Down, 9)
}

func TestThirtyFiveEventCards(t *testing.T) {
	shuffle := shuffler(2)
	d := aid.NewDeck(aid.EventDeck(), 0, shuffle)
	counts := map[string]int{}
	for range 35 {
		require.True(t, d.Turn(shuffle))
		counts[d.Up[len(d.Up)-1]]++
	}
	require.Equal(t, map[string]int{
		"engine-boost": 6, "engine-failure": 6, "pirate": 5, "resource-metal": 2, "resource-food": 2,
		"resource-gems": 2, "credits": 6, "action-card": 6,
	}, counts)
	for _, f := range aid.EventFaces() {
		require.Equal(t, counts[f.Word], f.Copies, f.Word)
	}
}

func TestActionDeckGoesThroughHands(t *testing.T) {
	shuffle := shuffler(3)
	d := aid.NewDeck(aid.ActionDeck(), 2, shuffle)
	require.Len(t, d.Down, 28)
	for range 3 {
		require.True(t, d.Deal(0, shuffle))
	}
	require.False(t, d.Deal(0, shuffle), "a hand holds three")
	kept := slices.Clone(d.Hands[0])
	d.Lay(0, 1)
	require.Equal(t, []string{kept[1]}, d.Up)
	require.Equal(t, []string{kept[0], kept[2]}, d.Hands[0])
	require.True(t, d.Steal(0, 1, shuffle))
	require.Contains(t, kept, d.Hands[1][0])
	require.Len(t, d.Hands[0], 1)
	require.False(t, d.Steal(0, 0, shuffle))
	require.True(t, d.Holds(aid.ActionDeck(), 2))

	for len(d.Down) > 0 { // play through the deck
		require.True(t, d.Deal(0, shuffle))
		d.Lay(0, 0)
	}
	up := len(d.Up)
	require.True(t, d.Deal(0, shuffle), "the open cards are the new deck")
	require.Empty(t, d.Up)
	require.Len(t, d.Down, up-1)
	require.True(t, d.Holds(aid.ActionDeck(), 2), "no card is lost")

	d.Down[0] = "joker"
	require.False(t, d.Holds(aid.ActionDeck(), 2))
	require.False(t, d.Holds(aid.ActionDeck(), 3))
	empty := aid.Deck{Hands: [][]string{{}}}
	require.False(t, empty.Turn(shuffle))
	require.False(t, empty.Deal(0, shuffle))
}

func TestStealTakesEveryCardAsOften(t *testing.T) {
	counts := map[string]int{}
	shuffle := shuffler(4)
	for range 3000 {
		d := aid.Deck{Hands: [][]string{{"counter", "trade", "steal"}, {}}}
		require.True(t, d.Steal(0, 1, shuffle))
		counts[d.Hands[1][0]]++
	}
	for card, n := range counts {
		require.InDelta(t, 1000, n, 130, "%s: five deviations", card)
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
