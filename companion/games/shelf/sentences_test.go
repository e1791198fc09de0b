package shelf_test

import (
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablekeeper/companion/games/shelf"
)

// joined counts, by package, where text is joined by fmt.Sprint, Sprintf or Sprintln: none of these is a sentence of the
// referee. A number may only fall, and a package that isn't here has none.
var joined = map[string]int{
	"companion/rules":             12, // of panics, and of what is wrong in a file
	"companion/games/risingtides": 2,
	"companion/games/traders":     1,
	"companion/games/duckdealer":  1,
	"companion/games/atrades":     9,
}

// speaking lists the packages that say sentences of the referee.
func speaking() []string {
	list := []string{"base/wording", "rules", "rules/example", "tell/partial", "games/duckdealer/aid"}
	for _, game := range shelf.Games() {
		list = append(list, "games/"+folderOf(game))
	}
	return list
}

// said is what a package says: its templates, and how often it joins texts by fmt.
type said struct {
	t         *testing.T
	constants map[string]ast.Expr
	templates []string
	joined    int
}

// TestSentences keeps the lists of templates, beside each game and of screens and commands, which a catalogue translates: a template
// stands where it is said, as a constant, and has as many places as things that fill them.
func TestSentences(t *testing.T) {
	listed := map[string]bool{}
	for _, name := range speaking() {
		listed[filepath.Join("../..", name)] = true
		files, err := filepath.Glob(filepath.Join("../..", name, "*.go"))
		require.NoError(t, err)
		s := read(t, files)
		require.LessOrEqual(t, s.joined, joined["companion/"+name], "companion/%s joins texts by fmt: a sentence is a wording.Text", name)
		s.keep(filepath.Join("../..", name))
	}
	var files []string
	for _, floor := range []string{"../..", "../../../screens"} {
		require.NoError(t, filepath.WalkDir(floor, func(path string, _ fs.DirEntry, err error) error {
			if strings.HasSuffix(path, ".go") && !listed[filepath.Dir(path)] {
				files = append(files, path)
			}
			return err
		}))
	}
	read(t, files).keep("../../../screens/frame/translations")
}

// keep compares the list in a folder with what is said, or writes it.
func (s *said) keep(folder string) {
	slices.Sort(s.templates)
	text := strings.Join(slices.Compact(s.templates), "\n") + "\n"
	file := filepath.Join(folder, "sentences.txt")
	if flag.Lookup("update").Value.String() == "true" {
		require.NoError(s.t, os.WriteFile(file, []byte(text), 0o644))
	}
	kept, err := os.ReadFile(file)
	require.NoError(s.t, err)
	require.Equal(s.t, text, string(kept), "go test ./companion/games/shelf -run Sentences -update writes it")
}

func read(t *testing.T, files []string) *said {
	s := &said{t: t, constants: map[string]ast.Expr{}}
	var parsed []*ast.File
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		require.NoError(t, err)
		parsed = append(parsed, file)
		ast.Inspect(file, func(n ast.Node) bool {
			if v, ok := n.(*ast.ValueSpec); ok && len(v.Names) == len(v.Values) {
				for i, name := range v.Names {
					s.constants[name.Name] = v.Values[i]
				}
			}
			return true
		})
	}
	for _, file := range parsed {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				s.call(n)
			case *ast.KeyValueExpr:
				text, ok := s.constant(n.Value)
				switch key := nameOf(n.Key); {
				case ok && key == "Misfit": // of a part of the position
					s.templates = append(s.templates, strings.Split(strings.TrimPrefix(text, "|"), "|")...)
				case ok && key == "Told": // what is counted
					s.templates = append(s.templates, measured(text))
				case ok && key == "Plain": // of a check
					s.templates = append(s.templates, text)
				}
			}
			return true
		})
	}
	return s
}

// call looks at one call.
func (s *said) call(call *ast.CallExpr) {
	name := nameOf(call.Fun)
	if name == "Saying" || name == "says" { // of a check or a sign, with a name at most
		if text, ok := s.constant(call.Args[0]); ok {
			s.templates = append(s.templates, text)
		}
		return
	}
	if x, ok := call.Fun.(*ast.SelectorExpr); ok {
		if nameOf(x.X) == "fmt" && strings.HasPrefix(name, "Sprint") {
			s.joined++
		}
		if nameOf(x.X) != "wording" {
			return
		}
	}
	at := map[string]int{"Say": 0, "L": 0, "N": 1, "Some": 1, "Count": 1, "More": 1, "Fewer": 1}
	first, ok := at[name]
	if !ok || len(call.Args) <= first || call.Ellipsis.IsValid() {
		return
	}
	template, constant := s.constant(call.Args[first])
	if !constant {
		return // a template of the book, such as that of a verb: those are listed there
	}
	places := map[string]bool{}
	for rest := template; ; {
		_, behind, open := strings.Cut(rest, "{")
		if !open {
			break
		}
		var place string
		place, rest, _ = strings.Cut(behind, "}")
		places[place] = true
	}
	if name == "N" {
		delete(places, "n")
	}
	if places["who"] && len(call.Args[first+1:]) < len(places) {
		delete(places, "who") // it is filled in for who moves
	}
	require.Len(s.t, call.Args[first+1:], len(places), "%q", template)
	if first == 1 && name != "N" {
		template = "{n} " + template
	}
	s.templates = append(s.templates, template)
}

// constant is the value of an expression that is a constant text.
func (s *said) constant(x ast.Expr) (string, bool) {
	switch x := x.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(x.Value)
		return text, err == nil && x.Kind == token.STRING
	case *ast.Ident:
		if value, ok := s.constants[x.Name]; ok && value != ast.Expr(x) {
			return s.constant(value)
		}
	case *ast.BinaryExpr:
		a, one := s.constant(x.X)
		b, two := s.constant(x.Y)
		return a + b, one && two
	}
	return "", false
}

// measured is the template of a measure: "{n} hit" of "{n:hit}".
func measured(text string) string {
	if thing, counts := strings.CutPrefix(text, "{n:"); counts {
		return "{n} " + strings.TrimSuffix(thing, "}")
	}
	return text
}
