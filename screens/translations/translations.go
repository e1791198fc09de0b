// Package translations holds the sentences of the screens, and what they are in other languages.
package translations

import (
	"embed"
	"encoding/json"
	"maps"
	"slices"
	"sync"
)

//go:embed *.json
var files embed.FS

// english is the file of the sentences as they stand in the program.
const english = "en.json"

// Files are the sentences as the toolkit reads them, by the names of their files, which name the languages: a new language is one
// more file.
func Files() map[string][]byte { return read() }

// read reads them once.
var read = sync.OnceValue(func() map[string][]byte {
	list, err := files.ReadDir(".")
	if err != nil {
		panic("translations: " + err.Error()) // they are part of the program
	}
	all := map[string][]byte{}
	for _, file := range list {
		if all[file.Name()], err = files.ReadFile(file.Name()); err != nil {
			panic("translations: " + err.Error())
		}
	}
	return all
})

// Sentences lists all that the screens say, sorted: of one with a number in it, both forms.
func Sentences() []string {
	var sentences map[string]any
	if err := json.Unmarshal(Files()[english], &sentences); err != nil {
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
