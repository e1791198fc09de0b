package conformance

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
)

// Fields makes sure that a table describes exactly the fields that a position has
// (its JSON), in all depths.
func Fields(t *testing.T, table rules.Table, position []byte) {
	t.Helper()
	var object map[string]any
	require.NoError(t, json.Unmarshal(position, &object))
	holdGroup(t, table.Fields(), object)
}

func holdGroup(t *testing.T, fields []rules.Field, object map[string]any) {
	require.Len(t, fields, len(object))
	for _, f := range fields {
		require.Contains(t, object, f.Name)
		require.NotEmpty(t, f.Title, f.Name)
		holdField(t, f.Name, f, object[f.Name])
	}
}

// holdField goes through a value as its field describes it; of lists and maps it
// looks at each entry.
func holdField(t *testing.T, name string, f rules.Field, value any) {
	if value == nil {
		require.NotEmpty(t, f.Null, name)
		return
	}
	switch f.Kind {
	case rules.GroupField:
		holdGroup(t, f.Of, value.(map[string]any))
	case rules.ListField, rules.BySeatField:
		for _, item := range value.([]any) {
			holdField(t, name, f.Of[0], item)
		}
	case rules.MapField:
		for key, item := range value.(map[string]any) {
			holdWord(t, name, f, key)
			holdField(t, name, f.Of[0], item)
		}
	case rules.CardsField:
		for key := range value.(map[string]any) {
			holdWord(t, name, f, key)
		}
	case rules.WordField:
		holdWord(t, name, f, value.(string))
	case rules.CountField:
		require.LessOrEqual(t, value.(float64), float64(f.High), name)
	}
}

func holdWord(t *testing.T, name string, f rules.Field, word string) {
	_, known := f.Words.Value(word)
	require.True(t, known, "%s: %s", name, word)
}
