package duckdealer

import (
	"slices"

	"tablekeeper/companion/rules"
)

// Mistake is what keeps a copy from being played with as it stands, and its place.
type Mistake struct {
	Section Section
	Entry   int // its place in Entries; -1: the section as a whole
	Text    string
}

// Mistakes lists every mistake of the copy.
func (c *Copy) Mistakes() []Mistake {
	var list []Mistake
	for _, fault := range BoxFaults(c.Lines()) {
		list = append(list, Mistake{fault.Section, max(fault.Line-firstEntry, -1), fault.Text})
	}
	return list
}

// Usable is the box that a match is played with now: the copy, with house data in
// the place of the sections that cannot be used yet, which are named. No lines:
// nothing was entered, the house box is used.
func (c *Copy) Usable() (lines []rules.Line, house []Section) {
	if !c.Begun() {
		return nil, nil
	}
	now := &Copy{Edition: c.Edition, Entries: slices.Clone(c.Entries)}
	replaced := map[Section]bool{}
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
			replaced[PlanetSection] = true
		}
		if replaced[PlanetSection] || replaced[RouteSection] {
			replaced[PlanetSection], replaced[RouteSection] = true, true
		}
		if before == len(replaced) {
			return nil, Sections() // can't be: all house sections fit each other
		}
		now = c.with(replaced)
	}
	for _, section := range Sections() {
		if replaced[section] {
			house = append(house, section)
		}
	}
	return now.Lines(), house
}

// with is the copy with house data in the place of some sections.
func (c *Copy) with(replaced map[Section]bool) *Copy {
	house := HouseCopy()
	mixed := &Copy{Edition: c.Edition}
	for _, section := range Sections() {
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
