package ask

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
)

// title is a value of a leaf in the players' words; "": there are none.
func (q *Inquiry) title(l *leaf, v any) string {
	switch {
	case v == nil:
		return wording.Translate(l.field.Null)
	case l.kind == whole:
		return q.listed(l.field, v)
	case l.isUnseen():
		return strconv.Itoa(v.(int))
	}
	return q.titled(l.field, v)
}

// titled is the value of a field in the players' words.
func (q *Inquiry) titled(f *rules.Field, v any) string {
	switch v := v.(type) {
	case bool:
		return yes(v)
	case int:
		switch {
		case f.Kind == rules.SeatField:
			return q.table.Seats()[v-1]
		case f.Kind == rules.CountField && f.Words != nil:
			return f.Words.InWords(v, q.table.Seats())
		case v <= 1 && asksWhether(f.Ask):
			return yes(v == 1)
		}
		return strconv.Itoa(v)
	case string:
		return q.word(f.Words, v)
	}
	return ""
}

// yes is an answer to a question with two.
func yes(is bool) string {
	if is {
		return wording.Translate("Yes")
	}
	return wording.Translate("No")
}

// asksWhether reports whether a question is answered with yes or no: that for a card of which there is only one, for example.
func asksWhether(question string) bool {
	return strings.HasPrefix(question, "Is ") || strings.HasPrefix(question, "Does ")
}

// word is a word as people read it.
func (q *Inquiry) word(words *rules.Vocabulary, word string) string {
	if words != nil {
		if n, ok := words.Value(word); ok {
			return words.InWords(n, q.table.Seats())
		}
	}
	return word
}

// listed is an array or object in the players' words, entry by entry.
func (q *Inquiry) listed(f *rules.Field, v any) string {
	var texts []string
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
		return wording.Translate("none")
	}
	return strings.Join(texts, ", ")
}

// entry is one entry of an array.
func (q *Inquiry) entry(f *rules.Field, v any) string {
	if len(f.Of) == 0 {
		return ""
	}
	of := &f.Of[0]
	switch v := v.(type) {
	case map[string]any, []any:
		if of.Kind == rules.GroupField {
			return q.grouped(of, v)
		}
		return "(" + q.listed(of, v) + ")"
	}
	return q.titled(of, v)
}

// keyed is one entry of an object: so many of a card, or what lies at a place.
func (q *Inquiry) keyed(f *rules.Field, key string, v any) string {
	name := q.word(f.Words, key)
	if n, ok := v.(int); ok && (f.Kind == rules.CardsField || f.Kind == rules.HandField) {
		return strconv.Itoa(n) + " " + name
	}
	return name + ": " + q.entry(f, v)
}

// grouped are the fields of a group.
func (q *Inquiry) grouped(f *rules.Field, v any) string {
	object, _ := v.(map[string]any)
	var texts []string
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
	return strings.Join(texts, " ")
}
