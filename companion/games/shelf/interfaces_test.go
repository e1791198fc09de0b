package shelf_test

import (
	"go/ast"
	"go/token"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// largest is how many methods the largest interface of companion and of screens declares itself; one that is put together from
// smaller ones names them. A number may only fall: whoever uses little of a type asks for that little.
var largest = map[string]int{"companion": 16, "screens": 15}

// TestInterfaces keeps interfaces small.
func TestInterfaces(t *testing.T) {
	found := map[string]int{}
	eachFile(t, token.NewFileSet(), func(name string, file *ast.File) {
		room, _, _ := strings.Cut(name, "/")
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.TypeSpec)
			if !ok {
				return true
			}
			of, ok := spec.Type.(*ast.InterfaceType)
			if !ok || largest[room] == 0 {
				return true
			}
			size := 0
			for _, m := range of.Methods.List {
				size += len(m.Names)
			}
			found[room] = max(found[room], size)
			require.LessOrEqual(t, size, largest[room], "%s of %s has grown", spec.Name.Name, name)
			return true
		})
	})
	require.Equal(t, largest, found, "the largest interface is smaller now: lower its number")
}
