package scripts

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// clone is a folder with the scripts that start the app; what sets up, compiles and makes the app for browsers says so only.
func clone(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	for _, name := range []string{"start", "build", "usage"} {
		text, err := os.ReadFile("../../../.ci/" + name)
		require.NoError(t, err)
		program(t, filepath.Join(folder, ".ci", name), string(text))
	}
	program(t, filepath.Join(folder, ".ci", "setup"), "#!/bin/sh\n")
	program(t, filepath.Join(folder, ".ci", "wasm"), "#!/bin/sh\necho for browsers >&2\ncd \"$(dirname \"$0\")/..\"\n"+
		"mkdir -p companion/tables/serve/wasm && touch companion/tables/serve/wasm/made\n")
	program(t, filepath.Join(folder, ".ci", "compile"), "#!/bin/sh\necho \"compile: $*\" >&2\nprintf '#!/bin/sh\\necho \"run: $*\"\\n' >\"$2\" && chmod +x \"$2\"\n")
	program(t, filepath.Join(folder, "main.go"), "package main\n")
	return folder
}

// TestStartServeAndStart serves, and leaves the app for browsers in the program afterwards; where the sources are newer it says so.
func TestStartServeAndStart(t *testing.T) {
	folder := clone(t)
	begin := func(words ...string) string {
		out, err := exec.Command(filepath.Join(folder, ".ci", "start"), words...).CombinedOutput()
		require.NoError(t, err, "%s", out)
		return string(out)
	}
	const without, with = "-tags gles,migrated_fynedo\n", "-tags gles,migrated_fynedo,serve\n"
	said := begin("check", "evening.table")
	require.Contains(t, said, "from a fresh clone to the window")
	require.Contains(t, said, without)
	require.Contains(t, said, "run: check evening.table\n")
	require.NotContains(t, said, "for browsers")

	made := filepath.Join(folder, "companion", "tables", "serve", "wasm", "made")
	said = begin("serve", "--port", "7000")
	require.Contains(t, said, "for browsers\n")
	require.Contains(t, said, with)
	require.Contains(t, said, "run: serve --port 7000\n")
	require.NotContains(t, said, "older than")

	old := time.Date(2020, 1, 2, 3, 4, 0, 0, time.Local)
	require.NoError(t, os.Chtimes(filepath.Join(folder, "main.go"), old, old.Add(-time.Hour)))
	require.NoError(t, os.Chtimes(made, old, old))
	said = begin()
	require.Contains(t, said, with, "it is not taken away")
	require.NotContains(t, said, "for browsers")

	require.NoError(t, os.Chtimes(filepath.Join(folder, "main.go"), old, old.Add(time.Hour)))
	said = begin()
	require.Contains(t, said, with)
	require.Contains(t, said, "The app for browsers in it is of 2020-01-02 03:04, older than ./main.go: .ci/start serve makes it anew.\n")
}

// TestRootIsNeeded says what is needed, and what root has to run, where nobody is root and packages are missing.
func TestRootIsNeeded(t *testing.T) {
	for _, tt := range []struct{ name, sudo, want string }{
		{"no sudo", "", "Root is needed for the Debian packages: gcc, and there is no sudo here.\n"},
		{"sudo refuses", "#!/bin/sh\nexit 1\n", "Root is needed for the Debian packages: gcc, and sudo does not let anna do it.\n"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			bin := t.TempDir()
			program(t, filepath.Join(bin, "id"), "#!/bin/sh\ncase $1 in -u) echo 1000 ;; *) echo anna ;; esac\n")
			program(t, filepath.Join(bin, "dpkg-query"), "#!/bin/sh\nfor last; do :; done\n[ \"$last\" = gcc ] || echo install ok installed\n")
			program(t, filepath.Join(bin, "apt-get"), "#!/bin/sh\necho apt-get was run\nexit 1\n")
			if tt.sudo != "" {
				program(t, filepath.Join(bin, "sudo"), tt.sudo)
			}
			for _, tool := range []string{"bash", "sh", "sed", "dirname", "mktemp", "rm", "grep", "cat", "sort", "head"} {
				path, err := exec.LookPath(tool)
				require.NoError(t, err)
				require.NoError(t, os.Symlink(path, filepath.Join(bin, tool)))
			}
			root, err := filepath.Abs("../../..")
			require.NoError(t, err)
			script := exec.Command(filepath.Join(bin, "bash"), filepath.Join(root, ".ci", "setup"), "test")
			script.Env = []string{"PATH=" + bin}
			out, err := script.CombinedOutput()
			require.Error(t, err)
			require.Contains(t, string(out), tt.want)
			require.Contains(t, string(out), "Run this as root, once, and then again what you ran:  "+root+"/.ci/setup test\n")
			require.NotContains(t, string(out), "apt-get was run")
		})
	}
}
