package atrades

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// Mistake is one thing that keeps a data file from being played with.
type Mistake struct {
	Key   string // of the file, such as "maps"; "" for the file as a whole
	Entry int    // of the list under the key, from 0; -1: the key as a whole
	ID    string // the entry's id, where it has one
	Why   string // the place in the file and the reason
}

// CheckData returns the first thing that is wrong with a data file, or nil.
func CheckData(file []byte) error {
	_, err := readFile(file)
	return err
}

// Mistakes lists everything that is wrong with a data file; none: a match can be
// played with it. The first mistake of each entry is told, as later ones may
// follow from it.
func Mistakes(file []byte) []Mistake {
	var tree map[string]json.RawMessage
	whole := func(err error) []Mistake { return []Mistake{{Entry: -1, Why: err.Error()}} }
	if err := rules.ReadNamed("data", file, func(rules.Value) {}); err != nil {
		return whole(err)
	}
	if err := json.Unmarshal(file, &tree); err != nil {
		return whole(err)
	}
	var found []Mistake
	for _, key := range append([]string{"format"}, dataKeys...) {
		if _, ok := tree[key]; !ok {
			found = append(found, Mistake{Entry: -1, Key: key, Why: fmt.Sprintf("data: the key %q is missing", key)})
		}
	}
	c := &components{}
	keys := make([]string, 0, len(tree))
	for key := range tree {
		keys = append(keys, key)
	}
	slices.SortFunc(keys, func(a, b string) int { return slices.Index(dataKeys, a) - slices.Index(dataKeys, b) })
	for _, key := range keys {
		found = append(found, c.mistakesOf(key, tree[key])...)
	}
	return found
}

// mistakesOf reads what stands under one key, entry by entry where it is a list.
func (c *components) mistakesOf(key string, text json.RawMessage) []Mistake {
	var entries []json.RawMessage
	if !IsList(key) || json.Unmarshal(text, &entries) != nil {
		if err := c.readObject("data", object(key, text), map[string]int{}, 1); err != nil {
			return []Mistake{{Key: key, Entry: -1, Why: err.Error()}}
		}
		return nil
	}
	var found []Mistake
	given := map[string]int{}
	for i, entry := range entries {
		alone := object(key, slices.Concat([]byte("["), entry, []byte("]")))
		if err := c.readObject("data", alone, given, 1); err != nil {
			why := strings.ReplaceAll(err.Error(), key+"[0]", fmt.Sprintf("%s[%d]", key, i))
			found = append(found, Mistake{Key: key, Entry: i, ID: idOf(entry), Why: why})
		}
	}
	if len(found) > 0 {
		return found // how entries go together is asked when each is right
	}
	for _, f := range c.listFaults(key) {
		m := Mistake{Key: key, Entry: f.entry, Why: "data." + key + ": " + f.why}
		if f.entry >= 0 {
			m.ID = idOf(entries[f.entry])
		}
		found = append(found, m)
	}
	return found
}

func object(key string, text []byte) []byte {
	name, _ := json.Marshal(key) // a string can always be written
	return slices.Concat([]byte("{"), name, []byte(":"), text, []byte("}"))
}

// idOf is the id of an entry, or "".
func idOf(entry []byte) string {
	var named struct {
		ID any `json:"id"`
	}
	if json.Unmarshal(entry, &named) != nil {
		return ""
	}
	id, _ := named.ID.(string)
	return id
}
