package atrades_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// drawn is a game of two after the setup, with Cicili and Vo.
const drawn = "1: guild hackers-haven\n2: guild pioneers\n1: draw cicili\n1: draw vo\n"

// TestPerft counts the legal sequences of moves from fixed positions. The first
// numbers of each row are counted by hand below; deeper ones keep them honest.
func TestPerft(t *testing.T) {
	merging := drawn + "1: acquire 1\n1: place cicili r0c1\n2: acquire 2\n2: place cicili r0c2\n1: pass\n2: pass\n1: pass\n2: pass\n" +
		"1: bid 0\n2: bid 0\n"
	for _, c := range []struct {
		name, text string
		counts     []int
	}{
		// 5 guilds, then 4; 7 regions, then 6, then 5.
		{"start of two", headers(2), []int{5, 20, 140, 840, 4200}},
		{"start of five", headers(5), []int{5, 20, 60, 120, 120, 840}},
		// 9 companies or pass; then 20 free cells for each of the 9, and after a pass 10 again. Then one
		// company less; after two passes there is no market and the first golden action comes.
		{"first action", headers(2, "start-regions=2") + drawn, []int{10, 9*20 + 10, 9*20*9 + 9*20 + 10}},
		// The second region lies at one of 6 sides, turned in 6 ways.
		{"laying", headers(2, "start-regions=2", "layout=joined") + "1: guild hackers-haven\n2: guild pioneers\n1: draw cicili\n", []int{6, 6 * 36, 6 * 36 * 10}},
		// Bids of 0 to 6 and 0 to 7, in either order.
		{"first bids", headers(2, "start-regions=2", "first-order=bid") + drawn, []int{15, 2 * 7 * 8}},
		// 7 companies, the merger or pass; then 7 times 18 cells, the cube or not, 7 companies, the merger or pass.
		{"merging", headers(2, "start-regions=2") + merging, []int{9, 7*18 + 2 + 9, 1162}},
		// Ben bids 2 to 8 or passes; then Anna raises up to 7 or leaves, and alone she bids 2 to 7 or passes.
		// Then final bids above a raise to 3 (once) to 7 (five times), by either; payments by one card or
		// none, of which the highest bids leave no choice; or Ben's action after no bid at all.
		{"auction", headers(2, "start-regions=2") + merging + "1: merge 1 2\n1: pass\n", []int{8, 5 + 4 + 3 + 2 + 1 + 7 + 7, 11 + 2*9 + 3*7 + 4*5 + 5*3 + 13 + 11 + 9}},
	} {
		t.Run(c.name, func(t *testing.T) {
			for i, want := range c.counts {
				require.Equal(t, want, rules.Perft(open(t, c.text), i+1), "depth %d", i+1)
			}
		})
	}
}
