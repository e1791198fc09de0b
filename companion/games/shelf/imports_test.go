package shelf_test

import (
	"go/ast"
	"go/token"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// mayImport is the house: what the rooms of each floor may use besides each other. Arrows only go down. A room is on the floor with the
// longest name that its path begins with. "companion" stands for all its floors but the commands and the shelf; "" is main.go.
var mayImport = map[string][]string{
	"":                      {"screens/platform"},
	"companion/base":        {},
	"companion/rules":       {"companion/base"},
	"companion/games/tide":  {"companion/base"},
	"companion/games":       {"companion/base", "companion/games/tide", "companion/rules"},
	"companion/games/shelf": {"companion/games", "companion/rules"},
	"companion/tell":        {"companion/base", "companion/rules"},
	"companion/lab":         {"companion/base", "companion/games/tide", "companion/rules"},
	"companion/matches":     {"companion/base", "companion/games", "companion/lab", "companion/rules"},
	"companion/tables":      {"companion/base", "companion/games", "companion/games/tide", "companion/lab", "companion/matches", "companion/rules"},
	"companion/command":     {"companion", "companion/games/shelf"},
	"sounds":                {},
	"screens/widgets":       {"companion/base", "companion/rules"},
	"screens/kits":          {"companion/base", "companion/games", "companion/games/tide", "companion/rules", "companion/tell", "screens/widgets"},
	"screens/frame":         {"companion", "screens/kits", "screens/widgets", "sounds"},
	"screens/games":         {"companion", "screens/frame", "screens/kits", "screens/widgets"},
	"screens/matches":       {"companion", "screens/frame", "screens/widgets", "sounds"},
	"screens/tools":         {"companion", "screens/frame", "screens/kits", "screens/widgets", "sounds"},
	"screens":               {"companion", "screens/frame", "screens/games", "screens/kits", "screens/matches", "screens/tools", "screens/widgets", "sounds"},
	"screens/platform":      {"companion", "companion/command", "companion/games/shelf", "screens", "screens/frame", "screens/kits", "screens/widgets", "sounds"},
	"screens/drive":         {"companion", "companion/games/shelf", "screens", "screens/frame", "screens/matches", "screens/widgets", "sounds"},
}

// uses are the floors that a floor may use.
func uses(floor string) (others []string) {
	for _, may := range mayImport[floor] {
		if may != "companion" {
			others = append(others, may)
			continue
		}
		for other := range mayImport {
			if within(other, may) && other != "companion/command" && other != "companion/games/shelf" {
				others = append(others, other)
			}
		}
	}
	return others
}

// apart are the floors whose rooms use none of each other: a game never imports a game, a feature never a feature.
var apart = []string{"companion/games", "screens/games", "screens/matches", "screens/tools"}

// TestImportsGoDown reads the imports of all files but tests and fails on any arrow that the house does not have, on one that nothing uses,
// on Fyne below the screens, there in tests too, and on app.New outside the launch.
func TestImportsGoDown(t *testing.T) {
	used := map[[2]string]bool{}
	eachRoom(t, func(room, file string, imported []string) {
		for _, other := range imported {
			if strings.HasPrefix(other, "fyne.io/") {
				require.False(t, within(room, "companion"), "%s: the companion must not know Fyne, its tests neither", file)
				require.False(t, other == "fyne.io/fyne/v2/app" && !makesApps(room), "%s: the app is made in screens/platform/launch only", file)
			}
			other, own := strings.CutPrefix(other, "tablekeeper/")
			if !own || strings.HasSuffix(file, "_test.go") || floorOf(room) == floorOf(other) && !strangers(room, other) {
				continue
			}
			require.Contains(t, uses(floorOf(room)), floorOf(other), "%s", file)
			used[[2]string{floorOf(room), floorOf(other)}] = true
		}
	})
	for floor, others := range mayImport {
		for _, other := range others {
			require.True(t, other == "companion" || used[[2]string{floor, other}], "%q may use %q and does not", floor, other)
		}
	}
}

// TestFoldersAreSmall holds that nobody has to look through more than nine rooms.
func TestFoldersAreSmall(t *testing.T) {
	below := map[string]map[string]bool{}
	eachRoom(t, func(room, _ string, _ []string) {
		for ; room != "" && room != "."; room = path.Dir(room) {
			above := path.Dir(room)
			if below[above] == nil {
				below[above] = map[string]bool{}
			}
			below[above][room] = true
		}
	})
	for folder, rooms := range below {
		require.LessOrEqual(t, len(rooms), 9, "rooms in %s: %v", folder, rooms)
	}
}

// eachRoom calls see with the room, the path and the imports of each file in Go, tests included.
func eachRoom(t *testing.T, see func(room, name string, imported []string)) {
	t.Helper()
	everyFile(t, token.NewFileSet(), func(name string, file *ast.File) {
		if strings.Contains(name, "/testdata/") || strings.HasPrefix(name, ".") {
			return
		}
		var imported []string
		for _, spec := range file.Imports {
			imported = append(imported, strings.Trim(spec.Path.Value, `"`))
		}
		if room := path.Dir(name); room != "." {
			see(room, name, imported)
		} else {
			see("", name, imported)
		}
	})
}

// within reports whether a room is a folder or in it.
func within(room, folder string) bool { return room == folder || strings.HasPrefix(room, folder+"/") }

// floorOf is the floor that a room is on.
func floorOf(room string) string {
	if room == "." {
		return ""
	}
	if _, known := mayImport[room]; known {
		return room
	}
	return floorOf(path.Dir(room))
}

// strangers reports whether two rooms of a floor have nothing to do with each other: they aren't parts of one room of those that are apart.
func strangers(a, b string) bool {
	return slices.ContainsFunc(apart, func(floor string) bool {
		return floorOf(a) == floor && !within(b, roomOn(floor, a))
	})
}

// roomOn is the room of a floor that another is a part of.
func roomOn(floor, room string) string {
	name, _, _ := strings.Cut(strings.TrimPrefix(room, floor+"/"), "/")
	return floor + "/" + name
}

// makesApps reports whether a folder may use the toolkit's own app: the launch and the empty window that it is measured beside.
func makesApps(folder string) bool {
	return folder == "screens/platform/launch" || folder == "screens/drive/cmd/measure/emptywindow"
}
