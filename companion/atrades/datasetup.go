package atrades

import (
	"fmt"
	"slices"
	"strings"

	"tablekeeper/companion/rules"
)

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

var dataKeys = []string{KeyGuilds, KeyCubes, KeyMoney, KeyTypes, KeyMaps, KeyChart, KeyCards}

// DataKeys returns these keys.
func DataKeys() []string { return slices.Clone(dataKeys) }

// IsList reports whether a key holds a list of entries, which may be spread over
// several headers.
func IsList(key string) bool {
	return key == KeyGuilds || key == KeyTypes || key == KeyMaps || key == KeyCards
}

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
			if IsList(key) {
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
	case KeyCubes:
		if readEntry(field, []string{"action", "golden"}); !field.Failed() {
			c.cubes, c.golden = field.Field("action").Int(1, maxNumber), field.Field("golden").Int(0, maxEra)
		}
	case KeyMoney:
		if readEntry(field, []string{"amount"}); !field.Failed() {
			c.money = field.Field("amount").Int(0, maxAmount)
		}
	case KeyChart:
		c.chart = readChart(field)
	default:
		v.Fail("there is no key %q", key)
	}
}

func (c *components) readList(key string, v rules.Value, again bool) {
	if !again {
		switch key {
		case KeyGuilds:
			c.guilds = nil
		case KeyTypes:
			c.kinds = nil
		case KeyMaps:
			c.regions = nil
		case KeyCards:
			c.cards = nil
		}
	}
	for _, item := range v.Items() {
		switch key {
		case KeyGuilds:
			c.guilds = append(c.guilds, readGuild(item))
		case KeyTypes:
			c.kinds = append(c.kinds, readKind(item))
		case KeyMaps:
			c.regions = append(c.regions, readRegion(item))
		case KeyCards:
			c.cards = append(c.cards, readCard(item))
		}
	}
}

// fault returns the key and the reason of what is wrong with the lists as a whole;
// the reason is "" where nothing is.
func (c *components) fault() (key, why string) {
	for _, key := range dataKeys {
		if faults := c.listFaults(key); len(faults) > 0 {
			return key, faults[0].why
		}
	}
	return "", ""
}

// listFault is a reason why entries of a list do not go together; entry counts
// from 0, and is -1 for the list as a whole.
type listFault struct {
	entry int
	why   string
}

// listFaults are all reasons why the entries of one list do not go together.
func (c *components) listFaults(key string) (faults []listFault) {
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
	if n := len(ids); n < least || n > most {
		faults = append(faults, listFault{-1, fmt.Sprintf("expected %d to %d entries, not %d", least, most, n)})
	}
	for _, i := range doubles(ids) {
		faults = append(faults, listFault{i, fmt.Sprintf("entry %d: the id %q appears twice", i+1, ids[i])})
	}
	switch key {
	case KeyGuilds:
		initiatives := make([]int, len(c.guilds))
		for i := range c.guilds {
			initiatives[i] = c.guilds[i].initiative
		}
		for _, i := range doubles(initiatives) {
			faults = append(faults, listFault{i, fmt.Sprintf("entry %d (%s): the initiative %d appears twice", i+1, ids[i], initiatives[i])})
		}
	case KeyTypes:
		faults = append(faults, c.kindFaults()...)
	}
	return faults
}

// kindFaults say what is wrong with the numbers and eras of the types.
func (c *components) kindFaults() (faults []listFault) {
	var eras [10]bool
	seen := map[int]bool{}
	for i := range c.kinds {
		k := &c.kinds[i]
		eras[k.era] = true
		for _, n := range k.numbers {
			if seen[n] {
				faults = append(faults, listFault{i, fmt.Sprintf("entry %d (%s): the company number %d appears twice", i+1, k.id, n)})
			}
			seen[n] = true
		}
	}
	for era := 1; era <= c.lastEra(); era++ {
		if !eras[era] {
			faults = append(faults, listFault{-1, fmt.Sprintf("there is an era %d and no type of era %d", c.lastEra(), era)})
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

// each returns a text of every thing in a list.
func each[T any](list []T, text func(*T) string) []string {
	out := make([]string, len(list))
	for i := range list {
		out[i] = text(&list[i])
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
