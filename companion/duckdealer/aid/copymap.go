package aid

import (
	"slices"
	"strconv"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/wording"
)

// freeTile is a name for a consumer tile that no other one has: the good that it
// takes, with a number where several do.
func (c *Copy) freeTile(wants string, self int) string {
	for n := 1; ; n++ {
		name := wants
		if n > 1 {
			name += "-" + strconv.Itoa(n)
		}
		if at := c.find("consumer", name); at < 0 || at == self {
			return name
		}
	}
}

// AddConsumer adds a tile that wants a product and gives its place. The rest of it
// is that of the house tile for the product.
func (c *Copy) AddConsumer(wants string) int {
	house := HouseCopy()
	e := *house.entry(house.find("consumer", wants))
	e.Names[0] = c.freeTile(wants, -1)
	e.Values[0].Tag = BoxTag // the owner named it
	return c.insert(e)
}

// AddSale adds a gear that a yard sells. The price is one good until it is entered.
func (c *Copy) AddSale(entry int, gear string) error {
	e := c.entry(entry)
	last := len(e.Values) - 2 // build and points come after what is sold
	e.Values = slices.Insert(e.Values, last, CopyValue{Name: "sells", Gear: gear, Words: []string{duckdealer.GoodWords().Word(0)}, Tag: HouseTag})
	return c.change(entry, e)
}

// change puts another entry in the place of one, if it is well formed.
func (c *Copy) change(at int, e *CopyEntry) error {
	if err := e.fault(); err != nil {
		return err
	}
	c.begun()
	c.Entries[at] = *e
	return nil
}

// RemoveSale takes a gear out of what a yard sells; one is always sold.
func (c *Copy) RemoveSale(entry int, gear string) error {
	e := c.entry(entry)
	e.Values = slices.DeleteFunc(e.Values, func(v CopyValue) bool { return v.Gear == gear })
	return c.change(entry, e)
}

// insert adds an entry at the end of its section and gives its place.
func (c *Copy) insert(e CopyEntry) int {
	c.begun()
	at := slices.IndexFunc(c.Entries, func(other CopyEntry) bool { return other.Section > e.Section })
	if at < 0 {
		at = len(c.Entries)
	}
	c.Entries = slices.Insert(c.Entries, at, e)
	return at
}

// CanRemove reports whether a box may have more or fewer lines like an entry.
func (c *Copy) CanRemove(entry int) bool {
	switch c.Entries[entry].Section {
	case duckdealer.ConsumerSection, duckdealer.PlanetSection, duckdealer.RouteSection:
		return true
	}
	return false
}

// Remove takes an entry out, a place together with its routes.
func (c *Copy) Remove(entry int) {
	gone := c.Entries[entry]
	c.begun()
	c.Entries = slices.Delete(slices.Clone(c.Entries), entry, entry+1)
	if gone.Section == duckdealer.PlanetSection {
		c.Entries = slices.DeleteFunc(c.Entries, func(e CopyEntry) bool {
			return e.Section == duckdealer.RouteSection && slices.Contains(e.Names, gone.Names[0])
		})
	}
}

// ClearMap takes away all places and routes, so that another map can be entered.
func (c *Copy) ClearMap() {
	c.begun()
	c.Entries = slices.DeleteFunc(slices.Clone(c.Entries), func(e CopyEntry) bool {
		return e.Section == duckdealer.PlanetSection || e.Section == duckdealer.RouteSection
	})
}

// PlaceKinds are the words of what a place is.
func PlaceKinds() []string { return []string{"start", "far", "junction"} }

// Place finds the planet or junction of a name, -1 if there is none.
func (c *Copy) Place(name string) int {
	return slices.IndexFunc(c.Entries, func(e CopyEntry) bool {
		return e.Section == duckdealer.PlanetSection && e.Names[0] == name
	})
}

// AddPlace adds a planet or a junction.
func (c *Copy) AddPlace(name, kind string) error {
	if err := c.freePlace(name); err != nil {
		return err
	}
	e := CopyEntry{Section: duckdealer.PlanetSection, Kind: "planet", Names: []string{name}}
	if kind == "junction" {
		e.Kind = kind
	}
	e.Values = []CopyValue{{Name: "kind", Words: []string{kind}, Tag: BoxTag}}
	c.insert(e)
	return nil
}

// freePlace reports what keeps a new place from having a name.
func (c *Copy) freePlace(name string) error {
	switch {
	case !duckdealer.IsBoxName(name, false):
		return refused{wording.Say("the name of a place is of small letters and digits")}
	case c.Place(name) >= 0:
		return refused{wording.Say("there is a place {place} already", quoted(name))}
	}
	return nil
}

// RenamePlace gives a place another name, also where routes end there.
func (c *Copy) RenamePlace(entry int, name string) error {
	before := c.Entries[entry].Names[0]
	if name == before {
		return nil
	}
	if err := c.freePlace(name); err != nil {
		return err
	}
	c.begun()
	if called := c.Called(before); called != "" {
		_ = c.Call(before, "") // taking a name away is never refused
		_ = c.Call(name, called)
	}
	for i := range c.Entries {
		e := c.entry(i)
		if e.Section != duckdealer.PlanetSection && e.Section != duckdealer.RouteSection {
			continue
		}
		for k := range e.Names {
			if e.Names[k] == before {
				e.Names[k] = name
			}
		}
		c.Entries[i] = *e
	}
	return nil
}

// SetKind says what a place is.
func (c *Copy) SetKind(entry int, kind string) error {
	e := c.entry(entry)
	if e.Kind = "planet"; kind == "junction" {
		e.Kind = kind
	}
	e.Values[0] = CopyValue{Name: "kind", Words: []string{kind}, Tag: BoxTag}
	return c.change(entry, e)
}

// route finds the route between two places, either way round.
func (c *Copy) route(a, b string) int {
	return slices.IndexFunc(c.Entries, func(e CopyEntry) bool {
		return e.Section == duckdealer.RouteSection && (slices.Equal(e.Names, []string{a, b}) || slices.Equal(e.Names, []string{b, a}))
	})
}

// AddRoute joins two places.
func (c *Copy) AddRoute(from, to string, dots int) error {
	switch {
	case c.Place(from) < 0 || c.Place(to) < 0:
		return refused{wording.Say("a route joins two places of the map")}
	case from == to:
		return refused{wording.Say("a route joins two different places")}
	case c.route(from, to) >= 0:
		return refused{wording.Say("there is a route between {from} and {to} already", wording.Name(from), wording.Name(to))}
	}
	c.insert(CopyEntry{
		Section: duckdealer.RouteSection, Kind: "route", Names: []string{from, to},
		Values: []CopyValue{{Name: "dots", Words: []string{strconv.Itoa(dots)}, Tag: BoxTag}},
	})
	return nil
}
