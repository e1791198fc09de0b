//go:build window

package window

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/clock"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
)

// TestHomeAfterAMatch starts the app where one match was played this evening: the first picture is drawn before the toolkit has the
// sentences with a number in them, and nothing is said on standard error. From there a question is answered whether a raid may come after
// an Escape.
func TestHomeAfterAMatch(t *testing.T) {
	home, size := t.TempDir(), sizes[0]
	store, err := journal.Folder(home)
	require.NoError(t, err)
	l := library.New(store, matchtest.Find, func() int64 { return clock.Device().Wall }, chance.Seeds("an evening"))
	m := matchtest.Create(t, l, matches.Settings{Draws: true})
	matchtest.Finish(t, m, rand.New(rand.NewPCG(1, 1)))
	m.Close()
	session := open(t, newDisplay(t), program, home, size)
	require.NoError(t, session.Tap("Options", "Back"))
	require.NoError(t, session.Tap("Raid Trade", "Ask a rule", "Can I raid twice", "Player A raids", "Yes"))
	require.NoError(t, session.Alike())
	require.True(t, session.Tells("Not allowed"))
}
