package partial

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
)

// mapped lists the entries of a map: each key of a small one, else those that are there.
func (w *walker) mapped(f *rules.Field, v any, l leaf) {
	object, ok := v.(map[string]any)
	if !ok && !isUnknown(v) {
		w.fault(&l, "expected an object")
		return
	}
	simple := f.Of[0].Kind != rules.GroupField && f.Of[0].Kind != rules.MapField
	_, open := object[rules.Unseen]
	for key := range object {
		if _, known := f.Words.Value(key); !known && key != rules.Unseen {
			w.fault(&l, strconv.Quote(key)+" can't be a key here")
			return
		}
	}
	if first, last := f.Words.Range(); simple && last-first < smallMap {
		for _, word := range wordsOf(f.Words) {
			w.entry(f, word.(string), object, !ok || open, l)
		}
		return
	}
	if simple || !ok || open {
		w.whole(v, l)
		return
	}
	var names []any
	for _, word := range wordsOf(f.Words) {
		if _, named := object[word.(string)]; named {
			names = append(names, word)
		}
	}
	w.keys(names, l)
	for _, word := range names {
		l := l.keyed(word.(string), f.Words)
		w.field(&f.Of[0], object[l.word], l)
	}
}

func (w *walker) keys(names []any, l leaf) {
	l.kind, l.path = keys, strings.Join(l.at, ".")
	w.leaves = append(w.leaves, &l)
	w.known[l.path] = names
}

// entry lists one entry of a small map; null stands for one that is not there.
func (w *walker) entry(f *rules.Field, key string, object map[string]any, open bool, l leaf) {
	l = l.keyed(key, f.Words)
	item, named := object[key]
	of := f.Of[0]
	switch {
	case named:
	case open:
		item = unknown{}
	case of.Kind == rules.CardsField:
		item = map[string]any{}
	default:
		item = nil
	}
	if of.Kind != rules.CardsField {
		of.Null = "None"
	}
	if of.Title == "" {
		of.Title, of.Ask, of.Tell = l.titled.Title, cmp.Or(of.Ask, l.titled.Ask), cmp.Or(of.Tell, l.titled.Tell)
	}
	w.field(&of, item, l)
}

// group lists the fields of a group, and whether it is there where it can be null.
func (w *walker) group(f *rules.Field, v any, l leaf) {
	if f.Null != "" {
		there := l
		there.kind = group
		there.values = []any{false, true}
		var is any = v != nil
		if isUnknown(v) {
			is = unknown{}
		}
		w.add(there, is)
		if v == nil {
			return
		}
		l.groups = append(slices.Clip(l.groups), w.leaves[len(w.leaves)-1])
	}
	w.fields(f.Of, v, l)
}
