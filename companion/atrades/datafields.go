package atrades

import (
	"slices"
	"strings"
	"unicode/utf8"

	"tablekeeper/companion/rules"
)

var (
	sources     = rules.Words("status", 0, "printed", "rulebook", "ruling").Titled("printed", "from the rulebook", "made up")
	effectWords = rules.Words("effect", 0, effectNames...).Titled(
		"Money to the personal supply", "Action cubes", "Bureaucracy cubes", "Money to a company's card", "Raise a region's demand",
		"A company grows", "A free company", "As its text says")
)

// The sections of the component data, in the order of a data file.
var dataParts = []rules.Part[components]{
	{Name: KeyGuilds, Title: "Guilds", Is: lists(func(c *components) *[]guild { return &c.guilds }, guildShape)},
	{Name: KeyCubes, Title: "Cubes", Is: cubesShape},
	{Name: KeyMoney, Title: "New card's money", Is: moneyShape},
	{Name: KeyTypes, Title: "Company types", Is: lists(func(c *components) *[]kind { return &c.kinds }, kindShape)},
	{Name: KeyMaps, Title: "Regions", Is: lists(func(c *components) *[]region { return &c.regions }, regionShape)},
	{Name: KeyChart, Title: "Government chart", Is: chartShape},
	{Name: KeyCards, Title: "Technology cards", Is: lists(func(c *components) *[]card { return &c.cards }, cardShape)},
}

// DataField describes the component data.
func DataField() rules.Field { return rules.Group(dataParts...).Field }

// lists is a list of entries in a place of their own.
func lists[P, E any](at func(p *P) *[]E, entry rules.Shape[E]) rules.Shape[P] {
	return rules.ListOf(0, func(p *P) []E { return *at(p) }, func(p *P, list []E, _ rules.Value) { *at(p) = list }, entry)
}

// number is a count in a number of the data.
func number[P any](name, title string, at func(p *P) *int, low, high int) rules.Part[P] {
	return rules.Part[P]{Name: name, Title: title, Is: rules.At(at, rules.NumberIn(low, high))}
}

// named are the id and the name with which an entry begins.
func named[P any](id, name func(p *P) *string, rest ...rules.Part[P]) rules.Shape[P] {
	return rules.Group(append([]rules.Part[P]{
		{Name: "id", Title: "Short name for typed moves", Names: true, Is: rules.TextAt(id, fitsID)},
		{Name: "name", Title: "Name", Is: rules.TextAt(name, fitsText)},
	}, rest...)...).Sourced(sources)
}

var guildShape = named(func(g *guild) *string { return &g.id }, func(g *guild) *string { return &g.name },
	number("initiative", "Initiative in the first round", func(g *guild) *int { return &g.initiative }, 1, maxNumber),
	number("money", "First money", func(g *guild) *int { return &g.money }, 0, maxAmount),
	rules.Part[guild]{Name: "boxes", Title: "Boxes", Is: rules.Group(
		boxes(trackCompanies, "Boxes for companies"), boxes(trackBureaucracy, "Boxes for bureaucracy"), boxes(trackTech, "Boxes for technology"))})

func boxes(track int, title string) rules.Part[guild] {
	return number(trackNames[track], title, func(g *guild) *int { return &g.boxes[track] }, 0, maxNumber)
}

var cubesShape = rules.Group(
	number("action", "Action cubes", func(c *components) *int { return &c.cubes }, 1, maxNumber),
	number("golden", "Golden cubes", func(c *components) *int { return &c.golden }, 0, maxEra)).Sourced(sources)

var moneyShape = rules.Group(
	number("amount", "Money on a new card", func(c *components) *int { return &c.money }, 0, maxAmount)).Sourced(sources)

var kindShape = named(func(k *kind) *string { return &k.id }, func(k *kind) *string { return &k.name },
	rules.Part[kind]{Name: "initiatives", Title: "Company numbers", Is: lists(func(k *kind) *[]int { return &k.numbers },
		rules.Itself[int](rules.NumberIn(1, maxNumber))).Also(func(v rules.Value) {
		if len(v.Items()) == 0 {
			v.Fail("a type has at least one number")
		}
	})},
	number("tiles", "Regular tiles", func(k *kind) *int { return &k.tiles }, 0, maxAmount),
	number("price", "Price of a good", func(k *kind) *int { return &k.price }, 0, maxNumber),
	number("era", "Comes in era", func(k *kind) *int { return &k.era }, 1, maxEra),
	number("level", "Level", func(k *kind) *int { return &k.level }, 1, maxEra),
	rules.Part[kind]{Name: "aliases", Title: "Other names", Spare: true, Is: rules.Own(
		rules.Field{Kind: rules.ListField, Of: []rules.Field{{Kind: rules.TextField}}}, func(*kind) any { return nil },
		func(_ *kind, v rules.Value) {
			for _, item := range v.Items() {
				fitsText(item)
			}
		})})

var regionShape = named(func(m *region) *string { return &m.id }, func(m *region) *string { return &m.name },
	rules.Part[region]{Name: "rows", Title: "Land", Is: printedLand(rules.Field{Kind: rules.ListField}, (*region).readRows)},
	rules.Part[region]{Name: "cities", Title: "Cities", Is: printedLand(cityField, (*region).readCities)},
	rules.Part[region]{Name: "links", Title: "Lines", Is: printedLand(rules.Field{Kind: rules.ListField}, (*region).readLinks)},
	rules.Part[region]{Name: "demand", Title: "Demand track", Is: lists(func(m *region) *[]int { return &m.demand },
		rules.Itself[int](rules.NumberIn(0, maxNumber))).Most(maxDemand).Then(func(m *region, v rules.Value) {
		if len(m.demand) < 1 || len(m.demand) > maxDemand {
			v.Fail("expected 1 to %d numbers", maxDemand)
		}
		if !slices.IsSorted(m.demand) {
			v.Fail("demand never falls along the track")
		}
	})})

// cityField has the bureaucracy that each city needs.
var cityField = rules.Field{Kind: rules.MapField, Words: cellWords, Of: []rules.Field{
	{Title: "City", Kind: rules.CountField, Low: 1, High: maxNumber},
}}

// printedLand is a part of the map of a region, which people draw.
func printedLand(of rules.Field, read func(m *region, v rules.Value)) rules.Shape[region] {
	return rules.Own(of, func(*region) any { return nil }, read)
}

var chartShape = rules.Group(rules.Part[components]{
	Name: "rows", Title: "Rows", Is: lists(func(c *components) *[]exchange { return &c.chart }, rowShape).Most(maxChart).
		Also(func(v rules.Value) {
			if len(v.Items()) > maxChart {
				v.Fail("expected up to %d rows", maxChart)
			}
		}),
}).Sourced(sources)

// rowShape is a row of the chart, a pair.
var rowShape = rules.Own(rules.Field{Kind: rules.GroupField, Of: []rules.Field{
	{Name: "0", Title: "takes", Kind: rules.CountField, Low: 1, High: maxAmount},
	{Name: "1", Title: "gives", Kind: rules.CountField, High: maxAmount},
}}, func(e *exchange) any { return rules.List{e.give, e.get} }, func(e *exchange, v rules.Value) {
	pair := v.Items()
	if len(pair) != 2 {
		v.Fail("a row is a pair: what is given, what is got")
		return
	}
	e.give, e.get = pair[0].Int(1, maxAmount), pair[1].Int(0, maxAmount)
})

var cardShape = named(func(c *card) *string { return &c.id }, func(c *card) *string { return &c.name },
	number("era", "Comes in era", func(c *card) *int { return &c.era }, 1, maxEra),
	number("cost", "Cost", func(c *card) *int { return &c.cost }, 0, mostMoney),
	number("copies", "Copies", func(c *card) *int { return &c.copies }, 1, maxNumber),
	rules.Part[card]{Name: "text", Title: "Text", Spare: true, Is: rules.TextAt(func(c *card) *string { return &c.text }, fitsText)},
	rules.Part[card]{Name: "effects", Title: "Effects", Is: lists(func(c *card) *[]effect { return &c.effects }, effectShape).Most(maxEra).
		Then(func(c *card, v rules.Value) {
			if len(c.effects) < 1 || len(c.effects) > maxEra {
				v.Fail("a card has 1 to %d effects", maxEra)
			}
		})})

// effectShape is an effect, with a number where it has one.
var effectShape = rules.Own(rules.Field{Kind: rules.GroupField, Of: []rules.Field{
	{Name: "effect", Kind: rules.WordField, Words: effectWords},
	{Name: "n", Title: "How many", Kind: rules.CountField, Low: 1, High: maxNumber, Spare: true},
}}, func(*effect) any { return nil }, func(e *effect, v rules.Value) {
	if v.Keys(); v.Failed() {
		return
	}
	e.kind = v.Field("effect").Word(effectWords)
	switch {
	case v.Failed():
	case e.kind >= numbered:
		v.Fields("effect")
	default:
		v.Fields("effect", "n")
		e.n = v.Field("n").Int(1, maxNumber)
	}
})

// fitsText takes 0 to 500 characters, none of them a control character or #.
func fitsText(v rules.Value) {
	text := v.Text()
	if utf8.RuneCountInString(text) > maxText {
		v.Fail("longer than %d characters", maxText)
	}
	if strings.ContainsFunc(text, func(r rune) bool { return r < 0x20 || r >= 0x7f && r <= 0x9f || r == '#' }) {
		v.Fail("a text has no control character and no #")
	}
}

// fitsID takes a word of the notation that begins with a letter.
func fitsID(v rules.Value) {
	id := v.Text()
	letter := func(r rune) bool { return r >= 'a' && r <= 'z' }
	fits := id != "" && len(id) <= maxID && letter(rune(id[0]))
	for _, r := range id {
		fits = fits && (letter(r) || r >= '0' && r <= '9' || r == '-')
	}
	if !fits {
		v.Fail("an id has a small letter, then up to %d small letters, digits and hyphens", maxID-1)
	}
}
