package fairness_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library/matchtest"
)

// A copy of a match that was judged by older rules keeps the seals of what was drawn.
func TestACopyUnderOtherRulesKeepsItsSeals(t *testing.T) {
	store := journal.Memory()
	l, _ := matchtest.New(store)
	m := matchtest.Create(t, l, matches.Settings{Draws: true, Private: true})
	require.NoError(t, m.Chance().Mix(1, []byte("apple")))
	matchtest.Play(t, m, "1: nation us", "2: nation ?", "3: nation ?", "4: nation europe")
	matchtest.Draw(t, m, 1)
	matchtest.Draw(t, m, 2)
	hand, ok := m.Hands().Of(2)
	require.True(t, ok)
	matchtest.UnderOldRules(t, store, m)
	_, report, err := l.Open("old")
	require.NoError(t, err)
	require.NotEmpty(t, report.ReadOnly)
	id, err := l.Duplicate("old", "goes on")
	require.NoError(t, err)
	on, _, err := l.Open(id)
	require.NoError(t, err)
	require.True(t, on.Draws())
	require.True(t, on.Hands().Private())
	seals := on.Chance().Proof().Seeds
	require.Len(t, seals, 2)
	require.Equal(t, m.Chance().Proof().Seeds[0], seals[0])
	require.Equal(t, 3, seals[1].From)
	require.NotNil(t, hand)
	matchtest.Play(t, on, "4: nation europe")
	matchtest.Finish(t, on, rand.New(rand.NewPCG(1, 1)))
	file := string(on.Export())
	require.Equal(t, 2, strings.Count(file, "[Seed "), "both seeds are shown at the end")
}

// A damaged match whose seal is lost says so, once, in its log.
func TestALostSealIsSaid(t *testing.T) {
	for _, lost := range []byte{'S', 'X'} {
		store := journal.Memory()
		l, _ := matchtest.New(store)
		m := matchtest.Create(t, l, matches.Settings{Draws: true})
		require.NoError(t, m.Chance().Mix(1, []byte("apple")))
		require.NoError(t, m.Note("the line behind a lost one may be lost too"))
		matchtest.Play(t, m, "1: nation us", "2: nation ?", "3: nation ?", "4: nation europe")
		for seat := 1; seat <= 4; seat++ {
			matchtest.Draw(t, m, seat)
		}
		m.Close()
		data, err := store.Read(m.ID() + ".match")
		require.NoError(t, err)
		lines := strings.SplitAfter(string(data), "\n")
		for i, line := range lines {
			if line != "" && line[0] == lost {
				lines[i] = "nothing of it is left\n"
			}
		}
		require.NoError(t, store.Write(m.ID()+".match", []byte(strings.Join(lines, ""))))
		again, report, err := l.Open(m.ID())
		require.NoError(t, err)
		require.NotEmpty(t, report.Damage)
		last := again.Log().Line(again.Log().Count()).Text
		require.Contains(t, last, "was among what is lost", "%q", lost)
		again.Close()
		again, report, err = l.Open(m.ID())
		require.NoError(t, err)
		require.Empty(t, report.Damage)
		require.Equal(t, last, again.Log().Line(again.Log().Count()).Text)
	}
}
