package parts

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestTextsAskForOneFont looks for texts that are measured or drawn past this package's letters: one of them is enough, and the
// toolkit reads all fonts of the device at the start.
func TestTextsAskForOneFont(t *testing.T) {
	past := regexp.MustCompile(`fyne\.MeasureText\(|canvas\.NewText\(|canvas\.Text\{[^}]*\bText:`)
	looked := 0
	err := filepath.WalkDir("../..", func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && e.Name() == "drive":
			return fs.SkipDir
		case e.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		source, err := os.ReadFile(path)
		looked++
		require.Empty(t, past.FindString(string(source)), "%s: use measure and write of letters.go", path)
		return err
	})
	require.NoError(t, err)
	require.Greater(t, looked, 100, "the files of the screens")
}
