package shelf_test

import (
	"flag"
	"fmt"
	"go/ast"
	"go/scanner"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// ceilings is the table of what each package may have at most. A line is a kind, a name, a number and, where the number was raised, the
// feature that it was raised for.
const ceilings = "testdata/ceilings.txt"

// slack is how far a count may lie below its ceiling before the ceiling is lowered.
const slack = 200

// mostMethods is how many methods a type may have that has no ceiling of its own.
const mostMethods = 60

var paying = flag.String("for", "", "with -update: the feature that ceilings are raised for")

// TestCeilings counts the tokens of each package, what it embeds, and the methods of large types, and holds each to its ceiling. With
// -update ceilings are lowered to what there is, and packages added that are new. A ceiling is raised with -update and -for, which
// writes behind it the feature that pays for it.
func TestCeilings(t *testing.T) {
	now := counted(t)
	table, err := os.ReadFile(ceilings)
	require.NoError(t, err)
	var lines, wrong []string
	seen := map[string]bool{}
	for line := range strings.Lines(string(table)) {
		words := strings.Fields(line)
		if len(words) < 3 || words[0] == "#" {
			lines = append(lines, line)
			continue
		}
		name := words[0] + " " + words[1]
		ceiling, err := strconv.Atoi(words[2])
		require.NoError(t, err, line)
		count := now[name]
		seen[name] = true
		switch {
		case count > ceiling && *paying != "":
			line = fmt.Sprintf("%s %d %s\n", name, count, *paying)
		case count > ceiling:
			wrong = append(wrong, fmt.Sprintf("%s: %d, more than %d", name, count, ceiling))
		case count < ceiling-slack, count == 0:
			if wrong = append(wrong, fmt.Sprintf("%s: only %d, lower its ceiling of %d with -update", name, count, ceiling)); count == 0 {
				continue
			}
			line = strings.Replace(line, words[2], strconv.Itoa(count), 1)
		}
		lines = append(lines, line)
	}
	for _, name := range slices.Sorted(maps.Keys(now)) {
		if !seen[name] && (!strings.HasPrefix(name, "methods ") || now[name] > mostMethods) {
			wrong = append(wrong, fmt.Sprintf("%s: %d, and no ceiling", name, now[name]))
			lines = append(lines, fmt.Sprintf("%s %d\n", name, now[name]))
		}
	}
	if flag.Lookup("update").Value.String() == "true" {
		require.NoError(t, os.WriteFile(ceilings, []byte(strings.Join(lines, "")), 0o644))
		return
	}
	require.Empty(t, wrong, strings.Join(wrong, "\n"))
}

// counted are the numbers that have ceilings, by kind and name: "go" are the tokens of what the program is made of, "support" those of
// packages that only tests and tools use, "text" what is embedded, "methods" what can be done to a type.
func counted(t *testing.T) map[string]int {
	now := map[string]int{}
	p := &program{files: token.NewFileSet()}
	everyFile(t, p.files, func(name string, f *ast.File) {
		p.all = append(p.all, source{name, path.Dir(name), f, strings.HasSuffix(name, "_test.go")})
	})
	shipped := p.shipped()
	root := os.DirFS("../../..")
	for _, s := range p.all {
		if s.test {
			continue
		}
		text, err := fs.ReadFile(root, s.name)
		require.NoError(t, err)
		kind := "support "
		if shipped[s.folder] {
			kind = "go "
		}
		n := tokens(text)
		now[kind+s.folder] += n
		now[kind+"all"] += n
		for _, file := range embedded(t, root, s) {
			now["text "+s.folder] += file
			now["text all"] += file
		}
		for _, d := range s.file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok {
				if of := actsOn(f); of != "" {
					now["methods "+s.folder+"."+of]++
				}
			}
		}
	}
	return now
}

// shipped are the packages that the program imports, and those that it imports by them.
func (p *program) shipped() map[string]bool {
	imports := map[string][]string{}
	for _, s := range p.all {
		for _, i := range s.file.Imports {
			of, _ := strconv.Unquote(i.Path.Value)
			if of, ours := strings.CutPrefix(of, "tablekeeper/"); ours && !s.test {
				imports[s.folder] = append(imports[s.folder], of)
			}
		}
	}
	return reached(".", imports)
}

// reached are all to which imports lead from a package, itself among them.
func reached(from string, imports map[string][]string) map[string]bool {
	reached, waits := map[string]bool{}, []string{from}
	for len(waits) > 0 {
		at := waits[0]
		if waits = waits[1:]; !reached[at] {
			reached[at] = true
			waits = append(waits, imports[at]...)
		}
	}
	return reached
}

// letters is how many letters of a literal, or bytes of a text, are worth a token.
const letters = 20

// tokens counts those of Go, without comments and what ends a line.
func tokens(text []byte) (n int) {
	var s scanner.Scanner
	files := token.NewFileSet()
	s.Init(files.AddFile("", -1, len(text)), text, nil, 0)
	for {
		_, kind, literal := s.Scan()
		switch {
		case kind == token.EOF:
			return n
		case kind == token.SEMICOLON && literal == "\n":
		case kind == token.STRING:
			n += (len(literal) + letters - 1) / letters
		default:
			n++
		}
	}
}

// embedded are the sizes, as tokens, of the texts that a file embeds.
func embedded(t *testing.T, root fs.FS, s source) (sizes []int) {
	t.Helper()
	add := func(name string) {
		if info, err := fs.Stat(root, name); err == nil && !strings.Contains(name, "/wasm/") && !slices.Contains([]string{".ttf", ".png", ".bin"}, path.Ext(name)) {
			sizes = append(sizes, int(info.Size()+letters-1)/letters)
		}
	}
	for _, group := range s.file.Comments {
		for _, c := range group.List {
			patterns, ok := strings.CutPrefix(c.Text, "//go:embed ")
			if !ok {
				continue
			}
			for _, pattern := range strings.Fields(patterns) {
				found, err := fs.Glob(root, path.Join(s.folder, pattern))
				require.NoError(t, err)
				for _, name := range found {
					require.NoError(t, fs.WalkDir(root, name, func(name string, d fs.DirEntry, err error) error {
						if err == nil && !d.IsDir() {
							add(name)
						}
						return err
					}))
				}
			}
		}
	}
	return sizes
}

// actsOn is the type that a function is a method of or, of a plain function, that of its first parameter where it is of the same
// package; "": none.
func actsOn(f *ast.FuncDecl) string {
	if f.Recv != nil {
		return receiver(f)
	}
	if len(f.Type.Params.List) == 0 {
		return ""
	}
	of := f.Type.Params.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	if index, ok := of.(*ast.IndexExpr); ok {
		of = index.X
	}
	name, ok := of.(*ast.Ident)
	if !ok || plainTypes[name.Name] {
		return ""
	}
	return name.Name
}

// plainTypes are those that every package has.
var plainTypes = map[string]bool{
	"any": true, "bool": true, "byte": true, "error": true, "float32": true, "float64": true, "int": true, "int32": true, "int64": true,
	"int8": true, "rune": true, "string": true, "uint": true, "uint16": true, "uint32": true, "uint64": true, "uint8": true,
}
