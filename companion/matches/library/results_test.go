package library_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/matches/library/matchtest"
)

// result is what these tests read out of a match.
type result struct {
	ID    string
	Moves int
}

func ended(m *matches.Match) (result, bool) {
	return result{m.ID(), m.Summary().Moves}, m.Table().Over()
}

// TestResultsAreReadOnce learns the results of matches, keeps them, and reads again only what has changed. The file can be lost.
func TestResultsAreReadOnce(t *testing.T) {
	store := journal.Memory()
	l, c := matchtest.New(store)
	of := library.NewResults(l, 1, ended)
	r := rand.New(rand.NewPCG(1, 2))
	for range 2 {
		m := matchtest.Create(t, l, matches.Settings{})
		c.At += 60_000
		matchtest.Finish(t, m, r)
		m.Close()
	}
	matchtest.Create(t, l, matches.Settings{}).Close()
	results, unread, err := of.All()
	require.NoError(t, err)
	require.Empty(t, results)
	require.Len(t, unread, 2, "the one that runs has no result")
	for _, id := range unread {
		of.Learn(id)
	}
	of.Keep()
	results, unread, err = of.All()
	require.NoError(t, err)
	require.Empty(t, unread)
	require.Len(t, results, 2)
	require.Positive(t, results[0].Moves)

	again, _ := matchtest.New(store)
	of = library.NewResults(again, 1, ended)
	kept, unread, err := of.All()
	require.NoError(t, err)
	require.Empty(t, unread)
	require.Equal(t, results, kept)
	_, unread, err = library.NewResults(again, 2, ended).All()
	require.NoError(t, err)
	require.Len(t, unread, 2, "another version reads them anew")
	require.NoError(t, again.Rename(results[0].ID, "A better name"))
	_, unread, err = of.All()
	require.NoError(t, err)
	require.Equal(t, []string{results[0].ID}, unread, "its file has grown")
	require.NoError(t, again.Delete(results[1].ID))

	require.NoError(t, store.Write("results.list", []byte("{")))
	lost, _ := matchtest.New(store)
	kept, unread, err = library.NewResults(lost, 1, ended).All()
	require.NoError(t, err)
	require.Empty(t, kept)
	require.Equal(t, []string{results[0].ID}, unread)
}

// TestAMatchWithoutAnEndIsNotReadAgain has a match that is damaged so that it can't be read to its end.
func TestAMatchWithoutAnEndIsNotReadAgain(t *testing.T) {
	store := journal.Memory()
	l, _ := matchtest.New(store)
	of := library.NewResults(l, 1, ended)
	m := matchtest.Create(t, l, matches.Settings{})
	matchtest.Finish(t, m, rand.New(rand.NewPCG(1, 2)))
	matchtest.UnderOldRules(t, store, m)
	require.NoError(t, store.Remove(m.ID()+".match"))
	_, unread, err := of.All()
	require.NoError(t, err)
	require.Equal(t, []string{"old"}, unread)
	of.Learn("old")
	_, unread, err = of.All()
	require.NoError(t, err)
	require.Empty(t, unread)
}
