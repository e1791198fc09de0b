package partial

import (
	"slices"
	"strconv"
	"strings"

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
// for a key that is not there, and false for a group that is null.
type leaf struct {
	path      string
	place     int // in the list of leaves
	at        []string
	marks     []byte // what each segment is: a name, a seat's place or a key
	kind      kind
	low, high int
	values    []any // all values in order, where they are few; nil: a wide number, or a whole
	field     *rules.Field
	titled    *rules.Field // the outermost field that has a title
	seat      int          // the seat whose it is, or 0
	subject
	there  subject // what the card lies under
	groups []*leaf // the groups that it stands in and that can be null
}

// few is the most values that a leaf lists.
const few = 32

// smallMap is the most keys of a map whose entries are leaves of their own.
const smallMap = 12

// walker lists the leaves of a partly known position and what is known of them.
type walker struct {
	seats  int
	leaves []*leaf
	known  map[string]any
	faults []string
}

// unknown stands for a part that nobody knows.
type unknown struct{}

func isUnknown(v any) bool {
	_, ok := v.(unknown)
	return ok || v == any(rules.Unseen)
}

// fields goes through the fields of an object.
func (w *walker) fields(list []rules.Field, v any, base leaf) {
	object, _ := v.(map[string]any)
	if object == nil && !isUnknown(v) {
		w.fault(&base, "expected an object")
		return
	}
	for key := range object {
		if !slices.ContainsFunc(list, func(f rules.Field) bool { return f.Name == key }) {
			w.fault(&base, "there is no field "+strconv.Quote(key))
		}
	}
	for i := range list {
		w.field(&list[i], part(object, list[i].Name), base.under(list[i].Name, byName))
	}
}

// part is an entry of an object, or unknown.
func part(object map[string]any, key string) any {
	if v, ok := object[key]; ok {
		return v
	}
	return unknown{}
}

// The marks of segments.
const (
	byName = iota
	bySeat
	byKey
)

func (l leaf) under(segment string, mark byte) leaf {
	l.at = append(slices.Clip(l.at), segment)
	l.marks = append(slices.Clip(l.marks), mark)
	return l
}

// keyed goes to an entry by its key.
func (l leaf) keyed(key string, words *rules.Vocabulary) leaf {
	l.there = l.subject
	l = l.under(key, byKey)
	l.subject = subject{key, words}
	return l
}

// coded reports whether a leaf is a number that stands for something, such as a seat.
func (l *leaf) coded() bool { return l.field.Kind == rules.CountField && l.field.Words != nil }

func (w *walker) fault(l *leaf, why string) {
	w.faults = append(w.faults, strings.Join(append([]string{"position"}, l.at...), ".")+": "+why)
}

// field lists the leaves of one field.
func (w *walker) field(f *rules.Field, v any, l leaf) {
	l.field = f
	if f.Title != "" && (l.titled == nil || f.Kind != rules.CardsField) {
		l.titled = f
	}
	switch f.Kind {
	case rules.CountField, rules.WordField, rules.SeatField, rules.FlagField:
		w.scalar(f, v, l)
	case rules.CardsField:
		w.cards(f, v, l)
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

func (w *walker) add(l leaf, v any) {
	l.path = strings.Join(l.at, ".")
	w.leaves = append(w.leaves, &l)
	if isUnknown(v) {
		return
	}
	v = unspell(v)
	if l.values != nil && !slices.Contains(l.values, v) {
		w.fault(&l, "this can't stand here")
		return
	}
	if n, isNumber := v.(int); l.kind == number && l.values == nil && (!isNumber && (v != nil || l.field.Null == "") || isNumber && (n < l.low || n > l.high)) {
		w.fault(&l, "expected a whole number from "+strconv.Itoa(l.low)+" to "+strconv.Itoa(l.high))
		return
	}
	w.known[l.path] = v
}

func (w *walker) scalar(f *rules.Field, v any, l leaf) {
	l.kind = choice
	switch f.Kind {
	case rules.CountField:
		l.kind = number
		l.numbers(f.Low, f.High)
	case rules.WordField:
		l.words = f.Words
		l.values = wordsOf(f.Words)
	case rules.SeatField:
		for seat := range w.seats {
			l.values = append(l.values, seat+1)
		}
	default:
		l.values = []any{false, true}
	}
	if f.Null != "" && l.values != nil {
		l.values = append([]any{nil}, l.values...)
	}
	w.add(l, v)
}

// numbers sets the range of a number, and lists it where it is short.
func (l *leaf) numbers(low, high int) {
	l.low, l.high = low, high
	if high-low >= few {
		return
	}
	for n := low; n <= high; n++ {
		l.values = append(l.values, n)
	}
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
func (w *walker) cards(f *rules.Field, v any, l leaf) {
	object, ok := v.(map[string]any)
	if !ok && !isUnknown(v) {
		w.fault(&l, "expected an object")
		return
	}
	_, open := object[rules.Unseen]
	for _, word := range wordsOf(f.Words) {
		l := l.keyed(word.(string), f.Words)
		l.kind = number
		l.numbers(0, f.High)
		n, named := object[l.word]
		switch {
		case named:
		case !ok || open:
			n = unknown{}
		default:
			n = 0
		}
		w.add(l, n)
	}
	for key := range object {
		if _, known := f.Words.Value(key); !known && key != rules.Unseen {
			w.fault(&l, strconv.Quote(key)+" isn't a card here")
		}
	}
}

func (w *walker) hand(f *rules.Field, v any, l leaf) {
	object, ok := v.(map[string]any)
	if !ok && !isUnknown(v) {
		w.fault(&l, "expected an object")
		return
	}
	for key := range object {
		if key != "known" && key != "unknown" {
			w.fault(&l, "there is no field "+strconv.Quote(key))
		}
	}
	known := *f
	if f.Each > 0 {
		known.High = f.Each
	}
	w.cards(&known, part(object, "known"), l.under("known", byName))
	l = l.under("unknown", byName)
	l.kind = number
	l.numbers(0, f.High)
	w.add(l, part(object, "unknown"))
}

// whole lists an array or object as one leaf; what has an unknown part is unknown.
func (w *walker) whole(v any, l leaf) {
	l.kind = whole
	if hasUnknown(v) {
		v = unknown{}
	}
	w.add(l, v)
}

func hasUnknown(v any) bool {
	switch v := v.(type) {
	case []any:
		return slices.ContainsFunc(v, hasUnknown)
	case map[string]any:
		for key, item := range v {
			if key == rules.Unseen || hasUnknown(item) {
				return true
			}
		}
		return false
	}
	return isUnknown(v)
}

func (w *walker) bySeat(f *rules.Field, v any, l leaf) {
	list, ok := v.([]any)
	if !ok && !isUnknown(v) || len(list) > w.seats {
		w.fault(&l, "expected an array with one entry a seat")
		return
	}
	for i := range w.seats {
		var item any = unknown{}
		if i < len(list) {
			item = list[i]
		}
		l := l.under(strconv.Itoa(i), bySeat)
		l.seat = i + 1
		w.field(&f.Of[0], item, l)
	}
}
