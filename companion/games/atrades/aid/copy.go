package aid

import (
	"encoding/json"
	"slices"
	"strconv"

	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
)

// Copy is the component data of the owners of the prototype while they enter it: a data file (format atrades-data/1)
// that may still have mistakes.
type Copy struct{ rules.Draft }

// PrintedCopy is the component data of the published prototype.
func PrintedCopy() *Copy {
	c, err := ReadCopy(atrades.DefaultData())
	if err != nil {
		panic("aid: the default data: " + err.Error()) // the tests have read it
	}
	return c
}

// ReadCopy takes a data file, also one with mistakes. The error says why it is no JSON object with the keys of such a file.
func ReadCopy(file []byte) (*Copy, error) {
	c := &Copy{rules.Draft{Field: atrades.DataField(), Mine: "printed"}}
	err := rules.ReadNamed("data", file, func(v rules.Value) {
		for _, part := range c.Field.Of {
			if !slices.Contains(v.Keys(), part.Name) {
				v.Fail("the key %q is missing", part.Name)
			} else if of := v.Field(part.Name); part.Kind == rules.ListField {
				of.Items()
			} else {
				of.Keys()
			}
		}
		c.Tree = v.Plain()
	})
	if err != nil {
		return nil, err
	}
	return c, nil
}

// Whole is what is described of it.
func (c *Copy) Whole() *rules.Draft { return &c.Draft }

// File is the copy as a data file.
func (c *Copy) File() []byte {
	text, err := json.MarshalIndent(c.Tree, "", "  ")
	if err != nil {
		panic("aid: " + err.Error()) // a tree of JSON values can be written
	}
	return append(text, '\n')
}

// Mistakes lists what keeps matches from being played with the copy.
func (c *Copy) Mistakes() []rules.Mistake { return atrades.MistakesIn(c.Tree.(rules.Object)) }

// Headers are the values of the Setup headers that bring the copy into a match:
// none where it is as published. The error is a mistake.
func (c *Copy) Headers() ([]string, error) { return Headers(c.File()) }

// fresh is what an entry of a list begins with, besides its id and its name.
func fresh(section string) rules.Object {
	switch section {
	case atrades.KeyGuilds:
		return rules.Object{"initiative": 1, "money": 0, "boxes": rules.Object{"companies": 5, "bureaucracy": 5, "tech": 3}}
	case atrades.KeyTypes:
		return rules.Object{"initiatives": rules.List{1}, "tiles": 20, "price": 1, "era": 1, "level": 1}
	case atrades.KeyMaps:
		desert := rules.List{}
		for _, row := range atrades.BareRows() {
			desert = append(desert, row)
		}
		return rules.Object{"rows": desert, "cities": rules.Object{}, "links": rules.List{}, "demand": rules.List{1, 3, 5, 8}}
	}
	return rules.Object{"era": 1, "cost": 0, "copies": 1, "effects": rules.List{rules.Object{"effect": "manual"}}, "text": ""}
}

// Add puts a new entry at the end of a list and gives its place. It is one that
// can be played with, as far as the others leave room for it.
func (c *Copy) Add(section string) int {
	list, _ := c.Draft.Get(rules.Path{section}).(rules.List)
	entry := fresh(section)
	entry[rules.StatusKey] = rules.Object{}
	entry["id"] = c.freshID(section, list)
	entry["name"] = entry["id"]
	switch section {
	case atrades.KeyGuilds:
		entry["initiative"] = freshNumber(list, "initiative")
	case atrades.KeyTypes:
		entry["initiatives"] = rules.List{freshNumber(list, "initiatives")}
	}
	c.Put(rules.Path{section}, append(slices.Clip(list), any(entry)))
	return len(list)
}

// freshID is an id that no entry of a list has.
func (c *Copy) freshID(section string, list rules.List) string {
	called := map[string]string{atrades.KeyGuilds: "guild", atrades.KeyTypes: "type", atrades.KeyMaps: "region", atrades.KeyCards: "card"}
	for number := len(list) + 1; ; number++ {
		id := called[section] + "-" + strconv.Itoa(number)
		if !slices.ContainsFunc(list, func(entry any) bool { return rules.PartAt(entry, rules.Path{"id"}) == id }) {
			return id
		}
	}
}

// freshNumber is the least number from 1 that no entry has under a key.
func freshNumber(list rules.List, key string) int {
	for n := 1; ; n++ {
		if !slices.ContainsFunc(list, func(entry any) bool {
			value := rules.PartAt(entry, rules.Path{key})
			numbers, _ := value.(rules.List)
			return value == n || slices.Contains(numbers, any(n))
		}) {
			return n
		}
	}
}
