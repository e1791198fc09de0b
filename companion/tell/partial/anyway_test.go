package partial

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// TestAnywayIsPossible carries out random moves that are not legal: each position that
// comes of it can be agreed on, and its differences are told in whole sentences.
func TestAnywayIsPossible(t *testing.T) {
	for _, g := range chosenGames(t) {
		t.Run(g.Key, func(t *testing.T) {
			worked := 0
			for n := range 40 {
				source := rand.New(rand.NewPCG(1, uint64(n)))
				table := openRandom(t, g, source)
				playOn(table, source, source.IntN(60))
				a := anyMove(table, source)
				if table.Judge(a) == "" {
					continue
				}
				before := string(table.State())
				after, ok := Anyway(table, a)
				require.Equal(t, before, string(table.State()))
				if !ok {
					continue
				}
				worked++
				texts := Of(table).Differences(after)
				require.NotEmpty(t, texts)
				for _, text := range texts {
					require.Regexp(t, `^[A-Z].*\.$`, text)
					require.NotContains(t, text, "{")
				}
				require.NoError(t, table.Agree(rules.JSON(after)), table.Notation(a))
			}
			require.Positive(t, worked)
		})
	}
}

// TestAnywayPaysWhatIsThere plays moves that cost more than there is: they are carried out, and all that is there is paid.
func TestAnywayPaysWhatIsThere(t *testing.T) {
	for _, c := range []struct{ key, known, move, after string }{
		{"raid-trade", `{"seats":[{"level":5,"bank_white":1}]}`, "Anna: advance", "Anna is at level 6, not 5. Anna has one fewer white token in the Bank."},
		{"traders", `{"money":[1]}`, "Anna: play rebellion gobi", "Anna has one fewer MCr."},
	} {
		table := openPlain(t, c.key, 2)
		q := New(table)
		require.NoError(t, q.Read([]byte(c.known)))
		a, err := table.Read(c.move)
		require.NoError(t, err)
		ans, err := q.Judge(a)
		require.NoError(t, err)
		require.Equal(t, Illegal, ans.Verdict, ans.Reason)
		require.NoError(t, table.Agree(rules.JSON(ans.IllegalWhen)))
		after, ok := Anyway(table, a)
		require.True(t, ok)
		texts := strings.Join(Of(table).Differences(after), " ")
		for _, part := range strings.SplitAfter(c.after, ". ") {
			require.Contains(t, texts, strings.TrimSpace(part))
		}
	}
}
