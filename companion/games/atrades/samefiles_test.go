package atrades_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/atrades"
)

// TestMistakesStayTheSame spoils every part of a data file, one after another, and compares what is said of it.
func TestMistakesStayTheSame(t *testing.T) {
	var tree any
	require.NoError(t, json.Unmarshal(atrades.DefaultData(), &tree))
	file := tree.(map[string]any)
	for _, key := range []string{"guilds", "types", "maps"} {
		file[key] = file[key].([]any)[:1]
	}
	file["technology_cards"] = []any{
		map[string]any{"id": "c", "name": "C", "era": 1, "cost": 0, "copies": 1, "text": "t", "effects": []any{map[string]any{"effect": "gain-cube", "n": 1}}},
	}
	var said strings.Builder
	tell := func(what string) {
		text, err := json.Marshal(tree)
		require.NoError(t, err)
		fmt.Fprintln(&said, what)
		for _, m := range mistakes(text) {
			fmt.Fprintf(&said, "\t%s %d %s\n", m.At[0], m.At.Index(1), m.Why)
		}
	}
	spoil(tree, "", tell)
	before, err := os.ReadFile("testdata/mistakes.txt")
	require.NoError(t, err)
	require.Equal(t, string(before), said.String())
}

// spoil puts what doesn't fit in the place of each part of a tree, and tells it.
func spoil(at any, way string, tell func(what string)) {
	wrong := func(step string, was any, put func(any)) {
		for _, bad := range []any{-1, "x!", []any{}} {
			put(bad)
			text, _ := json.Marshal(bad)
			tell(way + step + " = " + string(text))
		}
		put(was)
		spoil(was, way+step, tell)
	}
	switch at := at.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(at)) {
			was := at[key]
			wrong("."+key, was, func(v any) { at[key] = v })
			delete(at, key)
			tell(way + "." + key + " is missing")
			at[key] = was
		}
		at["surplus"] = 1
		tell(way + ".surplus is there")
		delete(at, "surplus")
	case []any:
		for i := range at {
			was := at[i]
			wrong(fmt.Sprintf("[%d]", i), was, func(v any) { at[i] = v })
		}
	}
}
