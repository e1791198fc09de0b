package aid_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/chance"
	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/matches/library"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/tell/handbook"
)

// code is a place of the map as the notation writes it, or the hex of another board.
var code = regexp.MustCompile(`\b[psh]\d+\b`)

// TestTheLogSaysNames opens the recorded games: no line of the log says a place of the map
// by its word, and neither does what is said of the position.
func TestTheLogSaysNames(t *testing.T) {
	files, err := filepath.Glob("../testdata/golden/*.table")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	l := library.New(journal.Memory(), shelf.Find, func() int64 { return 1_790_000_000_000 }, chance.Seeds("a test"))
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		m, _, err := l.Import(text, "", nil)
		require.NoError(t, err)
		named := 0
		for _, line := range m.Log().Lines() {
			if line.Kind != matches.MoveLine {
				continue
			}
			require.NotRegexp(t, code, line.Sentence, "%s: %s", file, line.Text)
			if code.MatchString(line.Text) {
				named++
			}
		}
		require.Positive(t, named, "%s names no place", file)
		for _, line := range m.Table().Summary() {
			require.NotRegexp(t, code, line)
		}
	}
}

// TestWhatIsReadSaysNames reads what is told of moves, rulings, the first round and the printed pieces: a place has its name there, and its
// word only in a move.
func TestWhatIsReadSaysNames(t *testing.T) {
	game, ok := shelf.Find("duck-dealer")
	require.True(t, ok)
	h, err := handbook.Of(game)
	require.NoError(t, err)
	places := 0
	for _, rule := range h.Rules {
		for _, e := range []*handbook.Example{rule.Legal, rule.Illegal} {
			if e == nil || ownMap(t, e.File) {
				continue
			}
			require.NotRegexp(t, code, strings.ToLower(e.Says+strings.Join(e.Position, "\n")), "%s: %s", rule.ID, e.Move)
			if code.MatchString(e.Move) {
				places++
			}
		}
	}
	require.Positive(t, places)
	for line := range strings.Lines(game.Text(rules.LessonFile)) {
		if strings.HasPrefix(line, "#") {
			require.NotRegexp(t, code, line)
		}
	}
	require.NotRegexp(t, code, game.Text("leaflet.txt"))
}

// ownMap reports whether an example is played on a map of its own, whose places have no names.
func ownMap(t *testing.T, example string) bool {
	text, err := os.ReadFile(filepath.Join("../testdata/examples", example))
	require.NoError(t, err)
	return strings.Contains(string(text), "[Box ")
}
