package conformance

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// EveryMove goes through all moves of a seat (0: the table) that a form can say.
// Of a range of more than twice so many words it takes that many and the last
// two: the rest is like them.
func EveryMove(seat int, form rules.Form, many int, do func(rules.Act)) {
	everyWord(rules.Act{Seat: seat, Verb: form.Verb}, form.Words, 0, many, do)
}

func everyWord(a rules.Act, words []*rules.Vocabulary, known, many int, do func(rules.Act)) {
	if known == len(words) {
		do(a)
		return
	}
	first, last := words[known].Range()
	for n := first; n <= last; n++ {
		if n-first == many && last-n > many {
			n = last - 1
		}
		a.Words[known] = n
		everyWord(a, words, known+1, many, do)
	}
}

// List makes sure that the list of legal moves is what judging [EveryMove] of
// everybody gives, each once, and that writing and reading agree.
func List(t *testing.T, table rules.Table, many int) {
	t.Helper()
	legal := map[rules.Act]bool{}
	for _, a := range table.Legal(nil) {
		require.False(t, legal[a], "%s is listed twice", table.Notation(a))
		legal[a] = true
		require.Empty(t, table.Judge(a), "the listed move %s", table.Notation(a))
		back, err := table.Read(rules.SeatWord(a.Seat) + ": " + table.Notation(a))
		require.NoError(t, err)
		require.Equal(t, a, back)
	}
	for seat := range len(table.Seats()) + 1 {
		for _, form := range table.Forms() {
			EveryMove(seat, form, many, func(a rules.Act) {
				if allowed := table.Judge(a) == ""; allowed != legal[a] {
					t.Fatalf("%s: %s: judged %v, listed %v\n%s",
						rules.SeatWord(seat), table.Notation(a), allowed, legal[a], table.State())
				}
			})
		}
	}
}

// Copy makes sure that the position written as JSON and read again is the same,
// and that there is nothing to settle in it.
func Copy(t *testing.T, table rules.Table) {
	t.Helper()
	before := string(table.State())
	fork := table.Fork()
	require.NoError(t, fork.Agree([]byte(before)), "%s", before)
	require.Equal(t, before, string(fork.State()), "written, read and written again")
	require.Equal(t, table.ToMove(), fork.ToMove())
	require.Equal(t, table.Legal(nil), fork.Legal(nil))
	settled, err := table.Settle([]byte(before))
	require.NoError(t, err)
	require.Equal(t, before, string(settled), "nothing to settle")
	require.NotEmpty(t, table.Summary())
}
