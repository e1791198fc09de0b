package rules

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Object is a JSON object of a position; its keys are written sorted.
type Object = map[string]any

// List is a JSON array of a position.
type List = []any

// JSON writes a value of objects, lists, words, numbers, booleans and nil with
// sorted keys: the same value gives the same bytes.
func JSON(v any) []byte {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		panic("rules: " + err.Error()) // only a book that writes a channel or a function gets here
	}
	return bytes.TrimSuffix(out.Bytes(), []byte("\n"))
}

// Value is a part of a JSON position while it is read. What does not fit is
// reported to the position as a whole; the first report stays. All methods can
// be called after a report: they return zero values.
type Value struct {
	at    string
	v     any
	first *error
	quiet bool // nobody reads the report: only whether all fits counts
}

// ReadJSON reads one JSON object strictly: no key twice, whole numbers only,
// nothing after it. Read hands it over for checking field by field.
func ReadJSON(text []byte, read func(Value)) error {
	return ReadNamed("position", text, read)
}

// ReadNamed reads one JSON object as strictly as ReadJSON does; messages call it
// by a name, such as "data".
func ReadNamed(name string, text []byte, read func(Value)) error {
	if !utf8.Valid(text) {
		return errors.New("the " + name + " is not UTF-8 text")
	}
	if !json.Valid(text) {
		return errors.New("the " + name + " isn't JSON: " + syntax(text))
	}
	r := treeReader{text: text}
	tree, err := r.value(&place{key: name})
	if err != nil {
		return err
	}
	if _, ok := tree.(map[string]any); !ok {
		return errors.New("the " + name + " isn't a JSON object")
	}
	var fault error
	read(Value{at: name, v: tree, first: &fault})
	return fault
}

// ReadPart reads a part of what was read before; messages say where it is.
func ReadPart(at string, part any, read func(Value)) error {
	var fault error
	read(Value{at: at, v: part, first: &fault})
	return fault
}

// syntax is the decoder's own word for what is wrong.
func syntax(text []byte) string {
	var any json.RawMessage
	if err := json.Unmarshal(text, &any); err != nil {
		return err.Error()
	}
	return "malformed"
}

// place is where a value is in a JSON text: under a key or, from 0, at an
// index of what it is in. It is spelt for a message only: a text has many places,
// and their keys can be long.
type place struct {
	in    *place // nil: the text itself, whose name is the key
	key   string
	index int
}

func (p *place) String() string {
	switch {
	case p.in == nil:
		return p.key
	case p.index >= 0:
		return p.in.String() + "[" + strconv.Itoa(p.index) + "]"
	}
	return under(p.in.String(), p.key)
}

// under names a field of an object. A key that can't be shown as it is stands in
// quotation marks, so that a message is one line.
func under(at, key string) string {
	if strings.ContainsFunc(key, func(r rune) bool { return !unicode.IsPrint(r) }) {
		key = strconv.Quote(key)
	}
	return at + "." + key
}

// errUnfit is what is wrong with a part where nobody reads the report.
var errUnfit = errors.New("it doesn't fit")

// Fail reports what is wrong with this part.
func (v Value) Fail(format string, args ...any) {
	switch {
	case *v.first != nil:
	case v.quiet:
		*v.first = errUnfit
	default:
		*v.first = fmt.Errorf("%s: %s", v.at, fmt.Sprintf(format, args...))
	}
}

// Failed reports whether anything was reported so far.
func (v Value) Failed() bool { return *v.first != nil }

// Plain gives the value as a tree of objects, lists, words, numbers, booleans and nil.
func (v Value) Plain() any { return v.v }

// Null reports whether the value is null.
func (v Value) Null() bool { return v.v == nil }

// Fields makes sure that the object has exactly these fields.
func (v Value) Fields(names ...string) {
	object, ok := v.v.(map[string]any)
	if !ok {
		v.Fail("expected an object")
		return
	}
	if v.quiet && len(object) == len(names) {
		return // a field that is missing is reported where it is read
	}
	for _, name := range names {
		if _, ok := object[name]; !ok {
			v.Fail("the field %q is missing", name)
		}
	}
	if len(object) == len(names) && !v.Failed() {
		return
	}
	for _, key := range v.Keys() {
		if !slices.Contains(names, key) {
			v.Fail("there is no field %q", key)
		}
	}
}

// Keys returns the keys of an object, sorted where somebody reads which of them is
// reported first.
func (v Value) Keys() []string {
	object, ok := v.v.(map[string]any)
	if !ok {
		v.Fail("expected an object")
		return nil
	}
	keys := make([]string, 0, len(object))
	for key := range object {
		keys = append(keys, key)
	}
	if !v.quiet {
		slices.Sort(keys)
	}
	return keys
}

// Field returns a field of an object; one that is missing is reported.
func (v Value) Field(name string) Value {
	object, _ := v.v.(map[string]any)
	field, ok := object[name]
	if !ok {
		v.Fail("the field %q is missing", name)
	}
	if v.quiet {
		return Value{v: field, first: v.first, quiet: true}
	}
	return Value{at: under(v.at, name), v: field, first: v.first}
}

// Items returns the parts of an array.
func (v Value) Items() []Value {
	list, ok := v.v.([]any)
	if !ok {
		v.Fail("expected an array")
		return nil
	}
	items := make([]Value, len(list))
	for i := range list {
		items[i] = Value{v: list[i], first: v.first, quiet: v.quiet}
		if !v.quiet {
			items[i].at = v.at + "[" + strconv.Itoa(i) + "]"
		}
	}
	return items
}

// BySeat returns the parts of an array that has one entry a seat.
func (v Value) BySeat(seats int) []Value {
	items := v.Items()
	if len(items) != seats {
		v.Fail("expected %d entries, one a seat", seats)
		return nil
	}
	return items
}

// Int returns a whole number from low to high.
func (v Value) Int(low, high int) int {
	n, ok := v.v.(int)
	if !ok || n < low || n > high {
		v.Fail("expected a whole number from %d to %d", low, high)
		return low
	}
	return n
}

// Bool gives true or false.
func (v Value) Bool() bool {
	b, ok := v.v.(bool)
	if !ok {
		v.Fail("expected true or false")
	}
	return b
}

// Text returns a string.
func (v Value) Text() string {
	s, ok := v.v.(string)
	if !ok {
		v.Fail("expected a string")
	}
	return s
}

// Word returns the number of a word of a vocabulary.
func (v Value) Word(vocabulary *Vocabulary) int {
	word, ok := v.v.(string)
	n, known := vocabulary.Value(word)
	if !ok || !known {
		v.Fail("expected one of %s", vocabulary)
		return vocabulary.first
	}
	return n
}

// Counts returns a multiset of cards: the words of the pack to counts above zero.
func (v Value) Counts(pack *Vocabulary) Counts {
	var c Counts
	for _, key := range v.Keys() {
		kind, ok := pack.Value(key)
		if !ok {
			v.Fail("%q isn't one of %s", key, pack)
			return Counts{}
		}
		c.Set(kind, v.Field(key).Int(1, 255))
	}
	return c
}

// Hand returns a hand: known cards and a number of unknown ones.
func (v Value) Hand(pack *Vocabulary) Hand {
	v.Fields("known", "unknown")
	if v.Failed() {
		return Hand{}
	}
	return Hand{Known: v.Field("known").Counts(pack), Unknown: uint8(v.Field("unknown").Int(0, 255))}
}
