package tables_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/tables"
)

// TestEverybodySeesTheClocks shows the clocks to guests, who let them go on by themselves until they stand, and aren't told again what they
// know.
func TestEverybodySeesTheClocks(t *testing.T) {
	game, _ := shelf.Find("traders")
	w := newWorld(t, 1, headers(game, 3, func(int) int { return 0 }), matches.Settings{}, 2)
	w.looks = true
	w.start()
	told := tables.Clocks{Header: "up", Used: []int64{1000, 0, 500}, Goes: 3, At: 10_000, Stands: 40_000}
	w.carry(w.host.SetTimes(nil, &told))
	later := tables.Clocks{Header: "up", Used: []int64{1000, 0, 5510}, Goes: 3, At: 15_000, Stands: 40_000}
	require.Nil(t, w.host.SetTimes(nil, &later), "all know that")
	for range 2000 {
		w.step(time.Millisecond)
	}
	for _, g := range w.guests {
		seen, ok := g.Guest.Clocks()
		require.True(t, ok)
		require.Equal(t, told, seen)
		require.Equal(t, []int64{1000, 0, 5500}, seen.Ahead(15_000).Used)
		require.Equal(t, []int64{1000, 0, 30_500}, seen.Ahead(100_000).Used, "it stands")
		require.Equal(t, []int64{1000, 0, 500}, seen.Ahead(5000).Used)
	}
	w.carry(w.host.SetTimes(nil, nil))
	require.Nil(t, w.host.SetTimes(nil, nil))
	for range 2000 {
		w.step(time.Millisecond)
	}
	_, ok := w.guests[0].Guest.Clocks()
	require.False(t, ok)
}
