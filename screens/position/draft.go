package position

import (
	"bytes"

	"tablekeeper/companion/rules"
)

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
	tree, err := readTree(position)
	if err != nil {
		return err
	}
	d.Tree, d.Set = tree, map[string]bool{}
	d.Faults = d.Table.Faults(d.Bytes())
	return nil
}

// readTree reads a position as a tree.
func readTree(data []byte) (tree any, err error) {
	err = rules.ReadJSON(data, func(v rules.Value) { tree = v.Plain() })
	return tree, err
}

// Bytes is the position as JSON.
func (d *Draft) Bytes() []byte { return rules.JSON(d.Tree) }

// Get is the part at a path, nil where there is none.
func (d *Draft) Get(p rules.Path) any { return rules.PartAt(d.Tree, p) }

// Put changes the part at a path; everything else that nobody has set is made to fit.
func (d *Draft) Put(p rules.Path, value any) {
	d.Set[p.Key()] = true
	d.Tree = rules.Replaced(d.Tree, p, value)
	d.fit()
}

// drop takes a key out of an object.
func (d *Draft) drop(p rules.Path) {
	last := len(p) - 1
	if _, ok := d.Get(p[:last]).(rules.Object); ok {
		d.Put(p[:last], rules.PartAt(rules.Without(d.Tree, p), p[:last]))
	}
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
	return readTree(position)
}

// merge takes the parts that people have set from own, and the others from settled.
func (d *Draft) merge(p rules.Path, own, settled any) any {
	if d.Set[p.Key()] {
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
			merged[key] = d.merge(p.At(key), own[key], other[key])
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
func (d *Draft) IsSet(p rules.Path) bool {
	for n := range len(p) + 1 {
		if d.Set[p[:n].Key()] {
			return true
		}
	}
	return d.setWithin(p)
}

// setWithin reports whether people have set some part under a path.
func (d *Draft) setWithin(p rules.Path) bool {
	prefix := p.Key() + "/"
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
