package conformance

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules/example"
)

// TestGoldenStays writes a recorded match anew only where it can't be played any more.
func TestGoldenStays(t *testing.T) {
	head := Headers(example.Key, []string{"Anna", "Ben"})
	first := anew(t, example.Game(), head, "", nil)
	longer := anew(t, example.Game(), head, "", func(moves string) bool { return !strings.Contains(first, moves) })
	require.Equal(t, longer, anew(t, example.Game(), head, longer, nil))
	require.Equal(t, longer, anew(t, example.Game(), head, strings.Replace(longer, "# end [", "# end [[9],", 1), nil), "the end is written anew")
	require.Equal(t, first, anew(t, example.Game(), head, strings.Replace(longer, "\n1: ", "\n1: dance\n1: ", 1), nil))
	require.Equal(t, first, anew(t, example.Game(), head, "", nil))
}
