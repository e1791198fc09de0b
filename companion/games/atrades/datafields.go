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
func dataParts(c *components) []part {
	return []part{
		{Name: KeyGuilds, Title: "Guilds", Is: lists(&c.guilds, guildShape)},
		{Name: KeyCubes, Title: "Cubes", Is: cubesShape(c)},
		{Name: KeyMoney, Title: "New card's money", Is: moneyShape(c)},
		{Name: KeyTypes, Title: "Company types", Is: lists(&c.kinds, kindShape)},
		{Name: KeyMaps, Title: "Regions", Is: lists(&c.regions, regionShape)},
		{Name: KeyChart, Title: "Government chart", Is: chartShape(c)},
		{Name: KeyCards, Title: "Technology cards", Is: lists(&c.cards, cardShape)},
	}
}

// DataField describes the component data.
func DataField() rules.Field { return rules.Group(dataParts(new(components))...).Field }

// lists is a list of entries in a place of their own.
func lists[E any](at *[]E, entry func(at *E) shape) shape {
	return rules.ListOf(0, func() []E { return *at }, func(list []E, _ rules.Value) { *at = list }, entry)
}

// number is a count in a number of the data.
func number(name, title string, at *int, low, high int) part {
	return part{Name: name, Title: title, Is: rules.At(at, rules.NumberIn(low, high))}
}

// named are the id and the name with which an entry begins.
func named(id, name *string, rest ...part) shape {
	return rules.Group(append([]part{
		{Name: "id", Title: "Short name for typed moves", Names: true, Is: rules.TextAt(id, fitsID)},
		{Name: "name", Title: "Name", Is: rules.TextAt(name, fitsText)},
	}, rest...)...).Sourced(sources)
}

func guildShape(g *guild) shape {
	return named(&g.id, &g.name,
		number("initiative", "Initiative in the first round", &g.initiative, 1, maxNumber),
		number("money", "First money", &g.money, 0, maxAmount),
		part{Name: "boxes", Title: "Boxes", Is: rules.Group(
			boxes(g, trackCompanies, "Boxes for companies"), boxes(g, trackBureaucracy, "Boxes for bureaucracy"), boxes(g, trackTech, "Boxes for technology"))})
}

func boxes(g *guild, track int, title string) part {
	return number(trackNames[track], title, &g.boxes[track], 0, maxNumber)
}

func cubesShape(c *components) shape {
	return rules.Group(
		number("action", "Action cubes", &c.cubes, 1, maxNumber),
		number("golden", "Golden cubes", &c.golden, 0, maxEra)).Sourced(sources)
}

func moneyShape(c *components) shape {
	return rules.Group(
		number("amount", "Money on a new card", &c.money, 0, maxAmount)).Sourced(sources)
}

func kindShape(k *kind) shape {
	return named(&k.id, &k.name,
		part{Name: "initiatives", Title: "Company numbers", Is: lists(&k.numbers,
			rules.Itself[int](rules.NumberIn(1, maxNumber))).Then(func(v rules.Value) {
			if len(v.Items()) == 0 {
				v.Fail("a type has at least one number")
			}
		})},
		number("tiles", "Regular tiles", &k.tiles, 0, maxAmount),
		number("price", "Price of a good", &k.price, 0, maxNumber),
		number("era", "Comes in era", &k.era, 1, maxEra),
		number("level", "Level", &k.level, 1, maxEra),
		part{Name: "aliases", Title: "Other names", Spare: true, Is: rules.Own(
			rules.Field{Kind: rules.ListField, Of: []rules.Field{{Kind: rules.TextField}}}, func() any { return nil },
			func(v rules.Value) {
				for _, item := range v.Items() {
					fitsText(item)
				}
			})})
}

func regionShape(m *region) shape {
	return named(&m.id, &m.name,
		part{Name: "rows", Title: "Land", Is: printedLand(rules.Field{Kind: rules.ListField}, m.readRows)},
		part{Name: "cities", Title: "Cities", Is: printedLand(cityField, m.readCities)},
		part{Name: "links", Title: "Lines", Is: printedLand(rules.Field{Kind: rules.ListField}, m.readLinks)},
		part{Name: "demand", Title: "Demand track", Is: lists(&m.demand,
			rules.Itself[int](rules.NumberIn(0, maxNumber))).Most(maxDemand).Then(func(v rules.Value) {
			if len(m.demand) < 1 || len(m.demand) > maxDemand {
				v.Fail("expected 1 to %d numbers", maxDemand)
			}
			if !slices.IsSorted(m.demand) {
				v.Fail("demand never falls along the track")
			}
		})})
}

// cityField has the bureaucracy that each city needs.
var cityField = rules.Field{Kind: rules.MapField, Words: cellWords, Of: []rules.Field{
	{Title: "City", Kind: rules.CountField, Low: 1, High: maxNumber},
}}

// printedLand is a part of the map of a region, which people draw.
func printedLand(of rules.Field, read func(v rules.Value)) shape {
	return rules.Own(of, func() any { return nil }, read)
}

func chartShape(c *components) shape {
	return rules.Group(part{
		Name: "rows", Title: "Rows", Is: lists(&c.chart, rowShape).Most(maxChart).
			Then(func(v rules.Value) {
				if len(v.Items()) > maxChart {
					v.Fail("expected up to %d rows", maxChart)
				}
			}),
	}).Sourced(sources)
}

// rowShape is a row of the chart, a pair.
func rowShape(e *exchange) shape {
	return rules.Own(rules.Field{Kind: rules.GroupField, Of: []rules.Field{
		{Name: "0", Title: "takes", Kind: rules.CountField, Low: 1, High: maxAmount},
		{Name: "1", Title: "gives", Kind: rules.CountField, High: maxAmount},
	}}, func() any { return rules.List{e.give, e.get} }, func(v rules.Value) {
		pair := v.Items()
		if len(pair) != 2 {
			v.Fail("a row is a pair: what is given, what is got")
			return
		}
		e.give, e.get = pair[0].Int(1, maxAmount), pair[1].Int(0, maxAmount)
	})
}

func cardShape(c *card) shape {
	return named(&c.id, &c.name,
		number("era", "Comes in era", &c.era, 1, maxEra),
		number("cost", "Cost", &c.cost, 0, mostMoney),
		number("copies", "Copies", &c.copies, 1, maxNumber),
		part{Name: "text", Title: "Text", Spare: true, Is: rules.TextAt(&c.text, fitsText)},
		part{Name: "effects", Title: "Effects", Is: lists(&c.effects, effectShape).Most(maxEra).
			Then(func(v rules.Value) {
				if len(c.effects) < 1 || len(c.effects) > maxEra {
					v.Fail("a card has 1 to %d effects", maxEra)
				}
			})})
}

// effectShape is an effect, with a number where it has one.
func effectShape(e *effect) shape {
	return rules.Own(rules.Field{Kind: rules.GroupField, Of: []rules.Field{
		{Name: "effect", Kind: rules.WordField, Words: effectWords},
		{Name: "n", Title: "How many", Kind: rules.CountField, Low: 1, High: maxNumber, Spare: true},
	}}, func() any { return nil }, func(v rules.Value) {
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
}

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
