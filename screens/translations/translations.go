// Package translations holds the sentences of the screens, and what they are in other languages.
package translations

import (
	_ "embed"
	"encoding/json"
	"maps"
	"slices"
)

//go:embed en.json
var english []byte

// Files are the sentences as the toolkit reads them, by the names of their files, which name the languages.
func Files() map[string][]byte { return map[string][]byte{"en.json": english} }

// Sentences lists all that the screens say, sorted: of one with a number in it, both forms.
func Sentences() []string {
	var sentences map[string]any
	if err := json.Unmarshal(english, &sentences); err != nil {
		panic("translations: " + err.Error()) // the file is part of the program
	}
	var list []string
	for _, said := range sentences {
		switch said := said.(type) {
		case string:
			list = append(list, said)
		case map[string]any:
			for form := range maps.Values(said) {
				list = append(list, form.(string))
			}
		}
	}
	return slices.Sorted(slices.Values(list))
}
