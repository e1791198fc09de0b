package apptest

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/widgets/look"
)

// TestEachClassIsExamined counts what is examined without soak.
func TestEachClassIsExamined(t *testing.T) {
	windows, grounds, texts := map[fyne.Size]int{}, map[look.Variant]int{}, map[float32]int{}
	for _, s := range slices.Concat(onDesktop, onPhone) {
		windows[s.window]++
		grounds[s.ground]++
		texts[s.text]++
	}
	require.Equal(t, map[fyne.Size]int{standing: 2, lying: 2, oneColumn: 1, columns: 1}, windows)
	require.Equal(t, map[look.Variant]int{look.Dark: 3, look.Light: 3}, grounds)
	require.Equal(t, map[float32]int{1: 3, 1.5: 3}, texts)
}

// TestSettingsArePairwise counts the pairs.
func TestSettingsArePairwise(t *testing.T) {
	pairs := map[string]bool{}
	for _, mobile := range []bool{false, true} {
		for _, s := range pairwise(mobile) {
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
