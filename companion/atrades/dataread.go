package atrades

import (
	"math/bits"
	"slices"
	"strings"
	"unicode/utf8"

	"tablekeeper/companion/rules"
)

// dataFormat names the format of a data file.
const dataFormat = "atrades-data/1"

var (
	statusWords = rules.Words("status", 0, "printed", "rulebook", "ruling")
	effectWords = rules.Words("effect", 0, effectNames...)
)

// readEntry makes sure that an object has the keys that it needs and no others
// than those and the optional ones, and that its status speaks of its keys.
func readEntry(v rules.Value, needed []string, optional ...string) {
	optional = append(optional, "status")
	keys := v.Keys()
	for _, key := range needed {
		if !slices.Contains(keys, key) {
			v.Fail("the key %q is missing", key)
		}
	}
	for _, key := range keys {
		if !slices.Contains(needed, key) && !slices.Contains(optional, key) {
			v.Fail("there is no key %q", key)
		}
	}
	if v.Failed() || !slices.Contains(keys, "status") {
		return
	}
	status := v.Field("status")
	for _, group := range status.Keys() {
		status.Field(group).Word(statusWords)
		if !slices.Contains(keys, group) {
			status.Fail("the entry has no key %q", group)
		}
	}
}

// readText takes 0 to 500 characters, none of them a control character or #.
func readText(v rules.Value) string {
	text := v.Text()
	if utf8.RuneCountInString(text) > maxText {
		v.Fail("longer than %d characters", maxText)
	}
	if strings.ContainsFunc(text, func(r rune) bool { return r < 0x20 || r >= 0x7f && r <= 0x9f || r == '#' }) {
		v.Fail("a text has no control character and no #")
	}
	return text
}

// optionalText reads a text that may be left out.
func optionalText(v rules.Value, key string) string {
	if !slices.Contains(v.Keys(), key) {
		return ""
	}
	return readText(v.Field(key))
}

// readID takes a word of the notation that begins with a letter.
func readID(v rules.Value) string {
	id := v.Text()
	letter := func(r rune) bool { return r >= 'a' && r <= 'z' }
	fits := id != "" && len(id) <= maxID && letter(rune(id[0]))
	for _, r := range id {
		fits = fits && (letter(r) || r >= '0' && r <= '9' || r == '-')
	}
	if !fits {
		v.Fail("an id has a small letter, then up to %d small letters, digits and hyphens", maxID-1)
	}
	return id
}

func readGuild(v rules.Value) (g guild) {
	readEntry(v, []string{"id", "name", "initiative", "money", "boxes"})
	if v.Failed() {
		return g
	}
	g = guild{
		id: readID(v.Field("id")), name: readText(v.Field("name")),
		initiative: v.Field("initiative").Int(1, maxNumber), money: v.Field("money").Int(0, maxAmount),
	}
	boxes := v.Field("boxes")
	boxes.Fields(trackNames[:]...)
	for track, name := range trackNames {
		g.boxes[track] = boxes.Field(name).Int(0, maxNumber)
	}
	return g
}

func readKind(v rules.Value) (k kind) {
	readEntry(v, []string{"id", "name", "initiatives", "tiles", "price", "era", "level"}, "aliases")
	if v.Failed() {
		return k
	}
	k = kind{
		id: readID(v.Field("id")), name: readText(v.Field("name")), tiles: v.Field("tiles").Int(0, maxAmount),
		price: v.Field("price").Int(0, maxNumber), era: v.Field("era").Int(1, maxEra), level: v.Field("level").Int(1, maxEra),
	}
	numbers := v.Field("initiatives")
	for _, item := range numbers.Items() {
		k.numbers = append(k.numbers, item.Int(1, maxNumber))
	}
	if len(k.numbers) == 0 {
		numbers.Fail("a type has at least one number")
	}
	if slices.Contains(v.Keys(), "aliases") {
		for _, item := range v.Field("aliases").Items() {
			readText(item)
		}
	}
	return k
}

func readRegion(v rules.Value) (m region) {
	readEntry(v, []string{"id", "name", "rows", "cities", "links", "demand"})
	if v.Failed() {
		return m
	}
	m = region{id: readID(v.Field("id")), name: readText(v.Field("name")), beside: sharing}
	m.readRows(v.Field("rows"))
	if v.Failed() {
		return m
	}
	m.readCities(v.Field("cities"))
	for _, link := range v.Field("links").Items() {
		m.readLink(link)
	}
	for cell := range m.beside {
		m.beside[cell] &= m.land | m.city
	}
	demand := v.Field("demand")
	for _, item := range demand.Items() {
		m.demand = append(m.demand, item.Int(0, maxNumber))
	}
	if len(m.demand) < 1 || len(m.demand) > maxDemand {
		demand.Fail("expected 1 to %d numbers", maxDemand)
	}
	if !slices.IsSorted(m.demand) {
		demand.Fail("demand never falls along the track")
	}
	return m
}

func (m *region) readRows(v rules.Value) {
	items := v.Items()
	if len(items) != rows {
		v.Fail("expected %d rows", rows)
	}
	cell := 0
	for row, item := range items {
		text := item.Text()
		if v.Failed() {
			return
		}
		if len(text) != rowLength(row) {
			item.Fail("this row has %d cells", rowLength(row))
			return
		}
		for _, sign := range []byte(text) {
			switch sign {
			case 'H':
				m.land |= 1 << cell
			case 'C':
				m.city |= 1 << cell
			case '.':
			default:
				item.Fail("expected H (habitable), C (city) or . (desert)")
			}
			cell++
		}
	}
	if m.land == 0 {
		v.Fail("a region has at least one habitable cell")
	}
}

func (m *region) readCities(v rules.Value) {
	for _, key := range v.Keys() {
		cell, ok := cellWords.Value(key)
		if !ok || m.city>>cell&1 == 0 {
			v.Fail("%q isn't a city of the rows", key)
			return
		}
		m.number[cell] = v.Field(key).Int(1, maxNumber)
	}
	if len(v.Keys()) != bits.OnesCount64(m.city) {
		v.Fail("every city of the rows has a number here")
	}
}

// readLink takes a line between cells: all of them are adjacent to one another.
func (m *region) readLink(v rules.Value) {
	var set uint64
	items := v.Items()
	if len(items) < 2 {
		v.Fail("a link has at least two cells")
	}
	for _, item := range items {
		bit := uint64(1) << item.Word(cellWords)
		if !v.Failed() && (m.land|m.city)&bit == 0 {
			item.Fail("a link goes to habitable cells and cities")
		}
		if set&bit != 0 {
			item.Fail("the cells of a link are different")
		}
		set |= bit
	}
	for rest := set; rest != 0; rest &= rest - 1 {
		cell := bits.TrailingZeros64(rest)
		others := set &^ (1 << cell)
		m.beside[cell] |= others
		for later := others >> cell << cell; later != 0; later &= later - 1 {
			m.lines = append(m.lines, [2]int{cell, bits.TrailingZeros64(later)})
		}
	}
}

func readChart(v rules.Value) (chart []exchange) {
	readEntry(v, []string{"rows"})
	if v.Failed() {
		return nil
	}
	list := v.Field("rows").Items()
	if len(list) > maxChart {
		v.Field("rows").Fail("expected up to %d rows", maxChart)
	}
	for _, item := range list {
		pair := item.Items()
		if len(pair) != 2 {
			item.Fail("a row is a pair: what is given, what is got")
			return nil
		}
		chart = append(chart, exchange{pair[0].Int(1, maxAmount), pair[1].Int(0, maxAmount)})
	}
	return chart
}

func readCard(v rules.Value) (c card) {
	readEntry(v, []string{"id", "name", "era", "cost", "copies", "effects"}, "text")
	if v.Failed() {
		return c
	}
	c = card{
		id: readID(v.Field("id")), name: readText(v.Field("name")), era: v.Field("era").Int(1, maxEra),
		cost: v.Field("cost").Int(0, mostMoney), copies: v.Field("copies").Int(1, maxNumber), text: optionalText(v, "text"),
	}
	effects := v.Field("effects")
	for _, item := range effects.Items() {
		c.effects = append(c.effects, readEffect(item))
	}
	if len(c.effects) < 1 || len(c.effects) > maxEra {
		effects.Fail("a card has 1 to %d effects", maxEra)
	}
	return c
}

func readEffect(v rules.Value) (e effect) {
	v.Keys()
	if v.Failed() {
		return e
	}
	e.kind = v.Field("effect").Word(effectWords)
	if v.Failed() {
		return e
	}
	if e.kind >= numbered {
		v.Fields("effect")
		return e
	}
	v.Fields("effect", "n")
	e.n = v.Field("n").Int(1, maxNumber)
	return e
}
