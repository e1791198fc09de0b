//go:build soak

package scripts

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestAGameByThePage adds a game to a copy of the project as CONTRIBUTING.md says, step by step: the commands of the page are run,
// and its lines of Go are put where the page says.
func TestAGameByThePage(t *testing.T) {
	copied := copyOfTheProject(t)
	page, err := os.ReadFile(filepath.Join(copied, "CONTRIBUTING.md"))
	require.NoError(t, err)
	steps := stepsOf(t, string(page))
	require.Len(t, steps, 5, "%q", steps)
	for _, step := range steps {
		if file := regexp.MustCompile("with one line in `([^`]*)`").FindStringSubmatch(step.says); file != nil {
			addLine(t, copied, file[1], "beacons", step.block)
			continue
		}
		in(t, copied, step.block)
	}
	written, err := os.ReadFile(filepath.Join(copied, "docs", "rules", "beacons.md"))
	require.NoError(t, err)
	require.Contains(t, string(written), "BE-")
	require.Contains(t, in(t, copied, "go run -trimpath -tags ci . simulate beacons --seed page"), `[Game "beacons"]`)
}

// TestASmallGame puts Nim on the shelf of a copy of the project: a game without chance, hidden cards, options, lesson, questions, summary and
// screens, with one verb and a rulebook of its own. All that every game is tested with is green for it.
func TestASmallGame(t *testing.T) {
	copied := copyOfTheProject(t)
	require.NoError(t, os.CopyFS(filepath.Join(copied, "companion", "games", "nim"), os.DirFS("testdata/nim")))
	addLine(t, copied, "companion/games/shelf/shelf.go", "nim", "nim.Game(),\n")
	in(t, copied, "go test ./companion/tell/handbook -update")
	in(t, copied, "go test -tags ci ./companion/games/shelf -run TestSentences -update")
	in(t, copied, "go test -tags ci ./companion/games/shelf -run TestCeilings -update -for 'the game Nim'")
	in(t, copied, "go test -tags ci ./companion/... ./screens/matches/match ./screens/matches/newmatch ./screens/tools/rulebook ./screens/tools/lab ./screens/kits")
	require.Contains(t, in(t, copied, "go run -trimpath -tags ci . lab --games 4 nim"), "Nim")
}

// copyOfTheProject is a folder with the files of this project.
func copyOfTheProject(t *testing.T) string {
	t.Helper()
	top, err := filepath.Abs("../../..")
	require.NoError(t, err)
	copied := t.TempDir()
	files := exec.Command("sh", "-c", `git -c safe.directory='*' ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$0"`, copied)
	files.Dir = top
	out, err := files.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return copied
}

// in runs commands in a folder, and returns what they print.
func in(t *testing.T, folder, commands string) string {
	t.Helper()
	command := exec.Command("bash", "-e", "-u", "-o", "pipefail", "-c", commands)
	command.Dir = folder
	command.Env = append(os.Environ(), "GOFLAGS=-trimpath") // what was compiled for one copy is compiled for the next
	out, err := command.CombinedOutput()
	require.NoError(t, err, "%s\n%s", commands, out)
	return string(out)
}

// step is one of the numbered steps of a page: what it says, and the block in it.
type step struct{ says, block string }

// stepsOf are the steps of "Add a game".
func stepsOf(t *testing.T, page string) (steps []step) {
	_, section, found := strings.Cut(page, "\n## Add a game\n")
	require.True(t, found)
	section, _, _ = strings.Cut(section, "\n## ")
	first := regexp.MustCompile(`^(\d)\. `)
	for line := range strings.Lines(section) {
		switch code, isCode := strings.CutPrefix(line, "       "); {
		case first.MatchString(line):
			steps = append(steps, step{says: line})
		case len(steps) > 0 && isCode:
			steps[len(steps)-1].block += code
		}
	}
	return steps
}

// addLine puts a line of the page into a list of games, before its end, and imports its package.
func addLine(t *testing.T, top, file, game, line string) {
	t.Helper()
	path := filepath.Join(top, file)
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	lists := regexp.MustCompile(`(?m)^(\t\tatrades.*\n)`)
	require.Len(t, lists.FindAll(text, -1), 1, file)
	text = lists.ReplaceAll(text, []byte("${1}\t\t"+line))
	imports := regexp.MustCompile(`(?m)^(\t"tablekeeper/.*/)atrades"\n`)
	require.Len(t, imports.FindAll(text, -1), 1, file)
	text = imports.ReplaceAll(text, []byte("${0}${1}"+game+"\"\n"))
	require.NoError(t, os.WriteFile(path, text, 0o644))
}
