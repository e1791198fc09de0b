package conformance

import (
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// update has the golden transcripts written anew: go test -update.
var update = flag.Bool("update", false, "write the golden transcripts anew")

// Golden replays the whole matches of a folder: every move is legal, and the
// match ends in the places and the position that are written under it. Heads
// gives each match's headers by its name. Worth tells of a match that is
// written anew whether it shows enough to be kept; nil: any that ends does.
func Golden(t *testing.T, game *rules.Game, folder string, heads map[string]string, worth func(moves string) bool) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.table"))
	require.NoError(t, err)
	require.True(t, *update || len(files) == len(heads), "%s holds other matches than the test knows", folder)
	for name, head := range heads {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join(folder, name+".table")
			if *update {
				old, _ := os.ReadFile(file)
				require.NoError(t, os.WriteFile(file, []byte(anew(t, game, head, string(old), worth)), 0o644))
			}
			golden, err := os.ReadFile(file)
			require.NoError(t, err)
			moves, end, found := strings.Cut(string(golden), "# end ")
			require.True(t, found, "%s does not say how it ends", file)
			require.True(t, strings.HasPrefix(moves, head), "%s has other headers", file)
			table := Open(t, game, moves)
			require.True(t, table.Over())
			require.Equal(t, end, ending(table))
		})
	}
}

// anew is what a golden file should hold: the match that it holds, as long as that can be played, else another one.
func anew(t *testing.T, game *rules.Game, head, old string, worth func(string) bool) string {
	moves, _, _ := strings.Cut(old, "# end ")
	if table := replayed(game, moves); table != nil && table.Over() && strings.HasPrefix(moves, head) {
		return moves + "# end " + ending(table)
	}
	return wholeMatch(t, game, head, worth)
}

// replayed is the table after all moves of a text, or nil where some can't be played.
func replayed(game *rules.Game, text string) rules.Table {
	transcript, err := rules.ReadTranscript([]byte(text))
	if err != nil {
		return nil
	}
	table, err := game.Open(transcript, nil)
	if err != nil {
		return nil
	}
	for _, m := range transcript.Moves {
		if rules.JudgeMove(table, m).Verdict != rules.Legal {
			return nil
		}
	}
	return table
}

// wholeMatch plays matches by chance, from fixed seeds, until one ends that is worth keeping.
func wholeMatch(t *testing.T, game *rules.Game, head string, worth func(string) bool) string {
	for seed := uint64(1); ; seed++ {
		table := Open(t, game, head)
		moves := ""
		broken := rules.PlayRandomly(table, rand.New(rand.NewPCG(seed, 3)).IntN, rules.MaxMoves, func(a rules.Act) {
			moves += write(table, a)
		})
		require.Nil(t, broken, "seed %d", seed)
		if table.Over() && (worth == nil || worth(moves)) {
			return head + "\n" + moves + "# end " + ending(table)
		}
	}
}

// ending says how a match ends, as the rest of a comment that goes on in the next lines where it would be longer than a line may be.
func ending(table rules.State) string {
	const most = rules.MaxLine - len("# end ")
	text, end := string(rules.JSON(table.Ranking()))+" "+string(table.State()), ""
	for len(text) > most {
		at := strings.LastIndexByte(text[:most], ',') + 1
		end, text = end+text[:at]+"\n# ", text[at:]
	}
	return end + text + "\n"
}
