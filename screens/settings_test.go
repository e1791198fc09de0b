package screens

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"github.com/stretchr/testify/require"

	"tablekeeper/screens/look"
)

// setting is what a state is examined in.
type setting struct {
	window fyne.Size
	ground look.Variant
	text   float32 // size of the text
}

var (
	windows = []fyne.Size{{Width: 390, Height: 844}, {Width: 844, Height: 390}, {Width: 1024, Height: 768}, {Width: 1280, Height: 800}}
	grounds = []look.Variant{look.Dark, look.Light}
	texts   = []float32{1, 1.25, 1.5}
)

// settings are those of a device: on a desktop and on a phone together, any two of the window, the ground, the size of
// the text and the device meet. Each window comes on each device; with -short it comes once.
func settings(mobile, short bool) []setting {
	var all []setting
	for w, window := range windows {
		first := len(all)
		for t, text := range texts {
			if ((w+t)%2 == 1) == mobile && (!short || len(all) == first) {
				all = append(all, setting{window, grounds[(w/2+t)%2], text})
			}
		}
	}
	return all
}

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
