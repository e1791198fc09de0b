package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestVersion compares the places that name the version.
func TestVersion(t *testing.T) {
	require.Regexp(t, `^\d+\.\d+\.\d+$`, version())
	manifest, err := os.ReadFile("AndroidManifest.xml")
	require.NoError(t, err)
	require.Contains(t, string(manifest), `android:versionName="`+version()+`"`)
	changes, err := os.ReadFile("docs/CHANGELOG.md")
	require.NoError(t, err)
	require.Regexp(t, `^# Changelog\n\n## `+regexp.QuoteMeta(version())+`, \d+ [A-Z][a-z]+ \d{4}\n\n- `, string(changes))
}

// TestScriptsSayHowTheyAreUsed asks each script for help, which does nothing else, and leaves out what it needs.
func TestScriptsSayHowTheyAreUsed(t *testing.T) {
	scripts, err := filepath.Glob(".ci/*")
	require.NoError(t, err)
	for _, script := range append(scripts, ".ci/packaging/install") {
		about, err := os.Stat(script)
		require.NoError(t, err)
		if about.IsDir() || about.Mode()&0o100 == 0 || script == ".ci/go" {
			continue
		}
		help, err := exec.Command(script, "--help").Output()
		require.NoError(t, err, script)
		head, err := os.ReadFile(script)
		require.NoError(t, err)
		first, _, _ := strings.Cut(string(help), "\n")
		require.Contains(t, string(head), "\n# "+first+"\n", script)
	}
	for _, script := range []string{"build", "compile", "package", "progress", "try-bare", "try-cluster", "try-packages", "try-windows"} {
		said, err := exec.Command(".ci/" + script).CombinedOutput()
		var ended *exec.ExitError
		require.ErrorAs(t, err, &ended, script)
		require.Equal(t, 2, ended.ExitCode(), script)
		require.Contains(t, string(said), ".ci/"+script)
	}
}
