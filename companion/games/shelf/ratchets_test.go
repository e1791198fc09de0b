package shelf_test

import (
	"fmt"
	"go/ast"
	"go/token"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// ratchet is something of which there should be less.
type ratchet struct {
	what          string
	ceiling, goal int
	find          func(*program) []string
}

// ratchets are what only falls: a ceiling is what there is today, and is lowered with what it counts.
var ratchets = []ratchet{
	{"comments that name another name", 0, 0, misnamed},
	{"verbs named by a string", 0, 0, verbStrings},
	{"sentences that wording.L gets as a variable", 0, 0, variableSentences},
	{"sentences by the toolkit's translation", 0, 0, toolkitSentences},
	{"sentences joined to others in Go", 63, 0, joinedSentences},
	{"judgings of a tap", 2, 2, judgings},
	{"methods of matches.Match", 38, 38, methodsOf("companion/matches", "Match")},
	{"methods of tables.Host", 32, 32, methodsOf("companion/tables", "Host")},
	{"methods of game.Session", 32, 32, methodsOf("screens/frame/game", "Session")},
	{"renderers written by hand", 45, 45, renderers},
	{"stacks of what was before", 5, 2, stacks},
	{"exported names without a user outside", 0, 0, unusedOutside},
	{"functions over 60 lines", 1, 0, longFunctions},
}

// TestRatchets counts what there should be less of, and holds each number to its ceiling.
func TestRatchets(t *testing.T) {
	p := &program{files: token.NewFileSet()}
	everyFile(t, p.files, func(name string, f *ast.File) {
		p.all = append(p.all, source{name, path.Dir(name), f, strings.HasSuffix(name, "_test.go")})
	})
	for _, r := range ratchets {
		t.Run(r.what, func(t *testing.T) {
			found := r.find(p)
			slices.Sort(found)
			list := strings.Join(found, "\n")
			require.LessOrEqual(t, len(found), r.ceiling, "%s: more than there were\n%s", r.what, list)
			require.GreaterOrEqual(t, len(found), r.ceiling, "%s: there are fewer now, lower the ceiling to %d", r.what, len(found))
			require.GreaterOrEqual(t, r.ceiling, r.goal, "the goal is reached: raise it no more")
		})
	}
}

// program is the source of all packages.
type program struct {
	files *token.FileSet
	all   []source
}

// source is one file, by its path from the top.
type source struct {
	name, folder string
	file         *ast.File
	test         bool
}

// at is where something stands.
func (p *program) at(n ast.Node) string {
	return strings.TrimPrefix(p.files.Position(n.Pos()).String(), "../../../")
}

// each goes through the nodes of the program, without tests.
func (p *program) each(see func(s source, n ast.Node)) {
	for _, s := range p.all {
		if !s.test {
			ast.Inspect(s.file, func(n ast.Node) bool { see(s, n); return true })
		}
	}
}

// misnamed are comments that begin with a name other than the one below them.
func misnamed(p *program) (found []string) {
	declared := map[string]map[string]bool{}
	names := func(see func(s source, name *ast.Ident, doc *ast.CommentGroup)) {
		p.each(func(s source, n ast.Node) {
			switch n := n.(type) {
			case *ast.FuncDecl:
				see(s, n.Name, n.Doc)
			case *ast.GenDecl:
				if len(n.Specs) == 1 && n.Doc != nil {
					switch spec := n.Specs[0].(type) {
					case *ast.TypeSpec:
						see(s, spec.Name, n.Doc)
					case *ast.ValueSpec:
						see(s, spec.Names[0], n.Doc)
					}
				}
			case *ast.TypeSpec:
				see(s, n.Name, n.Doc)
			case *ast.ValueSpec:
				see(s, n.Names[0], n.Doc)
			case *ast.Field:
				for i, name := range n.Names {
					doc := n.Doc
					if i > 0 {
						doc = nil
					}
					see(s, name, doc)
				}
			}
		})
	}
	names(func(s source, name *ast.Ident, _ *ast.CommentGroup) {
		if declared[s.folder] == nil {
			declared[s.folder] = map[string]bool{}
		}
		declared[s.folder][name.Name] = true
	})
	names(func(s source, name *ast.Ident, doc *ast.CommentGroup) {
		if doc == nil || namedFirst(doc.Text(), name.Name) {
			return
		}
		first, _, _ := strings.Cut(strings.TrimSpace(doc.Text()), " ")
		first = strings.TrimRight(strings.TrimSuffix(first, "'s"), ",:;.")
		if first != name.Name && (strings.EqualFold(first, name.Name) || declared[s.folder][first]) {
			found = append(found, fmt.Sprintf("%s: %s begins with %q", p.at(doc), name.Name, first))
		}
	})
	return found
}

// verbStrings are verbs and vocabularies that code asks for by name, and lists of verbs that are strings.
func verbStrings(p *program) (found []string) {
	isName := func(x ast.Expr) bool {
		s, ok := x.(*ast.SelectorExpr)
		return ok && s.Sel.Name == "Name" && slices.Contains([]string{"Form", "form"}, nameOf(s.X))
	}
	literal := func(x ast.Expr) bool {
		l, ok := x.(*ast.BasicLit)
		return ok && l.Kind == token.STRING
	}
	p.each(func(_ source, n ast.Node) {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if (n.Op == token.EQL || n.Op == token.NEQ) && (isName(n.X) || isName(n.Y)) {
				found = append(found, p.at(n))
			}
		case *ast.SwitchStmt:
			if n.Tag != nil && isName(n.Tag) {
				found = append(found, p.at(n))
			}
		case *ast.KeyValueExpr:
			list, ok := n.Value.(*ast.CompositeLit)
			if !ok || !slices.Contains([]string{"Main", "AtOnce", "Joined"}, nameOf(n.Key)) {
				return
			}
			for _, e := range list.Elts {
				if literal(e) {
					found = append(found, p.at(e))
				}
			}
		}
	})
	return found
}

// wayOfTap are the functions that a tap on a legal move goes through, from the button to the line of the match.
var wayOfTap = map[string][]string{
	"screens/matches/match": {"playChosen", "Play", "Enter"},
	"screens/frame/game":    {"Play", "enter", "make", "Change"},
	"companion/matches":     {"Play", "playable", "saveMove", "saveApplied", "take", "follow", "applyJudged", "make"},
}

// judgings are where the referee is asked about a move on its way from the button: its Play asks again.
func judgings(p *program) (found []string) {
	p.each(func(s source, n ast.Node) {
		f, ok := n.(*ast.FuncDecl)
		if !ok || !slices.Contains(wayOfTap[s.folder], f.Name.Name) || s.folder == "screens/frame/game" && receiver(f) != "here" {
			return
		}
		ast.Inspect(f, func(n ast.Node) bool {
			call, ok := n.(*ast.SelectorExpr)
			if ok && (call.Sel.Name == "Judge" || call.Sel.Name == "Play" && nameOf(call.X) == "table") {
				found = append(found, fmt.Sprintf("%s: %s", p.at(call), f.Name.Name))
			}
			return true
		})
	})
	return found
}

// variableSentences are calls of wording.L and wording.N with something else than a sentence that is there.
func variableSentences(p *program) (found []string) {
	p.each(func(_ source, n ast.Node) {
		call, ok := n.(*ast.CallExpr)
		at := 0
		switch {
		case !ok:
			return
		case calls(call, "wording", "N"):
			at = 1
		case !calls(call, "wording", "L"):
			return
		}
		written := true
		ast.Inspect(call.Args[at], func(n ast.Node) bool {
			switch n.(type) {
			case *ast.BasicLit, *ast.BinaryExpr, nil:
			default:
				written = false
			}
			return written
		})
		if !written {
			found = append(found, p.at(n))
		}
	})
	return found
}

// toolkitSentences are sentences that go through package lang of the toolkit.
func toolkitSentences(p *program) (found []string) {
	p.each(func(_ source, n ast.Node) {
		if call, ok := n.(*ast.CallExpr); ok && (calls(call, "lang", "L") || calls(call, "lang", "N") || calls(call, "lang", "X")) {
			found = append(found, p.at(n))
		}
	})
	return found
}

// joinedSentences are sentences of pages that are joined to other text by a plus, in an order that each language has to live with.
func joinedSentences(p *program) (found []string) {
	says := func(e ast.Expr) bool {
		call, ok := e.(*ast.CallExpr)
		return ok && (calls(call, "wording", "L") || calls(call, "wording", "N"))
	}
	p.each(func(_ source, n ast.Node) {
		if join, ok := n.(*ast.BinaryExpr); ok && join.Op == token.ADD && (says(join.X) || says(join.Y)) {
			found = append(found, p.at(n))
		}
	})
	return found
}

// calls reports whether a function of a package is called.
func calls(call *ast.CallExpr, from, name string) bool {
	s, ok := call.Fun.(*ast.SelectorExpr)
	return ok && s.Sel.Name == name && nameOf(s.X) == from
}

// methodsOf are the methods of a type.
func methodsOf(folder, name string) func(p *program) []string {
	return func(p *program) (found []string) {
		for _, s := range p.all {
			for _, d := range s.file.Decls {
				if f, ok := d.(*ast.FuncDecl); ok && !s.test && s.folder == folder && receiver(f) == name {
					found = append(found, fmt.Sprintf("%s: %s", p.at(f), f.Name.Name))
				}
			}
		}
		return found
	}
}

// receiver is the type that a function is a method of.
func receiver(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return ""
	}
	of := f.Recv.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	if index, ok := of.(*ast.IndexExpr); ok {
		of = index.X
	}
	return nameOf(of)
}

// renderers are widgets that lay themselves out.
func renderers(p *program) (found []string) {
	p.each(func(_ source, n ast.Node) {
		if f, ok := n.(*ast.FuncDecl); ok && f.Name.Name == "CreateRenderer" {
			found = append(found, fmt.Sprintf("%s: %s", p.at(f), receiver(f)))
		}
	})
	return found
}

// notBefore are fields that grow at their end and are cut there, and don't hold what was before: pages to come and marks of a sheet, say,
// or who has finished.
var notBefore = map[string]bool{
	"companion/tell/partial.blame": true, "companion/tell/partial.changed": true, "companion/base/chance.Throws": true, "companion/tell/printing.cut": true, "companion/games/tide.finished": true, "companion/tables.waiting": true,
	"screens/frame/picker.Objects": true, "companion/lab/players.edges": true, "companion/lab/players.legal": true,
	"companion/lab/players.list": true, "companion/lab/players.path": true, "screens/games/atrades.Others": true, "screens/widgets/board.objects": true,
	"screens/widgets/mirror.order": true, "screens/widgets/parts.CornerRadii": true, "screens/widgets/parts.Points": true, "screens/frame/picker.Words": true,
	"screens/frame/picker.own": true, "screens.ahead": true,
}

// stacks are fields that grow at their end and are cut there, with what was before.
func stacks(p *program) (found []string) {
	grown, cut := map[string]bool{}, map[string]ast.Node{}
	p.each(func(s source, n ast.Node) {
		a, ok := n.(*ast.AssignStmt)
		if !ok || len(a.Lhs) != len(a.Rhs) {
			return
		}
		for i, to := range a.Lhs {
			field, ok := to.(*ast.SelectorExpr)
			if !ok {
				continue
			}
			key := s.folder + "." + field.Sel.Name
			switch from := a.Rhs[i].(type) {
			case *ast.CallExpr:
				if nameOf(from.Fun) != "append" {
					continue
				}
				if to, ok := from.Args[0].(*ast.SliceExpr); ok && nameOf(to.X) == field.Sel.Name {
					grown[key], cut[key] = true, n
				}
				if clipped, ok := from.Args[0].(*ast.CallExpr); ok && len(clipped.Args) == 1 {
					grown[key] = grown[key] || nameOf(clipped.Args[0]) == field.Sel.Name
				}
				grown[key] = grown[key] || nameOf(from.Args[0]) == field.Sel.Name
			case *ast.SliceExpr:
				if nameOf(from.X) == field.Sel.Name && from.Low == nil && from.High != nil {
					cut[key] = n
				}
			}
		}
	})
	for key, n := range cut {
		if grown[key] && !notBefore[key] {
			found = append(found, fmt.Sprintf("%s: %s", p.at(n), key))
		}
	}
	return found
}

// longFunctions are functions of more than sixty lines.
func longFunctions(p *program) (found []string) {
	p.each(func(_ source, n ast.Node) {
		f, ok := n.(*ast.FuncDecl)
		if !ok || f.Body == nil {
			return
		}
		if lines := p.files.Position(f.End()).Line - p.files.Position(f.Pos()).Line + 1; lines > 60 {
			found = append(found, fmt.Sprintf("%s: %s has %d lines", p.at(f), f.Name.Name, lines))
		}
	})
	return found
}
