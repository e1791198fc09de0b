package atrades_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/atrades"
)

// TestMoneyThatMovesIsTold looks at a market, a payment and a merger.
func TestMoneyThatMovesIsTold(t *testing.T) {
	for _, c := range []struct {
		moves int
		told  []string
	}{
		{toGrow, []string{"Cleo, company 1: +1"}},
		{toPay + 2, []string{"Ben, company 6: -1"}},
		{toWon + 1, []string{"Cleo, personal money: +3", "Cleo, company 1: -1", "Ben, personal money: -5", "Ben, company 6: +2"}},
	} {
		tb := apptest.New(t, 1024, 768)
		tb.Play(atrades.Key, 3, smooth[:c.moves]...)
		for _, said := range c.told {
			require.True(t, tb.Sees(said), "%d, %s: %q", c.moves, said, tb.Labels())
		}
	}
}
