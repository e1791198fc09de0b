package conformance

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// Headers writes the headers of a game: its key, the names of its seats, and its
// options as NAME=VALUE.
func Headers(key string, seats []string, options ...string) string {
	return Header("Game", key) + Header("Seat", seats...) + Header("Option", options...)
}

// Header writes headers with a key, one for each value.
func Header(key string, values ...string) string {
	t := &rules.Transcript{}
	for _, value := range values {
		t.Add(key, value)
	}
	return string(t.AppendHeaders(nil))
}

// AnyOptions gives every option a value by chance. Draw gives a number from 0 to
// n-1, each alike.
func AnyOptions(options []rules.Option, draw func(n int) int) rules.Options {
	chosen := rules.Options{}
	for _, o := range options {
		chosen[o.Name] = o.Values[draw(len(o.Values))]
	}
	return chosen
}

// State reads a table's position.
func State(tb testing.TB, table rules.State) map[string]any {
	tb.Helper()
	var position map[string]any
	require.NoError(tb, json.Unmarshal(table.State(), &position))
	return position
}
