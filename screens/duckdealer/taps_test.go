package duckdealer_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/screens/apptest"
	"tablekeeper/screens/duckdealer"
)

// TestGearAndEnergyAreOneTapEach fits out two ships and collects energy.
func TestGearAndEnergyAreOneTapEach(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(duckdealer.Key, 2, "table: born 2")
	for _, move := range []string{
		"Ben: fit cargo-hold", "Ben: fit merchant", "Ben: fit navigator",
		"Anna: fit builder", "Anna: fit builder", "Anna: fit cargo-hold",
	} {
		require.Equal(t, 1, tb.EnterByTaps(move), move)
	}
	tb.Enter("Ben: home s5", "Anna: home s1")
	tb.App.Refresh()
	require.LessOrEqual(t, tb.EnterByTaps("Ben: collect trade"), 1)
	require.Equal(t, "Ben: collect trade", apptest.Latest(o))
}

// TestATapOnAPlaceChoosesNoPathway asks about a place where a pathway could begin.
func TestATapOnAPlaceChoosesNoPathway(t *testing.T) {
	tb := apptest.New(t, 1280, 800)
	o := tb.Play(duckdealer.Key, 2, append(slices.Clone(duckFlying[:8]), "Anna: home s2", "Ben: collect trade", "Anna: collect move",
		"Ben: collect trade", "Anna: act", "Anna: ready")...)
	entrances := 0
	for _, act := range o.Match.Table().Legal(nil) {
		if o.Match.Table().Notation(act) == "entrance p9" {
			entrances++
		}
	}
	require.Equal(t, 1, entrances, "a pathway can begin there")
	b := askAbout(tb, "p9")
	_, chosen := b.Pick.Complete()
	require.False(t, chosen, "nobody asked for it")
}
