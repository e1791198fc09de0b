package duckdealer_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	companion "tablekeeper/companion/duckdealer"
	"tablekeeper/screens/apptest"
	"tablekeeper/screens/duckdealer"
	"tablekeeper/screens/game"
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

// TestTheStartTakesEightTaps fits out four ships with three pieces each and puts them on their planets.
func TestTheStartTakesEightTaps(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(duckdealer.Key, 4, "table: born 1")
	fitted, taps := 0, 0
	for v := look(t, o); v.Step == companion.StepOutfit || v.Step == companion.StepHome; v = look(t, o) {
		require.Less(t, taps, 9, "%q", apptest.Moves(o))
		taps++
		if v.Step == companion.StepOutfit {
			set := tb.Find("Cargo hold, Builder, Merchant")
			require.True(t, tb.InSight(set))
			tb.Tap("Cargo hold, Builder, Merchant")
			fitted += 3
			continue
		}
		home := o.Match.Table().Legal(nil)[0]
		_, place, _ := strings.Cut(o.Match.Table().Notation(home), " ")
		tb.Tap(v.SpaceTitle(place))
		if tb.Sees("Play this move") {
			tb.Tap("Play this move")
			taps++
		}
	}
	require.Equal(t, 12, fitted)
	require.Equal(t, companion.StepTurn, look(t, o).Step)
	require.LessOrEqual(t, taps, 8)
}

func look(t *testing.T, o *game.OwnMatch) *companion.View {
	v, ok := companion.Look(o.Match.Table())
	require.True(t, ok)
	return v
}

// TestWhoWasBornIsAskedWithNames shows the names and nothing to read beside them.
func TestWhoWasBornIsAskedWithNames(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(duckdealer.Key, 4)
	for _, name := range apptest.People[:4] {
		require.True(t, tb.Sees(name), "%q", tb.Labels())
		require.True(t, tb.InSight(tb.Find(name)))
	}
	require.False(t, tb.Has("Closest birthday"), "%q", tb.Labels())
	tb.Tap("Cleo")
	require.Equal(t, "table: born 3", apptest.Latest(tb.Session.Playing))
}

// TestTheOwnStockStaysInSight reads energy, goods and score of who plans, above the moves, and that flying is called so.
func TestTheOwnStockStaysInSight(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	tb.Play(duckdealer.Key, 2, duckFlying[:15]...)
	for _, label := range []string{"Movement 0", "Building 0", "Trade 1", "Phone boxes 1", "Points 0"} {
		require.True(t, tb.Sees(label), "%s in %q", label, tb.Labels())
		require.True(t, tb.InSight(tb.Find(label)), label)
	}
	tb = apptest.New(t, 390, 844)
	tb.Play(duckdealer.Key, 2, duckFlying[:14]...)
	require.True(t, tb.Offers("Fly"), "%q", tb.Labels())
	require.False(t, tb.Offers("Burn"))
}
