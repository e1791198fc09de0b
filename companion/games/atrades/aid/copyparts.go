package aid

import (
	"tablekeeper/companion/games/atrades"
	"tablekeeper/companion/rules"
)

// The sections of a copy: the keys of a data file.
const (
	Guilds    = atrades.KeyGuilds
	Types     = atrades.KeyTypes
	Maps      = atrades.KeyMaps
	Cards     = atrades.KeyCards
	Cubes     = atrades.KeyCubes
	BankMoney = atrades.KeyMoney
	GovChart  = atrades.KeyChart
)

// FromRuling is the source of values that neither the prototype nor the rulebook gives.
const FromRuling = "ruling"

// part is the path of a part of an entry, or of a section that is no list.
func (c *Copy) part(section string, i int, way ...string) rules.Path {
	at := rules.Path{section}
	if _, list := c.Draft.Get(at).(rules.List); list {
		at = at.Item(i)
	}
	return at.At(way...)
}

// Count is the number of entries of a section; one that is no list counts as one.
func (c *Copy) Count(section string) int {
	if list, ok := c.Draft.Get(rules.Path{section}).(rules.List); ok {
		return len(list)
	}
	return 1
}

// Get returns a part of an entry by the keys and indexes that lead to it; nil where there is none.
func (c *Copy) Get(section string, i int, way ...string) any {
	return c.Draft.Get(c.part(section, i, way...))
}

// Number is a part that is a number, or 0.
func (c *Copy) Number(section string, i int, way ...string) int {
	return c.Draft.Number(c.part(section, i, way...))
}

// Text is a part that is a text, or "".
func (c *Copy) Text(section string, i int, way ...string) string {
	return c.Draft.Text(c.part(section, i, way...))
}

// Numbers is a part that is a list of numbers.
func (c *Copy) Numbers(section string, i int, way ...string) []int {
	list, _ := c.Get(section, i, way...).(rules.List)
	numbers := make([]int, 0, len(list))
	for _, item := range list {
		if n, ok := item.(int); ok {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// Status is where a part of an entry comes from, "" where nothing says so.
func (c *Copy) Status(section string, i int, name string) string {
	return c.Text(section, i, rules.StatusKey, name)
}
