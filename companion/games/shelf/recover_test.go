package shelf_test

import (
	"go/ast"
	"go/token"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// recovers are the files that may recover, and why.
var recovers = map[string]string{
	"companion/base/journal/browser_js.go": "the browser throws where it can't store",
	"companion/tables/wire/browser_js.go":  "the browser throws at an address that it doesn't like",
	"companion/tell/printing/document.go":  "the library of PDFs throws what it can't write",
	"companion/tables/lines/use.go":        "what one guest asks ends no table: a fault that nobody knows of yet ends that guest's line",
}

// TestNothingRecovers makes sure that no code under companion runs what may panic and goes on: what a check or an effect
// looks into is asked for before (rules.Check.Given).
func TestNothingRecovers(t *testing.T) {
	found := map[string]bool{}
	eachFile(t, token.NewFileSet(), func(name string, file *ast.File) {
		if !strings.HasPrefix(name, "companion/") {
			return
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && nameOf(call.Fun) == "recover" {
				found[name] = true
				require.NotEmpty(t, recovers[name], name)
			}
			return true
		})
	})
	require.Len(t, found, len(recovers), "a file recovers no longer: take it out of the list")
}
