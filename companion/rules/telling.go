package rules

import (
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
)

// Telling puts what the fields of a position hold into words.
type Telling struct {
	Seats []string
	// Asked is set where somebody asks for one field: what is nothing is told then too, and of a hand with unknown cards how many
	// it has.
	Asked bool
	// Only leaves out the cards for which it is false; nil: none.
	Only func(words *Vocabulary, n int) bool
}

// Sentence tells a value as the field's own words do, with what it is about at the place of that name; empty where they name something
// else too.
func (f *Field) Sentence(value wording.Text, count *int, place string, of any) wording.Text {
	template, thing, _ := f.Told()
	return filled(template, thing, value, count, place, of).Sentence()
}

// filled is a template with a value at its places; empty where it names something else too.
func filled(template, thing string, value wording.Text, count *int, place string, of any) wording.Text {
	places := wording.Places(template, nil)
	var with []any
	for _, name := range places {
		switch {
		case name == place && of != nil:
			with = append(with, of)
		case name == "n" && count != nil && !strings.Contains(thing, "{"):
			with = append(with, wording.Count(*count, thing))
		case name == "value":
			with = append(with, value)
		}
	}
	if template == "" || len(with) < len(places) {
		return wording.Text{}
	}
	return wording.Say(template, with...)
}

// facts are what a field holds, behind the titles: "Hand: 3 cards".
func (t *Telling) facts(f, holds *Field, v any) []wording.Text {
	title := wording.TextOf(f.Title)
	if group, ok := v.(Object); ok && holds.Kind == GroupField {
		var list []wording.Text
		for i := range holds.Of {
			list = append(list, t.facts(&holds.Of[i], &holds.Of[i], group[holds.Of[i].Name])...)
		}
		if holds.Null != "" && list != nil {
			return []wording.Text{wording.Say("{title} ({facts})", title, wording.Commas(list))}
		}
		return list
	}
	switch value := t.Value(holds, v); {
	case value.Empty():
		return nil
	case holds.Kind == FlagField:
		return []wording.Text{title}
	case f.Brief != "":
		template, thing := counted(f.Brief)
		return []wording.Text{filled(template, thing, value, t.Count(holds, v), "", nil)}
	default:
		return []wording.Text{wording.Say("{fact}: {value}", title, value)}
	}
}

// Value is a value in words; empty where it is nothing, and nobody asks for it.
func (t *Telling) Value(f *Field, v any) wording.Text {
	var list []wording.Text
	switch v := v.(type) {
	case nil:
		if t.Asked && f.Null != "" {
			return wording.TextOf(f.Null)
		}
		return wording.Text{}
	case bool:
		if v {
			return wording.TextOf(f.Title)
		}
		return wording.Text{}
	case int:
		switch {
		case v == 0 && !t.Asked:
			return wording.Text{}
		case f.Kind == SeatField && v > 0:
			return wording.TextOf(wording.Name(t.Seats[v-1]))
		case f.Words != nil:
			return wording.TextOf(f.Words.Said(v, t.Seats))
		}
		return wording.TextOf(v)
	case string:
		if f.Words == nil {
			return wording.TextOf(wording.Name(v))
		}
		n, _ := f.Words.Value(v)
		return wording.TextOf(f.Words.Said(n, t.Seats))
	case List:
		of := &f.Of[0]
		for _, one := range v {
			if entry, ok := one.(Object); ok && t.Asked && f.Of[0].Kind == GroupField { // what tells it from the others is enough
				of = &f.Of[0].Of[f.Of[0].naming()]
				one = entry[of.Name]
			}
			if said := t.Value(of, one); !said.Empty() {
				list = append(list, said)
			}
		}
	case Object:
		list = t.listed(f, v)
	}
	if list == nil && t.Asked {
		return wording.Say("none")
	}
	return wording.Commas(list)
}

// naming is which part of a group tells it from the others of its list.
func (f *Field) naming() int {
	return max(0, slices.IndexFunc(f.Of, func(f Field) bool { return f.Names }))
}

// Count is the number that a field holds, or how many cards; nil: it holds something else.
func (t *Telling) Count(f *Field, v any) *int {
	n := 0
	switch v := v.(type) {
	case int:
		if n = v; f.Words != nil || f.Kind == SeatField {
			return nil
		}
	case Object:
		if known, ok := v["known"].(Object); ok {
			n, v = v["unknown"].(int), known
		}
		for word, count := range v {
			at, ok := f.Words.Value(word)
			if count, counts := count.(int); ok && counts && (t.Only == nil || t.Only(f.Words, at)) {
				n += count
			}
		}
	default:
		return nil
	}
	return &n
}

// listed are the entries of a map, and how many there are of each card.
func (t *Telling) listed(f *Field, v Object) []wording.Text {
	if known, ok := v["known"].(Object); ok && f.Kind == HandField {
		cards := t.listed(&Field{Kind: CardsField, Words: f.Words, High: f.Each}, known)
		switch unknown := v["unknown"].(int); {
		case unknown > 0 && t.Asked:
			return []wording.Text{wording.TextOf(*t.Count(f, v))}
		case unknown > 0:
			cards = append(cards, wording.TextOf(wording.Count(unknown, "unknown card")))
		}
		return cards
	}
	if f.Words == nil {
		return t.facts(f, f, v)
	}
	var list []wording.Text
	for n := f.Words.first; n <= f.Words.last; n++ {
		entry := v[f.Words.Word(n)]
		count, counts := entry.(int)
		switch counted := f.Kind == CardsField || f.Of[0].Kind == CountField && f.Of[0].Words == nil; {
		case t.Only != nil && !t.Only(f.Words, n):
		case counts && counted && f.High == 1 && count == 1 && !t.Asked:
			list = append(list, wording.TextOf(f.Words.Said(n, t.Seats)))
		case counts && counted && count > 0:
			list = append(list, wording.Say("{n} {card}", count, f.Words.Things(n, count == 1)))
		case !counted:
			if said := t.Value(&f.Of[0], entry); !said.Empty() {
				list = append(list, wording.Say("{fact}: {value}", f.Words.Said(n, t.Seats), said))
			}
		}
	}
	return list
}
