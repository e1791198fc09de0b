package apptest

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"
)

// TestEachWindowIsExamined counts the settings of a short run.
func TestEachWindowIsExamined(t *testing.T) {
	for _, mobile := range []bool{false, true} {
		var sizes []fyne.Size
		for _, s := range settings(mobile, true) {
			sizes = append(sizes, s.window)
		}
		require.Equal(t, windows, sizes)
	}
}

// TestSettingsArePairwise counts the pairs.
func TestSettingsArePairwise(t *testing.T) {
	pairs := map[string]bool{}
	for _, mobile := range []bool{false, true} {
		for _, s := range settings(mobile, false) {
			values := []string{fmt.Sprint("window ", s.window), fmt.Sprint("ground ", s.ground), fmt.Sprint("text ", s.text), fmt.Sprint("mobile ", mobile)}
			for i, one := range values {
				for _, other := range values[i+1:] {
					pairs[one+", "+other] = true
				}
			}
		}
	}
	counts := []int{len(windows), len(grounds), len(texts), 2}
	want := 0
	for i, one := range counts {
		for _, other := range counts[i+1:] {
			want += one * other
		}
	}
	require.Len(t, pairs, want)
}
