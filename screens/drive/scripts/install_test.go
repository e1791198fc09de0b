package scripts

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestInstall installs from an unpacked archive: into a folder named from where one stands, by a link to the script too, and never
// into a folder without a name.
func TestInstall(t *testing.T) {
	archive, elsewhere := t.TempDir(), t.TempDir()
	text, err := os.ReadFile("../../../.ci/packaging/install")
	require.NoError(t, err)
	script := filepath.Join(archive, "install")
	program(t, script, string(text))
	install := func(script string, words ...string) (said string, status int) {
		c := exec.Command(script, words...)
		c.Dir = elsewhere
		out, _ := c.CombinedOutput()
		return string(out), c.ProcessState.ExitCode()
	}
	said, status := install(script, "mine")
	require.Equal(t, 1, status)
	require.Contains(t, said, "unpack the whole archive")

	program(t, filepath.Join(archive, "bin", "tablekeeper"), "#!/bin/sh\n")
	page := filepath.Join(archive, "share", "man", "man1", "tablekeeper.1")
	require.NoError(t, os.MkdirAll(filepath.Dir(page), 0o755))
	require.NoError(t, os.WriteFile(page, nil, 0o600))
	said, status = install(script, "mine")
	require.Equal(t, []any{0, ""}, []any{status, said})
	require.FileExists(t, filepath.Join(elsewhere, "mine", "bin", "tablekeeper"))
	require.FileExists(t, filepath.Join(elsewhere, "mine", "share", "man", "man1", "tablekeeper.1"))
	link := filepath.Join(elsewhere, "link")
	require.NoError(t, os.Symlink(script, link))
	said, status = install(link, "--remove", "mine")
	require.Equal(t, []any{0, ""}, []any{status, said})
	require.NoDirExists(t, filepath.Join(elsewhere, "mine"), "what was made for it goes with it")
	lasting, other := filepath.Join(elsewhere, "ours", "share", "man"), filepath.Join(elsewhere, "ours", "share", "doc", "other")
	require.NoError(t, os.MkdirAll(lasting, 0o755))
	install(script, "ours")
	install(script, "ours") // once more, as an update
	require.NoError(t, os.MkdirAll(other, 0o755))
	said, status = install(script, "--remove", "ours")
	require.Equal(t, []any{0, ""}, []any{status, said})
	require.DirExists(t, lasting, "it was there before")
	require.DirExists(t, other, "it is another's")
	require.NoDirExists(t, filepath.Join(lasting, "man1"))
	require.NoDirExists(t, filepath.Join(elsewhere, "ours", "bin"))
	said, status = install(script, "")
	require.Equal(t, 2, status)
	require.Contains(t, said, "the folder has no name")
}

// TestGoSaysWhatItIs asks the script for help.
func TestGoSaysWhatItIs(t *testing.T) {
	out, err := exec.Command("../../../.ci/go", "--help").CombinedOutput()
	require.NoError(t, err)
	require.Contains(t, string(out), "The go command in the version that go.mod asks for")
}
