package partial

import (
	"slices"

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
func copied[T any](v T) T {
	same, _ := mapped(v, func(v any) any { return v }).(T)
	return same
}

// board is a position's tree whose leaves can be read and set.
type board struct {
	tree  rules.Object
	seats int
	// changed are the fields that were changed since a stand was on the board, by their places.
	changed []int
}

// at is what lies where a leaf is.
func (b *board) at(l *leaf) any {
	if l.in == nil {
		return b.tree
	}
	return l.of(b.at(l.in))
}

// of is what a leaf is of what it lies in.
func (l *leaf) of(in any) any {
	switch in := in.(type) {
	case map[string]any:
		return in[l.key]
	case []any:
		return in[l.seat-1]
	}
	return nil
}

// get is the value of a leaf.
func (b *board) get(l *leaf) any {
	v := b.at(l)
	switch {
	case l.kind == group:
		return v != nil
	case l.kind == keys:
		object, _ := v.(map[string]any)
		return keysOf(object, l.field)
	case l.kind == number && v == nil && l.field.Null == "":
		return 0
	}
	return v
}

// set gives a leaf a value; where the group that it stands in is null nothing changes. What is known as a whole is shared and never changed
// in place.
func (b *board) set(l *leaf, value any) {
	b.change(l)
	in := b.filled(l.in)
	value = b.made(l, l.of(in), value)
	switch in := in.(type) {
	case []any:
		in[l.seat-1] = value
	case map[string]any:
		in[l.key] = value
		b.lack(l, in)
	}
}

// filled is what lies where a leaf is; an entry that a map lacks is made.
func (b *board) filled(l *leaf) any {
	if l.in == nil {
		return b.tree
	}
	in := b.filled(l.in)
	v := l.of(in)
	if object, ok := in.(map[string]any); ok && v == nil && l.keyed {
		v = l.field.Filled(b.seats)
		object[l.key] = v
	}
	return v
}

// lack takes a word out of an object that has none of it, and cards out of a map where there are none.
func (b *board) lack(l *leaf, in map[string]any) {
	cards := l.field.Kind == rules.CardsField || l.field.Kind == rules.HandField
	if !l.keyed || in[l.key] != nil && !(cards && in[l.key] == 0) {
		return
	}
	delete(in, l.key)
	if l.in.keyed && len(in) == 0 && cards {
		delete(b.at(l.in.in).(map[string]any), l.in.key)
	}
}

// change notes that a field is not as it was when a stand was on the board.
func (b *board) change(l *leaf) {
	if !slices.Contains(b.changed, l.top) {
		b.changed = append(b.changed, l.top)
	}
}

// made is the value of a leaf as it is in the tree.
func (b *board) made(l *leaf, now, value any) any {
	switch {
	case l.kind == group && value == false:
		return nil
	case l.kind == group && now == nil:
		return l.field.Filled(b.seats)
	case l.kind == group:
		return now
	case l.kind == keys:
		return b.keyed(l, now, value.([]any))
	}
	return value
}

// keyed is an object with exactly these keys; what is new is blank.
func (b *board) keyed(l *leaf, now any, names []any) any {
	old, _ := now.(map[string]any)
	o := rules.Object{}
	for _, name := range names {
		key := name.(string)
		if o[key] = old[key]; o[key] == nil {
			o[key] = l.field.Of[0].Blank(b.seats)
		}
	}
	return o
}

// kept notes what setting a leaf can change, and gives what puts that back.
func (b *board) kept(l *leaf) (restore func()) {
	if l.in == nil {
		return func() {}
	}
	outer := b.kept(l.in)
	switch in := b.at(l.in).(type) {
	case map[string]any:
		was, had := in[l.key]
		return func() {
			b.change(l)
			if outer(); had {
				in[l.key] = was
			} else {
				delete(in, l.key)
			}
		}
	case []any:
		was := in[l.seat-1]
		return func() {
			outer()
			in[l.seat-1] = was
		}
	}
	return outer
}
