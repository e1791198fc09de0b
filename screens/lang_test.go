package screens

import (
	"encoding/json"
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write the base translation file from the sentences in the source")

const baseTranslation = "translations/en.json"

// TestEverySentenceIsInTheBaseTranslation compares the sentences that are given to lang.L with the base file. Run it with
// -update to write the file.
func TestEverySentenceIsInTheBaseTranslation(t *testing.T) {
	sentences := map[string]string{}
	for _, s := range sentencesIn(t, ".") {
		sentences[s] = s
	}
	if *update {
		data, err := json.MarshalIndent(sentences, "", "\t")
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(baseTranslation, append(data, '\n'), 0o644))
	}
	data, err := os.ReadFile(baseTranslation)
	require.NoError(t, err)
	var base map[string]string
	require.NoError(t, json.Unmarshal(data, &base))
	for s := range sentences {
		if base[s] != s {
			t.Errorf("%s lacks %q: go test ./screens -run BaseTranslation -update", baseTranslation, s)
		}
	}
	for s := range base {
		if sentences[s] == "" {
			t.Errorf("%s has %q, which no screen says: go test ./screens -run BaseTranslation -update", baseTranslation, s)
		}
	}
}

// sentencesIn are the literals that are given to lang.L in a folder and the folders in it, without its tests.
func sentencesIn(t *testing.T, folder string) []string {
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
			if s, ok := sentence(n); ok {
				sentences = append(sentences, s)
			}
			return true
		})
		return nil
	})
	require.NoError(t, err)
	require.NotEmpty(t, sentences)
	return sentences
}

// sentence is the literal of a call lang.L("...").
func sentence(n ast.Node) (string, bool) {
	call, ok := n.(*ast.CallExpr)
	if !ok || len(call.Args) == 0 {
		return "", false
	}
	selector, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || selector.Sel.Name != "L" {
		return "", false
	}
	if from, ok := selector.X.(*ast.Ident); !ok || from.Name != "lang" {
		return "", false
	}
	literal, ok := call.Args[0].(*ast.BasicLit)
	if !ok {
		return "", false
	}
	s, err := strconv.Unquote(literal.Value)
	return s, err == nil
}
