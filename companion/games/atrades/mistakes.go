package atrades

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// CheckData returns the first thing that is wrong with a data file, or nil.
func CheckData(file []byte) error {
	_, err := readFile(file)
	return err
}

// MistakesIn lists everything that is wrong with a data file that was read; none: a match can be
// played with it. The first mistake of each entry is told, as later ones may
// follow from it.
func MistakesIn(tree rules.Object) (found []rules.Mistake) {
	keys := append([]string{"format"}, dataKeys()...)
	for _, key := range keys {
		if _, ok := tree[key]; !ok {
			found = append(found, rules.Mistake{At: rules.Path{key}, Why: fmt.Sprintf("data: the key %q is missing", key)})
		}
	}
	keys = slices.SortedFunc(maps.Keys(tree), func(a, b string) int {
		return cmp.Or(slices.Index(keys, a)-slices.Index(keys, b), strings.Compare(a, b))
	})
	c := &components{}
	for _, key := range keys {
		found = append(found, c.mistakesOf(key, tree)...)
	}
	return found
}

// mistakesOf reads what is under one key, entry by entry where it is a list.
func (c *components) mistakesOf(key string, tree rules.Object) (found []rules.Mistake) {
	part := c.section(key)
	entries, ok := tree[key].(rules.List)
	if !ok || part == nil || part.Is.Kind != rules.ListField {
		if err := rules.ReadPart("data", tree, func(v rules.Value) { c.readKey(key, v) }); err != nil {
			return []rules.Mistake{mistaken(err.Error(), key)}
		}
		return nil
	}
	for i, entry := range entries {
		before := *c
		if err := rules.ReadPart("data."+key, rules.List{entry}, part.Is.Read); err != nil {
			found = append(found, mistaken(strings.ReplaceAll(err.Error(), key+"[0]", fmt.Sprintf("%s[%d]", key, i)), key))
		} else if i > 0 {
			c.follow(key, &before)
		}
	}
	if len(found) > 0 {
		return found // how entries go together is asked when each is right
	}
	for _, f := range c.listFaults(key) {
		found = append(found, rules.Mistake{At: f.At, Why: "data." + key + ": " + f.Why})
	}
	return found
}

// mistaken is what a reader said of a part, or of a key where it names no part.
func mistaken(why, key string) rules.Mistake {
	at, _ := rules.PathOf(why)
	if len(at) == 0 {
		at = rules.Path{key}
	}
	return rules.Mistake{At: at, Why: why}
}
