package aid_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/chance"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/journal"
	"tablekeeper/companion/library"
	"tablekeeper/companion/matches"
	"tablekeeper/companion/shelf"
)

// code is a place of the map as the notation writes it, or the hex of another board.
var code = regexp.MustCompile(`\b[psh]\d+\b`)

// TestTheLogSaysNames opens the recorded games with the names that a match of the app begins with: no line of the log says a place of the map
// by its word, and neither does what is said of the position.
func TestTheLogSaysNames(t *testing.T) {
	files, err := filepath.Glob("../testdata/golden/*.table")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	var called strings.Builder
	for _, name := range aid.HouseCopy().SpokenNames() {
		fmt.Fprintf(&called, "[Called %q]\n", name)
	}
	l := library.New(journal.Memory(), shelf.Find, func() int64 { return 1_790_000_000_000 }, chance.Seeds("a test"))
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		head, rest, found := strings.Cut(string(text), "\n\n")
		require.True(t, found)
		m, _, err := l.Import([]byte(head+"\n"+called.String()+"\n"+rest), "", nil)
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
