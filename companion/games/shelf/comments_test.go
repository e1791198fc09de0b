package shelf_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestComments keeps the comments of what packages export true to their names: each begins with the name that it documents. Each
// package says what it is for.
func TestComments(t *testing.T) {
	var wrong []string
	files, about := token.NewFileSet(), map[string]string{}
	eachFile(t, files, func(name string, file *ast.File) {
		about[path.Dir(name)] += file.Doc.Text()
		for _, d := range file.Decls {
			for _, c := range documented(d) {
				if c.doc != nil && c.name.IsExported() && !namedFirst(c.doc.Text(), c.name.Name) {
					wrong = append(wrong, fmt.Sprintf("%s: %s is said to be: %.60q", files.Position(c.doc.Pos()), c.name.Name, c.doc.Text()))
				}
			}
		}
	})
	for folder, text := range about {
		if text == "" {
			wrong = append(wrong, folder+": the package says nothing about itself")
		}
	}
	slices.Sort(wrong)
	require.Empty(t, wrong, strings.Join(wrong, "\n"))
}

// comment is what a comment documents.
type comment struct {
	name *ast.Ident
	doc  *ast.CommentGroup
}

// documented are the names of a declaration with comments of their own: functions, methods, types and the methods of interfaces.
func documented(d ast.Decl) []comment {
	switch d := d.(type) {
	case *ast.FuncDecl:
		return []comment{{d.Name, d.Doc}}
	case *ast.GenDecl:
		var list []comment
		for _, s := range d.Specs {
			s, ok := s.(*ast.TypeSpec)
			if !ok {
				continue
			}
			doc := s.Doc
			if doc == nil && !d.Lparen.IsValid() {
				doc = d.Doc
			}
			list = append(list, comment{s.Name, doc})
		}
		return list
	}
	return nil
}

// namedFirst reports whether a comment begins with a name, behind an article perhaps.
func namedFirst(text, name string) bool {
	words := strings.Fields(text)
	if len(words) > 1 && slices.Contains([]string{"A", "An", "The"}, words[0]) {
		words = words[1:]
	}
	return len(words) > 0 && strings.TrimRight(strings.TrimSuffix(words[0], "'s"), ",:;.") == name
}

// eachFile goes through the files of the program, without tests.
func eachFile(t *testing.T, files *token.FileSet, see func(name string, file *ast.File)) {
	t.Helper()
	everyFile(t, files, func(name string, file *ast.File) {
		if !strings.HasSuffix(name, "_test.go") {
			see(name, file)
		}
	})
}

// everyFile goes through the files of the program and of its tests, by their paths from its top.
func everyFile(t *testing.T, files *token.FileSet, see func(name string, file *ast.File)) {
	t.Helper()
	root := os.DirFS("../../..")
	require.NoError(t, fs.WalkDir(root, ".", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".go") {
			return err
		}
		text, err := fs.ReadFile(root, name)
		if err != nil {
			return err
		}
		file, err := parser.ParseFile(files, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err == nil {
			see(name, file)
		}
		return err
	}))
}
