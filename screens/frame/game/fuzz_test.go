package game_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/screens/frame/game"
)

// FuzzTables reads the last tables of any bytes: they are refused, or every game can begin with its table or says why not.
func FuzzTables(f *testing.F) {
	f.Add([]byte(`{"names":["Anna"],"tables":{"traders":{"seats":["Anna","Ben"],"options":{"x":"y"},"setup":["faction 1 mechanics"],"own":true}}}`))
	f.Add([]byte(`{"tables":{"raid-trade":{"seats":["","\n"]}}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		store := journal.Memory()
		require.NoError(t, store.Write(game.TablesFile, data))
		remembered, err := game.ReadRemembered(journal.NewWholes(store))
		if err != nil {
			require.Empty(t, remembered.Tables)
		}
		for _, g := range shelf.Games() {
			last := remembered.Last(g)
			_, _ = g.Open(last.Laid(g), nil) // the page says what is wrong
			require.NoError(t, remembered.Keep(journal.NewWholes(journal.Memory()), g.Key, last))
		}
	})
}
