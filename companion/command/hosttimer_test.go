package command

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/tables"
)

// dealtTides is a match of Rising Tides in its first turn, whose timer runs two minutes and brings an event whenever one can come.
func dealtTides(t *testing.T) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "tides.table")
	lines := "[Game \"rising-tides\"]\n[Timer \"120\"]\n[EventChance \"100\"]\n"
	players := []string{"Anna", "Ben", "Cleo", "Dora"}
	for _, name := range players {
		lines += fmt.Sprintf("[Seat %q]\n", name)
	}
	lines += "\n"
	for _, move := range []string{"nation ?", "draw ?", "draw ?"} {
		for _, name := range players {
			lines += name + ": " + move + "\n"
		}
	}
	require.NoError(t, os.WriteFile(file, []byte(lines), 0o600))
	return file
}

// beats are the timers that both devices show at this moment of the host's clock.
func (e *ending) beats() (shown [2]tables.Timer) {
	e.use(func() {
		for i, g := range e.guests {
			timer, ok := g.Timer()
			require.True(e.t, ok)
			now, known := g.Clock(e.now())
			require.True(e.t, known)
			shown[i] = timer.Ahead(now.Milliseconds())
		}
	})
	return shown
}

// TestATableWithoutAWindowHasATimer starts the timer of a table on a phone: it beats on all devices by the host's clock, its events enter
// the match, and it goes on after the host was started anew. Who has no seat can't start it.
func TestATableWithoutAWindowHasATimer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := dealtTides(t)
		same := func(s journal.Store) journal.Store { return s }
		e := newTable(t, file, same)
		tap := func(what string) func(*tables.Guest, func(error)) {
			return func(g *tables.Guest, done func(error)) { g.TapTimer(what, done) }
		}
		require.ErrorContains(t, e.asks(1, tap(tables.StartTimer)), "Take a seat first.")
		require.ErrorContains(t, e.asks(0, func(g *tables.Guest, done func(error)) { g.Claim(2, done) }), "The host is asked")
		e.h.listen(strings.NewReader("yes 1\n"))
		e.pass(time.Second)
		require.ErrorContains(t, e.asks(0, tap(tables.PauseTimer)), "There is no timer")
		e.ask(0, tap(tables.StartTimer))
		require.ErrorContains(t, e.asks(0, tap(tables.StartTimer)), "started already")
		for range 5 {
			e.pass(3 * time.Second)
			for _, shown := range e.beats() {
				require.Equal(t, "running", shown.State)
				var kept *tables.Timer
				e.h.room.Use(func() { kept = e.h.timer.Follow() })
				require.InDelta(t, kept.Remaining, shown.Remaining, 30)
			}
		}
		require.NotEmpty(t, e.beats()[1].Events)
		for _, g := range e.guests {
			require.Equal(t, len(e.beats()[1].Events), strings.Count(g.Log(), "table: event "), "%s", g.Log())
		}
		e.ask(0, tap(tables.PauseTimer))
		still := e.beats()[1]
		require.Equal(t, "paused", still.State)
		e.pass(time.Minute)
		require.Equal(t, still, e.beats()[1])
		e.ask(0, tap(tables.ResumeTimer))
		before := e.beats()[1]
		for _, lets := range e.sleeps {
			lets()
		}
		e.h.close()
		e.pass(2 * time.Second)

		e = newTable(t, file, same)
		defer e.h.close()
		require.InDelta(t, before.Remaining-3000, e.beats()[1].Remaining, 30, "the time went on while nobody kept it")
		require.Equal(t, before.Events, e.beats()[0].Events, "no event is entered twice")
		e.pass(5 * time.Minute)
		require.Equal(t, "over", e.beats()[1].State)
		require.Contains(t, e.guests[1].Log(), "table: time-out")
		require.Equal(t, len(e.beats()[1].Events), strings.Count(e.guests[1].Log(), "table: event "))
	})
}
