package shelf_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// mayImport is the house: which rooms of the project each room may use. Arrows
// only go down. "" is main.go.
var mayImport = map[string][]string{
	"":                               {"screens/launch"},
	"screens/launch":                 {"companion/chance", "companion/clock", "companion/command", "companion/journal", "companion/printing", "companion/shelf", "companion/tables", "companion/tables/lan", "screens", "screens/browser", "screens/kits", "screens/launch/headers", "screens/launch/loaded", "screens/mirror", "screens/parts", "screens/shell", "screens/translations", "sounds"},
	"screens/launch/headers":         {},
	"screens/launch/loaded":          {},
	"screens/translations":           {},
	"screens":                        allowed(pages, games, below, "companion/evenings", "companion/journal", "companion/library", "companion/printing", "companion/rules", "companion/tide", "screens/box", "screens/game", "screens/pieces", "screens/table", "screens/translations", "sounds"),
	"screens/timer":                  allowed(below, "companion/clock", "companion/journal", "companion/matches", "companion/players", "companion/tables", "companion/tide", "companion/timed", "screens/box", "screens/game", "screens/tidescape", "sounds"),
	"screens/match":                  allowed(below, "companion/blindbid", "companion/matches", "companion/rules", "screens/board", "screens/box", "screens/game", "screens/picker", "screens/table"),
	"screens/dispute":                allowed(below, "companion/answers", "companion/ask", "companion/precedents", "companion/rules", "screens/box", "screens/game", "screens/picker", "screens/table", "screens/value"),
	"screens/library":                allowed(below, "companion/chance", "companion/evenings", "companion/fairness", "companion/journal", "companion/library", "companion/matches", "companion/rules", "companion/statistics", "companion/tide", "screens/board", "screens/box", "screens/game", "screens/picture"),
	"screens/newmatch":               {"companion/chance", "companion/evenings", "companion/fairness", "companion/matches", "companion/rules", "companion/wording", "screens/box", "screens/game", "screens/look", "screens/parts", "screens/picker", "screens/shell", "screens/table"},
	"screens/free":                   allowed(below, "companion/chance", "companion/loose", "companion/rules", "screens/box", "screens/game", "screens/table"),
	"screens/lab":                    {"companion/lab", "companion/library", "companion/players", "companion/rules", "companion/wording", "screens/game", "screens/parts", "screens/shell", "screens/table", "screens/value"},
	"screens/room":                   allowed(below, "companion/blindbid", "companion/chance", "companion/fairness", "companion/matches", "companion/rules", "companion/statistics", "companion/tables", "companion/tables/channel", "companion/tables/hosting", "companion/tide", "screens/box", "screens/game", "screens/table", "screens/tidescape", "sounds"),
	"screens/group":                  allowed(below, "companion/chance", "companion/evenings", "companion/rules", "screens/box", "screens/game", "screens/picture", "screens/table"),
	"screens/rulebook":               allowed(below, "companion/answers", "companion/lessons", "companion/printing", "companion/rules", "screens/box", "screens/game", "screens/pieces"),
	"screens/handover":               allowed(below, "screens/box"),
	"screens/risingtides":            {"companion/loose", "companion/risingtides", "companion/rules", "companion/tide", "companion/wording", "screens/risingtides/kit", "screens/board", "screens/box", "screens/game", "screens/look", "screens/parts", "screens/picker", "screens/table"},
	"screens/traders":                allowed(below, "companion/chance", "companion/loose", "companion/rules", "companion/traders", "companion/traders/aid", "screens/traders/kit", "screens/board", "screens/box", "screens/game", "screens/picker", "screens/table"),
	"screens/raidtrade":              {"companion/chance", "companion/loose", "companion/raidtrade", "companion/raidtrade/aid", "companion/rules", "companion/wording", "screens/look", "screens/parts", "screens/raidtrade/kit", "screens/board", "screens/box", "screens/game", "screens/picker", "screens/table"},
	"screens/duckdealer":             allowed(below, "companion/duckdealer", "companion/duckdealer/aid", "companion/rules", "screens/duckdealer/kit", "screens/board", "screens/box", "screens/duckdealer/boxmap", "screens/game", "screens/picker", "screens/table", "screens/value"),
	"screens/atrades":                allowed(below, "companion/atrades", "companion/atrades/aid", "companion/blindbid", "companion/chance", "companion/rules", "screens/board", "screens/box", "screens/game", "screens/picker", "screens/table", "screens/value"),
	"screens/game":                   allowed(below, "companion/blindbid", "companion/chance", "companion/evenings", "companion/fairness", "companion/journal", "companion/lessons", "companion/library", "companion/loose", "companion/matches", "companion/players", "companion/printing", "companion/rules", "companion/seatnames", "companion/statistics", "companion/tables", "screens/board", "screens/box", "screens/kits", "screens/picker", "screens/table", "sounds"),
	"screens/value":                  allowed(below, "companion/rules", "screens/box", "screens/game", "screens/picker", "screens/table"),
	"screens/picker":                 allowed(below, "companion/rules", "screens/box"),
	"screens/shell":                  {"companion/chance", "companion/clock", "companion/journal", "companion/rules", "companion/tables", "companion/tide", "companion/wording", "screens/look", "screens/parts", "sounds"},
	"screens/parts":                  {"companion/wording", "screens/box", "screens/look"},
	"screens/box":                    {"screens/look"},
	"screens/table":                  {"companion/rules", "companion/wording", "screens/box", "screens/look", "screens/parts"},
	"screens/board":                  {"companion/wording", "screens/box", "screens/look", "screens/parts"},
	"screens/tidescape":              {"companion/wording", "screens/box", "screens/look", "screens/parts"},
	"screens/duckdealer/boxmap":      {"companion/duckdealer"},
	"screens/kits":                   {"companion/printing", "screens/atrades/kit", "screens/duckdealer/kit", "screens/pieces", "screens/raidtrade/kit", "screens/risingtides/kit", "screens/traders/kit"},
	"screens/atrades/kit":            {"companion/atrades", "companion/atrades/aid", "companion/printing", "companion/wording", "screens/parts", "screens/pieces"},
	"screens/duckdealer/kit":         {"companion/duckdealer", "companion/duckdealer/aid", "companion/printing", "companion/rules", "companion/wording", "screens/duckdealer/boxmap", "screens/parts", "screens/pieces"},
	"screens/raidtrade/kit":          {"companion/printing", "companion/raidtrade", "companion/wording", "screens/parts", "screens/pieces"},
	"screens/risingtides/kit":        {"companion/printing", "companion/risingtides", "companion/tide", "companion/wording", "screens/parts", "screens/pieces"},
	"screens/traders/kit":            {"companion/printing", "companion/traders", "companion/traders/aid", "companion/wording", "screens/parts", "screens/pieces"},
	"screens/pieces":                 {"companion/lessons", "companion/printing", "companion/rules", "companion/wording", "screens/parts"},
	"companion/printing":             {},
	"companion/blindbid":             {},
	"screens/look":                   {},
	"screens/browser":                {"screens/mirror"},
	"screens/picture":                {"screens/mirror"},
	"screens/mirror":                 {},
	"screens/apptest":                allowed(driven, "companion/chance", "companion/clock", "companion/journal", "companion/matches", "companion/rules", "companion/tables", "companion/tables/channel", "companion/wording", "screens/board", "screens/game", "screens/handover", "screens/look", "screens/match", "screens/mirror", "screens/picker", "screens/table"),
	"screens/drive":                  allowed(driven, "companion/chance", "companion/clock", "companion/evenings", "companion/journal", "companion/lab", "companion/library", "companion/matches", "companion/players", "companion/rules", "companion/tables", "companion/tide", "screens/board", "screens/handover", "screens/mirror", "screens/tidescape"),
	"sounds":                         {},
	"companion/serve":                {"companion/tables/wire"},
	"companion/handbook":             {"companion/rules"},
	"companion/lessons":              {"companion/rules", "companion/wording"},
	"companion/ask":                  {"companion/rules", "companion/wording"},
	"companion/precedents":           {"companion/rules"},
	"companion/answers":              {"companion/rules", "companion/wording"},
	"companion/command":              {"companion/answers", "companion/ask", "companion/clock", "companion/evenings", "companion/handbook", "companion/lab", "companion/lessons", "companion/players", "companion/serve", "companion/shelf", "companion/rules", "companion/tide", "companion/chance", "companion/fairness", "companion/library", "companion/matches", "companion/seatnames", "companion/journal", "companion/tables", "companion/tables/hosting", "companion/tables/room", "companion/tables/wire", "companion/timed", "companion/wording"},
	"companion/lab":                  {"companion/chance", "companion/clock", "companion/players", "companion/rules", "companion/tide", "companion/wording"},
	"companion/players":              {"companion/rules", "companion/wording"},
	"companion/command/manual":       {"companion/command"},
	"companion/shelf":                {"companion/rules", "companion/risingtides", "companion/traders", "companion/raidtrade", "companion/duckdealer", "companion/atrades"},
	"companion/risingtides":          {"companion/rules", "companion/tide", "companion/wording"},
	"companion/traders":              {"companion/rules", "companion/wording"},
	"companion/traders/aid":          {"companion/traders"},
	"companion/raidtrade":            {"companion/rules", "companion/wording"},
	"companion/raidtrade/aid":        {"companion/raidtrade", "companion/rules"},
	"companion/duckdealer":           {"companion/rules", "companion/wording"},
	"companion/duckdealer/aid":       {"companion/duckdealer", "companion/rules", "companion/wording"},
	"companion/atrades":              {"companion/rules", "companion/wording"},
	"companion/atrades/aid":          {"companion/atrades", "companion/rules"},
	"companion/tide":                 {"companion/chance", "companion/clock"},
	"companion/tables":               {"companion/blindbid", "companion/chance", "companion/fairness", "companion/matches", "companion/rules", "companion/seatnames", "companion/wording"},
	"companion/tables/channel":       {},
	"companion/tables/hosting":       {"companion/chance", "companion/journal", "companion/matches", "companion/tables", "companion/tables/channel"},
	"companion/tables/room":          {"companion/tables", "companion/tables/channel"},
	"companion/tables/wire":          {},
	"companion/timed":                {"companion/clock", "companion/matches", "companion/players", "companion/risingtides", "companion/rules", "companion/tables", "companion/tide"},
	"companion/tables/lan":           {"companion/serve", "companion/tables", "companion/tables/room", "companion/tables/wire"},
	"companion/evenings":             {"companion/matches", "companion/rules", "companion/seatnames", "companion/statistics"},
	"companion/evenings/eveningtest": {"companion/library", "companion/matches", "companion/players", "companion/rules"},
	"companion/statistics":           {"companion/matches", "companion/rules"},
	"companion/library":              {"companion/chance", "companion/fairness", "companion/journal", "companion/matches", "companion/rules"},
	"companion/library/matchtest":    {"companion/chance", "companion/fairness", "companion/journal", "companion/library", "companion/matches", "companion/risingtides", "companion/rules"},
	"companion/matches":              {"companion/blindbid", "companion/chance", "companion/fairness", "companion/journal", "companion/rules", "companion/seatnames"},
	"companion/fairness":             {"companion/chance", "companion/rules", "companion/wording"},
	"companion/journal":              {},
	"companion/loose":                {"companion/chance"},
	"companion/seatnames":            {"companion/rules"},
	"companion/chance":               {},
	"companion/clock":                {},
	"companion/wording":              {},
	"companion/rules":                {"companion/wording"},
	"companion/rules/conformance":    {"companion/rules"},
	"companion/rules/example":        {"companion/rules", "companion/wording"},
	"screens/game/example":           {"companion/rules", "companion/rules/example", "companion/wording", "screens/game", "screens/parts"},
}

// What pages and games stand on; a feature never imports another one, and a game never another game.
var (
	below = []string{"companion/wording", "screens/look", "screens/parts", "screens/shell"}
	pages = []string{"screens/dispute", "screens/free", "screens/group", "screens/handover", "screens/lab", "screens/library", "screens/match", "screens/newmatch", "screens/room", "screens/rulebook", "screens/timer"}
	games = []string{"screens/atrades", "screens/duckdealer", "screens/raidtrade", "screens/risingtides", "screens/traders"}
)

// driven is what the packages that drive the app open besides, in a real window or, for the tests of the screens, in that of
// the toolkit's test driver. Nothing may use them but tests, whose imports aren't read: a test of a feature opens the whole app.
var driven = []string{"companion/shelf", "screens", "screens/look", "screens/parts", "screens/shell", "sounds"}

// allowed joins rooms and lists of rooms.
func allowed(rooms ...any) []string {
	var all []string
	for _, r := range rooms {
		switch r := r.(type) {
		case string:
			all = append(all, r)
		case []string:
			all = append(all, r...)
		}
	}
	return all
}

// arrows are the permissions of the house and of its games.
type arrows struct {
	may  map[string][]string
	used map[[2]string]bool
}

// newArrows adds to mayImport the games that the shelf and the screens list: a game needs no line there unless it
// uses more than its book and what all games use.
func newArrows(t *testing.T, root string) *arrows {
	a := &arrows{may: maps.Clone(mayImport), used: map[[2]string]bool{}}
	books := a.list(t, root, "companion/shelf/shelf.go", []string{"companion/rules", "companion/wording"})
	drawn := a.list(t, root, "screens/games.go", allowed(below, books, "companion/chance", "companion/rules", "companion/wording", "screens/board", "screens/box", "screens/game", "screens/picker", "screens/table"))
	a.may["companion/shelf"] = allowed(a.may["companion/shelf"], books)
	a.may["screens"] = allowed(a.may["screens"], drawn)
	return a
}

// list returns the games that a file imports and that mayImport doesn't know, and permits them what games may use.
func (a *arrows) list(t *testing.T, root, file string, may []string) []string {
	var rooms []string
	for _, room := range imports(t, filepath.Join(root, file)) {
		if _, known := mayImport[room]; !known {
			rooms = append(rooms, room)
			a.may[room] = may
		}
	}
	return rooms
}

// imports are the rooms that a file imports.
func imports(t *testing.T, path string) []string {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
	require.NoError(t, err)
	var rooms []string
	for _, spec := range file.Imports {
		if room, own := strings.CutPrefix(strings.Trim(spec.Path.Value, `"`), "tablekeeper/"); own {
			rooms = append(rooms, room)
		}
	}
	return rooms
}

// TestImportsGoDown reads the imports of all files but tests and fails on any
// arrow that the house does not have, on an arrow that nothing uses, on Fyne below
// the screens, there in tests too, and on app.New outside screens/launch.
func TestImportsGoDown(t *testing.T) {
	const root = "../.."
	arrows := newArrows(t, root)
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
			arrows.check(t, root, path)
		}
		return nil
	})
	require.NoError(t, err)
	files, err := filepath.Glob("../*/*_test.go")
	require.NoError(t, err)
	below, err := filepath.Glob("../*/*/*_test.go")
	require.NoError(t, err)
	for _, path := range append(files, below...) {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		require.NoError(t, err)
		for _, spec := range file.Imports {
			require.False(t, strings.HasPrefix(spec.Path.Value, `"fyne.io/`), "%s: the companion must not know Fyne, its tests neither", path)
		}
	}
	for room, others := range mayImport {
		for _, other := range others {
			require.True(t, arrows.used[[2]string{room, other}], "%q may use %q and does not", room, other)
		}
	}
}

func (a *arrows) check(t *testing.T, root, path string) {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
	require.NoError(t, err)
	folder, err := filepath.Rel(root, filepath.Dir(path))
	require.NoError(t, err)
	room := filepath.ToSlash(folder)
	if room == "." {
		room = ""
	}
	permitted, known := a.may[house(room)]
	require.True(t, known, "%s is a room that the house does not have", room)
	for _, spec := range file.Imports {
		imported := strings.Trim(spec.Path.Value, `"`)
		if strings.HasPrefix(imported, "fyne.io/") {
			require.False(t, strings.HasPrefix(room, "companion"), "%s: the companion must not know Fyne", path)
			require.False(t, imported == "fyne.io/fyne/v2/app" && !makesApps(room), "%s: the app is made in screens/launch only", path)
		}
		other, own := strings.CutPrefix(imported, "tablekeeper/")
		if own && house(other) != house(room) {
			require.Contains(t, permitted, house(other), "%s", path)
			a.used[[2]string{house(room), house(other)}] = true
		}
	}
}

// makesApps reports whether a folder may use the toolkit's own app: the launch and
// the empty window that it is measured beside.
func makesApps(folder string) bool {
	return folder == "screens/launch" || folder == "screens/drive/cmd/emptywindow"
}

// house returns the room that a folder belongs to: parts of a room are the room.
func house(folder string) string {
	for _, room := range []string{"screens/parts", "screens/look", "screens/drive", "sounds"} {
		if folder == room || strings.HasPrefix(folder, room+"/") {
			return room
		}
	}
	return folder
}
