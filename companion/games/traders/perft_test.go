package traders_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestPerft counts the legal sequences of moves from fixed positions. What is
// written as a sum is counted by hand; the deeper numbers keep it honest.
func TestPerft(t *testing.T) {
	turn := headers(2) + begun + "1: planet gobi-bob\n"
	for _, c := range []struct {
		name, text string
		counts     []int
	}{
		// Two throw in either order: 6 + 6, then the other one's 6.
		{"start of two", headers(2), []int{12, 2 * 36, 2 * (30*10 + 6*12)}},
		// Ten planet cards, then what follows from an event card (below).
		{"planet card", headers(2) + begun, []int{10, 10 * 8, 10 * 18}},
		// Boost, failure, pirates with nothing to rob and credits leave done; a resource can be unloaded too; a
		// free card is one of seven or unseen. Then done leads to a throw or stay, after a failure to done; what
		// was unloaded can be loaded again; no card can be played without money.
		{"event card", turn, []int{8, 4 + 3*2 + 8, 3*7 + 1 + 3*(2+7) + 8}},
		// Six throws, or stay; then four docks, or stay; then from a7 and a5 three hexes, from b6 and b5 five, or
		// stop, or stay. After stay: done; then eight cards to buy for the 2 MCr, or done.
		{"throw", turn + "1: event credits\n1: done\n", []int{7, 6*5 + 1, 6*(5+7+7+5+1) + 8 + 1}},
		// From a7, over earth: three hexes, stop, stay. From there a8 has four hexes and b7 six, without a stop
		// in the open; b6 five and a stop; after stop and stay there is done. Depth 3 adds up the same way.
		{"under way", turn + "1: event engine-boost\n1: done\n1: roll 6\n1: roll 6\n1: step n\n", []int{5, 5 + 7 + 7 + 1 + 1, 25 + 39 + 35 + 1 + 1}},
		// With an unseen card and 5 MCr: done, an extra turn, five rebellions, two to immobilise; nobody has
		// anything to steal. After a play: done; after done: a throw or stay, and in act2 it all comes again.
		{
			"cards", headers(3, "start-money=5") + "1: roll 6\n2: roll 1\n3: roll 1\n1: planet gobi-bob\n1: event action-card\n1: draw ?\n",
			[]int{9, 8 + 7, 8*7 + 6*5 + 9},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			for i, want := range c.counts {
				require.Equal(t, want, rules.Perft(open(t, c.text), i+1), "depth %d", i+1)
			}
		})
	}
}
