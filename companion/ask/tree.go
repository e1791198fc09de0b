package ask

import (
	"strconv"

	"tablekeeper/companion/rules"
)

// blank is the plainest value of a field.
func blank(f *rules.Field, seats int) any {
	if f.Null != "" {
		return nil
	}
	switch f.Kind {
	case rules.CountField:
		return max(0, f.Low)
	case rules.WordField:
		if words := wordsOf(f.Words); len(words) > 0 {
			return words[0]
		}
		return ""
	case rules.SeatField:
		return 1
	case rules.FlagField:
		return false
	case rules.HandField:
		return rules.Object{"known": rules.Object{}, "unknown": 0}
	case rules.ListField:
		return rules.List{}
	case rules.BySeatField:
		list := make(rules.List, seats)
		for i := range list {
			list[i] = blank(&f.Of[0], seats)
		}
		return list
	case rules.GroupField:
		return blankGroup(f, seats)
	}
	return rules.Object{}
}

func blankGroup(f *rules.Field, seats int) rules.Object {
	o := rules.Object{}
	for i := range f.Of {
		o[f.Of[i].Name] = blank(&f.Of[i], seats)
	}
	return o
}

// mapped is a copy of a tree that shares nothing with it, with what leaf makes of each
// value that is no object and no array.
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
	tree   rules.Object
	fields []rules.Field
	seats  int
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

// root is the whole position as one group.
func (b *board) root() *rules.Field { return &rules.Field{Kind: rules.GroupField, Of: b.fields} }

// get is the value of a leaf.
func (b *board) get(l *leaf) any {
	var v any = b.tree
	f := b.root()
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
func (b *board) set(l *leaf, value any) { b.put(b.tree, b.root(), l.at, l, value) }

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
		now = blank(of, b.seats)
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

// made is the value as it stands in the tree.
func (b *board) made(now any, f *rules.Field, l *leaf, value any) any {
	switch l.kind {
	case group:
		if value == false {
			return nil
		}
		if now != nil {
			return now
		}
		return blankGroup(f, b.seats)
	case keys:
		return b.keyed(now, f, value.([]any))
	case whole:
		return copied(value)
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
		o[name.(string)] = blank(&f.Of[0], b.seats)
	}
	return o
}

// kept is what stands in the field of a leaf, for restoring it.
func (b *board) kept(l *leaf) any { return copied(b.tree[l.at[0]]) }

func (b *board) restore(l *leaf, kept any) { b.tree[l.at[0]] = kept }
