package scripts

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestNoCompiler says in a sentence that there is no C compiler.
func TestNoCompiler(t *testing.T) {
	script := exec.Command("../../../.ci/compile", "the app", filepath.Join(t.TempDir(), "program"))
	script.Env = append(script.Environ(), "CC=missing-cc -m64")
	out, err := script.CombinedOutput()
	require.Error(t, err)
	require.Equal(t, "There is no C compiler here (missing-cc), and the app needs one: .ci/setup installs it.\n", string(out))
}

// TestProgress counts what matches, passes on what does not, and leaves the exit status to the others in the pipe.
func TestProgress(t *testing.T) {
	script := exec.Command("../../../.ci/progress", "^([^ #]+)$", "3")
	script.Stdin = strings.NewReader("fmt\n# tablekeeper\n./main.go:1:1: no\nmain")
	out, err := script.CombinedOutput()
	require.NoError(t, err)
	require.Equal(t, "# tablekeeper\n./main.go:1:1: no\n", string(out))
}

// TestProgressOnATerminal counts in one line that is written over.
func TestProgressOnATerminal(t *testing.T) {
	script := exec.Command("script", "-qec", `printf 'fmt\nos\nmain\n' | ../../../.ci/progress '^([^ #]+)$' 3`, "/dev/null")
	script.Env = append(script.Environ(), "TERM=xterm", "COLUMNS=80")
	out, err := script.CombinedOutput()
	require.NoError(t, err, "%s", out)
	for _, said := range []string{"1 of 3", "2 of 3", "3 of 3"} {
		require.Contains(t, string(out), said)
	}
}
