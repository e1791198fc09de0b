package matches_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/raidtrade"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
)

// TestDiceThrownTogetherLieOnTheTable enters two dice that were shown, with moves between them that draw nothing.
func TestDiceThrownTogetherLieOnTheTable(t *testing.T) {
	c := &matchtest.Clock{At: 1_790_000_000_000}
	l := library.New(journal.Memory(), shelf.Find, c.Now, chance.Seeds("a test"))
	transcript := matchtest.Tides("Anna", "Ben")
	transcript.Headers[0].Text = "raid-trade"
	m, err := l.Create(transcript, "Friday", matches.Settings{})
	require.NoError(t, err)

	shown, err := m.Chance().Ahead(12, 6)
	require.NoError(t, err)
	again, err := m.Chance().Ahead(3, 6)
	require.NoError(t, err)
	require.Equal(t, shown[:3], again, "looking changes nothing")
	require.Greater(t, len(slices.Compact(slices.Clone(shown))), 1, "each is a draw of its own: %v", shown)
	require.Len(t, m.Chance().Proof().Seeds, 1, "the seal is there before anything is shown")

	matchtest.Play(t, m, "1: roll 5", "2: roll 3", "1: raid 9d", "2: defend 9c")
	for i, face := range shown[:8] {
		a, err := m.Draw(1, matchtest.Verb(t, m, "1: roll 1").Verb)
		require.NoError(t, err)
		require.Equal(t, raidtrade.Roll.Act(1, face+1), a, "draw %d", i+1)
		if face >= 3 {
			matchtest.Play(t, m, "1: pass", "2: take")
		}
	}
	rest, err := m.Chance().Ahead(1, 6)
	require.NoError(t, err)
	require.Equal(t, shown[8:9], rest)
	m.Close()
	_, err = m.Chance().Ahead(1, 6)
	require.ErrorIs(t, err, matches.ErrReadOnly)
}

// TestADieThatWaitsStaysInEveryCopy duplicates a match while the second of two dice lies on the table: nobody fishes
// for a better one.
func TestADieThatWaitsStaysInEveryCopy(t *testing.T) {
	c := &matchtest.Clock{At: 1_790_000_000_000}
	l := library.New(journal.Memory(), shelf.Find, c.Now, chance.Seeds("a test"))
	transcript := matchtest.Tides("Anna", "Ben")
	transcript.Headers[0].Text = "raid-trade"
	m, err := l.Create(transcript, "Friday", matches.Settings{})
	require.NoError(t, err)
	matchtest.Play(t, m, "1: roll 5", "2: roll 3", "1: raid 9d", "2: defend 9c")
	const dice = 12
	shown, err := m.Chance().Ahead(dice, 6)
	require.NoError(t, err)

	id := m.ID()
	for copies := range 3 {
		id, err = l.Duplicate(id, "Friday again")
		require.NoError(t, err)
		other, report, err := l.Open(id)
		require.NoError(t, err)
		require.Empty(t, report.Damage)
		for _, match := range []*matches.Match{m, other} {
			lying, err := match.Chance().Ahead(dice, 6)
			require.NoError(t, err)
			require.Equal(t, shown, lying, "copy %d", copies)
		}
		one, err := m.Chance().Ahead(dice+12, 6)
		require.NoError(t, err)
		two, err := other.Chance().Ahead(dice+12, 6)
		require.NoError(t, err)
		require.NotEqual(t, one[dice:], two[dice:], "what nobody has seen is drawn by each alone")
		other.Close()
	}
}
