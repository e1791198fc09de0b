package aid_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/rules/conformance"
)

// headers are those of a game with so many players, and options.
func headers(seats int, options ...string) string {
	names := []string{"Anna", "Ben", "Cleo", "Dora", "Emil"}
	return conformance.Headers("duck-dealer", names[:seats], options...)
}

// outfitted is a game of two before its first turn: Anna at s1 with no crew, Ben
// at s5 with a navigator.
const outfitted = "table: born 1\n1: fit cargo-hold\n1: fit cargo-hold\n1: fit cargo-hold\n" +
	"2: fit navigator\n2: fit cargo-hold\n2: fit cargo-hold\n1: home s1\n2: home s5\n"

func open(tb testing.TB, text string) rules.Table {
	tb.Helper()
	return conformance.Open(tb, duckdealer.Game(), text)
}

// openBox sets up a table with a box file and returns what is wrong.
func openBox(tb testing.TB, head, box string) (rules.Table, error) {
	tb.Helper()
	transcript, err := rules.ReadTranscript([]byte(head))
	require.NoError(tb, err)
	lines, err := rules.ReadLines([]byte(box))
	require.NoError(tb, err)
	return duckdealer.Game().Open(transcript, lines)
}

func houseEdition(t *testing.T) *duckdealer.Edition {
	t.Helper()
	e, err := duckdealer.ReadEdition(nil)
	require.NoError(t, err)
	return e
}
