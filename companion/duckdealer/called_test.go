package duckdealer_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/rules"
)

// TestPlacesHaveNames opens a table whose headers name two places: sentences, words and rulings say the names, moves and
// positions keep the words.
func TestPlacesHaveNames(t *testing.T) {
	transcript := &rules.Transcript{}
	for _, h := range [][2]string{
		{"Game", "duck-dealer"},
		{"Seat", "Anna"},
		{"Seat", "Ben"},
		{"Called", "s1 Duckport"},
		{"Called", "p1 Gull  Bay "},
		{"Called", "nowhere Atlantis"},
		{"Called", "s2"},
	} {
		transcript.Add(h[0], h[1])
	}
	named, err := duckdealer.Game().Open(transcript, nil)
	require.NoError(t, err)
	transcript.Headers = transcript.Headers[:3]
	plain, err := duckdealer.Game().Open(transcript, nil)
	require.NoError(t, err)
	for _, line := range []string{
		"table: born 1", "Anna: fit cargo-hold", "Anna: fit merchant", "Anna: fit navigator", "Ben: fit builder", "Ben: fit builder",
		"Ben: fit cargo-hold",
	} {
		for _, table := range []rules.Table{named, plain} {
			act, err := table.Read(line)
			require.NoError(t, err)
			require.Empty(t, table.Play(act), line)
		}
	}
	act, err := named.Read("Anna: home s1")
	require.NoError(t, err)
	require.Equal(t, "home s1", named.Notation(act))
	require.Contains(t, named.Sentence(act), "Duckport")
	require.NotContains(t, plain.Sentence(act), "Duckport")
	require.Empty(t, named.Play(act))
	require.Empty(t, plain.Play(act))
	require.Equal(t, string(plain.State()), string(named.State()), "a name means nothing to the rules")

	other, err := named.Read("Ben: home s1")
	require.NoError(t, err)
	require.Contains(t, named.Explain(other).Why.String(), "Duckport")
	v, ok := duckdealer.Look(named)
	require.True(t, ok)
	require.Equal(t, "Duckport", v.SpaceTitle("s1"))
	require.Equal(t, "Duckport–Gull Bay 2", v.SpaceTitle("s1-p1-2"))
	require.Equal(t, "s2", v.SpaceTitle("s2"))
	require.Equal(t, "s1-p1-2", v.SpaceCalled("Duckport–Gull Bay 2"))
	require.Equal(t, "s2", v.SpaceCalled("s2"))
}
