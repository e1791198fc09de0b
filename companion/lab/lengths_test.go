package lab

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestLengthsAreBars counts each match in one bar, in few bars between round numbers.
func TestLengthsAreBars(t *testing.T) {
	require.Nil(t, barsOf(nil))
	require.Equal(t, []Bar{{7, 7, 2}}, barsOf([]int{7, 7}))
	require.Equal(t, []Bar{{5, 9, 1}, {10, 14, 0}, {15, 19, 0}, {20, 24, 0}, {25, 29, 0}, {30, 34, 1}, {35, 39, 1}}, barsOf([]int{9, 31, 39}))
	for _, most := range []int{12, 13, 99, 100, 1234, 20000} {
		lengths := []int{1, most / 2, most}
		bars := barsOf(lengths)
		require.LessOrEqual(t, len(bars), mostBars)
		sum := 0
		for i, b := range bars {
			sum += b.Matches
			if i > 0 {
				require.Equal(t, bars[i-1].To+1, b.From)
			}
		}
		require.Equal(t, len(lengths), sum)
		require.True(t, bars[0].From <= 1 && bars[len(bars)-1].To >= most, "%v", bars)
	}
	var out strings.Builder
	(&Report{Lengths: []Bar{{10, 14, 1}, {15, 19, 4}, {20, 24, 0}}}).lengthText(&out)
	require.Equal(t, "\nMoves, and how many matches took so many\n"+
		"  10 to 14              1 ##########\n"+
		"  15 to 19              4 ########################################\n"+
		"  20 to 24              0\n", out.String())
}
