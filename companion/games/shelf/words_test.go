package shelf_test

import (
	"go/ast"
	"go/token"
	"path"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// insideMoves counts, by package, where code looks at the words of a move by their places. A number may only fall, and a
// package that isn't here has none.
var insideMoves = map[string]int{
	"companion/tell/partial":       13,
	"companion/tell/handbook":      2,
	"companion/matches/statistics": 3,
	"screens/drive/apptest":        3,
	"screens/drive/window":         1,
	"screens/frame/picker":         7, // six of them in a game of its test
	"screens/games/raidtrade":      2, // in tests
}

// moves are what moves are called in this code.
var moves = map[string]bool{"a": true, "act": true, "Act": true, "e": true, "m": true, "move": true}

// TestWordsOfMoves keeps the words of moves where they are given names: outside package rules a move is made and taken
// apart by its verb or its form.
func TestWordsOfMoves(t *testing.T) {
	found := map[string]int{}
	everyFile(t, token.NewFileSet(), func(name string, file *ast.File) {
		if strings.HasPrefix(name, "companion/rules/") {
			return
		}
		ast.Inspect(file, func(n ast.Node) bool {
			var of ast.Expr
			switch n := n.(type) {
			case *ast.IndexExpr:
				of = n.X
			case *ast.SliceExpr:
				of = n.X
			}
			if s, ok := of.(*ast.SelectorExpr); ok && s.Sel.Name == "Words" && moves[nameOf(s.X)] {
				found[path.Dir(name)]++
			}
			return true
		})
	})
	for folder, n := range found {
		require.LessOrEqual(t, n, insideMoves[folder], "%s looks inside moves: let their verb or form do it", folder)
	}
}

// nameOf is the last name of an expression, "" where it has none.
func nameOf(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name
	case *ast.SelectorExpr:
		return x.Sel.Name
	}
	return ""
}
