package partial

import (
	"cmp"
	"slices"

	"tablekeeper/companion/rules"
)

// mapped lists the entries of a map: each key of a small one, else those that are there.
func (w *walker) mapped(f *rules.Field, v any, l *leaf) {
	object, open, ok := w.object(v, l)
	if !ok || !w.only(object, l, "%q can't be a key here", among(f.Words)) {
		return
	}
	simple := f.Of[0].Kind != rules.GroupField && f.Of[0].Kind != rules.MapField
	first, last := f.Words.Range()
	switch {
	case simple && last-first < smallMap:
		for _, word := range wordsOf(f.Words) {
			w.entry(f, object, open, l.entry(word.(string), f.Words))
		}
		return
	case simple || open:
		w.whole(v, l)
		return
	}
	names := keysOf(object, f)
	l.kind = keys
	w.leaves, w.known[l] = append(w.leaves, l), names
	for _, word := range names {
		w.field(&f.Of[0], object[word.(string)], l.entry(word.(string), f.Words))
	}
}

// keysOf are the keys of a map.
func keysOf(object map[string]any, f *rules.Field) (names []any) {
	for _, word := range wordsOf(f.Words) {
		if _, ok := object[word.(string)]; ok {
			names = append(names, word)
		}
	}
	return names
}

// entry lists one entry of a small map; null stands for one that is not there.
func (w *walker) entry(f *rules.Field, object map[string]any, open bool, l *leaf) {
	of := f.Of[0]
	item, named := object[l.key]
	if !named && open {
		item = unknown{}
	}
	if of.Kind != rules.CardsField {
		of.Null = "None"
	} else if !named && !open {
		item = map[string]any{}
	}
	if of.Title == "" {
		of.Title, of.Ask, of.Tell = l.titled.Title, cmp.Or(of.Ask, l.titled.Ask), cmp.Or(of.Tell, l.titled.Tell)
	}
	w.field(&of, item, l)
}

// group lists the fields of a group, and whether it is there where it can be null.
func (w *walker) group(f *rules.Field, v any, l *leaf) {
	if f.Null != "" {
		there := *l
		there.kind, there.values = group, []any{false, true}
		var is any = v != nil
		if w.isUnknown(v) {
			is = unknown{}
		}
		if w.add(&there, is); v == nil {
			return
		}
		l.groups = append(slices.Clip(l.groups), &there)
	}
	w.fields(v, l)
}
