package shelf_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// typed are the packages of the project as the compiler sees them, with what each name in them means; tests are left out.
type typed struct {
	files    *token.FileSet
	packages []typedPackage
}

type typedPackage struct {
	folder string // from the top
	of     *types.Package
	info   *types.Info
	files  []*ast.File
}

// readTypes reads them once.
var readTypes = sync.OnceValues(func() (*typed, error) {
	list := exec.Command("go", "list", "-export", "-deps", "-tags", "ci", "-json=ImportPath,Dir,Export,GoFiles,CgoFiles,Module", "./...")
	list.Dir = "../../.."
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		return nil, err
	}
	type listed struct {
		ImportPath, Dir, Export string
		GoFiles, CgoFiles       []string
		Module                  *struct{ Main bool }
	}
	compiled, ours := map[string]string{}, []listed{}
	for read := json.NewDecoder(bytes.NewReader(out)); ; {
		var l listed
		if err := read.Decode(&l); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, err
		}
		compiled[l.ImportPath] = l.Export
		if l.Module != nil && l.Module.Main {
			ours = append(ours, l)
		}
	}
	t := &typed{files: token.NewFileSet()}
	imports := importer.ForCompiler(t.files, "gc", func(path string) (io.ReadCloser, error) { return os.Open(compiled[path]) })
	for _, l := range ours {
		p := typedPackage{folder: strings.TrimPrefix(strings.TrimPrefix(l.ImportPath, "tablekeeper"), "/"), info: &types.Info{
			Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}, Types: map[ast.Expr]types.TypeAndValue{},
			Selections: map[*ast.SelectorExpr]*types.Selection{},
		}}
		for _, name := range append(l.GoFiles, l.CgoFiles...) {
			file, err := parser.ParseFile(t.files, filepath.Join(l.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				return nil, err
			}
			p.files = append(p.files, file)
		}
		config := types.Config{Importer: imports, FakeImportC: true}
		if p.of, err = config.Check(l.ImportPath, t.files, p.files, p.info); err != nil {
			return nil, err
		}
		t.packages = append(t.packages, p)
	}
	return t, nil
})

// at is where something stands.
func (t *typed) at(n ast.Node) string {
	where := t.files.Position(n.Pos())
	top, _ := filepath.Abs("../../..")
	return fmt.Sprintf("%s:%d", strings.TrimPrefix(where.Filename, top+"/"), where.Line)
}

// functions goes through the functions of all packages.
func (t *typed) functions(see func(p *typedPackage, f *ast.FuncDecl)) {
	for i := range t.packages {
		for _, file := range t.packages[i].files {
			for _, d := range file.Decls {
				if f, ok := d.(*ast.FuncDecl); ok && f.Body != nil {
					see(&t.packages[i], f)
				}
			}
		}
	}
}

// called is the function or method of a call, as its package and name, such as "companion/rules.Verb"; "": it is none of a name.
func (p *typedPackage) called(x ast.Expr) string {
	call, ok := ast.Unparen(x).(*ast.CallExpr)
	if !ok {
		return ""
	}
	var name *ast.Ident
	switch of := ast.Unparen(call.Fun).(type) {
	case *ast.SelectorExpr:
		name = of.Sel
	case *ast.Ident:
		name = of
	default:
		return ""
	}
	f, ok := p.info.Uses[name].(*types.Func)
	if !ok || f.Pkg() == nil {
		return ""
	}
	return strings.TrimPrefix(f.Pkg().Path(), "tablekeeper/") + "." + f.Name()
}

// ours reports whether a call is of a function of the project.
func (p *typedPackage) ours(call *ast.CallExpr) bool {
	name := p.called(call)
	return strings.HasPrefix(name, "companion/") || strings.HasPrefix(name, "screens")
}

// carries finds what a function keeps of some calls in variables, and reports of any expression whether it is such a call or variable.
func (p *typedPackage) carries(f *ast.FuncDecl, source func(x ast.Expr) bool) func(x ast.Expr) bool {
	kept := map[types.Object]bool{}
	is := func(x ast.Expr) bool {
		x = ast.Unparen(x)
		name, ok := x.(*ast.Ident)
		return source(x) || ok && kept[p.info.Uses[name]]
	}
	for range 2 { // what is kept of what is kept
		ast.Inspect(f, func(n ast.Node) bool {
			if a, ok := n.(*ast.AssignStmt); ok && len(a.Lhs) == len(a.Rhs) {
				for i, to := range a.Lhs {
					name, ok := to.(*ast.Ident)
					if !ok || !is(a.Rhs[i]) {
						continue
					}
					if of := p.info.Defs[name]; of != nil {
						kept[of] = true
					} else if of := p.info.Uses[name]; of != nil {
						kept[of] = true
					}
				}
			}
			return true
		})
	}
	return is
}

// isWord reports whether an expression is the name of a verb or of a vocabulary as a string.
func (p *typedPackage) isWord(x ast.Expr) bool {
	if p.called(x) == "companion/rules.Verb" {
		return types.Identical(p.info.TypeOf(x), types.Typ[types.String])
	}
	name := "Name"
	if call, ok := x.(*ast.CallExpr); ok {
		x, name = call.Fun, "String"
	}
	field, ok := x.(*ast.SelectorExpr)
	if !ok || field.Sel.Name != name {
		return false
	}
	of := p.info.TypeOf(field.X)
	if pointer, ok := of.(*types.Pointer); ok {
		of = pointer.Elem()
	}
	named, ok := of.(*types.Named)
	if !ok || named.Obj().Pkg() == nil || named.Obj().Pkg().Path() != "tablekeeper/companion/rules" {
		return false
	}
	return name == "Name" && (named.Obj().Name() == "Form" || named.Obj().Name() == "Verb") || name == "String" && named.Obj().Name() == "Vocabulary"
}

// verbsByName are places at which a verb or a vocabulary is told from others by its name: compared, looked for by its beginning, or a
// case of a switch.
func verbsByName(t *typed) (found []string) {
	t.functions(func(p *typedPackage, f *ast.FuncDecl) {
		if strings.HasPrefix(p.folder, "companion/rules") {
			return
		}
		is := p.carries(f, p.isWord)
		constant := func(x ast.Expr) bool { // none is asked for by ""
			of := p.info.Types[x].Value
			return of != nil && of.String() != `""`
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BinaryExpr:
				if (n.Op == token.EQL || n.Op == token.NEQ) && (is(n.X) && constant(n.Y) || is(n.Y) && constant(n.X)) {
					found = append(found, t.at(n))
				}
			case *ast.SwitchStmt:
				if n.Tag != nil && is(n.Tag) {
					found = append(found, t.at(n))
				}
			case *ast.CallExpr:
				if slices.Contains([]string{"strings.HasPrefix", "strings.HasSuffix", "strings.Contains", "strings.CutPrefix"}, p.called(n)) && is(n.Args[0]) {
					found = append(found, t.at(n))
				}
			}
			return true
		})
	})
	return found
}

// notationReadBack are moves that are put together as words and read in the same function.
func notationReadBack(t *typed) (found []string) {
	t.functions(func(p *typedPackage, f *ast.FuncDecl) {
		if p.folder == "companion/rules/conformance" { // that proves the notation
			return
		}
		is := p.carries(f, func(x ast.Expr) bool {
			joined, ok := x.(*ast.BinaryExpr)
			if ok && joined.Op == token.ADD && types.Identical(p.info.TypeOf(x).Underlying(), types.Typ[types.String]) {
				return p.info.Types[x].Value == nil
			}
			name := p.called(x)
			return name == "fmt.Sprintf" || name == "companion/rules.Notation"
		})
		ast.Inspect(f, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && p.called(call) == "companion/rules.Read" && len(call.Args) == 1 && is(call.Args[0]) {
				found = append(found, t.at(call))
			}
			return true
		})
	})
	return found
}

// slicesByHelpers are fields that a function is handed to let them grow or be cut.
func slicesByHelpers(t *typed) (found []string) {
	t.functions(func(p *typedPackage, f *ast.FuncDecl) {
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || fmt.Sprint(types.Unalias(p.info.TypeOf(call))) == "tablekeeper/companion/rules.Shape" { // a description points to what it describes
				return true
			}
			for _, arg := range call.Args {
				at, ok := arg.(*ast.UnaryExpr)
				if !ok || at.Op != token.AND {
					continue
				}
				if field, ok := at.X.(*ast.SelectorExpr); ok && p.info.Selections[field] != nil {
					of, slice := p.info.TypeOf(field).Underlying().(*types.Slice)
					if slice && !types.Identical(of.Elem(), types.Typ[types.String]) && p.ours(call) { // words are those of a command line
						found = append(found, t.at(call))
					}
				}
			}
			return true
		})
	})
	return found
}

// widgetsForOne are functions of parts that make something to be shown, and that one package of the screens uses.
func widgetsForOne(t *typed) (found []string) {
	users := t.users()
	t.functions(func(p *typedPackage, f *ast.FuncDecl) {
		if p.folder != "screens/widgets/parts" || f.Recv != nil || !f.Name.IsExported() || f.Type.Results == nil {
			return
		}
		of := p.info.Defs[f.Name].Type().(*types.Signature).Results().At(0).Type()
		if types.NewMethodSet(of).Lookup(nil, "MinSize") == nil || types.NewMethodSet(of).Lookup(nil, "Resize") == nil {
			return
		}
		if len(users[p.folder+"."+f.Name.Name]) == 1 {
			found = append(found, t.at(f)+": "+f.Name.Name)
		}
	})
	return found
}

// users are the packages that use each name of another one, as "screens/widgets/parts.NewRow".
func (t *typed) users() map[string]map[string]bool {
	users := map[string]map[string]bool{}
	for _, p := range t.packages {
		for _, of := range p.info.Uses {
			if of.Pkg() == nil || of.Pkg() == p.of || of.Parent() != of.Pkg().Scope() {
				continue
			}
			key := strings.TrimPrefix(of.Pkg().Path(), "tablekeeper/") + "." + of.Name()
			if users[key] == nil {
				users[key] = map[string]bool{}
			}
			users[key][p.folder] = true
		}
	}
	return users
}

// exportsForTests are functions, variables and constants that no other package uses but in its tests.
func exportsForTests(t *typed) (found []string) {
	users, shipped := t.users(), t.shipped()
	for _, p := range t.packages {
		if !shipped[p.of.Path()] {
			continue
		}
		for _, name := range p.of.Scope().Names() {
			of := p.of.Scope().Lookup(name)
			if _, isType := of.(*types.TypeName); !isType && of.Exported() && len(users[p.folder+"."+name]) == 0 {
				found = append(found, p.folder+"."+name)
			}
		}
	}
	return found
}

// shipped are the packages that the program imports, and those that it imports by them.
func (t *typed) shipped() map[string]bool {
	imports := map[string][]string{}
	for _, p := range t.packages {
		for _, file := range p.files {
			for _, i := range file.Imports {
				imports[p.of.Path()] = append(imports[p.of.Path()], strings.Trim(i.Path.Value, `"`))
			}
		}
	}
	return reached("tablekeeper", imports)
}

// typedRatchets are what only falls, counted by what names mean: neither another name nor a variable between hides it.
var typedRatchets = []struct {
	what    string
	ceiling int
	find    func(*typed) []string
}{
	{"verbs told apart by their names", 2, verbsByName},
	{"notation read back", 5, notationReadBack},
	{"slices that a helper changes", 1, slicesByHelpers},
	{"widgets of parts with one user", 5, widgetsForOne},
	{"exports for tests", 119, exportsForTests},
}

// TestTypedRatchets holds each of those numbers to its ceiling.
func TestTypedRatchets(t *testing.T) {
	program, err := readTypes()
	require.NoError(t, err)
	require.Greater(t, len(program.packages), 50)
	for _, r := range typedRatchets {
		t.Run(r.what, func(t *testing.T) {
			found := r.find(program)
			require.Len(t, found, r.ceiling, "%s: a ceiling only falls\n%s", r.what, strings.Join(found, "\n"))
		})
	}
}
