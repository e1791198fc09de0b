package shelf_test

import (
	"go/ast"
	"go/token"
	"path"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// largest is how many methods the largest interface of companion and of screens has. A number may only fall: whoever uses
// little of a type asks for that little, by an interface of its own.
var largest = map[string]int{"companion": 48, "screens": 28}

// TestInterfaces keeps interfaces small.
func TestInterfaces(t *testing.T) {
	sizes, embedded := map[string]int{}, map[string][]string{}
	eachFile(t, token.NewFileSet(), func(name string, file *ast.File) {
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.TypeSpec)
			if !ok {
				return true
			}
			of, ok := spec.Type.(*ast.InterfaceType)
			if !ok {
				return true
			}
			own := path.Join(path.Dir(name), spec.Name.Name)
			sizes[own] += 0
			for _, m := range of.Methods.List {
				if _, ok := m.Type.(*ast.FuncType); ok {
					sizes[own] += len(m.Names)
				} else {
					embedded[own] = append(embedded[own], path.Join(path.Dir(name), nameOf(m.Type)))
				}
			}
			return true
		})
	})
	var size func(name string) int
	size = func(name string) int {
		n := sizes[name]
		for _, other := range embedded[name] {
			n += size(other)
		}
		return n
	}
	found := map[string]int{}
	for name := range sizes {
		room, _, _ := strings.Cut(name, "/")
		if largest[room] == 0 {
			continue
		}
		found[room] = max(found[room], size(name))
		require.LessOrEqual(t, size(name), largest[room], "%s has grown", name)
	}
	require.Equal(t, largest, found, "the largest interface is smaller now: lower its number")
}
