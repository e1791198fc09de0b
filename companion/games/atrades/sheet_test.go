package atrades_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/atrades"
)

func sheet(t *testing.T) *atrades.Sheet {
	t.Helper()
	s, err := atrades.ReadSheet(atrades.DefaultData())
	require.NoError(t, err)
	return s
}

// TestTheGovernmentWithoutAMatch has the payouts of section 12: each holds until the next amount.
func TestTheGovernmentWithoutAMatch(t *testing.T) {
	s := sheet(t)
	for money, pays := range map[int]int{
		0: 0, 2: 0, 3: 3, 7: 5, 10: 8, 15: 7, 18: 10, 22: 12, 25: 11, 28: 14, 32: 16, 35: 19, 40: 18, 43: 21, 47: 23, 50: 20, 53: 23,
		57: 25, 60: 28, 65: 27, 68: 30, 72: 32, 75: 35, 200: 35,
	} {
		require.Equal(t, pays, s.Government(money).Pays, money)
	}
}

// TestTheMarketWithoutAMatch is the market of the first worked example in Thunderdome: company 2 sells 1, company 6 sells 4.
func TestTheMarketWithoutAMatch(t *testing.T) {
	sold := sheet(t).Market(5, []atrades.Seller{{Number: 6, Tiles: 4}, {Number: 2, Tiles: 1}})
	require.Equal(t, []atrades.Sales{
		{Seller: atrades.Seller{Number: 2, Tiles: 1}, Goods: 1, Money: 1, Left: 4},
		{Seller: atrades.Seller{Number: 6, Tiles: 4}, Goods: 4, Money: 8, Left: 0},
	}, sold)
	require.Zero(t, sheet(t).Market(0, []atrades.Seller{{Number: 2, Tiles: 1}})[0].Goods)
}

// TestThePayoutWithoutAMatch is the merger of the first worked example: companies of two tiles each, 6 bid.
func TestThePayoutWithoutAMatch(t *testing.T) {
	w := atrades.Winning{Tiles: [2]int{2, 2}, Bid: 6, Winner: atrades.SecondOwner}
	cubes, takes, card := w.Lay()
	require.Equal(t, []atrades.Laid{{Of: 0, Money: 2}, {Of: 1, Money: 2}, {Of: 0, Money: 1}, {Of: 1, Money: 1}}, cubes)
	require.Equal(t, [2]int{3, 0}, takes)
	require.Equal(t, 3, card)
	require.Equal(t, 4, w.Least())
	w.Winner = atrades.AnotherOne
	_, takes, card = w.Lay()
	require.Equal(t, [2]int{3, 3}, takes)
	require.Zero(t, card)
	w.Winner, w.Both = atrades.FirstOwner, true
	_, takes, card = w.Lay()
	require.Equal(t, [2]int{0, 0}, takes)
	require.Equal(t, 6, card)
}

func TestNumbersAndKindsWithoutAMatch(t *testing.T) {
	s := sheet(t)
	require.Len(t, s.Numbers(), 18)
	name, price := s.Kind(6)
	require.Equal(t, "Liquids", name)
	require.Equal(t, 2, price)
	_, err := atrades.ReadSheet([]byte(`{}`))
	require.ErrorContains(t, err, `the key "format" is missing`)
}
