package aid

import (
	"slices"
	"strings"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/rules"
)

// ReadCopy takes what can be read of a box file. What it does not hold stays house
// data: factories, mines and the ship one by one; tiles and the map as a whole. The
// faults are those of the file, with its line numbers.
func ReadCopy(file []byte) (c *Copy, faults []duckdealer.BoxFault, err error) {
	lines, err := rules.ReadLines(file)
	if err != nil {
		return nil, nil, err
	}
	c = &Copy{Edition: copyName}
	_ = c.apply(lines) // the faults name what is left out
	c.readNames(file)
	house := HouseCopy()
	for _, section := range duckdealer.Sections() {
		if len(c.In(section)) == 0 && (section != duckdealer.RouteSection || c.hasHouseMap(house)) {
			for _, i := range house.In(section) {
				c.Entries = append(c.Entries, house.Entries[i])
			}
		}
	}
	c.complete(house)
	return c, duckdealer.BoxFaults(lines), nil
}

// hasHouseMap reports whether the places are those of the house box: then its routes
// fit them.
func (c *Copy) hasHouseMap(house *Copy) bool {
	same := func(a, b int) bool { return c.Entries[a].Text() == house.Entries[b].Text() }
	return slices.EqualFunc(c.In(duckdealer.PlanetSection), house.In(duckdealer.PlanetSection), same)
}

// RestoreCopy reads what [Copy.Text] wrote. Only what every box has is filled in.
// With an error the copy is what could be read, nil if that is nothing at all.
func RestoreCopy(file []byte) (*Copy, error) {
	lines, err := rules.ReadLines(file)
	if err != nil {
		return nil, err
	}
	c := &Copy{Edition: copyName}
	err = c.apply(lines)
	if err != nil && len(c.Entries) == 0 {
		return nil, err
	}
	c.complete(HouseCopy())
	c.readNames(file)
	return c, err
}

// complete fills in the lines that every box has, and sorts the sections.
func (c *Copy) complete(house *Copy) {
	for _, e := range house.Entries {
		if e.Section != duckdealer.ShipSection && e.Section != duckdealer.FactorySection && e.Section != duckdealer.MineSection {
			continue
		}
		if c.find(e.Kind, e.Names...) < 0 {
			c.Entries = append(c.Entries, e)
		}
	}
	for _, i := range house.In(duckdealer.YardSection) {
		if len(c.In(duckdealer.YardSection)) < duckdealer.StartPlanets && c.find("yard", house.Entries[i].Names...) < 0 {
			c.Entries = append(c.Entries, house.Entries[i])
		}
	}
	c.sort()
}

func (c *Copy) sort() {
	slices.SortStableFunc(c.Entries, func(a, b CopyEntry) int { return int(a.Section - b.Section) })
}

// find returns the place of the entry of a kind with these names, or -1.
func (c *Copy) find(kind string, names ...string) int {
	return slices.IndexFunc(c.Entries, func(e CopyEntry) bool {
		return e.Kind == kind && slices.Equal(e.Names, names)
	})
}

// apply adds the lines that can be read, each name once. The error is that of the
// first line that is left out.
func (c *Copy) apply(lines []rules.Line) (left error) {
	for _, line := range lines {
		read, fault := duckdealer.ReadBoxLine(line)
		if fault != nil {
			if left == nil {
				left = *fault
			}
			continue
		}
		if read.Section == duckdealer.NoSection {
			if read.Edition != "" { // no comment
				c.Edition = read.Edition
			}
			continue
		}
		e := CopyEntry{Section: read.Section}
		e.read(read.Text)
		if !c.has(&e) {
			c.Entries = append(c.Entries, e)
		} else if left == nil {
			left = duckdealer.DoubleFault(line.Number, e.Section)
		}
	}
	c.sort()
	return left
}

// has reports whether the copy has an entry with the same names already.
func (c *Copy) has(e *CopyEntry) bool {
	switch e.Section {
	case duckdealer.ShipSection:
		return len(c.In(duckdealer.ShipSection)) > 0
	case duckdealer.PlanetSection:
		return c.Place(e.Names[0]) >= 0
	case duckdealer.RouteSection:
		return c.route(e.Names[0], e.Names[1]) >= 0
	}
	return c.find(e.Kind, e.Names...) >= 0
}

// read takes a line apart that has no fault.
func (e *CopyEntry) read(text string) {
	fields := strings.Split(text, "|")
	head := strings.Fields(fields[0])
	e.Kind, head = head[0], head[1:]
	if e.Kind == "junction" {
		e.Names, e.Values = head[:1], []CopyValue{{Name: "kind", Words: []string{"junction"}, Tag: head[1]}}
		return
	}
	e.Names = head
	for _, field := range fields[1:] {
		words := strings.Fields(field)
		last := len(words) - 1
		v := CopyValue{Name: words[0], Tag: words[last]}
		words = words[1:last]
		switch {
		case e.Kind == "planet":
			v.Name, words = "kind", []string{v.Name}
		case v.Name == "sells":
			v.Gear, words = words[0], words[2:]
		}
		v.Words = slices.DeleteFunc(slices.Clone(words), func(word string) bool { return word == "+" })
		e.Values = append(e.Values, v)
	}
}
