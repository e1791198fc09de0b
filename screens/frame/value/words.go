package value

import (
	"strconv"
	"strings"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	"tablekeeper/screens/widgets/parts"
)

// fieldName is a field as people read it.
func fieldName(f rules.Field) string { return wording.Translate(f.Title) }

func (p *Page) valueWords(f rules.Field, value any) string { return valueText(f, value, p.use.Seats) }

// valueText is a value in few words.
func valueText(f rules.Field, value any, seats []string) string {
	switch v := value.(type) {
	case int:
		switch {
		case f.Kind == rules.SeatField && v > 0 && v <= len(seats):
			return seats[v-1]
		case f.Kind == rules.CountField && f.Words != nil:
			return picker.WordTitle(f.Words, v, seats)
		}
		return strconv.Itoa(v)
	case string:
		if f.Kind == rules.TextField {
			return v
		}
		return picker.TitleOf(f.Words, v, seats)
	case bool:
		if v {
			return wording.L("Yes")
		}
		return wording.L("No")
	case rules.List:
		if len(v) == 0 {
			return wording.L("None")
		}
		of, _ := f.At(rules.Path{"0"})
		words := make([]string, len(v))
		for i := range v {
			words[i] = valueText(of, v[i], seats)
		}
		return strings.Join(words, " + ")
	case rules.Object:
		if len(v) == 0 {
			return wording.L("None")
		}
		var words []string
		switch f.Kind {
		case rules.HandField:
			known, _ := f.At(rules.Path{rules.KnownKey})
			return valueText(known, v[rules.KnownKey], seats) + ", " + wording.L("{count} not shown", v[rules.UnknownKey])
		case rules.MapField:
			return wording.Count(len(v), "entry;entries").String()
		case rules.CardsField:
			for _, word := range wordsOf(f.Words) {
				if v[word] != nil {
					words = append(words, wording.L("{count} {card}", v[word], picker.TitleOf(f.Words, word, seats)))
				}
			}
		}
		for _, part := range f.Of {
			if value, ok := v[part.Name]; ok && !part.Names {
				words = append(words, valueText(part, value, seats))
			}
		}
		return strings.Join(words, ", ")
	}
	return wording.Translate(f.Null)
}

// source says where a part comes from; mine that people put it there, made that the app made it up.
func (p *Page) source(at rules.Path) (words string, mine, made bool) {
	if p.use.Source != nil {
		return p.use.Source(at)
	}
	d := p.use.Draft
	part := d.Sourced(at)
	if part == nil {
		return "", false, false
	}
	group, _ := d.Field.At(part[:len(part)-1])
	source := d.Source(at)
	if source == "" {
		return "", false, false
	}
	return wording.Translate(group.Sources.InWords(valueOf(group.Sources, source), nil)), source == d.Mine, source == p.use.MadeUp
}

func valueOf(words *rules.Vocabulary, word string) int {
	n, _ := words.Value(word)
	return n
}

// rowName is what stands at the left of a row.
func (p *Page) rowName(at rules.Path) string {
	last := len(at) - 1
	field, _ := p.use.Draft.Field.At(at)
	around, _ := p.use.Draft.Field.At(at[:last])
	name, i := fieldName(field), at.Index(last)
	switch {
	case around.Kind == rules.MapField:
		word := around.Words.InWords(valueOf(around.Words, at[last]), p.use.Seats)
		if name == "" {
			return parts.Capital(word)
		}
		return wording.L("{field} {word}", name, word)
	case around.Kind == rules.CardsField:
		return picker.TitleOf(around.Words, at[last], p.use.Seats)
	case around.Kind == rules.BySeatField && last > 1:
		return wording.L("{thing}: {field}", p.rowName(at[:last]), p.use.Seats[i])
	case around.Kind == rules.GroupField && around.Null != "" && last > 1:
		return wording.L("{thing}: {field}", p.rowName(at[:last]), name)
	case name != "":
		return name
	case field.Kind == rules.GroupField && len(field.Of) > 0 && field.Of[0].Kind == rules.WordField && around.Kind == rules.ListField:
		return p.valueWords(field.Of[0], p.use.Draft.Get(at.At(field.Of[0].Name)))
	case field.Kind == rules.GroupField && around.Kind == rules.ListField:
		return wording.L("Row {number}", i+1)
	case !isLeaf(&field) && around.Kind == rules.ListField:
		return wording.L("{field} {word}", p.rowName(at[:last]), i+1)
	}
	return p.rowName(at[:last])
}

// name is what an entry of a section is called.
func (p *Page) name(at rules.Path) string {
	if p.use.Name != nil {
		return p.use.Name(at)
	}
	if around, _ := p.use.Draft.Field.At(at[:len(at)-1]); around.Kind == rules.ListField {
		return strconv.Itoa(at.Index(len(at)-1)+1) + ". " + p.rowName(at)
	}
	return p.rowName(at)
}
