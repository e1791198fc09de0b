package conformance

import (
	"encoding/json"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// Edited changes values of a position's JSON: "seats.0.deck=20; step=\"king\"". A
// field that is set to nothing is taken out.
func Edited(tb testing.TB, position, edits string) string {
	tb.Helper()
	tree := parsed(tb, position)
	for edit := range strings.SplitSeq(edits, "; ") {
		if edit == "" {
			continue
		}
		path, text, _ := strings.Cut(edit, "=")
		keys := strings.Split(path, ".")
		at, last := tree, keys[len(keys)-1]
		for _, key := range keys[:len(keys)-1] {
			at = inside(tb, at, key)
		}
		if list, ok := at.([]any); ok {
			list[index(tb, list, last)] = parsed(tb, text)
			continue
		}
		require.IsType(tb, map[string]any{}, at, "%s is in no object", path)
		if object := at.(map[string]any); text == "" {
			delete(object, last)
		} else {
			object[last] = parsed(tb, text)
		}
	}
	return string(rules.JSON(tree))
}

// Possible makes sure that a table that was opened at a position has exactly
// it, agrees on it, tells how it stands, and finds no invariant broken.
func Possible(t *testing.T, table rules.Table, position, about string) {
	t.Helper()
	require.Equal(t, position, string(table.State()), about)
	require.NoError(t, table.Agree([]byte(position)), about)
	require.Equal(t, position, string(table.State()), about)
	require.NotEmpty(t, table.Summary(), about)
	require.Empty(t, table.Violations(), about)
}

// Settled makes sure that a position with these edits is settled as the one with
// those, which can then be agreed on.
func Settled(t *testing.T, table rules.Setter, position, edits, settled string) {
	t.Helper()
	got, err := table.Settle([]byte(Edited(t, position, edits)))
	require.NoError(t, err, edits)
	require.JSONEq(t, Edited(t, position, settled), string(got), edits)
	require.Empty(t, table.Faults(got), edits)
}

// parsed reads JSON and keeps numbers as they are written.
func parsed(tb testing.TB, text string) (value any) {
	decoder := json.NewDecoder(strings.NewReader(text))
	decoder.UseNumber()
	require.NoError(tb, decoder.Decode(&value), text)
	return value
}

func inside(tb testing.TB, at any, key string) any {
	if list, ok := at.([]any); ok {
		return list[index(tb, list, key)]
	}
	require.Contains(tb, at, key)
	return at.(map[string]any)[key]
}

func index(tb testing.TB, list []any, key string) int {
	n, err := strconv.Atoi(key)
	require.NoError(tb, err)
	require.Less(tb, n, len(list), "entries in %v", list)
	return n
}
