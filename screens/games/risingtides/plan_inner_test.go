package risingtides

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/risingtides"
	kit "tablekeeper/screens/kits/risingtides"
)

// TestAPlanCountsEachCardOnce fills the stages from the depot first and then from the hand.
func TestAPlanCountsEachCardOnce(t *testing.T) {
	n := risingtides.Nation{Word: "us", Stages: [kit.Stages]risingtides.Stage{{1, 0, 2}, {1, 1, 2}, {1, 1, 3}}}
	plan := planOf(n, 1, [kit.Resources]int{1, 1, 2}, [kit.Resources]int{1, 0, 2})
	var words []string
	for _, stage := range plan {
		words = append(words, progress(stage))
	}
	require.Equal(t, []string{"built", "all there", "2 missing"}, words)
	require.Equal(t, []block{{0, isHeld}, {1, isMissing}, {2, isHeld}, {2, isHeld}, {2, isMissing}}, plan[2])
	require.Equal(t, "1 to place", progress(planOf(n, 1, [kit.Resources]int{1, 1, 1}, [kit.Resources]int{0, 0, 1})[1]))
}
