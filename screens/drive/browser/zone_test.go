//go:build browser

package browser

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
)

// keepsSummerAndWinter moves the page to Berlin and has it keep a match of July and one of January: one of the two is always in the other
// half of the year than the test.
func (v *visit) keepsSummerAndWinter(t *testing.T) {
	t.Helper()
	require.NoError(t, v.order("Emulation.setTimezoneOverride", map[string]any{"timezoneId": "Europe/Berlin"}, nil))
	kept := journal.Memory()
	game := raidtrade.Game()
	for _, at := range []time.Time{time.Date(2026, 7, 15, 22, 30, 0, 0, time.UTC), time.Date(2026, 1, 15, 22, 30, 0, 0, time.UTC)} {
		l := library.New(kept, func(key string) (*rules.Game, bool) { return game, key == game.Key },
			at.UnixMilli, chance.Seeds(at.String()))
		transcript, err := rules.ReadTranscript([]byte("[Game \"raid-trade\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n"))
		require.NoError(t, err)
		m, err := l.Create(transcript, "Evening", matches.Settings{})
		require.NoError(t, err)
		m.Close()
	}
	names, err := kept.List()
	require.NoError(t, err)
	for _, name := range names {
		data, err := kept.Read(name)
		require.NoError(t, err)
		require.True(t, v.is(fmt.Sprintf(`(localStorage.setItem("tablekeeper/%s/0/0", %q), localStorage.setItem("tablekeeper/%[1]s", "0"), true)`, name, data)))
	}
}
