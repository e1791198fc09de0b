package aid

import (
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// Copy is a box file on the way from house data to what the owner's box prints:
// each line an entry, each value with its tag. It begins as the house box and can
// be played with at any time (see [Copy.Usable]).
type Copy struct {
	// Edition is its name.
	Edition string
	// Entries stand section by section, in the order of the sections; within a
	// section in box order. None is malformed.
	Entries []CopyEntry
	called  map[string]string // places to what people call them
}

// CopyEntry is one line of a box file.
type CopyEntry struct {
	Section duckdealer.Section
	Kind    string   // the word with which the line begins
	Names   []string // a product, a tile, a good, a place, or the two ends of a route
	Values  []CopyValue
}

// CopyValue is one value that a box prints.
type CopyValue struct {
	// Name is the field: slots, recipe, count, points, wants, build, deliver, sells,
	// start, other, dots, or kind for what a place is.
	Name string
	// Gear is what a sells field sells.
	Gear string
	// Words are the goods of a list (r is any other good), or one word or number.
	Words []string
	// Tag says where the value comes from, such as @house or @box.
	Tag string
}

// The tags of house data and of what the owner read off the own box.
const (
	HouseTag = "@house"
	BoxTag   = "@box"
)

// AnyGood is the word of the square of a build list that takes any other good.
const AnyGood = "r"

// MostGoods is how many goods a list takes.
const MostGoods = 4

// House reports whether the value is invented.
func (v CopyValue) House() bool { return v.Tag == HouseTag }

// Number is the value as a number.
func (v CopyValue) Number() int {
	if len(v.Words) != 1 {
		return 0
	}
	n, _ := strconv.Atoi(v.Words[0])
	return n
}

// Range returns the least and the greatest number that fits a value.
func (v CopyValue) Range() (least, most int) {
	return duckdealer.BoxRange(v.Name)
}

// House counts the values of an entry that are house data.
func (e *CopyEntry) House() int {
	n := 0
	for _, v := range e.Values {
		if v.House() {
			n++
		}
	}
	return n
}

// HouseCopy is the house box: nothing is read off yet.
func HouseCopy() *Copy {
	lines, err := rules.ReadLines(duckdealer.HouseBox())
	if err != nil {
		panic("duckdealer: " + err.Error()) // it is part of the program
	}
	c := &Copy{}
	if err := c.apply(lines); err != nil {
		panic("duckdealer: " + err.Error()) // as above
	}
	return c
}

// copyName is the edition of a copy that nobody has named.
const copyName = "my-copy"

// begun makes the copy one of its own as soon as something is changed.
func (c *Copy) begun() {
	if c.Edition == "" || c.Edition == duckdealer.HouseEdition {
		c.Edition = copyName
	}
}

// Begun reports whether anything was entered that a box prints.
func (c *Copy) Begun() bool { return !slices.Equal(c.Lines(), HouseCopy().Lines()) }

// In lists the places, in Entries, of the entries of a section.
func (c *Copy) In(section duckdealer.Section) []int {
	var list []int
	for i := range c.Entries {
		if c.Entries[i].Section == section {
			list = append(list, i)
		}
	}
	return list
}

// Count reports how many values of a section there are, and how many are house data.
func (c *Copy) Count(section duckdealer.Section) (house, all int) {
	for i := range c.Entries {
		if e := &c.Entries[i]; e.Section == section {
			house += e.House()
			all += len(e.Values)
		}
	}
	return house, all
}

// Next is the place of the first entry from a place on that holds house data,
// going round; -1 if none does.
func (c *Copy) Next(from int) int {
	for i := range c.Entries {
		if at := (from + i) % len(c.Entries); c.Entries[at].House() > 0 {
			return at
		}
	}
	return -1
}

// Set enters what the box prints. The words must fit the value.
func (c *Copy) Set(entry, value int, words ...string) error {
	c.begun()
	e := c.entry(entry)
	v := &e.Values[value]
	v.Words, v.Tag = words, BoxTag
	if err := e.fault(); err != nil {
		return err
	}
	if e.Kind == "consumer" && v.Name == "wants" {
		e.Names[0] = c.freeTile(words[0], entry)
	}
	c.Entries[entry] = *e
	return nil
}

// entry is a copy of an entry, to be changed.
func (c *Copy) entry(at int) *CopyEntry {
	e := c.Entries[at]
	e.Names, e.Values = slices.Clone(e.Names), slices.Clone(e.Values)
	return &e
}

// Confirm says that a box prints an entry just as it stands.
func (c *Copy) Confirm(entry int) {
	c.begun()
	e := c.entry(entry)
	for i := range e.Values {
		e.Values[i].Tag = BoxTag
	}
	c.Entries[entry] = *e
}

// Rename gives the edition another name.
func (c *Copy) Rename(edition string) error {
	if !duckdealer.IsBoxName(edition, true) {
		return refused{wording.Say("a name is of small letters, digits and hyphens")}
	}
	c.Edition = edition
	return nil
}

// fault is what is wrong with one entry by itself.
func (e *CopyEntry) fault() error {
	if _, fault := duckdealer.ReadBoxLine(rules.Line{Number: 1, Text: e.Text()}); fault != nil {
		return refused{wording.TextOf(wording.Name(fault.Said()))}
	}
	return nil
}

// Text writes the entry as a line of a box file.
func (e *CopyEntry) Text() string {
	fields := []string{strings.Join(append([]string{e.Kind}, e.Names...), " ")}
	for _, v := range e.Values {
		switch {
		case v.Name == "kind" && e.Kind == "junction":
			return fields[0] + " " + v.Tag
		case v.Name == "kind":
			fields = append(fields, v.Words[0]+" "+v.Tag)
		case v.Name == "sells":
			fields = append(fields, v.Name+" "+v.Gear+" = "+strings.Join(v.Words, " + ")+" "+v.Tag)
		default:
			fields = append(fields, v.Name+" "+strings.Join(v.Words, " + ")+" "+v.Tag)
		}
	}
	return strings.Join(fields, " | ")
}

// Lines are the lines of the box file.
func (c *Copy) Lines() []rules.Line {
	lines := []rules.Line{{Number: 1, Text: "edition " + c.Edition}}
	for i := range c.Entries {
		lines = append(lines, rules.Line{Number: i + firstEntry, Text: c.Entries[i].Text()})
	}
	return lines
}

// firstEntry is the number of the line of the first entry.
const firstEntry = 2

// Text is the box file, with the names of places as comments.
func (c *Copy) Text() string {
	var text strings.Builder
	for _, line := range c.Lines() {
		text.WriteString(line.Text + "\n")
	}
	for _, name := range c.Names() {
		text.WriteString(calledComment + name + "\n")
	}
	return text.String()
}
