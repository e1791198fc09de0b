package lab_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTheLabSaysHowLongItTakes lets each match take a minute: after ten of twenty, ten minutes are left.
func TestTheLabSaysHowLongItTakes(t *testing.T) {
	tb := open(t, "raid-trade")
	next := begun(tb)
	for range 9 {
		tb.Now.Wall += 60_000
		require.True(t, next())
	}
	require.False(t, seesPart(tb, "to go"), "%q", tb.Labels())
	tb.Now.Wall += 60_000
	require.True(t, next())
	require.True(t, tb.Sees("About 10 min to go"), "%q", tb.Labels())
	for range 9 {
		require.True(t, next())
	}
	require.True(t, tb.Sees("Less than a minute to go"), "%q", tb.Labels())
	for next() {
	}
	require.False(t, seesPart(tb, "to go"), "%q", tb.Labels())
}
