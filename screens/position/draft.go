package position

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"

	"tablekeeper/companion/rules"
)

// Path leads to a part of a position's JSON form: the keys of objects and the indexes of arrays, from the outside in.
type Path []string

// at is the path one step further in.
func (p Path) at(step string) Path { return append(slices.Clip(p), step) }

// Item is the path of an array's item.
func (p Path) Item(i int) Path { return p.at(strconv.Itoa(i)) }

// key is the path as one word.
func (p Path) key() string {
	key := ""
	for _, step := range p {
		key += "/" + step
	}
	return key
}

// Draft is a position that is being set up: the JSON form as a tree of objects, arrays, words, whole numbers, booleans
// and nil. What nobody has set follows from the rest as far as the game says how.
type Draft struct {
	Table  rules.Table
	Tree   any
	Set    map[string]bool // the paths that people have set
	Faults []string        // why it can't be the position of this table
}

// NewDraft begins with a position. The error says why it can't be read.
func NewDraft(t rules.Table, position []byte) (*Draft, error) {
	d := &Draft{Table: t, Set: map[string]bool{}}
	if err := d.Read(position); err != nil {
		return nil, err
	}
	return d, nil
}

// Read replaces the whole position and forgets what was set.
func (d *Draft) Read(position []byte) error {
	tree, err := ReadTree(position)
	if err != nil {
		return err
	}
	d.Tree, d.Set = tree, map[string]bool{}
	d.Faults = d.Table.Faults(d.Bytes())
	return nil
}

// ReadTree reads JSON with whole numbers as int.
func ReadTree(data []byte) (any, error) {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	var tree any
	if err := decoder.Decode(&tree); err != nil {
		return nil, err
	}
	return whole(tree), nil
}

// whole makes the numbers of a tree ints. One that is none becomes 0; the referee never writes such a number.
func whole(v any) any {
	switch v := v.(type) {
	case json.Number:
		n, err := strconv.Atoi(v.String())
		if err != nil {
			return 0
		}
		return n
	case map[string]any:
		for key := range v {
			v[key] = whole(v[key])
		}
	case []any:
		for i := range v {
			v[i] = whole(v[i])
		}
	}
	return v
}

// Bytes is the position as JSON.
func (d *Draft) Bytes() []byte { return rules.JSON(d.Tree) }

// Get is the part at a path, nil where there is none.
func (d *Draft) Get(p Path) any {
	at := d.Tree
	for _, step := range p {
		at = part(at, step)
	}
	return at
}

// part is one part of an object or array.
func part(of any, step string) any {
	switch of := of.(type) {
	case map[string]any:
		return of[step]
	case []any:
		if i, err := strconv.Atoi(step); err == nil && i >= 0 && i < len(of) {
			return of[i]
		}
	}
	return nil
}

// Put changes the part at a path; everything else that nobody has set is made to fit.
func (d *Draft) Put(p Path, value any) {
	d.Set[p.key()] = true
	d.Tree = Replaced(d.Tree, p, value)
	d.fit()
}

// drop takes a key out of an object.
func (d *Draft) drop(p Path) {
	object, ok := d.Get(p[:len(p)-1]).(map[string]any)
	if !ok {
		return
	}
	rest := make(map[string]any, len(object))
	for key, value := range object {
		if key != p[len(p)-1] {
			rest[key] = value
		}
	}
	d.Put(p[:len(p)-1], rest)
}

// Replaced is a copy of a tree with another part at a path.
func Replaced(tree any, p Path, value any) any {
	if len(p) == 0 {
		return value
	}
	inner := Replaced(part(tree, p[0]), p[1:], value)
	switch tree := tree.(type) {
	case []any:
		list := slices.Clone(tree)
		if i, err := strconv.Atoi(p[0]); err == nil && i >= 0 && i < len(list) {
			list[i] = inner
		}
		return list
	case map[string]any:
		object := make(map[string]any, len(tree)+1)
		for key, v := range tree {
			object[key] = v
		}
		object[p[0]] = inner
		return object
	}
	return map[string]any{p[0]: inner}
}

// fit takes what follows from the rest for all parts that nobody has set, and asks for the faults.
func (d *Draft) fit() {
	if settled, err := d.settled(); err == nil {
		d.Tree = d.merge(nil, d.Tree, settled)
	}
	d.Faults = d.Table.Faults(d.Bytes())
}

// settled is the tree as the game makes it fit.
func (d *Draft) settled() (any, error) {
	position, err := d.Table.Settle(d.Bytes())
	if err != nil {
		return nil, err
	}
	return ReadTree(position)
}

// merge takes the parts that people have set from own, and the others from settled.
func (d *Draft) merge(p Path, own, settled any) any {
	if d.Set[p.key()] {
		return own
	}
	switch own := own.(type) {
	case map[string]any:
		other, ok := settled.(map[string]any)
		if !ok || !sameKeys(own, other) {
			break
		}
		merged := make(map[string]any, len(own))
		for key := range own {
			merged[key] = d.merge(p.at(key), own[key], other[key])
		}
		return merged
	case []any:
		other, ok := settled.([]any)
		if !ok || len(own) != len(other) {
			break
		}
		merged := make([]any, len(own))
		for i := range own {
			merged[i] = d.merge(p.Item(i), own[i], other[i])
		}
		return merged
	}
	if d.setWithin(p) {
		return own
	}
	return settled
}

// IsSet reports whether people have set a part, what it stands in, or some of it.
func (d *Draft) IsSet(p Path) bool {
	for n := range len(p) + 1 {
		if d.Set[p[:n].key()] {
			return true
		}
	}
	return d.setWithin(p)
}

// setWithin reports whether people have set some part under a path.
func (d *Draft) setWithin(p Path) bool {
	prefix := p.key() + "/"
	for key := range d.Set {
		if len(key) > len(prefix) && key[:len(prefix)] == prefix {
			return true
		}
	}
	return false
}

func sameKeys(a, b map[string]any) bool {
	if len(a) != len(b) {
		return false
	}
	for key := range a {
		if _, ok := b[key]; !ok {
			return false
		}
	}
	return true
}

// fits reports whether making everything fit would change something.
func (d *Draft) fits() bool {
	settled, err := d.settled()
	return err != nil || bytes.Equal(rules.JSON(settled), d.Bytes())
}

// Settle makes everything fit, also what people have set.
func (d *Draft) Settle() {
	if settled, err := d.settled(); err == nil {
		d.Tree, d.Set = settled, map[string]bool{}
	}
	d.Faults = d.Table.Faults(d.Bytes())
}
