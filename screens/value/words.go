package value

import (
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/picker"
)

// fieldName is a field as people read it.
func fieldName(f rules.Field) string { return wording.Translate(f.Title) }

// said is a value in few words.
func (p *Page) said(f rules.Field, value any) string {
	switch v := value.(type) {
	case int:
		switch {
		case f.Kind == rules.SeatField && v > 0 && v <= len(p.use.Seats):
			return p.use.Seats[v-1]
		case f.Kind == rules.CountField && f.Words != nil:
			return picker.WordTitle(f.Words, v, p.use.Seats)
		}
		return strconv.Itoa(v)
	case string:
		if f.Kind == rules.TextField {
			return v
		}
		return picker.TitleOf(f.Words, v, p.use.Seats)
	case bool:
		if v {
			return wording.L("Yes")
		}
		return wording.L("No")
	case rules.List:
		of, _ := f.At(rules.Path{"0"})
		words := make([]string, len(v))
		for i := range v {
			words[i] = p.said(of, v[i])
		}
		return strings.Join(words, " + ")
	case rules.Object:
		var words []string
		for _, part := range f.Of {
			if value, ok := v[part.Name]; ok && !part.Names {
				words = append(words, p.said(part, value))
			}
		}
		return strings.Join(words, ", ")
	}
	return wording.Translate(f.Null)
}

// source says where a part comes from; mine that people put it there, made that the app made it up.
func (p *Page) source(at rules.Path) (words string, mine, made bool) {
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
	field, _ := p.use.Draft.Field.At(at)
	name := fieldName(field)
	if around, _ := p.use.Draft.Field.At(at[:len(at)-1]); around.Kind == rules.MapField {
		return wording.L("{field} {word}", name, around.Words.InWords(valueOf(around.Words, at[len(at)-1]), p.use.Seats))
	}
	if name != "" {
		return name
	}
	i := at.Index(len(at) - 1)
	if field.Kind == rules.GroupField && len(field.Of) > 0 && field.Of[0].Kind == rules.WordField {
		return p.said(field.Of[0], p.use.Draft.Get(at.At(field.Of[0].Name)))
	}
	if field.Kind != rules.GroupField {
		return p.rowName(at[:len(at)-1])
	}
	return wording.L("Row {number}", i+1)
}
