package duckdealer_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	companion "tablekeeper/companion/games/duckdealer"
	"tablekeeper/screens/drive/apptest"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/games/duckdealer"
)

// TestGearIsPutTogether taps three pieces of gear and empties a slot again: nothing is played before all are taken.
func TestGearIsPutTogether(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(duckdealer.Key, 2, "table: born 2")
	for _, gear := range []string{"Cargo hold", "Merchant", "Navigator"} {
		tb.TapOn(gear + ".")
	}
	require.Equal(t, 1, o.Match.Log().Count())
	require.True(t, tb.Sees("Take these three"))
	tb.Tap("Empty the slot: Merchant")
	require.False(t, tb.Sees("Take these three"))
	tb.TapOn("Cargo hold.")
	tb.Tap("Take these three")
	require.Equal(t, map[string]int{"cargo-hold": 2, "navigator": 1}, look(t, o).Players[1].Gear())
}

// TestEnergyIsOneTap collects energy with a key of the dock.
func TestEnergyIsOneTap(t *testing.T) {
	tb := apptest.New(t, 390, 844)
	o := tb.Play(duckdealer.Key, 2, duckFlying[:9]...)
	tb.TapOn("Collect blue. ")
	require.Equal(t, "Ben: collect trade", apptest.Latest(o))
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
			tb.TapOn("Hauler")
			fitted += 3
			continue
		}
		home := o.Match.Table().Legal(nil)[0]
		_, place, _ := strings.Cut(o.Match.Table().Notation(home), " ")
		askAbout(tb, place)
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
	require.False(t, tb.Has("Burn"), "%q", tb.Labels())
}
