package shelf_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// mayImport is the house: which rooms of the project each room may use. Arrows
// only go down. "" is main.go.
var mayImport = map[string][]string{
	"":                            {"browser", "companion/command", "companion/chance", "companion/clock", "companion/journal", "companion/shelf", "screens", "screens/look", "sounds"},
	"screens":                     {"companion/shelf", "companion/rules", "companion/risingtides", "companion/traders", "companion/raidtrade", "companion/duckdealer", "companion/atrades", "companion/tide", "companion/chance", "companion/clock", "companion/journal", "companion/matches", "companion/statistics", "companion/seatnames", "screens/look", "screens/parts", "sounds"},
	"screens/parts":               {"screens/look"},
	"screens/look":                {},
	"sounds":                      {},
	"browser":                     {},
	"companion/serve":             {},
	"companion/handbook":          {"companion/rules"},
	"companion/command":           {"companion/handbook", "companion/serve", "companion/shelf", "companion/rules", "companion/tide", "companion/chance", "companion/matches", "companion/seatnames"},
	"companion/shelf":             {"companion/rules", "companion/risingtides", "companion/traders", "companion/raidtrade", "companion/duckdealer", "companion/atrades"},
	"companion/risingtides":       {"companion/rules"},
	"companion/traders":           {"companion/rules"},
	"companion/raidtrade":         {"companion/rules"},
	"companion/duckdealer":        {"companion/rules"},
	"companion/atrades":           {"companion/rules"},
	"companion/tide":              {"companion/chance", "companion/clock"},
	"companion/statistics":        {"companion/matches", "companion/rules"},
	"companion/matches":           {"companion/journal", "companion/rules", "companion/chance", "companion/seatnames"},
	"companion/journal":           {},
	"companion/seatnames":         {"companion/rules"},
	"companion/chance":            {},
	"companion/clock":             {},
	"companion/rules":             {},
	"companion/rules/conformance": {"companion/rules"},
}

// TestArrowsGoDown reads the imports of all files but tests and fails on any
// arrow that the house does not have, on Fyne below the screens and on app.New
// outside main*.go.
func TestArrowsGoDown(t *testing.T) {
	const root = "../.."
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && strings.HasPrefix(entry.Name(), ".") && path != root {
			return filepath.SkipDir
		}
		if entry.IsDir() && entry.Name() == "testdata" {
			return filepath.SkipDir
		}
		if strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go") {
			checkFile(t, root, path)
		}
		return nil
	})
	require.NoError(t, err)
}

func checkFile(t *testing.T, root, path string) {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
	require.NoError(t, err)
	folder, err := filepath.Rel(root, filepath.Dir(path))
	require.NoError(t, err)
	room := filepath.ToSlash(folder)
	if room == "." {
		room = ""
	}
	allowed, known := mayImport[house(room)]
	require.True(t, known, "%s is a room that the house does not have", room)
	for _, spec := range file.Imports {
		imported := strings.Trim(spec.Path.Value, `"`)
		if strings.HasPrefix(imported, "fyne.io/") {
			require.False(t, strings.HasPrefix(room, "companion"), "%s: the companion must not know Fyne", path)
			require.False(t, imported == "fyne.io/fyne/v2/app" && room != "", "%s: the app is made in main.go only", path)
		}
		other, own := strings.CutPrefix(imported, "tablekeeper/")
		if own && house(other) != house(room) {
			require.Contains(t, allowed, house(other), "%s", path)
		}
	}
}

// house gives the room that a folder belongs to: parts of a room are the room.
func house(folder string) string {
	for _, room := range []string{"screens/parts", "screens/look", "sounds"} {
		if folder == room || strings.HasPrefix(folder, room+"/") {
			return room
		}
	}
	return folder
}
