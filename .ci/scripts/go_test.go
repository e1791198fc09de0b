package scripts

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

// oldGo answers as Go 1.19 on an amd64 Linux does.
const oldGo = `#!/bin/sh
case $2 in
GOVERSION) echo go1.19.8 ;;
GOARCH) echo "${GOARCH-amd64}" ;;
GOOS) echo "${GOOS-linux}" ;;
GOHOSTARCH) echo amd64 ;;
GOHOSTOS) echo linux ;;
GOMODCACHE) dirname "$(dirname "$0")" ;;
*) echo "an old Go was asked: $*" >&2 && exit 1 ;;
esac
`

// TestGoForAnotherSystem builds for a browser where the machine's own Go is too old: the toolchain that runs is the
// machine's, not the browser's.
func TestGoForAnotherSystem(t *testing.T) {
	folder := t.TempDir()
	program(t, filepath.Join(folder, "bin", "go"), oldGo)
	program(t, filepath.Join(folder, "golang.org", "toolchain@v0.0.1-go1.26.0.linux-amd64", "bin", "go"),
		"#!/bin/sh\necho \"$GOOS $GOARCH $*\"\n")
	script := exec.Command("../go", "build", ".")
	script.Env = []string{"PATH=" + filepath.Join(folder, "bin") + ":/usr/bin:/bin", "GOOS=js", "GOARCH=wasm"}
	out, err := script.CombinedOutput()
	require.NoError(t, err, "%s", out)
	require.Equal(t, "js wasm build .\n", string(out))
}

func program(t *testing.T, path, text string) {
	t.Helper()
	require.NoError(t, os.MkdirAll(filepath.Dir(path), 0o755))
	require.NoError(t, os.WriteFile(path, []byte(text), 0o755))
}
