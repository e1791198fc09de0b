package answers

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

// TestOwnWordings: what is under an answer asks for it, whatever the conditions say, and what is asked like that asks for it too.
func TestOwnWordings(t *testing.T) {
	game, _ := shelf.Find("raid-trade")
	entries, err := read("test.txt", `? may i lay the card down at once
? can the card be laid right now
if with tomorrow
no RD-6.2
matter Lay the card down tomorrow?
> No. Today.
? a day later for laying the card is fine
? i lay my card a day later
yes RD-6.2
matter Lay the card down at once?
> Yes. At once.
`)
	require.NoError(t, err)
	words, err := readLexicon(game)
	require.NoError(t, err)
	words.learn(entries)
	require.Equal(t, []int{1, 1, 0, 0}, words.askedFor(entries[0]))
	desk := newDesk(game, words, entries)
	for asked, want := range map[string]Verdict{
		"i lay my card a day later":         No, // word for word
		"is laying it a day later ok":       No,
		"can i lay the card down right now": Yes,
	} {
		require.Equal(t, want, desk.Ask(asked, nil)[0].ruled, asked)
	}
}
