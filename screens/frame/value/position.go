package value

import (
	"bytes"
	"maps"
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Position is a position that is being set up. What nobody has set follows from the rest as far as the game says how.
type Position struct {
	rules.Draft
	Table rules.Table
	first map[string]bool // the paths that were set at the beginning
}

// NewPosition begins with a position. The error says why it can't be read.
func NewPosition(t rules.Table, position []byte) (*Position, error) {
	p := &Position{Table: t}
	p.Field = rules.Field{Kind: rules.GroupField, Of: t.Fields()}
	if err := p.Read(position); err != nil {
		return nil, err
	}
	return p, nil
}

// Read replaces the whole position and forgets what was set.
func (p *Position) Read(position []byte) error {
	tree, err := readTree(position)
	if err == nil {
		p.Tree, p.Set = tree, nil
		p.Begin()
	}
	return err
}

// Begin makes the position as it is now the one that was before all changes.
func (p *Position) Begin() { p.Usual, p.first = p.Tree, p.Set }

// readTree reads a position as a tree.
func readTree(data []byte) (tree any, err error) {
	err = rules.ReadJSON(data, func(v rules.Value) { tree = v.Plain() })
	return tree, err
}

// Bytes is the position as JSON.
func (p *Position) Bytes() []byte { return rules.JSON(p.Tree) }

// Faults are why it can't be a position of its table.
func (p *Position) Faults() []string { return p.Table.Faults(p.Bytes()) }

// Put changes the part at a path; everything else that nobody has set is made to fit.
func (p *Position) Put(at rules.Path, value any) {
	p.Know(at)
	p.Tree = rules.Replaced(p.Tree, at, value)
	p.fit()
}

// Know marks a part as set by people, as it is.
func (p *Position) Know(at rules.Path) {
	set := map[string]bool{at.Key(): true}
	maps.Copy(set, p.Set)
	p.Set = set
}

// restore puts a part back as it was before all changes.
func (p *Position) restore(at rules.Path) {
	within := func(key string, _ bool) bool { return strings.HasPrefix(key+"/", at.Key()+"/") }
	set := map[string]bool{}
	maps.Copy(set, p.Set)
	maps.DeleteFunc(set, within)
	for key := range p.first {
		if within(key, true) {
			set[key] = true
		}
	}
	p.Set = set
	if was := rules.PartAt(p.Usual, at); was != nil {
		p.Tree = rules.Replaced(p.Tree, at, was)
	} else {
		p.Tree = rules.Without(p.Tree, at)
	}
	p.fit()
}

// fit takes what follows from the rest for all parts that nobody has set.
func (p *Position) fit() {
	if settled, err := p.settled(); err == nil {
		p.Tree = p.merge(nil, p.Tree, settled)
	}
}

// settled is the tree as the game makes it fit.
func (p *Position) settled() (any, error) {
	position, err := p.Table.Settle(p.Bytes())
	if err != nil {
		return nil, err
	}
	return readTree(position)
}

// merge takes the parts that people have set from own, and the others from settled.
func (p *Position) merge(at rules.Path, own, settled any) any {
	if p.Set[at.Key()] {
		return own
	}
	switch own := own.(type) {
	case rules.Object:
		other, ok := settled.(rules.Object)
		if !ok || !slices.Equal(slices.Sorted(maps.Keys(own)), slices.Sorted(maps.Keys(other))) {
			break
		}
		merged := make(rules.Object, len(own))
		for key := range own {
			merged[key] = p.merge(at.At(key), own[key], other[key])
		}
		return merged
	case rules.List:
		other, ok := settled.(rules.List)
		if !ok || len(own) != len(other) {
			break
		}
		merged := make(rules.List, len(own))
		for i := range own {
			merged[i] = p.merge(at.Item(i), own[i], other[i])
		}
		return merged
	}
	if p.setWithin(at) {
		return own
	}
	return settled
}

// IsSet reports whether people have set a part, what it stands in, or some of it.
func (p *Position) IsSet(at rules.Path) bool {
	for n := range len(at) + 1 {
		if p.Set[at[:n].Key()] {
			return true
		}
	}
	return p.setWithin(at)
}

// setWithin reports whether people have set some part under a path.
func (p *Position) setWithin(at rules.Path) bool {
	prefix := at.Key() + "/"
	for key := range p.Set {
		if strings.HasPrefix(key, prefix) && key != prefix {
			return true
		}
	}
	return false
}

// fits reports whether making everything fit would change nothing.
func (p *Position) fits() bool {
	settled, err := p.settled()
	return err != nil || bytes.Equal(rules.JSON(settled), p.Bytes())
}

// Settle makes everything fit, also what people have set.
func (p *Position) Settle() {
	if settled, err := p.settled(); err == nil {
		p.Tree = settled
	}
}

// Mistakes are the faults with the parts that they are about.
func (p *Position) Mistakes() (list []rules.Mistake) {
	for _, fault := range p.Faults() {
		m := rules.Mistake{Why: fault}
		if strings.HasPrefix(fault, "position") {
			m.At, m.Why = rules.PathOf(fault)
		}
		if m.At == nil {
			m.At = p.cause(fault)
		}
		list = append(list, m)
	}
	return list
}

// cause is the change without which a fault wouldn't be; nil where there is no such one.
func (p *Position) cause(fault string) rules.Path {
	for _, key := range slices.Sorted(maps.Keys(p.Set)) {
		at := rules.Path(strings.Split(key, "/")[1:])
		if len(at) == 0 || bytes.Equal(rules.JSON(p.Get(at)), rules.JSON(rules.PartAt(p.Usual, at))) {
			continue
		}
		before := *p
		before.restore(at)
		if !slices.Contains(before.Faults(), fault) {
			return at
		}
	}
	return nil
}

// Use is what is particular about the editor of a position; the title, the main key and where parts come from are up to who opens it.
func (p *Position) Use(title string) Use {
	game := p.Table.Game()
	asItWas := wording.L("As it was")
	return Use{
		Game: game.Key, Title: title, Line: func() string { return game.Title },
		Draft: &p.Draft, Free: true, Seats: p.Table.Seats(), Mistakes: p.Mistakes,
		Reason: Reason,
		Put: func(at rules.Path, value any) bool {
			p.Put(at, value)
			return true
		},
		Source: func(at rules.Path) (words string, mine, made bool) {
			field, _ := p.Field.At(at)
			now, was := p.Get(at), rules.PartAt(p.Usual, at)
			if bytes.Equal(rules.JSON(now), rules.JSON(was)) {
				return wording.L("from the match"), false, false
			}
			return wording.L("changed: was {before}", valueText(field, was, p.Table.Seats())), false, true
		},
		Restored: p.restore, Changed: func() {}, Restore: asItWas, All: asItWas,
		End: func(page *Page) table.Key {
			if len(page.mistakes) > 0 && !p.fits() {
				fit := wording.L("Make the rest fit")
				return table.Key{Word: fit, Tap: func() { page.Change(fit, p.Settle) }}
			}
			return table.Key{Word: asItWas, Tap: page.AsItWas}
		},
	}
}

// Reason is a mistake of a position in words.
func Reason(m rules.Mistake) string {
	return parts.Upper(strings.TrimSuffix(wording.Translate(m.Why), ".")) + "."
}
