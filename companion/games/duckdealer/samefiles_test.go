package duckdealer_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
)

// TestFaultsStayTheSame spoils one line of each kind of a box file, word by word, and compares what is said of it.
func TestFaultsStayTheSame(t *testing.T) {
	var said strings.Builder
	lines := strings.Split(string(duckdealer.HouseBox()), "\n")
	seen := map[string]bool{}
	for i, line := range lines {
		kind, _, _ := strings.Cut(line, " ")
		if kind == "" || kind == "#" || seen[kind] {
			continue
		}
		seen[kind] = true
		spoilLine(line, func(spoiled string) {
			box := append(append(append([]string{}, lines[:i]...), spoiled), lines[i+1:]...)
			read, err := rules.ReadLines([]byte(strings.Join(box, "\n")))
			require.NoError(t, err)
			fmt.Fprintln(&said, spoiled)
			for _, f := range duckdealer.BoxFaults(read) {
				fmt.Fprintf(&said, "\t%d %d %s\n", f.Line, f.Section, f.Said())
			}
		})
	}
	before, err := os.ReadFile("testdata/boxfaults.txt")
	require.NoError(t, err)
	require.Equal(t, string(before), said.String())
}

// spoilLine tells a line with other words in it, and with fields too many or too few.
func spoilLine(line string, tell func(string)) {
	words := strings.Fields(line)
	for i := range words {
		for _, other := range []string{"", "x!", "100000", "r + r", "@own", "|"} {
			spoiled := append([]string{}, words...)
			spoiled[i] = other
			tell(strings.Join(spoiled, " "))
		}
		tell(strings.Join(append(append([]string{}, words[:i]...), words[i+1:]...), " "))
	}
	tell(line + " | " + line)
	tell(line + "\n" + line)
	tell("junction j1 @box\n" + line + " # said")
	tell("junction j1\njunction J @box\njunction j2 @none\n" + line)
}
