package duckdealer

import (
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// boxReader reads the lines of a box and notes what is wrong: one fault a line,
// and those of the whole box.
type boxReader struct {
	box       *box
	line      int     // the number of the line that is read; 0: the whole box
	section   Section // what is read
	failed    bool    // something is wrong with what is read
	faults    []BoxFault
	lines     map[string]bool  // the lines and ids that stand at most once
	kinds     map[string]int   // how many lines of each kind there are
	broken    map[Section]bool // sections with a line that is wrong
	junctions []string
	routes    []routeLine
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
		r.faults = append(r.faults, BoxFault{r.line, r.section, why})
	}
}

// quoted is a part of the file in quotation marks.
func quoted(text string) wording.Name { return wording.Name(strconv.Quote(text)) }

// begin turns to a line, or to a matter of the whole box (0).
func (r *boxReader) begin(line int, section Section) {
	r.line, r.section, r.failed = line, section, false
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
	r.begin(line.Number, NoSection)
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
	switch kind {
	case "edition":
		r.edition(fields, head)
	case "ship":
		r.ship(fields, head)
	case "factory":
		r.factory(fields, head)
	case "consumer":
		r.consumer(fields, head)
	case "yard":
		r.yard(fields, head)
	case "mine":
		r.mine(fields, head)
	case "planet":
		r.planet(fields, head)
	case "junction":
		r.junction(fields, head)
	case "route":
		r.route(fields, head)
	default:
		r.fail(wording.Say("there is no line {kind}", quoted(kind)))
	}
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

// value takes a field apart: its name, the words between, and the tag, which
// reports whether the value is house data.
func (r *boxReader) value(field []string, name string) (words []string, house bool) {
	if len(field) == 0 || field[0] != name {
		r.fail(wording.Say("expected a field {field}", quoted(name)))
		return nil, false
	}
	words = field[1:]
	if len(words) == 0 {
		r.fail(wording.Say("the field {field} has no tag", quoted(name)))
		return nil, false
	}
	last := len(words) - 1
	return words[:last], r.tag(words[last], name)
}

var tags = []wording.Name{"@text", "@review", "@inferred", "@house", "@box"}

// tag reads where a value comes from and reports whether it is house data.
func (r *boxReader) tag(word, field string) bool {
	if !slices.Contains(tags, wording.Name(word)) {
		r.fail(wording.Say("the field {field} ends with {word}; expected one of {tags}", quoted(field), quoted(word), wording.Commas(tags)))
	}
	return word == "@house"
}

// number reads a field of a whole number without sign or leading zero.
func (r *boxReader) number(field []string, name string, low, high int) valued {
	words, house := r.value(field, name)
	if r.failed {
		return valued{}
	}
	n, ok := 0, len(words) == 1
	if ok {
		n, ok = rules.Numbers("N", low, high).Value(words[0])
	}
	if !ok {
		r.fail(wording.Say("{field} is {said}; expected a whole number from {low} to {high}", wording.Name(name), quoted(strings.Join(words, " ")), low, high))
	}
	return valued{n, house}
}

// The numbers that a box file takes (section 2.5).
const (
	leastSlots = 7
	mostSlots  = 30
	mostDots   = 30
	mostCount  = 999
)

// count reads a number of tiles or points.
func (r *boxReader) count(field []string, name string) valued {
	return r.number(field, name, 0, mostCount)
}

// list reads a field of 1 to 4 goods; free reports that one of them may be r.
func (r *boxReader) list(field []string, name string, free bool) recipe {
	words, house := r.value(field, name)
	return r.goods(words, name, free, house)
}

func (r *boxReader) goods(words []string, name string, free, house bool) recipe {
	list := recipe{house: house}
	if r.failed {
		return list
	}
	if n := len(words); n%2 == 0 || n > 7 {
		r.fail(wording.Say("{field} is {said}; expected 1 to 4 goods joined by +", wording.Name(name), quoted(strings.Join(words, " "))))
		return list
	}
	for i, word := range words {
		switch good, known := goodWords.Value(word); {
		case i%2 == 1 && word != "+":
			r.fail(wording.Say("{field}: expected + in place of {word}", wording.Name(name), quoted(word)))
		case i%2 == 1:
		case known:
			list.goods[good]++
		case word == "r" && free && !list.free:
			list.free = true
		case word == "r" && free:
			r.fail(wording.Say("{field} has r twice", wording.Name(name)))
		default:
			r.fail(wording.Say("{field}: {word} isn't a good", wording.Name(name), quoted(word)))
		}
	}
	return list
}

// word reads a word of a vocabulary.
func (r *boxReader) word(word string, words *rules.Vocabulary) int {
	n, ok := words.Value(word)
	if !ok {
		r.fail(wording.Say("{word} isn't one of {words}", quoted(word), wording.Name(words.String())))
		n, _ = words.Range()
	}
	return n
}
