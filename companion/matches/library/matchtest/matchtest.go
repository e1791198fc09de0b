// Package matchtest plays matches of Rising Tides for tests.
package matchtest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/risingtides"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/fairness"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
)

// Clock is a wall clock that tests move.
type Clock struct{ At int64 }

// Now is the time in ms.
func (c *Clock) Now() int64 { return c.At }

// Find knows Rising Tides.
func Find(key string) (*rules.Game, bool) {
	g := risingtides.Game()
	return g, key == g.Key
}

// New is a library over a store, with a clock and seeds that are always the same.
func New(store journal.Store) (*library.Library, *Clock) {
	c := &Clock{At: 1_790_000_000_000}
	return library.New(store, Find, c.Now, chance.Seeds("a test")), c
}

// Tides are the headers of a match.
func Tides(seats ...string) *rules.Transcript {
	t := &rules.Transcript{}
	t.Add("Game", "rising-tides")
	for _, seat := range seats {
		t.Add("Seat", seat)
	}
	return t
}

// Four are the seats of most matches.
var Four = []string{"Anna", "Ben Ali", "Cleo", "Dora"}

// Create begins a match of four.
func Create(t testing.TB, l *library.Library, own matches.Settings) *matches.Match {
	t.Helper()
	m, err := l.Create(Tides(Four...), "Friday", own)
	require.NoError(t, err)
	return m
}

// Play plays moves that are legal.
func Play(t testing.TB, m *matches.Match, lines ...string) {
	t.Helper()
	for _, line := range lines {
		a, err := m.Table().Read(line)
		require.NoError(t, err, line)
		require.NoError(t, m.Play(a, matches.Entered), line)
	}
}

// Lines is a match in a few words a line: what it is, and whether it stands.
func Lines(m *matches.Match) []string {
	var list []string
	for _, l := range m.Log().Lines() {
		text := fmt.Sprintf("%d %d:%s", l.Move, l.Seat, l.Text)
		switch {
		case l.Kind == matches.AgreedLine:
			text = fmt.Sprintf("%d agreed: %s", l.Move, l.Reason)
		case l.Kind == matches.VoidLine:
			text = "void " + l.Rule + " " + l.Text
		case l.Kind == matches.DisputeLine:
			text = "asked " + l.Rule + " " + l.Text
		case l.Kind == matches.NoteLine:
			text = "note " + l.Text
		case l.Undone:
			text = "- " + text[2:]
		}
		list = append(list, text)
	}
	return list
}

// Same makes sure that two matches tell the same and stand alike.
func Same(t testing.TB, want, got *matches.Match, hint string) {
	t.Helper()
	require.Equal(t, want.Log().Lines(), got.Log().Lines(), hint)
	require.Equal(t, string(want.Table().State()), string(got.Table().State()), hint)
	require.Equal(t, want.Table().Log(), got.Table().Log(), hint)
	require.Equal(t, string(want.Export()), string(got.Export()), hint)
}

// Wander does n random things that people do with a match.
func Wander(t testing.TB, m *matches.Match, r *rand.Rand, c *Clock, n int) {
	t.Helper()
	var list []rules.Act
	for range n {
		c.At += int64(r.IntN(20_000))
		list = m.Table().Legal(list[:0])
		switch k := r.IntN(20); {
		case k == 0 || len(list) == 0:
			if err := m.Undo(); err != nil {
				require.ErrorIs(t, err, matches.ErrNothing)
			}
		case k == 1:
			if err := m.Redo(); err != nil {
				require.ErrorIs(t, err, matches.ErrNothing)
			}
		case k == 2:
			require.NoError(t, m.Note(fmt.Sprintf("note: # %d \t\nagreed: é", r.IntN(100))))
		case k == 3:
			require.NoError(t, m.Dispute([]string{"2: draw ?", "nobody: says", "table: event back", `3: "pass" # x`}[r.IntN(4)]))
		case k == 4 && r.IntN(4) == 0:
			require.NoError(t, m.Agree(m.Table().State(), "we miscounted"))
		default:
			a := rules.Choose(list, m.Table().RandomWeight, r.IntN)
			if m.Cases(a.Seat, a.Verb) > 0 && r.IntN(2) == 0 {
				_, err := m.Draw(a.Seat, a.Verb)
				require.NoError(t, err)
			} else {
				require.NoError(t, m.Play(a, matches.Entered))
			}
		}
	}
}

// Verb reads a line.
func Verb(t testing.TB, m *matches.Match, line string) rules.Act {
	t.Helper()
	a, err := m.Table().Read(line)
	require.NoError(t, err)
	return a
}

// Draw lets the app draw for a seat, and returns the move.
func Draw(t testing.TB, m *matches.Match, seat int) string {
	t.Helper()
	a, err := m.Draw(seat, Verb(t, m, "1: draw ?").Verb)
	require.NoError(t, err)
	return m.Table().Notation(a)
}

// Finish plays a match to its end.
func Finish(t testing.TB, m *matches.Match, r *rand.Rand) {
	t.Helper()
	for !m.Table().Over() {
		list := m.Table().Legal(nil)
		a := rules.Choose(list, m.Table().RandomWeight, r.IntN)
		var err error
		if m.Cases(a.Seat, a.Verb) > 0 && r.IntN(4) > 0 {
			_, err = m.Draw(a.Seat, a.Verb)
		} else {
			err = m.Play(a, matches.Entered)
		}
		if refused := (*matches.Refused)(nil); !errors.As(err, &refused) { // by a hidden card
			require.NoError(t, err)
		}
	}
}

// UnderOldRules writes "old.match": the match as if version 0 of the rules had judged it, which let two players be the same nation.
func UnderOldRules(t *testing.T, store journal.Store, m *matches.Match) {
	m.Close()
	data, err := store.Read(m.ID() + ".match")
	require.NoError(t, err)
	records, _ := journal.Parse(data)
	for i, r := range records {
		switch {
		case r.Kind == 'V':
			records[i].Text = "0"
		case strings.HasSuffix(r.Text, "nation europe"):
			records[i].Text = strings.Replace(r.Text, "europe", "us", 1) // as if version 0 had let that pass
		}
	}
	_, err = journal.Create(store, "old.match", records...)
	require.NoError(t, err)
}

// WrongInTheMiddle is a transcript with moves that are wrong or can't be read.
const WrongInTheMiddle = "\ufeff[Game \"rising-tides\"]\r\n[Seat \"Anna\"] # host\n[Seat \"Ben\"]\n[Seat \"Cleo\"]\n[Seat \"Dora\"]\n" +
	"[Date \"2026-11-20\"]\n[Seed \"any words\"]\n\n# after dinner\n1: nation us\n" +
	"Ben: nation us   # too quick\n2: nation asia\n\n Cleo : NATION\t?  \n4: natoin ?\n4: nation ?\n" +
	"= {\"step\":\"main\"}\n# agreed: nobody saw it\n1: draw fuel\x01\n1: draw fuel #a\n# agreed:\n"

// Verified checks an export.
func Verified(t testing.TB, file string) *fairness.Verification {
	t.Helper()
	v, err := fairness.Verify([]byte(file), Find, NoEvents, nil)
	require.NoError(t, err)
	return v
}

// NoEvents is a timer without events.
func NoEvents(func(string) []string, chance.Seed, int) (string, error) { return "", nil }

// Checked judges a transcript as `tablekeeper check` does.
func Checked(t testing.TB, data []byte) (rules.Table, []rules.Judged) {
	t.Helper()
	transcript, err := rules.ReadTranscript(data)
	require.NoError(t, err)
	game, ok := Find(transcript.Headers[0].Text)
	require.True(t, ok)
	table, err := game.Open(transcript, nil)
	require.NoError(t, err)
	var judged []rules.Judged
	for _, m := range transcript.Moves {
		judged = append(judged, rules.JudgeMove(table, m))
	}
	return table, judged
}

// Secretly is a match whose draws are for their players alone.
func Secretly(t testing.TB, l *library.Library) *matches.Match {
	t.Helper()
	m := Create(t, l, matches.Settings{Draws: true, Private: true})
	Play(t, m, "1: nation ?", "2: nation ?", "3: nation ?", "4: nation ?")
	return m
}

// held counts the cards of a hand that the match knows.
