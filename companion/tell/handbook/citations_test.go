package handbook

import (
	"errors"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

const root = "../../.."

var (
	mark         = regexp.MustCompile(partBegins + ".*" + markEnds)
	citedNumber  = regexp.MustCompile(`NOTATION (?:section )?([0-9]+)`)
	citedSection = regexp.MustCompile(`\b[Ss]ections? ([0-9]+(?:\.[0-9]+)?)`)
	heading      = regexp.MustCompile(`(?m)^##+ ([0-9]+(?:\.[0-9]+)?)\.? `)
)

// TestCitedRules makes sure that every rule that a comment or a page names is in
// a register: its id leads to docs/rules.
func TestCitedRules(t *testing.T) {
	known, prefixes := map[string]bool{}, map[string]bool{}
	for _, game := range shelf.Games() {
		h, err := with(game, nil)
		require.NoError(t, err)
		for _, r := range h.Rules {
			known[r.ID] = true
			prefix, _, _ := strings.Cut(r.ID, "-")
			prefixes[prefix] = true
		}
	}
	citedRule := regexp.MustCompile(`\b(?:` + strings.Join(slices.Sorted(maps.Keys(prefixes)), "|") + `)-R?[0-9]+(?:\.[0-9]+)*\b`)
	cited := 0
	for file, text := range readable(t) {
		for _, id := range citedRule.FindAllString(text, -1) {
			require.True(t, known[id], "%s names the rule %s, which no register has", file, id)
			cited++
		}
	}
	require.Greater(t, cited, 500)
}

// TestCitedSections makes sure that a section that a comment names is a heading of
// docs/notation.md, or in a game's package of the game's page.
func TestCitedSections(t *testing.T) {
	notation := headings(t, root+"/docs/notation.md")
	inGame := map[string][]string{}
	for _, game := range shelf.Games() {
		inGame["companion/"+folder(game)] = headings(t, filepath.Join(pages, game.Key+".md"))
	}
	for file, text := range readable(t) {
		for _, match := range citedNumber.FindAllStringSubmatch(text, -1) {
			require.Contains(t, notation, match[1], file)
		}
		sections := inGame[filepath.ToSlash(filepath.Dir(file))]
		if sections == nil || filepath.Ext(file) != ".go" {
			continue
		}
		for _, match := range citedSection.FindAllStringSubmatch(text, -1) {
			require.Contains(t, sections, match[1], file)
		}
	}
}

// headings lists the numbers of a page's sections.
func headings(t *testing.T, file string) []string {
	text, err := os.ReadFile(file)
	if *update && errors.Is(err, fs.ErrNotExist) {
		return nil // the page of a new game is only being written
	}
	require.NoError(t, err)
	var list []string
	for _, match := range heading.FindAllStringSubmatch(string(text), -1) {
		list = append(list, match[1])
	}
	require.NotEmpty(t, list, file)
	return list
}

// readable returns the comments of all Go files and the text of all pages, by the
// file's path in the project.
func readable(t *testing.T) map[string]string {
	texts := map[string]string{}
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() && slices.Contains([]string{".git", "testdata"}, entry.Name()) {
			return filepath.SkipDir
		}
		name, err := filepath.Rel(root, path)
		require.NoError(t, err)
		switch filepath.Ext(path) {
		case ".go":
			texts[name] = comments(t, path)
		case ".md":
			text, err := os.ReadFile(path)
			require.NoError(t, err)
			texts[name] = mark.ReplaceAllString(string(text), "")
		}
		return nil
	})
	require.NoError(t, err)
	return texts
}

// comments returns the comments of a Go file.
func comments(t *testing.T, path string) string {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments|parser.SkipObjectResolution)
	require.NoError(t, err)
	var text strings.Builder
	for _, group := range file.Comments {
		text.WriteString(group.Text())
	}
	return text.String()
}

// TestLinks makes sure that what the pages link to is there.
func TestLinks(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)#:]+)(?:#[^)]*)?\)`)
	linked := 0
	for file, text := range readable(t) {
		if filepath.Ext(file) != ".md" || !strings.HasPrefix(filepath.ToSlash(file), "docs/") {
			continue
		}
		for _, match := range link.FindAllStringSubmatch(text, -1) {
			require.FileExists(t, filepath.Join(root, filepath.Dir(file), match[1]), file)
			linked++
		}
	}
	require.NotZero(t, linked)
}
