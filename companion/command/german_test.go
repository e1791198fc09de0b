package command_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/command"
)

// TestCheckInGerman reads a transcript for somebody who reads German: what the catalogue has is German, with the names and numbers of
// the table in it. What programs read stays as it is.
func TestCheckInGerman(t *testing.T) {
	data, err := os.ReadFile("../games/shelf/testdata/de.json")
	require.NoError(t, err)
	german, err := wording.LanguageFor(map[string][]byte{"de.json": data}, "de")
	require.NoError(t, err)
	run := func(language wording.Language, args ...string) string {
		var out, errs bytes.Buffer
		sh := reading(disputed, &out, &errs)
		sh.Language = language
		require.Equal(t, 1, command.Run(append([]string{"check", "-"}, args...), sh))
		require.Empty(t, errs.String())
		return out.String()
	}
	said := run(german)
	require.Contains(t, said, `Zeile 12  Cleo (3): steal 4 materials
  Nicht erlaubt (RT-2.3.1.1.1): Dora hat keine Karte im Depot, die man angreifen kann.
  RT-2.3.1.1.1: Angreifen kann man nur, wer eine Depotkarte außerhalb der gebauten Stufen hat.
`)
	require.Contains(t, said, "Rising Tides: 10 Züge geprüft, 3 nicht erlaubt.\n")
	require.Contains(t, said, "Erwartet: Dora (4)\n")
	require.Equal(t, run(nil, "--json"), run(german, "--json"))
	require.Contains(t, run(nil), "Awaited: Dora (4)\n", "the next one reads English again")
}
