package screens

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/screens/look"
)

// duckSituations are the pages of Duck Dealer beside its matches, each in the states that look different.
var duckSituations = []situation{
	{"copy", func(tb *table) { tb.app.open(Route{CopyPage, duckKey}) }},
	{"copy with mistakes", func(tb *table) {
		tb.edited(func(c *duckdealer.Copy) error { return c.SetKind(c.Place("s1"), "far") })
		tb.app.open(Route{CopyPage, duckKey})
	}},
	{"copy all read off", func(tb *table) {
		tb.edited(func(c *duckdealer.Copy) error {
			for i := range c.Entries {
				c.Confirm(i)
			}
			return nil
		})
		tb.app.open(Route{CopyPage, duckKey})
	}},
	{"factories", func(tb *table) { tb.app.openCopy(duckdealer.FactorySection, -1) }},
	{"consumers", func(tb *table) { tb.app.openCopy(duckdealer.ConsumerSection, -1) }},
	{"planets", func(tb *table) { tb.app.openCopy(duckdealer.PlanetSection, -1) }},
	{"take the map away", func(tb *table) {
		tb.app.openCopy(duckdealer.PlanetSection, -1)
		tb.tap("Take the map away")
	}},
	{"no planets", func(tb *table) {
		tb.edited(func(c *duckdealer.Copy) error { c.ClearMap(); return nil })
		tb.app.openCopy(duckdealer.PlanetSection, -1)
	}},
	{"routes without planets", func(tb *table) {
		tb.edited(func(c *duckdealer.Copy) error { c.ClearMap(); return nil })
		tb.app.openCopy(duckdealer.RouteSection, -1)
	}},
	{"routes", func(tb *table) {
		tb.app.openCopy(duckdealer.RouteSection, -1)
		p := tb.app.shown.(*copySection)
		p.from.choose("p10")
		p.to.choose("p6")
		p.addRoute() // there is one
	}},
	{"ship", func(tb *table) { tb.app.openCopy(duckdealer.ShipSection, 0) }},
	{"factory", func(tb *table) { tb.app.openCopy(duckdealer.FactorySection, 1) }},
	{"recipe", func(tb *table) {
		tb.app.openCopy(duckdealer.FactorySection, 1)
		tb.tap("Takes. Plastic beads + Solar panels. House data. Closed")
	}},
	{"recipe that is full", func(tb *table) {
		tb.app.openCopy(duckdealer.FactorySection, 1)
		tb.tap("Takes. Plastic beads + Solar panels. House data. Closed")
		tb.tap("Stealth ducks")
		tb.tap("Phone boxes")
	}},
	{"consumer", func(tb *table) { tb.app.openCopy(duckdealer.ConsumerSection, 7) }},
	{"yard", func(tb *table) {
		tb.app.openCopy(duckdealer.YardSection, 0)
		tb.tap("Navigator")
	}},
	{"mine", func(tb *table) { tb.app.openCopy(duckdealer.MineSection, 2) }},
	{"planet", func(tb *table) { tb.app.openCopy(duckdealer.PlanetSection, 5) }},
	{"route", func(tb *table) { tb.app.openCopy(duckdealer.RouteSection, 5) }},
	{"box file with mistakes", func(tb *table) {
		tb.app.open(Route{CopyPage, duckKey})
		tb.app.importBox([]byte("ship | slots 5 @box\nfactory science | recipe science @box | count 1 @box | points 1 @box\n# all\nnothing like it\n"))
	}},
	{"new match with a copy", func(tb *table) {
		tb.edited(func(c *duckdealer.Copy) error { return c.Set(0, 0, "12") })
		tb.app.open(Route{NewMatchPage, duckKey})
	}},
}

// edited changes the owner's copy.
func (tb *table) edited(change func(*duckdealer.Copy) error) {
	assert.NoError(tb.t, tb.app.editCopy(change))
}

// TestDuckLayouts examines them in every size of window, on both grounds, with the least and the greatest text.
func TestDuckLayouts(t *testing.T) {
	for _, s := range duckSituations {
		t.Run(s.name, func(t *testing.T) {
			for _, window := range windows {
				for _, ground := range []look.Variant{look.Dark, look.Light} {
					for _, text := range []float32{1, 1.5} {
						tb := newTable(t, window.Width, window.Height)
						tb.app.choose(func(p *preferences) { p.Ground, p.Text = grounds[ground], text })
						s.go_(tb)
						assert.Empty(t, faults(tb), fmt.Sprintf("%v %s %v", window, grounds[ground], text))
					}
				}
			}
		})
	}
}
