package atrades_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/atrades"
)

// TestMoneyThatMovesIsTold looks at a market, a payment and a merger.
func TestMoneyThatMovesIsTold(t *testing.T) {
	for _, c := range []struct {
		moves int
		told  []string
	}{
		{toGrow, []string{"Rations 1 earns 1"}},
		{toPay + 2, []string{"Liquids 6 pays 1"}},
		{toWon + 1, []string{"Cleo gets 3", "Rations 1 pays 1", "Ben pays 5", "Liquids 6 earns 2"}},
	} {
		tb := apptest.New(t, 1024, 768)
		tb.Play(atrades.Key, 3, smooth[:c.moves]...)
		for _, said := range c.told {
			require.True(t, tb.Sees(said), "%d, %s: %q", c.moves, said, tb.Labels())
		}
	}
}
