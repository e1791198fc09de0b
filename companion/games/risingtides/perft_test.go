package risingtides_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestPerft counts the legal sequences of moves from fixed positions. The first
// two numbers of each row are counted by hand below; deeper ones keep them honest.
func TestPerft(t *testing.T) {
	played := headers(4) + entered
	for _, c := range []struct {
		name, text string
		counts     []int
	}{
		// With k of n cards shown, 5!/(5-k)! ways for each choice of the k seats.
		{"start of four", headers(4), []int{6, 31, 136, 501}},
		{"start of six with a copy", headers(6, "sixth-nation=copy"), []int{6, 36, 211}},
		// 7 draws, 5 events, skip, time-out. Then 8 times 7 draws, 3 nations to show, 5 events, skip
		// and time-out; 5 events that moved nothing: 14 again; time-out: 6 nations to show, or close.
		{"first turn", played, []int{14, 8*17 + 5*14 + 7, 2878}},
		// Three draws or skips, but a third nuke does not exist.
		{"first turn, no events", headers(4, "event-left=off", "event-right=off", "event-back=off", "event-more-time=off", "event-less-time=off") +
			"1: nation us\n2: nation asia\n3: nation africa\n4: nation europe\n", []int{9, 7*9 + 9, 8*72 - 1}},
	} {
		t.Run(c.name, func(t *testing.T) {
			for i, want := range c.counts {
				require.Equal(t, want, rules.Perft(open(t, c.text), i+1), "depth %d", i+1)
			}
		})
	}
}
