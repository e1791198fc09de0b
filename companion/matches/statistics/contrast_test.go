package statistics_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches/statistics"
)

// TestContrast tells how a match went against how it ended, the largest contrast first.
func TestContrast(t *testing.T) {
	for name, c := range map[string]struct {
		curve   [][]int
		winners []int
		want    statistics.Contrast
	}{
		"led and lost": {[][]int{{0, 0, 1, 2, 6}, {0, 1, 3, 4, 5}}, []int{1}, statistics.Contrast{Kind: statistics.LedAndLost, Seat: 2, Moves: 3, By: 1}},
		"from last":    {[][]int{{0, 0, 0, 0, 4}, {0, 1, 1, 1, 1}, {0, 1, 1, 1, 1}}, []int{1}, statistics.Contrast{Kind: statistics.FromLast, Seat: 1, Moves: 3}},
		"by one":       {[][]int{{0, 1, 1, 1, 3}, {0, 1, 1, 1, 2}}, []int{1}, statistics.Contrast{Kind: statistics.ByOne, Seat: 1, By: 1}},
		"ahead":        {[][]int{{0, 2, 3, 4, 9}, {0, 0, 1, 1, 2}}, []int{1}, statistics.Contrast{Kind: statistics.Ahead, Seat: 1, Moves: 4}},
		"nothing":      {[][]int{{0, 0, 0, 0, 9}, {0, 0, 0, 0, 2}}, []int{1}, statistics.Contrast{Kind: statistics.Won, Seat: 1}},
		"shared":       {[][]int{{0, 0, 0, 3}, {0, 0, 0, 3}}, []int{1, 2}, statistics.Contrast{Kind: statistics.Won, Seat: 1}},
		"no curve":     {nil, []int{2}, statistics.Contrast{Kind: statistics.Won, Seat: 2}},
		"nobody":       {nil, nil, statistics.Contrast{Kind: statistics.Won}},
	} {
		story := statistics.Story{Curve: c.curve}
		require.Equal(t, c.want, story.Contrast(c.winners), name)
	}
}
