package atrades

import (
	"fmt"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// dataFormat names the format of a data file.
const dataFormat = "atrades-data/1"

// The keys of a data file that stand for components, in its order.
const (
	KeyGuilds = "guilds"
	KeyCubes  = "cubes"
	KeyMoney  = "bank_money"
	KeyTypes  = "types"
	KeyMaps   = "maps"
	KeyChart  = "chart"
	KeyCards  = "technology_cards"
)

// setup returns the component data of a table: the default, with what the Setup
// headers replace (section 2.3).
func setup(choices []rules.Line) (*components, error) {
	c := printed()
	given := map[string]int{} // key to the line that gave it last
	for _, line := range choices {
		text, ok := strings.CutPrefix(line.Text, "data ")
		if !ok {
			return nil, &rules.Fault{Line: line.Number, Text: "expected [Setup \"data {...}\"]"}
		}
		if err := c.readObject("data", []byte(text), given, line.Number); err != nil {
			return nil, &rules.Fault{Line: line.Number, Text: err.Error()}
		}
	}
	if key, why := c.fault(); why != "" {
		return nil, &rules.Fault{Line: given[key], Text: "data." + key + ": " + why}
	}
	return &c, nil
}

// readFile reads a whole data file.
func readFile(file []byte) (*components, error) {
	c, given := &components{}, map[string]int{}
	if err := c.readObject("data", file, given, 1); err != nil {
		return nil, err
	}
	for _, key := range append([]string{"format"}, dataKeys()...) {
		if _, ok := given[key]; !ok {
			return nil, fmt.Errorf("data: the key %q is missing", key)
		}
	}
	if key, why := c.fault(); why != "" {
		return nil, fmt.Errorf("data.%s: %s", key, why)
	}
	return c, nil
}

// dataKeys are the keys of the sections.
func dataKeys() []string {
	return each(dataParts(new(components)), func(part *part) string { return part.Name })
}

// section is the part of the data under a key, nil for none.
func (c *components) section(key string) *part {
	i := slices.Index(dataKeys(), key)
	if i < 0 {
		return nil
	}
	return &dataParts(c)[i]
}

// readObject reads one object with any of the keys. The entries of a list are
// added to those that stood under its key before; what was there by default goes.
func (c *components) readObject(name string, text []byte, given map[string]int, line int) error {
	return rules.ReadNamed(name, text, func(v rules.Value) {
		for _, key := range v.Keys() {
			_, again := given[key]
			given[key] = line
			part := c.section(key)
			if again && part != nil && part.Is.Kind != rules.ListField {
				v.Fail("the key %q is given twice", key)
			}
			before := *c
			c.readKey(key, v)
			if again {
				c.follow(key, &before)
			}
		}
	})
}

// readKey reads what is under a key.
func (c *components) readKey(key string, v rules.Value) {
	part := c.section(key)
	switch {
	case part != nil:
		part.Is.Read(v.Field(key))
	case key == "note":
		fitsText(v.Field(key))
	case key != "format":
		v.Fail("there is no key %q", key)
	case v.Field(key).Text() != dataFormat:
		v.Field(key).Fail("expected %q", dataFormat)
	}
}

// follow puts the entries of a list that was given again behind those that were there.
func (c *components) follow(key string, before *components) {
	switch key {
	case KeyGuilds:
		c.guilds = slices.Concat(before.guilds, c.guilds)
	case KeyTypes:
		c.kinds = slices.Concat(before.kinds, c.kinds)
	case KeyMaps:
		c.regions = slices.Concat(before.regions, c.regions)
	case KeyCards:
		c.cards = slices.Concat(before.cards, c.cards)
	}
}

// fault returns the key and the reason of what is wrong with the lists as a whole;
// the reason is "" where nothing is.
func (c *components) fault() (key, why string) {
	for _, key := range dataKeys() {
		if faults := c.listFaults(key); len(faults) > 0 {
			return key, faults[0].Why
		}
	}
	return "", ""
}

// listFaults are all reasons why the entries of one list do not go together.
func (c *components) listFaults(key string) (faults []rules.Mistake) {
	var ids []string
	least, most := 0, 0
	switch key {
	case KeyGuilds:
		least, most, ids = 2, 8, each(c.guilds, func(g *guild) string { return g.id })
	case KeyTypes:
		least, most, ids = 1, 8, each(c.kinds, func(k *kind) string { return k.id })
	case KeyMaps:
		least, most, ids = 1, maxRegions, each(c.regions, func(m *region) string { return m.id })
	case KeyCards:
		least, most, ids = 0, maxCards, each(c.cards, func(c *card) string { return c.id })
	default:
		return nil
	}
	list := rules.Path{key}
	if n := len(ids); n < least || n > most {
		faults = append(faults, rules.Mistake{At: list, Why: fmt.Sprintf("expected %d to %d entries, not %d", least, most, n)})
	}
	for _, i := range doubles(ids) {
		faults = append(faults, rules.Mistake{At: list.Item(i).At("id"), Why: fmt.Sprintf("entry %d: the id %q appears twice", i+1, ids[i])})
	}
	switch key {
	case KeyGuilds:
		initiatives := each(c.guilds, func(g *guild) int { return g.initiative })
		for _, i := range doubles(initiatives) {
			faults = append(faults, rules.Mistake{
				At:  list.Item(i).At("initiative"),
				Why: fmt.Sprintf("entry %d (%s): the initiative %d appears twice", i+1, ids[i], initiatives[i]),
			})
		}
	case KeyTypes:
		faults = append(faults, c.kindFaults()...)
	}
	return faults
}

// kindFaults say what is wrong with the numbers and eras of the types.
func (c *components) kindFaults() (faults []rules.Mistake) {
	list := rules.Path{KeyTypes}
	var eras [10]bool
	seen := map[int]bool{}
	for i := range c.kinds {
		k := &c.kinds[i]
		eras[k.era] = true
		for _, n := range k.numbers {
			if seen[n] {
				faults = append(faults, rules.Mistake{
					At:  list.Item(i).At("initiatives"),
					Why: fmt.Sprintf("entry %d (%s): the company number %d appears twice", i+1, k.id, n),
				})
			}
			seen[n] = true
		}
	}
	for era := 1; era <= c.lastEra(); era++ {
		if !eras[era] {
			faults = append(faults, rules.Mistake{At: list, Why: fmt.Sprintf("there is an era %d and no type of era %d", c.lastEra(), era)})
		}
	}
	return faults
}

// lastEra is the greatest era of a type.
func (c *components) lastEra() int {
	last := 0
	for i := range c.kinds {
		last = max(last, c.kinds[i].era)
	}
	return last
}

// each returns something of every thing in a list.
func each[T, R any](list []T, of func(*T) R) []R {
	out := make([]R, len(list))
	for i := range list {
		out[i] = of(&list[i])
	}
	return out
}

// doubles are the places of all things that stood before.
func doubles[T comparable](list []T) (places []int) {
	for i := range list {
		if slices.Contains(list[:i], list[i]) {
			places = append(places, i)
		}
	}
	return places
}
