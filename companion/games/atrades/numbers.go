package atrades

import (
	"slices"
	"strconv"

	"tablekeeper/companion/rules"
)

// The numbers of the rules. What is printed on the components is in the data.
const (
	minSeats     = 2
	maxSeats     = 5
	leastRegions = 3    // in the game at the start, or as many as seats (AT-13.3)
	mostAdjusted = 20   // adjustments of one manual effect (AT-9.10)
	mostMoney    = 9999 // that a move can name, as a bid or a part of a payment

	// mostRead bounds the numbers of a position that is read; play knows no such limit.
	// From there no match comes near the end of the numbers.
	mostRead = 999_999
)

// adjust sets the numbers of the rules that a designer may change (section 2). They are in the component data of the table, which is
// its own copy, so that they are what the data say where nobody says otherwise.
func (c *components) adjust(s *rules.Setup, regions *int) error {
	*regions = leastRegions
	if len(s.Numbers) == 0 {
		return nil
	}
	c.guilds, c.kinds, c.chart = slices.Clone(c.guilds), slices.Clone(c.kinds), slices.Clone(c.chart)
	list := c.numbers(regions)
	for name := range s.Numbers {
		if !slices.ContainsFunc(list, func(n rules.RuleNumber) bool { return n.Name == name }) {
			return &rules.Fault{Text: "the data of this table have no number " + strconv.Quote(name)}
		}
	}
	s.Put(list)
	return nil
}

// numbers declares them, each with its value in the data and its bounds.
func (c *components) numbers(regions *int) []rules.RuleNumber {
	number := func(to *int, name string, low, high int, about string) rules.RuleNumber {
		return rules.NumberOf(to, name, *to, min(low, *to), max(high, *to), about)
	}
	list := []rules.RuleNumber{
		rules.NumberOf(regions, "least-regions", leastRegions, 1, maxRegions, "regions at the start, or as many as there are players, and never more than there are (AT-13.3)"),
		number(&c.cubes, "action-cubes", 1, 30, "action cubes of a player"),
		number(&c.golden, "golden-cubes", 0, 3, "golden action cubes of a player, in the later edition"),
		number(&c.money, "bank-money", 0, 99, "money on the card of a new company"),
	}
	for i := range c.guilds {
		g := &c.guilds[i]
		list = append(list,
			number(&g.money, g.id+"-money", 0, 99, "money of "+g.name+" at the start"),
			number(&g.boxes[trackCompanies], g.id+"-company-boxes", 0, 30, "boxes of "+g.name+" for companies (AT-4.1)"),
			number(&g.boxes[trackTech], g.id+"-tech-boxes", 0, 30, "boxes of "+g.name+" for research (AT-9.3)"))
	}
	for i := range c.kinds {
		k := &c.kinds[i]
		list = append(list,
			number(&k.price, k.id+"-price", 0, 30, "money for goods of "+k.name),
			number(&k.tiles, k.id+"-tiles", 0, 99, "regular tiles of "+k.name),
			number(&k.level, k.id+"-level", 1, 9, "level of "+k.name+", for auction rounds by tiers"))
	}
	for i := range c.chart {
		row, at := &c.chart[i], strconv.Itoa(i+1)
		list = append(list,
			number(&row.give, "chart-"+at+"-give", 1, 99, "money to give, row "+at+" of the government chart"),
			number(&row.get, "chart-"+at+"-get", 0, 99, "money to get, row "+at+" of the government chart"))
	}
	return list
}

// The most of each thing that a data file brings to a table (section 2.3).
const (
	maxCompanies = 99
	maxRegions   = 20
	maxCards     = 99
	maxText      = 500 // characters
	maxID        = 32  // characters
	maxNumber    = 99  // an initiative, a company or city number, a price, boxes, demand, copies
	maxAmount    = 999 // money at the start, of the bank and of the chart; tiles of a type
	maxEra       = 9   // also the levels, the golden cubes and the effects of a card
	maxDemand    = 12  // numbers of a demand track
	maxChart     = 20  // rows of the government chart
)
