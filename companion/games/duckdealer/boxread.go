package duckdealer

import (
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// boxReader reads the lines of a box and notes what is wrong: one fault a line,
// and those of the whole box.
type boxReader struct {
	box       *box
	line      int     // the number of the line that is read; 0: the whole box
	section   Section // what is read
	about     string  // the field of the line; "": none yet
	failed    bool    // something is wrong with what is read
	faults    []BoxFault
	lines     map[string]bool  // the lines and ids that stand at most once
	kinds     map[string]int   // how many lines of each kind there are
	broken    map[Section]bool // sections with a line that is wrong
	junctions []string
	routes    []routeLine
	tree      rules.Object // what was read without a mistake
}

// routeLine is a route as it was read: its ends are known when all lines are.
type routeLine struct {
	line int
	a, b string
	dots int
}

// fail notes a fault, if it is the first one of what is read.
func (r *boxReader) fail(why wording.Text) {
	if !r.failed {
		r.failed = true
		r.faults = append(r.faults, BoxFault{r.line, r.section, r.about, why})
	}
}

// quoted is a part of the file in quotation marks.
func quoted(text string) wording.Name { return wording.Name(strconv.Quote(text)) }

// begin turns to a line, or to a matter of the whole box (0).
func (r *boxReader) begin(line int, section Section) {
	r.line, r.section, r.about, r.failed = line, section, "", false
}

// boxForms are the kinds of line: how each is written.
var boxForms = map[string]string{
	"edition":  "edition NAME",
	"ship":     "ship | slots N TAG",
	"factory":  "factory PRODUCT | recipe LIST TAG | count N TAG | points N TAG",
	"consumer": "consumer TILE | wants PRODUCT TAG | build LIST TAG | points N TAG | deliver N TAG",
	"yard":     "yard TILE | sells GEAR = LIST TAG | build LIST TAG | points N TAG",
	"mine":     "mine PRIMARY | start N TAG | other N TAG",
	"planet":   "planet ID | start TAG or planet ID | far TAG",
	"junction": "junction ID TAG",
	"route":    "route ID ID | dots N TAG",
}

// readLine reads one line; one that is blank or a comment is skipped.
func (r *boxReader) readLine(line rules.Line) {
	r.begin(line.Number, noSection)
	text := uncommented(line.Text)
	if strings.Trim(text, " \t") == "" {
		return
	}
	var fields [][]string
	for _, field := range strings.Split(text, "|") {
		fields = append(fields, rules.SplitWords(field))
	}
	if len(fields[0]) == 0 {
		r.fail(wording.Say("the first field is empty"))
		return
	}
	kind, head := fields[0][0], fields[0][1:]
	r.section = sectionOf(kind)
	r.kinds[kind]++
	r.readFields(kind, fields, head)
	if r.failed {
		r.broken[r.section] = true
		if len(head) > 0 {
			r.lines[kind+" "+head[0]] = true // it is not missing
		}
	}
}

// readFields reads a line of a kind.
func (r *boxReader) readFields(kind string, fields [][]string, head []string) {
	var e rules.Object
	switch k := kindOf(kind); {
	case kind == "edition":
		if r.once(kind, ""); r.shape(kind, fields, 2, 1, 1) {
			r.box.edition = r.name(head[0], true)
			r.put(rules.Path{"ship", kind}, r.box.edition)
		}
	case kind == "ship":
		if r.once(kind, ""); r.shape(kind, fields, 1, 2, 2) {
			n, source := r.number(fields[1], "slots", leastSlots, mostSlots)
			r.box.slots = valued{n, source == MadeUp}
			r.put(rules.Path{"ship", "slots"}, n)
			r.put(rules.Path{"ship", rules.StatusKey}, rules.Object{"slots": source})
		}
	case kind == "planet":
		e = r.planet(fields, head)
	case kind == "junction":
		e = r.junction(fields, head)
	case k != nil:
		e = r.described(k, fields, head)
	default:
		r.fail(wording.Say("there is no line {kind}", quoted(kind)))
	}
	if e != nil {
		r.take(kind, e)
		r.keep(kind, e)
	}
}

// put keeps a part of the tree, where it has no mistake.
func (r *boxReader) put(at rules.Path, value any) {
	if !r.failed {
		r.tree = rules.Replaced(r.tree, at, value).(rules.Object)
	}
}

// keep adds an entry to the tree; a route that there is already is told of once all are known.
func (r *boxReader) keep(kind string, e rules.Object) {
	k := kindOf(kind)
	if k == nil {
		k = kindOf("planet") // or a junction
	}
	list, _ := r.tree[k.list].(rules.List)
	if kind == "route" && slices.ContainsFunc(list, func(other any) bool { return sameRoute(e, other.(rules.Object)) }) {
		return
	}
	r.put(rules.Path{k.list}, append(list, any(e)))
}

// take puts an entry into the box.
func (r *boxReader) take(kind string, e rules.Object) {
	b := r.box
	switch kind {
	case "factory":
		*b.factory(Good(wordOf(productWords, e["product"]))) = factoryType{listOf(e, "recipe"), valuedOf(e, "count"), valuedOf(e, "points").n}
	case "consumer":
		b.consumers = append(b.consumers, consumerType{
			name: textAt(e, rules.Path{"tile"}), wants: wordOf(productWords, e["wants"]), houseWants: isHouse(e, "wants"),
			build: listOf(e, "build"), points: valuedOf(e, "points").n, deliver: valuedOf(e, "deliver").n,
		})
	case "yard":
		y := yardType{name: textAt(e, rules.Path{"tile"}), build: listOf(e, "build"), points: valuedOf(e, "points").n}
		for _, sale := range e["sells"].(rules.List) {
			gear := wordOf(gearWords, sale.(rules.Object)["gear"])
			y.sells[gear], y.price[gear] = true, listOf(sale.(rules.Object), "price")
		}
		b.yards = append(b.yards, y)
	case "mine":
		good := wordOf(primaryWords, e["good"])
		b.mines[good] = mineType{valuedOf(e, "start").n, valuedOf(e, "other").n}
		b.mineOrder = append(b.mineOrder, good)
	case "planet":
		b.chart.names, b.chart.start = append(b.chart.names, textAt(e, rules.Path{"place"})), append(b.chart.start, e["kind"] == "start")
	case "junction":
		r.junctions = append(r.junctions, textAt(e, rules.Path{"place"}))
	case "route":
		dots := valuedOf(e, "dots")
		b.houseMap = b.houseMap || dots.house
		r.routes = append(r.routes, routeLine{r.line, textAt(e, rules.Path{"from"}), textAt(e, rules.Path{"to"}), dots.n})
	}
}

// wordOf is the number of a word, the first one where it is none.
func wordOf(words *rules.Vocabulary, word any) int {
	text, _ := word.(string)
	n, ok := words.Value(text)
	if !ok {
		n, _ = words.Range()
	}
	return n
}

func isHouse(e rules.Object, name string) bool {
	return textAt(e, rules.Path{rules.StatusKey, name}) == MadeUp
}

// valuedOf is a number of an entry.
func valuedOf(e rules.Object, name string) valued {
	n, _ := e[name].(int)
	return valued{n, isHouse(e, name)}
}

// listOf is a list of goods of an entry.
func listOf(e rules.Object, name string) recipe {
	list := recipe{house: isHouse(e, name)}
	items, _ := e[name].(rules.List)
	for _, item := range items {
		if item == AnyGood {
			list.free = true
		} else {
			list.goods[wordOf(goodWords, item)]++
		}
	}
	return list
}

// sameRoute reports whether two routes have the same ends.
func sameRoute(a, b rules.Object) bool {
	return a["from"] == b["from"] && a["to"] == b["to"] || a["from"] == b["to"] && a["to"] == b["from"]
}

// uncommented cuts off a comment: a # that begins the text or follows white space.
func uncommented(text string) string {
	for i := range len(text) {
		if text[i] == '#' && (i == 0 || text[i-1] == ' ' || text[i-1] == '\t') {
			return text[:i]
		}
	}
	return text
}

// shape makes sure of the number of fields and of words in the first one.
func (r *boxReader) shape(kind string, fields [][]string, words, least, most int) bool {
	if len(fields[0]) != words || len(fields) < least || len(fields) > most {
		r.fail(expected(kind))
	}
	return !r.failed
}

// expected says how a line is written.
func expected(kind string) wording.Text {
	return wording.Say("expected {line}", quoted(boxForms[kind]))
}

// once makes sure that a line or an id stands only once.
func (r *boxReader) once(what, name string) {
	key := strings.TrimSpace(what + " " + name)
	if r.lines[key] {
		r.fail(wording.Say("{line} appears twice", wording.Name(key)))
	}
	r.lines[key] = true
}

// isName reports whether a name is of small letters, digits and, if wanted, hyphens.
func isName(name string, hyphens bool) bool {
	return name != "" && !strings.ContainsFunc(name, func(c rune) bool {
		return (c < 'a' || c > 'z') && (c < '0' || c > '9') && (c != '-' || !hyphens)
	})
}

// name reads the name of an edition or tile, or the id of a place.
func (r *boxReader) name(name string, hyphens bool) string {
	if !isName(name, hyphens) {
		why := wording.Say("the name {name} is not of small letters and digits", quoted(name))
		if hyphens {
			why = wording.Say("the name {name} is not of small letters, digits and hyphens", quoted(name))
		}
		r.fail(why)
	}
	return name
}

// value takes a field apart: its name, the words between, and where the value comes from.
func (r *boxReader) value(field []string, name string) (words []string, source string) {
	r.about = name
	if len(field) == 0 || field[0] != name {
		r.fail(wording.Say("expected a field {field}", quoted(name)))
		return nil, ""
	}
	words = field[1:]
	if len(words) == 0 {
		r.fail(wording.Say("the field {field} has no tag", quoted(name)))
		return nil, ""
	}
	last := len(words) - 1
	return words[:last], r.tag(words[last], name)
}

var tags = []wording.Name{"@text", "@review", "@inferred", "@house", "@box"}

// tag reads where a value comes from.
func (r *boxReader) tag(word, field string) string {
	if !slices.Contains(tags, wording.Name(word)) {
		r.fail(wording.Say("the field {field} ends with {word}; expected one of {tags}", quoted(field), quoted(word), wording.Commas(tags)))
	}
	return strings.TrimPrefix(word, "@")
}

// number reads a field of a whole number without sign or leading zero.
func (r *boxReader) number(field []string, name string, low, high int) (n int, source string) {
	words, source := r.value(field, name)
	if r.failed {
		return 0, source
	}
	ok := len(words) == 1
	if ok {
		n, ok = rules.Numbers("N", low, high).Value(words[0])
	}
	if !ok {
		r.fail(wording.Say("{field} is {said}; expected a whole number from {low} to {high}", wording.Name(name), quoted(strings.Join(words, " ")), low, high))
	}
	return n, source
}

// word reads a word of a vocabulary.
func (r *boxReader) word(word string, words *rules.Vocabulary) {
	if _, ok := words.Value(word); !ok {
		r.fail(wording.Say("{word} isn't one of {words}", quoted(word), wording.Name(words.String())))
	}
}
