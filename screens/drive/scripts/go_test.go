package scripts

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestGoForAnotherSystem builds for a browser where the machine's own Go is too old: the one that .ci/setup has installed
// does it.
func TestGoForAnotherSystem(t *testing.T) {
	folder := t.TempDir()
	oldGo(t, folder)
	program(t, filepath.Join(folder, "lib", "go-"+version(t), "bin", "go"), "#!/bin/sh\necho \"$GOOS $GOARCH $*\"\n")
	out, err := scripted(folder, "GOOS=js", "GOARCH=wasm").CombinedOutput()
	require.NoError(t, err, "%s", out)
	require.Equal(t, "js wasm build .\n", string(out))
}

// TestGoMissing says in a sentence that Go is missing, or too old.
func TestGoMissing(t *testing.T) {
	folder := t.TempDir()
	out, err := scripted(folder).CombinedOutput()
	require.Error(t, err)
	require.Equal(t, "Go "+version(t)+" is missing: .ci/setup installs it.\n", string(out))

	oldGo(t, folder)
	out, err = scripted(folder).CombinedOutput()
	require.Error(t, err)
	require.Equal(t, "Go "+version(t)+" is missing (go is 1.19.8 here): .ci/setup installs it.\n", string(out))
}

// scripted is .ci/go with a folder in place of /usr/local.
func scripted(folder string, environment ...string) *exec.Cmd {
	script := exec.Command("../../../.ci/go", "build", ".")
	script.Env = append([]string{"PATH=" + filepath.Join(folder, "bin") + ":/usr/bin:/bin", "PREFIX=" + folder}, environment...)
	return script
}

// version is the one that go.mod asks for.
func version(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../../go.mod")
	require.NoError(t, err)
	return regexp.MustCompile(`(?m)^go (.*)$`).FindStringSubmatch(string(text))[1]
}

// oldGo puts a Go as in Debian 12 into a folder.
func oldGo(t *testing.T, folder string) {
	t.Helper()
	text, err := os.ReadFile("testdata/old/go")
	require.NoError(t, err)
	program(t, filepath.Join(folder, "bin", "go"), string(text))
}

func program(t *testing.T, path, text string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte(text), 0o755))
}
