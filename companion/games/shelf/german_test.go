package shelf_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/shelf"
	"tablekeeper/companion/rules/conformance"
)

// TestAGermanRuling reads a small catalogue from a file and shows a refusal in the reader's language. What the file lacks stays
// English, and names stay as they are.
func TestAGermanRuling(t *testing.T) {
	data, err := os.ReadFile("testdata/de.json")
	require.NoError(t, err)
	files := map[string][]byte{"de.json": data, "en.json": []byte("{}")}
	german, err := wording.LanguageFor(files, "de-AT")
	require.NoError(t, err)
	defer wording.SetLanguage(nil)

	game, ok := shelf.Find("rising-tides")
	require.True(t, ok)
	table := conformance.Open(t, game, "[Game \"rising-tides\"]\n[Seat \"Anna\"]\n[Seat \"Ben\"]\n[Seat \"Cleo\"]\n[Seat \"Dan\"]\n\n")
	act, err := table.Read("1: draw ?")
	require.NoError(t, err)
	require.Equal(t, "Cards are drawn only for the starting hand and on your own turn. Anna must first enter the nation card.",
		table.Explain(act).Why.String())
	wording.SetLanguage(german)
	require.Equal(t, "Karten zieht man nur für die Starthand und im eigenen Zug. Erst gibt Anna die Nationenkarte ein.",
		table.Explain(act).Why.String())
}

// TestLanguageFor is English where there is no catalogue, and says what is wrong with one.
func TestLanguageFor(t *testing.T) {
	for _, tag := range []string{"en", "en-GB", "fr"} {
		l, err := wording.LanguageFor(map[string][]byte{"de.json": []byte("{}"), "en.json": []byte("{")}, tag)
		require.NoError(t, err)
		require.Nil(t, l, tag)
	}
	for file, wrong := range map[string]string{
		`{`:                         "the catalogue of de: unexpected end of JSON input",
		`{"card":{"several":"K."}}`: `the catalogue of de: "card": there is no plural form "several"`,
		`{"card":7}`:                `the catalogue of de: "card": json: cannot unmarshal number into Go value of type map[string]string`,
	} {
		_, err := wording.LanguageFor(map[string][]byte{"de.json": []byte(file)}, "de")
		require.EqualError(t, err, wrong)
	}
	_, err := wording.LanguageFor(nil, "no language")
	require.ErrorContains(t, err, `"no language" isn't a language`)
}
