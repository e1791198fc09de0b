package duckdealer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestPerft counts the legal sequences of moves from fixed positions. The first
// numbers of each row are counted by hand; deeper ones keep them honest.
func TestPerft(t *testing.T) {
	for _, c := range []struct {
		name, text string
		counts     []int
	}{
		// Two seats can be named, then four kinds of gear are chosen from.
		{"start of two", headers(2), []int{2, 2 * 4, 2 * 16, 2 * 64}},
		// 101 bids each; then the higher one chooses of two positions, or both bid again.
		{"auction", headers(2, "auction=on"), []int{101, 101 * 101, 101*100*2 + 101*101}},
		// Five homes, then four.
		{"homes", headers(2) + outfitted[:len(outfitted)-len("1: home s1\n2: home s5\n")], []int{5, 5 * 4, 20 * 4}},
		// Three ways to collect, or act. After act 111 dots, 16 entrances, ready; then without
		// energy 16 entrances or the end, and after an entrance 15 exits.
		{"first turn", headers(2) + outfitted, []int{4, 3*4 + 128, 3*(3*4+128) + 111*17 + 16*15 + 17}},
		// 16 entrances, burn, end. After burn the first dots of three routes, entrances, end. Then
		// the marker is burned, or used where the entrance is at s1; a ship on a dot has two ways.
		{"a marker to fly", headers(2) + outfitted + "1: collect move\n2: collect move\n1: act\n1: ready\n", []int{18, 16*15 + 20 + 4, 240*2 + 15 + 3*19 + 16*15 + 4 + 3*4 + 128}},
	} {
		t.Run(c.name, func(t *testing.T) {
			for i, want := range c.counts {
				require.Equal(t, want, rules.Perft(open(t, c.text), i+1), "depth %d", i+1)
			}
		})
	}
}
