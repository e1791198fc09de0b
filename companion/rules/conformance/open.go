package conformance

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// Open sets up a table as the headers of a text say and plays its moves, every
// one of which must be legal.
func Open(tb testing.TB, game *rules.Game, text string) rules.Table {
	tb.Helper()
	transcript, err := rules.ReadTranscript([]byte(text))
	require.NoError(tb, err)
	table, err := game.Open(transcript, nil)
	require.NoError(tb, err)
	for _, m := range transcript.Moves {
		j := rules.JudgeMove(table, m)
		if j.Verdict != rules.Legal && j.Verdict != rules.Agreed {
			tb.Fatalf("line %d %q: %s %s %s", m.Number, m.Text, j.Verdict, j.Why, unread(&j))
		}
	}
	return table
}

// Refused sets up a table as the headers of a text say, which must not be
// possible, and gives the reason.
func Refused(tb testing.TB, game *rules.Game, text string) *rules.Fault {
	tb.Helper()
	transcript, err := rules.ReadTranscript([]byte(text))
	require.NoError(tb, err)
	_, err = game.Open(transcript, nil)
	var fault *rules.Fault
	require.ErrorAs(tb, err, &fault, text)
	return fault
}

// write writes a move as a line of a transcript.
func write(table rules.Grammar, a rules.Act) string {
	return rules.SeatWord(a.Seat) + ": " + table.Notation(a) + "\n"
}

// Explained returns the ruling on a move, "WHO: VERB ARGS", in the table's position.
func Explained(tb testing.TB, table rules.Table, move string) rules.Ruling {
	tb.Helper()
	a, err := table.Read(move)
	require.NoError(tb, err)
	return table.Explain(a)
}

// Play plays moves as they are written, each of which is legal.
func Play(tb testing.TB, table rules.Table, moves ...string) {
	tb.Helper()
	for _, move := range moves {
		a, err := table.Read(move)
		require.NoError(tb, err, move)
		require.Empty(tb, table.Play(a), "%s: %s", move, table.Explain(a).Why)
	}
}
