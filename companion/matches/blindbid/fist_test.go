package blindbid_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/matches/blindbid"
)

func TestAFistOpensOnItsOccasionOnly(t *testing.T) {
	key := [blindbid.KeySize]byte{1, 2, 3}
	fist, err := blindbid.Close(key, "7 2", "bid 12")
	require.NoError(t, err)
	require.NotContains(t, fist, "12 ", "nothing is readable")
	words, err := blindbid.Open(fist, "7 2")
	require.NoError(t, err)
	require.Equal(t, "bid 12", words)
	_, err = blindbid.Open(fist, "7 3")
	require.ErrorIs(t, err, blindbid.ErrNoFist, "another seat")
	longer, err := blindbid.Close(key, "7 2", strings.Repeat("x", blindbid.MaxWords))
	require.NoError(t, err)
	require.Len(t, longer, len(fist), "the length tells nothing")
	for _, words := range []string{"", strings.Repeat("x", blindbid.MaxWords+1)} {
		_, err = blindbid.Close(key, "7 2", words)
		require.ErrorContains(t, err, "1 to 31 bytes")
	}
}

// Every changed, missing or added letter keeps a fist closed: no other bid comes out of it.
func TestADamagedFistOpensNothing(t *testing.T) {
	fist, err := blindbid.Close([blindbid.KeySize]byte{9}, "7 2", "bid 12")
	require.NoError(t, err)
	for i := range fist {
		for _, letter := range "0123456789abcdefx" {
			bad := fist[:i] + string(letter) + fist[i+1:]
			if bad == fist {
				continue
			}
			_, err := blindbid.Open(bad, "7 2")
			require.ErrorIs(t, err, blindbid.ErrNoFist, "%d %c", i, letter)
		}
		_, err := blindbid.Open(fist[:i], "7 2")
		require.ErrorIs(t, err, blindbid.ErrNoFist, "cut at %d", i)
	}
	_, err = blindbid.Open(fist+"00", "7 2")
	require.ErrorIs(t, err, blindbid.ErrNoFist)
}
