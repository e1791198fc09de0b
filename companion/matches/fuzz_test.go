package matches_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/matches/library/matchtest"
)

// FuzzJournal opens a match of any records, a line each with right checksums: it can't be
// opened, or it can be shown, written, copied and gone on with.
func FuzzJournal(f *testing.F) {
	store := journal.Memory()
	l, c := matchtest.New(store)
	for _, own := range []matches.Settings{{Draws: true}, {Draws: true, Private: true}} {
		m := matchtest.Create(f, l, own)
		require.NoError(f, m.Chance().Mix(1, []byte("apple")))
		if !own.Private {
			matchtest.Wander(f, m, rand.New(rand.NewPCG(8, 8)), c, 40)
		} else {
			matchtest.Play(f, m, "1: nation us", "2: nation ?", "3: nation ?", "4: nation europe")
			matchtest.Draw(f, m, 1)
			matchtest.Draw(f, m, 2)
		}
		m.Close()
		data, err := store.Read(m.ID() + ".match")
		require.NoError(f, err)
		records, _ := journal.Parse(data)
		var text strings.Builder
		for _, r := range records {
			text.WriteString(string(r.Kind) + r.Text + "\n")
		}
		f.Add(text.String())
		f.Add(text.String() + "n1 no \xff text\n")
	}
	f.Fuzz(func(t *testing.T, text string) {
		var records []journal.Record
		for line := range strings.Lines(text) {
			if line = strings.TrimSuffix(line, "\n"); line != "" {
				records = append(records, journal.Record{Kind: line[0], Text: line[1:]})
			}
		}
		store := journal.Memory()
		if _, err := journal.Create(store, "x.match", records...); err != nil {
			return
		}
		lookThrough(t, store)
	})
}

// FuzzMatchFile opens a match file of any bytes.
func FuzzMatchFile(f *testing.F) {
	store := journal.Memory()
	l, c := matchtest.New(store)
	m := matchtest.Create(f, l, matches.Settings{Draws: true})
	require.NoError(f, m.Chance().Mix(1, []byte("apple")))
	matchtest.Wander(f, m, rand.New(rand.NewPCG(8, 8)), c, 30)
	m.Close()
	data, err := store.Read(m.ID() + ".match")
	require.NoError(f, err)
	f.Add(data)
	f.Add(data[:len(data)/2])
	f.Fuzz(func(t *testing.T, data []byte) {
		store := journal.Memory()
		require.NoError(t, store.Write("x.match", data))
		lookThrough(t, store)
	})
}

// lookThrough does with the match "x" what the app does with any.
func lookThrough(t *testing.T, store journal.Store) {
	l, _ := matchtest.New(store)
	_, err := l.List()
	require.NoError(t, err)
	m, report, err := l.Open("x")
	if err != nil {
		return
	}
	for _, line := range m.Log().Lines() {
		m.Log().At(line.Number)
	}
	for seat := range m.Table().Seats() {
		m.Hands().Of(seat + 1)
	}
	m.Chance().Proof()
	_, _ = fairness.Verify(m.Export(), matchtest.Find, matchtest.NoEvents, nil) // records that the app never writes can make what isn't a transcript
	if report.ReadOnly == "" {
		lines := m.Log().Count()
		require.NoError(t, m.Note("after"))
		m.Close()
		again, report, err := l.Open("x")
		require.NoError(t, err)
		require.Empty(t, report.Damage)
		require.Equal(t, lines+1, again.Log().Count())
		again.Close()
	}
	_, _ = l.Duplicate("x", "copy")
}
