package aid

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
)

// Copy is the component data of the owners of the prototype while they enter it:
// a data file (format atrades-data/1) that may still have mistakes.
type Copy struct{ tree map[string]any }

// The sections of a copy: the keys of a data file.
const (
	Guilds     = atrades.KeyGuilds
	Types      = atrades.KeyTypes
	Maps       = atrades.KeyMaps
	Cards      = atrades.KeyCards
	Cubes      = atrades.KeyCubes
	BankMoney  = atrades.KeyMoney
	GovChart   = atrades.KeyChart
	dataStatus = "status"
)

// The badges of values: where they come from.
const (
	FromPrint  = "printed"
	FromRules  = "rulebook"
	FromRuling = "ruling"
)

// manual is the effect that the table carries out by itself (section 6.3).
const manual = "manual"

// Sections are the keys of a copy, in the order of the file.
func Sections() []string { return atrades.DataKeys() }

// PrintedCopy is the component data of the published prototype.
func PrintedCopy() *Copy {
	c, err := ReadCopy(atrades.DefaultData())
	if err != nil {
		panic("aid: the default data: " + err.Error()) // the tests have read it
	}
	return c
}

// ReadCopy takes a data file, also one with mistakes. The error says why it is no
// JSON object with the keys of such a file.
func ReadCopy(file []byte) (*Copy, error) {
	if err := rules.ReadNamed("data", file, func(v rules.Value) {
		for _, key := range atrades.DataKeys() {
			if !slices.Contains(v.Keys(), key) {
				v.Fail("the key %q is missing", key)
			}
		}
	}); err != nil {
		return nil, err
	}
	c := &Copy{}
	if err := json.Unmarshal(file, &c.tree); err != nil {
		return nil, err
	}
	c.tree = wholeNumbers(c.tree).(map[string]any)
	for _, key := range atrades.DataKeys() {
		_, list := c.tree[key].([]any)
		if _, group := c.tree[key].(map[string]any); list != atrades.IsList(key) || group == list {
			return nil, fmt.Errorf("data.%s: expected %s", key, map[bool]string{true: "an array", false: "an object"}[atrades.IsList(key)])
		}
	}
	return c, nil
}

// wholeNumbers makes the numbers of a tree ints; the reader takes no others.
func wholeNumbers(v any) any {
	switch v := v.(type) {
	case float64:
		return int(v)
	case map[string]any:
		for key := range v {
			v[key] = wholeNumbers(v[key])
		}
	case []any:
		for i := range v {
			v[i] = wholeNumbers(v[i])
		}
	}
	return v
}

// File is the copy as a data file.
func (c *Copy) File() []byte {
	text, err := json.MarshalIndent(c.tree, "", "  ")
	if err != nil {
		panic("aid: " + err.Error()) // a tree of JSON values can be written
	}
	return append(text, '\n')
}

// Mistakes lists what keeps matches from being played with the copy.
func (c *Copy) Mistakes() []atrades.Mistake { return atrades.Mistakes(c.File()) }

// Headers are the values of the Setup headers that bring the copy into a match:
// none where it is as published. The error is a mistake.
func (c *Copy) Headers() ([]string, error) { return Headers(c.File()) }

// Count is the number of entries of a section; one that is no list counts as one.
func (c *Copy) Count(section string) int {
	if list, ok := c.tree[section].([]any); ok {
		return len(list)
	}
	return 1
}

// entry is the object of an entry, or of a section that is no list.
func (c *Copy) entry(section string, i int) map[string]any {
	object := c.tree[section]
	if list, ok := object.([]any); ok {
		object = nil
		if i >= 0 && i < len(list) {
			object = list[i]
		}
	}
	entry, _ := object.(map[string]any)
	return entry
}

// Get returns a value of an entry by the keys and indexes that lead to it: a text,
// a number, a list or an object; nil where there is none.
func (c *Copy) Get(section string, i int, way ...string) any {
	var at any = c.entry(section, i)
	for _, step := range way {
		switch of := at.(type) {
		case map[string]any:
			at = of[step]
		case []any:
			k, err := strconv.Atoi(step)
			if err != nil || k < 0 || k >= len(of) {
				return nil
			}
			at = of[k]
		default:
			return nil
		}
	}
	return at
}

// Number is a value that is a number, or 0.
func (c *Copy) Number(section string, i int, way ...string) int {
	n, _ := c.Get(section, i, way...).(int)
	return n
}

// Text is a value that is a text, or "".
func (c *Copy) Text(section string, i int, way ...string) string {
	text, _ := c.Get(section, i, way...).(string)
	return text
}

// Numbers is a value that is a list of numbers.
func (c *Copy) Numbers(section string, i int, way ...string) []int {
	list, _ := c.Get(section, i, way...).([]any)
	numbers := make([]int, 0, len(list))
	for _, item := range list {
		if n, ok := item.(int); ok {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// Set changes a value of an entry. The value group that it belongs to, the first
// step of the way, is printed from now on: the owner has read it off.
func (c *Copy) Set(section string, i int, value any, way ...string) {
	entry := c.entry(section, i)
	if entry == nil || len(way) == 0 {
		return
	}
	setIn(entry, value, way)
	if way[0] != "id" {
		c.SetStatus(section, i, way[0], FromPrint)
	}
}

func setIn(at any, value any, way []string) {
	last := len(way) == 1
	switch of := at.(type) {
	case map[string]any:
		if last {
			of[way[0]] = value
			return
		}
		setIn(of[way[0]], value, way[1:])
	case []any:
		k, err := strconv.Atoi(way[0])
		if err != nil || k < 0 || k >= len(of) {
			return
		}
		if last {
			of[k] = value
			return
		}
		setIn(of[k], value, way[1:])
	}
}

// Status is the badge of a value group of an entry, "" where it has none.
func (c *Copy) Status(section string, i int, group string) string {
	return c.Text(section, i, dataStatus, group)
}

// SetStatus gives a value group another badge.
func (c *Copy) SetStatus(section string, i int, group, badge string) {
	entry := c.entry(section, i)
	if entry == nil {
		return
	}
	status, ok := entry[dataStatus].(map[string]any)
	if !ok {
		status = map[string]any{}
		entry[dataStatus] = status
	}
	status[group] = badge
}

// Add puts a new entry at the end of a list and gives its place. It is one that
// can be played with, as far as the others leave room for it.
func (c *Copy) Add(section string) int {
	list, ok := c.tree[section].([]any)
	if !ok {
		return 0
	}
	number := len(list) + 1
	id := c.freshID(section, number)
	entry := map[string]any{"id": id, "name": id, dataStatus: map[string]any{}}
	switch section {
	case Guilds:
		entry["initiative"], entry["money"] = c.freshNumber(section, "initiative"), 0
		entry["boxes"] = map[string]any{"companies": 5, "bureaucracy": 5, "tech": 3}
	case Types:
		entry["initiatives"], entry["tiles"], entry["price"] = []any{c.freshNumber(section, "initiatives")}, 20, 1
		entry["era"], entry["level"] = 1, 1
	case Maps:
		var desert []any
		for _, row := range atrades.BareRows() {
			desert = append(desert, row)
		}
		entry["rows"], entry["cities"], entry["links"], entry["demand"] = desert, map[string]any{}, []any{}, []any{1, 3, 5, 8}
	case Cards:
		entry["era"], entry["cost"], entry["copies"] = 1, 0, 1
		entry["effects"], entry["text"] = []any{map[string]any{"effect": manual}}, ""
	}
	c.tree[section] = append(list, any(entry))
	return len(list)
}

// freshID is an id that no entry of a list has.
func (c *Copy) freshID(section string, number int) string {
	names := map[string]string{Guilds: "guild", Types: "type", Maps: "region", Cards: "card"}
	for {
		id := names[section] + "-" + strconv.Itoa(number)
		taken := false
		for i := range c.Count(section) {
			taken = taken || c.Text(section, i, "id") == id
		}
		if !taken {
			return id
		}
		number++
	}
}

// freshNumber is the least number from 1 that no entry has under a key.
func (c *Copy) freshNumber(section, key string) int {
	for n := 1; ; n++ {
		taken := false
		for i := range c.Count(section) {
			taken = taken || c.Number(section, i, key) == n || slices.Contains(c.Numbers(section, i, key), n)
		}
		if !taken {
			return n
		}
	}
}

// Remove takes an entry out of a list.
func (c *Copy) Remove(section string, i int) {
	if list, ok := c.tree[section].([]any); ok && i >= 0 && i < len(list) {
		c.tree[section] = slices.Delete(slices.Clone(list), i, i+1)
	}
}
