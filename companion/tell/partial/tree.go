package partial

import (
	"strconv"

	"tablekeeper/companion/rules"
)

// mapped is a copy of a tree that shares nothing with it, with what leaf makes of each
// value that is neither an object nor an array.
func mapped(v any, leaf func(any) any) any {
	switch v := v.(type) {
	case map[string]any:
		o := make(rules.Object, len(v))
		for key, item := range v {
			o[key] = mapped(item, leaf)
		}
		return o
	case []any:
		list := make(rules.List, len(v))
		for i, item := range v {
			list[i] = mapped(item, leaf)
		}
		return list
	}
	return leaf(v)
}

// copied is a copy of a tree that shares nothing with it.
func copied(v any) any { return mapped(v, func(v any) any { return v }) }

// board is a position's tree whose leaves can be read and set.
type board struct {
	tree  rules.Object
	root  *rules.Field // the whole position as one group
	seats int
	// changed are the fields that were changed since a stand was on the board.
	changed []string
}

// step is what lies under a segment of a path, and the field that describes it.
func step(v any, f *rules.Field, segment string) (any, *rules.Field) {
	switch v := v.(type) {
	case map[string]any:
		return v[segment], inside(f, segment)
	case []any:
		i, err := strconv.Atoi(segment)
		if err != nil || i >= len(v) {
			return nil, nil
		}
		return v[i], &f.Of[0]
	}
	return nil, nil
}

func inside(f *rules.Field, segment string) *rules.Field {
	switch f.Kind {
	case rules.GroupField:
		for i := range f.Of {
			if f.Of[i].Name == segment {
				return &f.Of[i]
			}
		}
	case rules.MapField:
		return &f.Of[0]
	case rules.HandField:
		if segment == "known" {
			return &rules.Field{Kind: rules.CardsField, Words: f.Words, High: f.High}
		}
	}
	return nil
}

// get is the value of a leaf.
func (b *board) get(l *leaf) any {
	var v any = b.tree
	f := b.root
	for _, segment := range l.at {
		if f == nil {
			v = nil
			break
		}
		v, f = step(v, f, segment)
	}
	switch {
	case l.kind == group:
		return v != nil
	case l.kind == keys:
		return keysOf(v, l)
	case l.kind == number && v == nil && l.field.Null == "":
		return 0
	}
	return v
}

func keysOf(v any, l *leaf) any {
	object, _ := v.(map[string]any)
	var names []any
	for _, word := range wordsOf(l.field.Words) {
		if _, ok := object[word.(string)]; ok {
			names = append(names, word)
		}
	}
	return names
}

// set gives a leaf a value; where the group that it stands in is null nothing changes.
func (b *board) set(l *leaf, value any) {
	b.change(l.at[0])
	b.put(b.tree, b.root, l.at, l, value)
}

// put returns the container with the value set under a path in it.
func (b *board) put(in any, f *rules.Field, at []string, l *leaf, value any) any {
	if len(at) == 0 {
		return b.made(in, f, l, value)
	}
	switch in := in.(type) {
	case []any:
		if i, err := strconv.Atoi(at[0]); err == nil && i < len(in) {
			in[i] = b.put(in[i], &f.Of[0], at[1:], l, value)
		}
		return in
	case map[string]any:
		return b.putInto(in, f, at, l, value)
	}
	return in
}

func (b *board) putInto(in rules.Object, f *rules.Field, at []string, l *leaf, value any) any {
	of := inside(f, at[0])
	now, there := in[at[0]]
	if !there && f.Kind == rules.MapField {
		now = of.Blank(b.seats)
	}
	next := b.put(now, of, at[1:], l, value)
	sparse := f.Kind == rules.MapField || f.Kind == rules.CardsField
	switch item := next.(type) {
	case nil:
		if sparse {
			delete(in, at[0])
			return in
		}
	case int:
		if f.Kind == rules.CardsField && item == 0 {
			delete(in, at[0])
			return in
		}
	case map[string]any:
		if f.Kind == rules.MapField && of.Kind == rules.CardsField && len(item) == 0 {
			delete(in, at[0])
			return in
		}
	}
	in[at[0]] = next
	return in
}

// made is the value as it is in the tree; what is known as a whole is shared and never
// changed in place.
func (b *board) made(now any, f *rules.Field, l *leaf, value any) any {
	switch l.kind {
	case group:
		if value == false {
			return nil
		}
		if now != nil {
			return now
		}
		return f.Filled(b.seats)
	case keys:
		return b.keyed(now, f, value.([]any))
	}
	return value
}

// keyed is an object with exactly these keys; what is new is blank.
func (b *board) keyed(now any, f *rules.Field, names []any) any {
	old, _ := now.(map[string]any)
	o := rules.Object{}
	for _, name := range names {
		if item, ok := old[name.(string)]; ok {
			o[name.(string)] = item
			continue
		}
		o[name.(string)] = f.Of[0].Blank(b.seats)
	}
	return o
}

// kept is what is on the way to a leaf of a board: entries of objects and arrays, from the outside.
type kept struct {
	on     *board
	field  string
	places []place
}

// place is an entry of an object, or of an array.
type place struct {
	object rules.Object
	key    string
	had    bool
	list   rules.List
	index  int
	was    any
}

// kept notes what setting a leaf can change, for restoring it.
func (b *board) kept(l *leaf) kept {
	list := make([]place, 0, len(l.at))
	all := func() kept { return kept{b, l.at[0], list} }
	var v any = b.tree
	for _, segment := range l.at {
		switch in := v.(type) {
		case map[string]any:
			was, had := in[segment]
			list = append(list, place{object: in, key: segment, had: had, was: was})
			v = was
		case []any:
			i, err := strconv.Atoi(segment)
			if err != nil || i >= len(in) {
				return all()
			}
			list = append(list, place{list: in, index: i, was: in[i]})
			v = in[i]
		default:
			return all()
		}
	}
	return all()
}

// restore puts back what stood on the way to a leaf.
func (k kept) restore() {
	k.on.change(k.field)
	for i := range k.places {
		switch p := &k.places[i]; {
		case p.object == nil:
			p.list[p.index] = p.was
		case p.had:
			p.object[p.key] = p.was
		default:
			delete(p.object, p.key)
		}
	}
}
