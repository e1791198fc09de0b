package screens

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"

	"tablekeeper/companion/rules"
)

// path leads to a part of a position's JSON form: the keys of objects and the indexes of arrays, from the outside in.
type path []string

// at is the path one step further in.
func (p path) at(step string) path { return append(slices.Clip(p), step) }

// item is the path of an array's item.
func (p path) item(i int) path { return p.at(strconv.Itoa(i)) }

// key is the path as one word.
func (p path) key() string {
	key := ""
	for _, step := range p {
		key += "/" + step
	}
	return key
}

// draft is a position that is being set up: the JSON form as a tree of objects, arrays, words, whole numbers, booleans
// and nil. What nobody has set follows from the rest as far as the game says how.
type draft struct {
	table  rules.Table
	tree   any
	set    map[string]bool // the paths that people have set
	faults []string        // why it can't be the position of this table
}

// newDraft begins with a position. The error says why it can't be read.
func newDraft(t rules.Table, position []byte) (*draft, error) {
	d := &draft{table: t, set: map[string]bool{}}
	if err := d.read(position); err != nil {
		return nil, err
	}
	return d, nil
}

// read replaces the whole position and forgets what was set.
func (d *draft) read(position []byte) error {
	tree, err := readTree(position)
	if err != nil {
		return err
	}
	d.tree, d.set = tree, map[string]bool{}
	d.faults = d.table.Faults(d.bytes())
	return nil
}

// readTree reads JSON with whole numbers as int.
func readTree(data []byte) (any, error) {
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

// bytes is the position as JSON.
func (d *draft) bytes() []byte { return rules.JSON(d.tree) }

// get is the part at a path, nil where there is none.
func (d *draft) get(p path) any {
	at := d.tree
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

// put changes the part at a path; everything else that nobody has set is made to fit.
func (d *draft) put(p path, value any) {
	d.set[p.key()] = true
	d.tree = replaced(d.tree, p, value)
	d.fit()
}

// drop takes a key out of an object.
func (d *draft) drop(p path) {
	object, ok := d.get(p[:len(p)-1]).(map[string]any)
	if !ok {
		return
	}
	rest := make(map[string]any, len(object))
	for key, value := range object {
		if key != p[len(p)-1] {
			rest[key] = value
		}
	}
	d.put(p[:len(p)-1], rest)
}

// replaced is a copy of a tree with another part at a path.
func replaced(tree any, p path, value any) any {
	if len(p) == 0 {
		return value
	}
	inner := replaced(part(tree, p[0]), p[1:], value)
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
func (d *draft) fit() {
	if settled, err := d.settled(); err == nil {
		d.tree = d.merge(nil, d.tree, settled)
	}
	d.faults = d.table.Faults(d.bytes())
}

// settled is the tree as the game makes it fit.
func (d *draft) settled() (any, error) {
	position, err := d.table.Settle(d.bytes())
	if err != nil {
		return nil, err
	}
	return readTree(position)
}

// merge takes the parts that people have set from own, and the others from settled.
func (d *draft) merge(p path, own, settled any) any {
	if d.set[p.key()] {
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
			merged[i] = d.merge(p.item(i), own[i], other[i])
		}
		return merged
	}
	if d.setWithin(p) {
		return own
	}
	return settled
}

// setWithin tells whether people have set some part under a path.
func (d *draft) setWithin(p path) bool {
	prefix := p.key() + "/"
	for key := range d.set {
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

// fits tells whether making everything fit would change something.
func (d *draft) fits() bool {
	settled, err := d.settled()
	return err != nil || bytes.Equal(rules.JSON(settled), d.bytes())
}

// settle makes everything fit, also what people have set.
func (d *draft) settle() {
	if settled, err := d.settled(); err == nil {
		d.tree, d.set = settled, map[string]bool{}
	}
	d.faults = d.table.Faults(d.bytes())
}
