package screens_test

import (
	"bytes"
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/shelf"
	"tablekeeper/screens/apptest"
)

const baseTranslation = "translations/en.json"

// TestEverySentenceIsInTheBaseTranslation compares the sentences that are given to lang.L and lang.N with the base file, which
// has those of lang.N in two forms. Run it with -update to write the file; a new sentence of lang.N then wants its form for one.
func TestEverySentenceIsInTheBaseTranslation(t *testing.T) {
	data, err := os.ReadFile(baseTranslation)
	require.NoError(t, err)
	var base map[string]any
	require.NoError(t, json.Unmarshal(data, &base))
	sentences := map[string]any{}
	for _, s := range sentencesIn(t, ".", "L") {
		sentences[s] = s
	}
	for _, s := range sentencesIn(t, ".", "N") {
		forms, _ := base[s].(map[string]any)
		one, _ := forms["one"].(string)
		require.True(t, apptest.Updates() || one != "" && one != s, "%s: how is %q said of one?", baseTranslation, s)
		sentences[s] = map[string]any{"one": one, "other": s}
	}
	if apptest.Updates() {
		var written bytes.Buffer
		enc := json.NewEncoder(&written)
		enc.SetEscapeHTML(false)
		enc.SetIndent("", "\t")
		require.NoError(t, enc.Encode(sentences))
		require.NoError(t, os.WriteFile(baseTranslation, written.Bytes(), 0o644))
		base = sentences
	}
	for s, forms := range sentences {
		assert.Equal(t, forms, base[s], "%s lacks %q: go test ./screens -run BaseTranslation -update", baseTranslation, s)
	}
	for s := range base {
		assert.Contains(t, sentences, s, "%s has a sentence that no screen says: go test ./screens -run BaseTranslation -update", baseTranslation)
	}
}

// TestWordsThatWereReplacedStayAway looks for what no player would say.
func TestWordsThatWereReplacedStayAway(t *testing.T) {
	sentences := append(sentencesIn(t, ".", "L"), sentencesIn(t, ".", "N")...)
	tb := apptest.New(t, 390, 844)
	for _, game := range shelf.Games() {
		table := tb.Play(game.Key, max(2, game.MinSeats)).Match.Table()
		for _, form := range table.Forms() {
			sentences = append(sentences, table.Help(rules.Act{Verb: form.Verb}))
			for _, v := range form.Words {
				for first, last := v.Range(); first <= last && last-first < 100; first++ {
					sentences = append(sentences, v.Title(first, []string{"Anna", "Ben", "Cleo", "Dora", "Eve", "Finn"}))
				}
			}
		}
	}
	for _, sentence := range sentences {
		for _, odd := range []string{
			"makes nobody forget", "So it is in my box", "Not house data", "demand left", "may be paid of it",
			"Word in the notation", "Awaited is", "Time is out", "card not shown", "Make none of the steps",
			"does without", "Do without", "looks on", "look on.", "flies about", "shuffled anew", "Time out", "Take the last digit",
		} {
			require.NotContains(t, sentence, odd)
		}
	}
}

// sentencesIn are the literals that are given to lang.L or lang.N in a folder and the folders in it, without its tests.
func sentencesIn(t *testing.T, folder, name string) []string {
	var sentences []string
	err := filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if given, ok := given(n, name); ok {
				s, ok := literal(given)
				if ok {
					sentences = append(sentences, s)
				}
			}
			return true
		})
		return nil
	})
	require.NoError(t, err)
	require.NotEmpty(t, sentences)
	return sentences
}

// given is what a call of a function of lang translates.
func given(n ast.Node, name string) (ast.Expr, bool) {
	call, ok := n.(*ast.CallExpr)
	if !ok || len(call.Args) == 0 {
		return nil, false
	}
	selector, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || selector.Sel.Name != name {
		return nil, false
	}
	from, ok := selector.X.(*ast.Ident)
	return call.Args[0], ok && from.Name == "lang"
}

// literal is a text as it stands in the code, in one piece or in several.
func literal(e ast.Expr) (string, bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, err := strconv.Unquote(e.Value)
		return s, err == nil
	case *ast.BinaryExpr:
		x, isX := literal(e.X)
		y, isY := literal(e.Y)
		return x + y, isX && isY
	}
	return "", false
}
