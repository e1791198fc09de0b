package apptest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode"
)

// sayings are the texts that code holds, cut where something is filled in, each as its words, by their first word.
type sayings map[string][][]string

// filled is where a text is filled in: {Name}, {{.Name}} or a verb of package fmt, and the | between the cells of a text file.
var filled = regexp.MustCompile(`\{\{[^}]*\}\}|\{[^}]*\}|%[-+#0-9.]*[a-zA-Z%]| \| `)

// notation is a word of the notation.
var notation = regexp.MustCompile(`^[a-z][a-z-]*$`)

// letters are more than the name of a key.
var letters = regexp.MustCompile(`\pL\pL`)

// wordsOf are the words of a text: letters, digits and what joins them.
func wordsOf(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' && r != '-' })
}

// add takes a text, and where it is one word of the notation, what people read for it: "Miss turn" for "miss-turn".
func (s sayings) add(text string) {
	if notation.MatchString(text) {
		s.add(strings.ToUpper(text[:1]) + strings.ReplaceAll(text[1:], "-", " "))
	}
	for _, piece := range filled.Split(text, -1) {
		if words := wordsOf(piece); letters.MatchString(piece) {
			s[words[0]] = append(s[words[0]], words)
		}
	}
}

// longest is of how many words the longest saying is that these words begin with.
func (s sayings) longest(words []string) int {
	most := 0
	for _, saying := range s[words[0]] {
		if len(saying) <= len(words) && len(saying) > most && strings.Join(saying, " ") == strings.Join(words[:len(saying)], " ") {
			most = len(saying)
		}
	}
	return most
}

// below reads the texts of the code in a folder and the folders in it, without its tests, and the lines of text files there.
func below(folder string) sayings {
	all := sayings{}
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && slices.Contains([]string{"apptest", "drive", "testdata"}, entry.Name()):
			return filepath.SkipDir
		case strings.HasSuffix(path, ".txt"):
			data, err := os.ReadFile(path)
			for line := range strings.Lines(string(data)) {
				all.add(line)
			}
			return err
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, declared := range file.Decls {
			if d, ok := declared.(*ast.GenDecl); ok && d.Tok == token.IMPORT {
				continue
			}
			ast.Inspect(declared, func(n ast.Node) bool {
				if literal, ok := n.(*ast.BasicLit); ok && literal.Kind == token.STRING {
					if text, err := strconv.Unquote(literal.Value); err == nil {
						all.add(text)
					}
				}
				return true
			})
		}
		return nil
	})
	if err != nil {
		panic(err) // the code that is tested can't be read
	}
	return all
}

// sources are what the code of the screens says, and what companion says.
var sources = sync.OnceValues(func() (screens, companion sayings) {
	root, err := os.Getwd()
	for err == nil {
		if _, err := os.Stat(filepath.Join(root, "go.mod")); err == nil {
			break
		}
		root = filepath.Dir(root)
	}
	return below(filepath.Join(root, "screens")), below(filepath.Join(root, "companion"))
})

// ownWords reports whether a text is made of texts of the code, and whether one of them is of the screens. One or two words of several
// don't count.
func ownWords(text string) (english, ours bool) {
	screens, companion := sources()
	all := wordsOf(text)
	for words := all; len(words) > 0; {
		own, other := screens.longest(words), companion.longest(words)
		if most := max(own, other); most > 2 || most == len(all) {
			english, ours = true, ours || own > other
		}
		words = words[max(own, other, 1):]
	}
	return english, ours
}
