package aid

import (
	"slices"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/rules"
)

// Mistake is what keeps a copy from being played with as it stands, and its place.
type Mistake struct {
	Section duckdealer.Section
	Entry   int // its place in Entries; -1: the section as a whole
	Text    string
}

// Mistakes lists every mistake of the copy.
func (c *Copy) Mistakes() []Mistake {
	var list []Mistake
	for _, fault := range duckdealer.BoxFaults(c.Lines()) {
		list = append(list, Mistake{fault.Section, max(fault.Line-firstEntry, -1), fault.Said()})
	}
	return list
}

// Usable is the box that a match is played with now: the copy, with house data in
// the place of the sections that cannot be used yet, which are named. No lines:
// nothing was entered, the house box is used.
func (c *Copy) Usable() (lines []rules.Line, house []duckdealer.Section) {
	if !c.Begun() {
		return nil, nil
	}
	now := &Copy{Edition: c.Edition, Entries: slices.Clone(c.Entries)}
	replaced := map[duckdealer.Section]bool{}
	for {
		mistakes := now.Mistakes()
		if len(mistakes) == 0 {
			break
		}
		before := len(replaced)
		for _, m := range mistakes {
			replaced[m.Section] = true
		}
		if before == len(replaced) { // house data does not fit the rest of the map
			replaced[duckdealer.PlanetSection] = true
		}
		if replaced[duckdealer.PlanetSection] || replaced[duckdealer.RouteSection] {
			replaced[duckdealer.PlanetSection], replaced[duckdealer.RouteSection] = true, true
		}
		if before == len(replaced) {
			return nil, duckdealer.Sections() // can't be: all house sections fit each other
		}
		now = c.with(replaced)
	}
	for _, section := range duckdealer.Sections() {
		if replaced[section] {
			house = append(house, section)
		}
	}
	return now.Lines(), house
}

// with is the copy with house data in the place of some sections.
func (c *Copy) with(replaced map[duckdealer.Section]bool) *Copy {
	house := HouseCopy()
	mixed := &Copy{Edition: c.Edition}
	for _, section := range duckdealer.Sections() {
		from := c
		if replaced[section] {
			from = house
		}
		for _, i := range from.In(section) {
			mixed.Entries = append(mixed.Entries, from.Entries[i])
		}
	}
	return mixed
}
