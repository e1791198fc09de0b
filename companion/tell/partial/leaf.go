package partial

import (
	"fmt"
	"slices"
	"strconv"

	"tablekeeper/companion/rules"
)

// kind is what a leaf of a position's tree holds.
type kind int

const (
	number kind = iota // a whole number
	choice             // a word, a seat, true or false, or null
	group              // whether a group is there (true) or null (false)
	keys               // which keys an object has
	whole              // an array or object that is known as a whole or not at all
)

// leaf is a part of a position that is known or not. Its value is nil for null,
// for a key that is not there, and false for a group that is null. What leaves lie in are leaves too, which aren't listed.
type leaf struct {
	in        *leaf  // nil: it is the whole position
	key       string // in an object
	keyed     bool   // by a word, of which there may be none, not by a name
	depth     int    // how many it lies in
	top       int    // which of the position's fields it is, or lies in
	kind      kind
	low, high int
	values    []any // all values in order, where they are few; nil: a wide number, or a whole
	field     *rules.Field
	titled    *rules.Field // the outermost field that has a title
	seat      int          // the seat whose it is, or 0; in an array also its place
	subject
	there  subject // what the card lies under
	groups []*leaf // the groups that it stands in and that can be null
}

// path names a leaf in files.
func (l *leaf) path() string {
	if l.depth == 1 {
		return l.key
	}
	return l.in.path() + "." + l.key
}

// few is the most values that a leaf lists.
const few = 32

// smallMap is the most keys of a map whose entries are leaves of their own.
const smallMap = 12

// walker lists the leaves of a partly known position and what is known of them.
type walker struct {
	seats  int
	exact  bool // a "?" is a word of the game
	leaves []*leaf
	known  map[*leaf]any
	fault  error // the first one
}

// unknown stands for a part that nobody knows.
type unknown struct{}

func (w *walker) isUnknown(v any) bool {
	return v == any(unknown{}) || v == any(rules.Unseen) && !w.exact
}

// fields goes through the fields of an object.
func (w *walker) fields(v any, l *leaf) {
	object, _, ok := w.object(v, l)
	if !ok {
		return
	}
	w.only(object, l, "there is no field %q", func(key string) bool {
		return slices.ContainsFunc(l.field.Of, func(f rules.Field) bool { return f.Name == key })
	})
	for i := range l.field.Of {
		f := &l.field.Of[i]
		below := l.under(f.Name)
		if l.depth == 0 {
			below.top = i
		}
		w.field(f, part(object, f.Name), below)
	}
}

// object is an object, and whether it may hold more than it names. It isn't ok where something else stands.
func (w *walker) object(v any, l *leaf) (object map[string]any, open, ok bool) {
	object, known := v.(map[string]any)
	if !known && !w.isUnknown(v) {
		w.fail(l, "expected an object")
		return nil, false, false
	}
	_, open = object[rules.Unseen]
	return object, open || !known, true
}

// only reports a key of an object that isn't one, and whether all are.
func (w *walker) only(object map[string]any, l *leaf, problem string, isKey func(key string) bool) bool {
	for key := range object {
		if !isKey(key) {
			w.fail(l, problem, key)
			return false
		}
	}
	return true
}

// part is an entry of an object, or unknown.
func part(object map[string]any, key string) any {
	if v, ok := object[key]; ok {
		return v
	}
	return unknown{}
}

// under begins what lies in an object or array.
func (l *leaf) under(key string) *leaf {
	below := *l
	below.in, below.key, below.keyed, below.depth = l, key, false, l.depth+1
	return &below
}

// entry begins the one of a word.
func (l *leaf) entry(word string, words *rules.Vocabulary) *leaf {
	below := l.under(word)
	below.keyed, below.there, below.subject = true, l.subject, subject{word, words}
	return below
}

// coded reports whether a leaf is a number that stands for something, such as a seat.
func (l *leaf) coded() bool { return l.field.Kind == rules.CountField && l.field.Words != nil }

func (w *walker) fail(l *leaf, problem string, with ...any) {
	if w.fault != nil {
		return
	}
	at := "position"
	if l.depth > 0 {
		at += "." + l.path()
	}
	w.fault = fmt.Errorf("%s: %w", at, fmt.Errorf(problem, with...))
}

// field lists the leaves of one field.
func (w *walker) field(f *rules.Field, v any, l *leaf) {
	l.field = f
	if f.Title != "" && (l.titled == nil || f.Kind != rules.CardsField) {
		l.titled = f
	}
	switch f.Kind {
	case rules.CountField, rules.WordField, rules.SeatField, rules.FlagField:
		w.scalar(f, v, l)
	case rules.CardsField:
		w.cards(f.High, v, l)
	case rules.HandField:
		w.hand(f, v, l)
	case rules.ListField:
		w.whole(v, l)
	case rules.BySeatField:
		w.bySeat(f, v, l)
	case rules.MapField:
		w.mapped(f, v, l)
	case rules.GroupField:
		w.group(f, v, l)
	}
}

func (w *walker) add(l *leaf, v any) {
	w.leaves = append(w.leaves, l)
	if w.isUnknown(v) {
		return
	}
	switch {
	case l.takes(v):
		w.known[l] = v
	case l.values != nil:
		w.fail(l, "this can't stand here")
	default:
		w.fail(l, "expected a whole number from %d to %d", l.low, l.high)
	}
}

// takes reports whether a leaf can have a value.
func (l *leaf) takes(v any) bool {
	if l.values != nil {
		return slices.Contains(l.values, v)
	}
	n, isNumber := v.(int)
	return l.kind != number || isNumber && n >= l.low && n <= l.high || v == nil && l.field.Null != ""
}

func (w *walker) scalar(f *rules.Field, v any, l *leaf) {
	l.kind, l.values = choice, valuesOf(f, w.seats)
	switch f.Kind {
	case rules.CountField:
		l.numbers(f.Low, f.High)
	case rules.WordField:
		l.words = f.Words
	}
	if f.Null != "" && l.values != nil {
		l.values = append([]any{nil}, l.values...)
	}
	w.add(l, v)
}

// numbers sets the range of a number, and lists it where it is short.
func (l *leaf) numbers(low, high int) {
	l.kind, l.low, l.high = number, low, high
	if high-low >= few {
		return
	}
	for n := low; n <= high; n++ {
		l.values = append(l.values, n)
	}
}

// valuesOf are all values of a field, nil where it is none of the few kinds that have some.
func valuesOf(f *rules.Field, seats int) (list []any) {
	switch f.Kind {
	case rules.WordField:
		return wordsOf(f.Words)
	case rules.FlagField:
		return []any{false, true}
	case rules.SeatField:
		for seat := range seats {
			list = append(list, seat+1)
		}
	}
	return list
}

func wordsOf(v *rules.Vocabulary) []any {
	var list []any
	first, last := v.Range()
	for n := first; n <= last; n++ {
		list = append(list, v.Word(n))
	}
	return list
}

// cards lists a leaf a kind of card; a kind that is not named is there no times.
func (w *walker) cards(high int, v any, l *leaf) {
	object, open, ok := w.object(v, l)
	if !ok {
		return
	}
	words := l.field.Words
	for _, word := range wordsOf(words) {
		l := l.entry(word.(string), words)
		l.numbers(0, high)
		n, named := object[l.key]
		switch {
		case named:
		case open:
			n = unknown{}
		default:
			n = 0
		}
		w.add(l, n)
	}
	w.only(object, l, "%q isn't a card here", among(words))
}

// among reports whether a key is one of some words, or stands for those that nobody knows.
func among(words *rules.Vocabulary) func(key string) bool {
	return func(key string) bool {
		_, known := words.Value(key)
		return known || key == rules.Unseen
	}
}

func (w *walker) hand(f *rules.Field, v any, l *leaf) {
	object, _, ok := w.object(v, l)
	if !ok {
		return
	}
	w.only(object, l, "there is no field %q", func(key string) bool { return key == "known" || key == "unknown" })
	high := f.High
	if f.Each > 0 {
		high = f.Each
	}
	w.cards(high, part(object, "known"), l.under("known"))
	l = l.under("unknown")
	l.numbers(0, f.High)
	w.add(l, part(object, "unknown"))
}

// whole lists an array or object as one leaf; what has an unknown part is unknown.
func (w *walker) whole(v any, l *leaf) {
	l.kind = whole
	if w.hasUnknown(v) {
		v = unknown{}
	}
	w.add(l, v)
}

func (w *walker) hasUnknown(v any) bool {
	switch v := v.(type) {
	case []any:
		return slices.ContainsFunc(v, w.hasUnknown)
	case map[string]any:
		for key, item := range v {
			if key == rules.Unseen || w.hasUnknown(item) {
				return true
			}
		}
		return false
	}
	return w.isUnknown(v)
}

func (w *walker) bySeat(f *rules.Field, v any, l *leaf) {
	list, ok := v.([]any)
	if !ok && !w.isUnknown(v) || len(list) > w.seats {
		w.fail(l, "expected an array with one entry a seat")
		return
	}
	for i := range w.seats {
		var item any = unknown{}
		if i < len(list) {
			item = list[i]
		}
		l := l.under(strconv.Itoa(i))
		l.seat = i + 1
		w.field(&f.Of[0], item, l)
	}
}
