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
	top, err := filepath.Abs("../../..")
	require.NoError(t, err)
	copied := t.TempDir()
	files := exec.Command("sh", "-c", `git -c safe.directory='*' ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$0"`, copied)
	files.Dir = top
	out, err := files.CombinedOutput()
	require.NoError(t, err, "%s", out)

	page, err := os.ReadFile(filepath.Join(copied, "CONTRIBUTING.md"))
	require.NoError(t, err)
	steps := stepsOf(t, string(page))
	require.Len(t, steps, 5, "%q", steps)
	for number, step := range steps {
		if file := regexp.MustCompile("with one line in `([^`]*)`").FindStringSubmatch(step.says); file != nil {
			addLine(t, copied, file[1], step.block)
			continue
		}
		command := exec.Command("bash", "-e", "-u", "-o", "pipefail", "-c", step.block)
		command.Dir = copied
		command.Env = append(os.Environ(), "GOFLAGS=-trimpath") // what was compiled for one copy is compiled for the next
		out, err := command.CombinedOutput()
		require.NoError(t, err, "step %d: %s\n%s", number+1, step.block, out)
	}
	written, err := os.ReadFile(filepath.Join(copied, "docs", "rules", "beacons.md"))
	require.NoError(t, err)
	require.Contains(t, string(written), "BE-")
	played := exec.Command("go", "run", "-trimpath", "-tags", "ci", ".", "simulate", "beacons", "--seed", "page")
	played.Dir = copied
	out, err = played.CombinedOutput()
	require.NoError(t, err, "%s", out)
	require.Contains(t, string(out), `[Game "beacons"]`)
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
func addLine(t *testing.T, top, file, line string) {
	t.Helper()
	path := filepath.Join(top, file)
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	lists := regexp.MustCompile(`(?m)^(\t\tatrades.*\n)`)
	require.Len(t, lists.FindAll(text, -1), 1, file)
	text = lists.ReplaceAll(text, []byte("${1}\t\t"+line))
	imports := regexp.MustCompile(`(?m)^(\t"tablekeeper/.*/)atrades"\n`)
	require.Len(t, imports.FindAll(text, -1), 1, file)
	text = imports.ReplaceAll(text, []byte("${0}${1}beacons\"\n"))
	require.NoError(t, os.WriteFile(path, text, 0o644))
}
