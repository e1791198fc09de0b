package duckdealer_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/games/duckdealer"
)

// TestARouteIsTappedOnTheMap taps both ends of a flight on the map of the route calculator.
func TestARouteIsTappedOnTheMap(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	openAid(tb, "route")
	tb.Tap("Tap both on the map")
	m := tb.App.Shown().(*duckdealer.FlightMap)
	m.Tap(slices.Index(m.Names, "s1"))
	require.True(t, tb.Sees("Tap where the flight begins, then where it ends."))
	m.Tap(slices.Index(m.Names, "p1"))
	require.True(t, tb.Sees("Eider – Pochard: 4 steps, 1 movement marker"), "%q", tb.Labels())
	require.True(t, tb.Sees("This rests on house data; check what your box prints."))
	require.Empty(t, tb.Faults())
	tb.App.Back()
	require.True(t, tb.Has("4 steps, 1 movement marker"), "the calculator has both: %q", tb.Labels())
}
