package shelf_test

import (
	"flag"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules"
)

const (
	architecture = "../../../docs/architecture.md"
	drawingFrom  = "<!-- The drawing: go test ./companion/games/shelf -run Drawing -update writes it. -->\n"
	drawingTo    = "<!-- The end of the drawing. -->\n"
)

// TestDrawingIsTheHouse compares the drawing in the page on the architecture with
// the arrows that the house allows.
func TestDrawingIsTheHouse(t *testing.T) {
	page, err := os.ReadFile(architecture)
	require.NoError(t, err)
	before, rest, found := strings.Cut(string(page), drawingFrom)
	require.True(t, found, "%s lacks the beginning of the drawing", architecture)
	_, after, found := strings.Cut(rest, drawingTo)
	require.True(t, found, "%s lacks the end of the drawing", architecture)
	drawn := before + drawingFrom + "\n" + drawing() + "\n" + drawingTo + after
	if flag.Lookup("update").Value.String() == "true" { // the conformance package declares it
		require.NoError(t, os.WriteFile(architecture, []byte(drawn), 0o644))
		return
	}
	require.Equal(t, drawn, string(page), "the drawing is stale: go test ./companion/games/shelf -run Drawing -update")
}

// drawing returns the floors, the highest first: a floor stands above the highest that it may use, and its line names only those that no
// other of these leads to.
func drawing() string {
	floors := map[int][]string{}
	for room := range mayImport {
		floors[floor(room)] = append(floors[floor(room)], room)
	}
	var text strings.Builder
	for _, level := range slices.Backward(slices.Sorted(maps.Keys(floors))) {
		slices.Sort(floors[level])
		for _, room := range floors[level] {
			line := "    " + shortName(room)
			if next := direct(room); len(next) > 0 {
				line = wrapped(line+strings.Repeat(" ", max(0, 31-len(line)))+" → ", next)
			}
			text.WriteString(line + "\n")
		}
		if level > 0 {
			text.WriteString("    " + strings.Repeat("─", 60) + "\n")
		}
	}
	return text.String()
}

// floor returns how many arrows lie between a package and one that imports none.
func floor(room string) int {
	height := 0
	for _, other := range uses(room) {
		height = max(height, floor(other)+1)
	}
	return height
}

// direct returns the imports of a package that none of its other imports reaches.
func direct(room string) []string {
	var next []string
	for _, other := range uses(room) {
		if !slices.ContainsFunc(uses(room), func(by string) bool { return by != other && reaches(by, other) }) {
			next = append(next, shortName(other))
		}
	}
	slices.Sort(next)
	return next
}

// reaches reports whether arrows lead from one package to another.
func reaches(from, to string) bool {
	return slices.ContainsFunc(uses(from), func(next string) bool { return next == to || reaches(next, to) })
}

// wrapped adds names to a line and goes on below its end.
func wrapped(line string, names []string) string {
	indent := strings.Repeat(" ", len([]rune(line)))
	var text string
	for i, name := range names {
		if i < len(names)-1 {
			name += ", "
		}
		if len([]rune(line))+len(name) > 100 {
			text += strings.TrimRight(line, " ") + "\n"
			line = indent
		}
		line += name
	}
	return text + line
}

// shortName is how the drawing calls a package.
func shortName(room string) string {
	if room == "" {
		return "main.go"
	}
	return room
}

// TestRoomsAreListed makes sure that the list of rooms on the same page names every package, and none that isn't there. Where it names some
// games, a game that is new on the shelf needs no place of its own.
func TestRoomsAreListed(t *testing.T) {
	page, err := os.ReadFile(architecture)
	require.NoError(t, err)
	_, list, _ := strings.Cut(string(page), "## The rooms\n\n")
	list, _, _ = strings.Cut(list, "\n\n")
	named := regexp.MustCompile(`(?m)^    ( *)((?:[a-z]+/ *)+)`)
	above, listed := [][]string{{""}}, map[string]bool{}
	for _, line := range named.FindAllStringSubmatch(list, -1) {
		depth := len(line[1]) / 4
		var rooms []string
		for _, parent := range above[depth] {
			for name := range strings.FieldsSeq(line[2]) {
				if room := parent + strings.TrimSuffix(name, "/"); isFolder("../../../" + room) {
					rooms = append(rooms, room+"/")
					listed[room] = true
				}
			}
		}
		require.NotEmpty(t, rooms, "%s is not there", line[2])
		above = append(above[:depth+1], rooms)
	}
	for room := range maps.Clone(listed) {
		if path.Base(room) != folderOf(shelf.Games()[0]) {
			continue
		}
		for _, game := range shelf.Games() {
			listed[path.Join(path.Dir(room), folderOf(game))] = true
		}
	}
	var missing []string
	eachRoom(t, func(room, _ string, _ []string) {
		if room != "" && !listed[room] && !slices.Contains(missing, room) && !within(room, "screens/drive") {
			missing = append(missing, room)
		}
	})
	slices.Sort(missing)
	require.Empty(t, missing, "rooms that %s lacks", architecture)
}

// folderOf is what the packages of a game are called.
func folderOf(game *rules.Game) string { return strings.ReplaceAll(game.Key, "-", "") }

// isFolder reports whether a folder is there.
func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}
