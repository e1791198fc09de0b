package aid_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/language"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer/aid"
)

// TestRefusedInTheReadersLanguage says why a copy can't be changed like that, in English and in the language that was set.
func TestRefusedInTheReadersLanguage(t *testing.T) {
	own := aid.HouseCopy()
	_, err := own.AddRoute("p10", "p6")
	require.EqualError(t, err, "there is a route between p10 and p6 already")
	wording.SetLanguage(&wording.Catalogue{Tag: language.German, Texts: map[string]string{
		"there is a route between {from} and {to} already": "zwischen {from} und {to} gibt es schon einen Weg",
	}})
	defer wording.SetLanguage(nil)
	require.EqualError(t, err, "zwischen p10 und p6 gibt es schon einen Weg")
}
