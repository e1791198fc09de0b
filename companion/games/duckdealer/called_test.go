package duckdealer_test

import (
	"regexp"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/duckdealer"
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
	require.Equal(t, "Mallard–Scoter 1", v.SpaceTitle("s2-p2-1"))
	require.Equal(t, "Mallard", v.SpaceTitle("s2"), "nobody named it: it has its house name")
}

// TestPlacesOfTheHouseMapHaveNames looks at what editions call planets: each of the house map has a name of its own, and what people
// call a planet comes before the house name, also where it is that of another one. Another map has none of them.
func TestPlacesOfTheHouseMapHaveNames(t *testing.T) {
	house, err := duckdealer.ReadEdition(nil)
	require.NoError(t, err)
	titles := map[string]bool{}
	for _, word := range house.Planets() {
		require.NotEqual(t, word, house.SpaceTitle(word))
		titles[house.SpaceTitle(word)] = true
	}
	require.Len(t, titles, len(house.Planets()))
	require.Equal(t, "Shoveler", house.SpaceTitle("p4"))

	named, err := duckdealer.ReadEdition(nil, "s1 Duckport", "p1 Teal")
	require.NoError(t, err)
	require.Equal(t, "Duckport", named.SpaceTitle("s1"))
	require.Equal(t, "Teal", named.SpaceTitle("p1"))
	require.Equal(t, "s4", named.SpaceTitle("s4"), "one name for one planet")
	require.Equal(t, "Eider", house.SpaceTitle("s1"), "the box is the same for all tables")

	lines, err := rules.ReadLines([]byte(regexp.MustCompile(`\bp6\b`).ReplaceAllString(houseBox(t), "7a")))
	require.NoError(t, err)
	other, err := duckdealer.ReadEdition(lines)
	require.NoError(t, err)
	require.Equal(t, "p4", other.SpaceTitle("p4"))
}
