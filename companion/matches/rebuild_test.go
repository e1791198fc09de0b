package matches_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
)

// TestAMatchIsMadeAnewFromItsJournal makes a match anew in its place again and again: everything is as it was, what is played follows, and
// all of it is on the disk.
func TestAMatchIsMadeAnewFromItsJournal(t *testing.T) {
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 5))
		l, c := matchtest.New(journal.Memory())
		m := matchtest.Create(t, l, matches.Settings{Draws: seed%2 == 0})
		for range 4 {
			matchtest.Wander(t, m, r, c, 60)
			anew(t, l, m)
		}
		m.Close()
		again, _, err := l.Open(m.ID())
		require.NoError(t, err)
		matchtest.Same(t, m, again, fmt.Sprint("seed ", seed))
	}
	l, _ := matchtest.New(journal.Memory())
	m := matchtest.Secretly(t, l)
	matchtest.Draw(t, m, 1)
	anew(t, l, m)
	require.True(t, m.Hands().Hidden(), "the hands are there still")
}

// anew makes a match anew and compares it with how its file is read.
func anew(t *testing.T, l *library.Library, m *matches.Match) {
	before, _, err := l.Open(m.ID())
	require.NoError(t, err)
	revision := m.Log().Revision()
	require.NoError(t, matches.Rebuild(m))
	matchtest.Same(t, before, m, "made anew")
	require.Equal(t, revision, m.Log().Revision())
	for seat := range m.Table().Seats() {
		want, _ := before.Hands().Of(seat + 1)
		held, _ := m.Hands().Of(seat + 1)
		require.Equal(t, want, held)
	}
}
