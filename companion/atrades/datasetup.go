package atrades

import (
	"fmt"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

// The keys of a data file that stand for components, in its order.
const (
	keyGuilds = "guilds"
	keyCubes  = "cubes"
	keyMoney  = "bank_money"
	keyTypes  = "types"
	keyMaps   = "maps"
	keyChart  = "chart"
	keyCards  = "technology_cards"
)

var dataKeys = []string{keyGuilds, keyCubes, keyMoney, keyTypes, keyMaps, keyChart, keyCards}

// isList tells whether a key holds a list of entries, which may be spread over
// several headers.
func isList(key string) bool {
	return key == keyGuilds || key == keyTypes || key == keyMaps || key == keyCards
}

// setup gives the component data of a table: the default, with what the Setup
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
	for _, key := range append([]string{"format"}, dataKeys...) {
		if _, ok := given[key]; !ok {
			return nil, fmt.Errorf("data: the key %q is missing", key)
		}
	}
	if key, why := c.fault(); why != "" {
		return nil, fmt.Errorf("data.%s: %s", key, why)
	}
	return c, nil
}

// readObject reads one object with any of the keys. The entries of a list are
// added to those that stood under its key before; what was there by default goes.
func (c *components) readObject(name string, text []byte, given map[string]int, line int) error {
	return rules.ReadNamed(name, text, func(v rules.Value) {
		for _, key := range v.Keys() {
			_, again := given[key]
			given[key] = line
			if isList(key) {
				c.readList(key, v.Field(key), again)
				continue
			}
			if again && slices.Contains(dataKeys, key) {
				v.Fail("the key %q is given twice", key)
			}
			c.readKey(key, v)
		}
	})
}

func (c *components) readKey(key string, v rules.Value) {
	field := v.Field(key)
	switch key {
	case "format":
		if field.Text() != dataFormat {
			field.Fail("expected %q", dataFormat)
		}
	case "note":
		readText(field)
	case keyCubes:
		if readEntry(field, []string{"action", "golden"}); !field.Failed() {
			c.cubes, c.golden = field.Field("action").Int(1, 99), field.Field("golden").Int(0, 9)
		}
	case keyMoney:
		if readEntry(field, []string{"amount"}); !field.Failed() {
			c.money = field.Field("amount").Int(0, 999)
		}
	case keyChart:
		c.chart = readChart(field)
	default:
		v.Fail("there is no key %q", key)
	}
}

func (c *components) readList(key string, v rules.Value, again bool) {
	if !again {
		switch key {
		case keyGuilds:
			c.guilds = nil
		case keyTypes:
			c.kinds = nil
		case keyMaps:
			c.regions = nil
		case keyCards:
			c.cards = nil
		}
	}
	for _, item := range v.Items() {
		switch key {
		case keyGuilds:
			c.guilds = append(c.guilds, readGuild(item))
		case keyTypes:
			c.kinds = append(c.kinds, readKind(item))
		case keyMaps:
			c.regions = append(c.regions, readRegion(item))
		case keyCards:
			c.cards = append(c.cards, readCard(item))
		}
	}
}

// fault gives the key and the reason of what is wrong with the lists as a whole;
// the reason is "" where nothing is.
func (c *components) fault() (key, why string) {
	for _, list := range []struct {
		key         string
		least, most int
		ids         []string
	}{
		{keyGuilds, 2, 8, each(c.guilds, func(g *guild) string { return g.id })},
		{keyTypes, 1, 8, each(c.kinds, func(k *kind) string { return k.id })},
		{keyMaps, 1, maxRegions, each(c.regions, func(m *region) string { return m.id })},
		{keyCards, 0, maxCards, each(c.cards, func(c *card) string { return c.id })},
	} {
		if n := len(list.ids); n < list.least || n > list.most {
			return list.key, fmt.Sprintf("expected %d to %d entries, not %d", list.least, list.most, n)
		}
		if twice := double(list.ids); twice >= 0 {
			return list.key, fmt.Sprintf("entry %d: the id %q stands twice", twice+1, list.ids[twice])
		}
	}
	initiatives := make([]int, len(c.guilds))
	for i := range c.guilds {
		initiatives[i] = c.guilds[i].initiative
	}
	if twice := double(initiatives); twice >= 0 {
		return keyGuilds, fmt.Sprintf("entry %d (%s): the initiative %d stands twice", twice+1, c.guilds[twice].id, initiatives[twice])
	}
	return keyTypes, c.kindFault()
}

// kindFault says what is wrong with the numbers and eras of the types, or "".
func (c *components) kindFault() string {
	var eras [10]bool
	seen := map[int]bool{}
	for i := range c.kinds {
		k := &c.kinds[i]
		eras[k.era] = true
		for _, n := range k.numbers {
			if seen[n] {
				return fmt.Sprintf("entry %d (%s): the company number %d stands twice", i+1, k.id, n)
			}
			seen[n] = true
		}
	}
	for era := 1; era <= c.lastEra(); era++ {
		if !eras[era] {
			return fmt.Sprintf("there is an era %d and no type of era %d", c.lastEra(), era)
		}
	}
	return ""
}

// lastEra is the greatest era of a type.
func (c *components) lastEra() int {
	last := 0
	for i := range c.kinds {
		last = max(last, c.kinds[i].era)
	}
	return last
}

// each gives a text of every thing in a list.
// each gives a text of every thing in a list.
func each[T any](list []T, text func(*T) string) []string {
	out := make([]string, len(list))
	for i := range list {
		out[i] = text(&list[i])
	}
	return out
}

// double gives the place of the first thing that stood before, or -1.
func double[T comparable](list []T) int {
	for i := range list {
		if slices.Contains(list[:i], list[i]) {
			return i
		}
	}
	return -1
}
