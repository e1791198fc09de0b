package blindbid_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches/blindbid"
)

func TestPromises(t *testing.T) {
	p := blindbid.NewPromises(2, func(int) string { return "round 7" })
	require.Error(t, p.Give(2, blindbid.Promise("round 7", "k", "3")))
	require.Error(t, p.Give(0, "short"))
	require.NoError(t, p.Give(0, blindbid.Promise("round 7", "k", "3")))
	require.NoError(t, p.Give(0, blindbid.Promise("round 7", "k", "4")), "not all are in")
	require.Error(t, p.Show(0, "k", "4"), "Ben's is not in")
	require.Empty(t, p.Sum(0))
	require.True(t, p.Given(0))
	require.False(t, p.Given(1))
	require.NoError(t, p.Give(1, blindbid.Promise("round 7", "q", "9")))
	require.NotEmpty(t, p.Sum(0))
	require.Error(t, p.Give(1, blindbid.Promise("round 7", "q", "10")), "all are in")
	require.NoError(t, p.Give(1, blindbid.Promise("round 7", "q", "9")), "the same again is harmless")
	require.Error(t, p.Show(0, "k", "3"), "she has promised 4")
	require.NoError(t, p.Show(0, "k", "4"))
	_, _, all := p.Shown(0)
	require.False(t, all)
	require.NoError(t, p.Show(1, "q", "9"))
	key, words, all := p.Shown(1)
	require.True(t, all)
	require.Equal(t, []string{"q", "9"}, []string{key, words})
	require.NotEqual(t, blindbid.Promise("a", "b", "c"), blindbid.Promise("ab", "", "c"))
}
