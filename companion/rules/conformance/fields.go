package conformance

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// Fields makes sure that a table describes exactly the fields that a position has
// (its JSON), in all depths.
func Fields(t *testing.T, table rules.Setter, position []byte) {
	t.Helper()
	var object map[string]any
	require.NoError(t, json.Unmarshal(position, &object))
	checkGroup(t, table.Fields(), object)
}

func checkGroup(t *testing.T, fields []rules.Field, object map[string]any) {
	require.Len(t, fields, len(object))
	for _, f := range fields {
		require.Contains(t, object, f.Name)
		require.NotEmpty(t, f.Title, f.Name)
		checkField(t, f.Name, f, object[f.Name])
	}
}

// checkField goes through a value as its field describes it; of lists and maps it
// looks at each entry.
func checkField(t *testing.T, name string, f rules.Field, value any) {
	if value == nil {
		require.NotEmpty(t, f.Null, name)
		return
	}
	switch f.Kind {
	case rules.GroupField:
		checkGroup(t, f.Of, value.(map[string]any))
	case rules.ListField, rules.BySeatField:
		for _, item := range value.([]any) {
			checkField(t, name, f.Of[0], item)
		}
	case rules.MapField:
		for key, item := range value.(map[string]any) {
			checkWord(t, name, f, key)
			checkField(t, name, f.Of[0], item)
		}
	case rules.CardsField:
		for key := range value.(map[string]any) {
			checkWord(t, name, f, key)
		}
	case rules.WordField:
		checkWord(t, name, f, value.(string))
	case rules.CountField:
		require.LessOrEqual(t, value.(float64), float64(f.High), name)
	}
}

func checkWord(t *testing.T, name string, f rules.Field, word string) {
	_, known := f.Words.Value(word)
	require.True(t, known, "%s: %s", name, word)
}
