package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// seated is a table of which only the names are asked.
type seated struct{ rules.Table }

func (seated) Seats() []string { return []string{"Anna", "Ben", "Cleo"} }

func TestWinnersAreNamed(t *testing.T) {
	for said, winners := range map[string][]int{"Ben wins": {2}, "Anna and Cleo win": {1, 3}, "Anna, Ben and Cleo win": {1, 2, 3}} {
		require.Equal(t, said, won(seated{}, winners))
	}
}
