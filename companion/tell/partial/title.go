package partial

import (
	"maps"
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// title is a value of a leaf in the players' words; one that says nothing: there are none.
func (q *Inquiry) title(l *leaf, v any) wording.Text {
	switch {
	case v == nil:
		return wording.TextOf(l.field.Null)
	case l.kind == whole:
		return q.listed(l.field, v)
	case l.isUnseen():
		return wording.TextOf(v)
	}
	return q.titled(l.field, v)
}

// titled is the value of a field in the players' words.
func (q *Inquiry) titled(f *rules.Field, v any) wording.Text {
	switch v := v.(type) {
	case bool:
		return yes(v)
	case int:
		switch {
		case f.Kind == rules.SeatField:
			return wording.TextOf(wording.Name(q.table.Seats()[v-1]))
		case f.Kind == rules.CountField && f.Words != nil:
			return wording.TextOf(f.Words.Said(v, q.table.Seats()))
		case v <= 1 && asksWhether(f.Ask):
			return yes(v == 1)
		}
		return wording.TextOf(v)
	case string:
		return wording.TextOf(q.word(subject{v, f.Words}))
	}
	return wording.Text{}
}

// yes is an answer to a question with two.
func yes(is bool) wording.Text {
	if is {
		return wording.Say("Yes")
	}
	return wording.Say("No")
}

// asksWhether reports whether a question is answered with yes or no: that for a card of which there is only one, for example.
func asksWhether(question string) bool {
	return strings.HasPrefix(question, "Is ") || strings.HasPrefix(question, "Does ")
}

// word is a word as people read it.
func (q *Inquiry) word(s subject) any {
	if s.words != nil {
		if n, ok := s.words.Value(s.word); ok {
			return s.words.Said(n, q.table.Seats())
		}
	}
	return wording.Name(s.word)
}

// listed is an array or object in the players' words, entry by entry.
func (q *Inquiry) listed(f *rules.Field, v any) wording.Text {
	var texts []wording.Text
	switch v := v.(type) {
	case []any:
		for _, item := range v {
			texts = append(texts, q.entry(f, item))
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			texts = append(texts, q.keyed(f, key, v[key]))
		}
	}
	if texts == nil {
		return wording.Say("none")
	}
	return wording.Commas(texts)
}

// entry is one entry of an array.
func (q *Inquiry) entry(f *rules.Field, v any) wording.Text {
	if len(f.Of) == 0 {
		return wording.Text{}
	}
	of := &f.Of[0]
	switch v := v.(type) {
	case map[string]any, []any:
		if of.Kind == rules.GroupField {
			return q.grouped(of, v)
		}
		return wording.Say("({list})", q.listed(of, v))
	}
	return q.titled(of, v)
}

// keyed is one entry of an object: so many of a card, or what lies at a place.
func (q *Inquiry) keyed(f *rules.Field, key string, v any) wording.Text {
	name := q.word(subject{key, f.Words})
	if n, ok := v.(int); ok && (f.Kind == rules.CardsField || f.Kind == rules.HandField) {
		return wording.Row([]any{n, name})
	}
	return wording.Say("{place}: {value}", name, q.entry(f, v))
}

// grouped are the fields of a group.
func (q *Inquiry) grouped(f *rules.Field, v any) wording.Text {
	object, _ := v.(map[string]any)
	var texts []wording.Text
	for i := range f.Of {
		of := &f.Of[i]
		switch item := object[of.Name].(type) {
		case nil:
		case map[string]any, []any:
			texts = append(texts, q.listed(of, item))
		default:
			texts = append(texts, q.titled(of, item))
		}
	}
	return wording.Row(texts)
}
