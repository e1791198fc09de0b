package rules_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestThings says what words count, and numbers that are seats by their names.
func TestThings(t *testing.T) {
	goods := rules.Words("GOOD", 0, "food", "gems").Titled("Food", "Gems").Counted("unit of food;units of food", "gem")
	require.Equal(t, "unit of food", goods.Things(0, true))
	require.Equal(t, "units of food", goods.Things(0, false))
	require.Equal(t, "gem", goods.Things(1, true))
	require.Equal(t, "gems", goods.Things(1, false))
	require.Equal(t, "Food", rules.Words("GOOD", 0, "food").Titled("Food").Things(0, false))

	turn := rules.Numbers("turn", 0, 2).OfSeats().Titled("Nobody")
	require.Equal(t, "Nobody", turn.Title(0, []string{"Anna", "Ben"}))
	require.Equal(t, "Ben", turn.Title(2, []string{"Anna", "Ben"}))
	require.Equal(t, "2", turn.Title(2, nil))
	require.Equal(t, "0", rules.Numbers("seat", 1, 2).OfSeats().Title(0, nil))
}
