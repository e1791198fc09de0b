package shelf_test

import (
	"fmt"
	"go/ast"
	"path"
	"slices"
	"strconv"
	"strings"
)

// unusedOutside are exported functions, types, variables and constants that no other package names. A type that another exported
// declaration names is used wherever that is, and the verbs, steps or colours of one group are exported together.
func unusedOutside(p *program) (found []string) {
	users, needed := p.users(), p.needed()
	see := func(s source, name *ast.Ident) {
		if name.IsExported() && len(users[s.folder+"."+name.Name]) == 0 && !needed[s.folder+"."+name.Name] {
			found = append(found, fmt.Sprintf("%s: %s", p.at(name), name.Name))
		}
	}
	for _, s := range p.all {
		if s.test || s.file.Name.Name == "main" || strings.HasPrefix(s.name, ".") {
			continue
		}
		for _, d := range s.file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv == nil {
					see(s, d.Name)
				}
			case *ast.GenDecl:
				grouped := slices.ContainsFunc(d.Specs, func(spec ast.Spec) bool {
					of, ok := spec.(*ast.ValueSpec)
					return ok && slices.ContainsFunc(of.Names, func(n *ast.Ident) bool { return len(users[s.folder+"."+n.Name]) > 0 })
				})
				if grouped {
					continue
				}
				for _, spec := range d.Specs {
					switch spec := spec.(type) {
					case *ast.TypeSpec:
						see(s, spec.Name)
					case *ast.ValueSpec:
						for _, name := range spec.Names {
							see(s, name)
						}
					}
				}
			}
		}
	}
	return found
}

// users are the packages that name each exported name of another, tests of other packages among them.
func (p *program) users() map[string]map[string]bool {
	users := map[string]map[string]bool{}
	for _, s := range p.all {
		imported := map[string]string{}
		for _, i := range s.file.Imports {
			of, _ := strconv.Unquote(i.Path.Value)
			if folder, ours := strings.CutPrefix(of, "tablekeeper/"); ours && (folder != s.folder || s.test) {
				name := path.Base(folder)
				if i.Name != nil {
					name = i.Name.Name
				}
				imported[name] = folder
			}
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if of, ok := n.(*ast.SelectorExpr); ok {
				if x, ok := of.X.(*ast.Ident); ok && imported[x.Name] != "" {
					key := imported[x.Name] + "." + of.Sel.Name
					if users[key] == nil {
						users[key] = map[string]bool{}
					}
					users[key][s.folder] = true
				}
			}
			return true
		})
	}
	return users
}

// needed are the types that exported functions, fields and constants of their own package name.
func (p *program) needed() map[string]bool {
	needed := map[string]bool{}
	for _, s := range p.all {
		if s.test {
			continue
		}
		names := func(n ast.Node) {
			if n == nil {
				return
			}
			ast.Inspect(n, func(n ast.Node) bool {
				if of, ok := n.(*ast.Ident); ok {
					needed[s.folder+"."+of.Name] = true
				}
				return true
			})
		}
		for _, d := range s.file.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Name.IsExported() {
					names(d.Type)
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					switch spec := spec.(type) {
					case *ast.TypeSpec:
						ast.Inspect(spec.Type, func(n ast.Node) bool {
							if f, ok := n.(*ast.Field); ok && (len(f.Names) == 0 || f.Names[0].IsExported()) {
								names(f.Type)
							}
							return true
						})
					case *ast.ValueSpec:
						if spec.Names[0].IsExported() && spec.Type != nil {
							names(spec.Type)
						}
						for i, v := range spec.Values { // Sell = NewVerb2[int, Place](...) is called with a Place
							if i < len(spec.Names) && spec.Names[i].IsExported() {
								ast.Inspect(v, func(n ast.Node) bool {
									switch n := n.(type) {
									case *ast.IndexExpr:
										names(n.Index)
									case *ast.IndexListExpr:
										for _, of := range n.Indices {
											names(of)
										}
									}
									return true
								})
							}
						}
					}
				}
			}
		}
	}
	return needed
}
