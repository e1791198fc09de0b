package apptest

import (
	"embed"
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
)

//go:embed testdata
var testdata embed.FS

var update = flag.Bool("update", false, "write the files that the tests compare with")

// wholeGame reads the transcript of a whole game, which is entered in a real window too.
func wholeGame(t *testing.T, game string) *rules.Transcript {
	t.Helper()
	data, err := testdata.ReadFile(wholeFile(game))
	require.NoError(t, err)
	transcript, err := rules.ReadTranscript(data)
	require.NoError(t, err)
	return transcript
}

// WholeMoves are its moves.
func WholeMoves(t *testing.T, game string) []string {
	t.Helper()
	var moves []string
	for _, m := range wholeGame(t, game).Moves {
		moves = append(moves, m.Text)
	}
	return moves
}

func wholeFile(game string) string { return "testdata/" + game + ".table" }

// PlayWhole opens a match with the headers of a whole game.
func (tb *Table) PlayWhole(game string) *game.OwnMatch {
	tb.T.Helper()
	return tb.PlayAs(&rules.Transcript{Headers: wholeGame(tb.T, game).Headers})
}

// WasWhole compares the moves that were made with those of the whole game's transcript. With -update it writes them there:
// the test that asks for it lies in a folder beside this one.
func (tb *Table) WasWhole(game string) {
	tb.T.Helper()
	moves := Moves(tb.Session.Playing)
	if *update {
		data, err := testdata.ReadFile(wholeFile(game))
		require.NoError(tb.T, err)
		head, _, _ := strings.Cut(string(data), "\n\n")
		text := head + "\n\n" + strings.Join(moves, "\n") + "\n"
		require.NoError(tb.T, os.WriteFile("./"+wholeFile(game), []byte(text), 0o644))
		return
	}
	require.Equal(tb.T, WholeMoves(tb.T, game), moves, "-update writes them")
}
