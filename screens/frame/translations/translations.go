// Package translations holds the list of what screens and commands say, and what it is in other languages.
package translations

import (
	"embed"
	"io/fs"
	"strings"
)

// files are the catalogues and the list: no language but English is there yet, and a pattern without files doesn't compile.
//
//go:embed *.[jt]*
var files embed.FS

// Files are the catalogues by the names of their files, which name the languages: a new language is one more file.
func Files() map[string][]byte {
	names, err := fs.Glob(files, "*.json")
	if err != nil {
		panic("translations: " + err.Error()) // the pattern is bad
	}
	all := map[string][]byte{}
	for _, name := range names {
		all[name] = read(name)
	}
	return all
}

// Sentences lists all that screens and commands say, sorted.
func Sentences() []string {
	return strings.Split(strings.TrimSpace(string(read("sentences.txt"))), "\n")
}

func read(name string) []byte {
	data, err := files.ReadFile(name)
	if err != nil {
		panic("translations: " + err.Error()) // the files are part of the program
	}
	return data
}
