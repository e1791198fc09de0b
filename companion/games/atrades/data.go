package atrades

import (
	"slices"
	"sync"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// DefaultData returns the component data of the printed prototype, as a data file
// (format atrades-data/1); rulings fill what it leaves open.
func DefaultData() []byte { return []byte(rules.TextOf(texts, "data.json")) }

// printed is the default data as it was read once; nobody changes it.
var printed = sync.OnceValue(func() components {
	c, err := readFile(DefaultData())
	if err != nil {
		panic("atrades: the default data: " + err.Error()) // the tests have read it
	}
	return *c
})

// components is the component data of one table.
type components struct {
	guilds               []guild
	cubes, golden, money int
	kinds                []kind
	regions              []region
	chart                []exchange
	cards                []card
}

// guild is a guild board: what its player starts with, and its boxes by track.
type guild struct {
	id, name          string
	initiative, money int
	boxes             [tracks]int
}

// said is the guild in a sentence.
func (g *guild) said() wording.Name { return wording.Name(g.name) }

// kind is one of the company types.
type kind struct {
	id, name          string
	numbers           []int
	tiles, price, era int
	level             int
}

// region is a map of hexes: sets of cells, the cities' numbers, and for every
// cell those adjacent to it inside the region.
type region struct {
	id, name   string
	land, city uint64
	number     [cells]int
	beside     [cells]uint64
	lines      [][2]int // pairs of cells that a printed line joins
	demand     []int
}

// said is the region in a sentence.
func (m *region) said() wording.Name { return wording.Name(m.name) }

// exchange is a row of the government chart.
type exchange struct{ give, get int }

// card is a technology card.
type card struct {
	id, name          string
	era, cost, copies int
	effects           []effect
	text              string
}

// said is the card in a sentence.
func (c *card) said() wording.Name { return wording.Name(c.name) }

// effect is one effect of a technology card; n is 0 where it has none.
type effect struct{ kind, n int }

// The effects, in the order of section 6.3.
const (
	gainPersonal = iota
	gainCube
	gainBureaucracy
	gainCompany
	raiseDemand
	expandEffect
	acquireEffect
	manualEffect
)

var effectNames = []string{
	"gain-personal", "gain-cube", "gain-bureaucracy", "gain-company", "raise-demand", "expand", "acquire", "manual",
}

// numbered are the effects that have a number; they come first.
const numbered = expandEffect

// EffectCounts reports whether an effect has a number.
func EffectCounts(effect string) bool { return slices.Index(effectNames, effect) < numbered }
