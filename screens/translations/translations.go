// Package translations holds the sentences of the screens, and what they are in other languages.
package translations

import (
	"embed"
	"encoding/json"
	"maps"
	"slices"
)

// Files are the sentences as the toolkit reads them, one file a language.
//
//go:embed *.json
var Files embed.FS

// Sentences lists all that the screens say, sorted.
func Sentences() []string {
	var sentences map[string]string
	data, err := Files.ReadFile("en.json")
	if err == nil {
		err = json.Unmarshal(data, &sentences)
	}
	if err != nil {
		panic("translations: " + err.Error()) // the file is part of the program
	}
	return slices.Sorted(maps.Keys(sentences))
}
