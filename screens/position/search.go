package position

import (
	"strconv"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// mostFound is how many parts of a position a search shows.
const mostFound = 30

// found are the lines of the parts whose name, with the names around it, has all the words that are looked for.
func (f *PositionForm) found() []line {
	s := &search{form: f}
	for _, field := range f.Fields {
		if field.Kind != rules.BySeatField {
			s.look(spot{Field: field, Path: rules.Path{field.Name}, Title: fieldName(field)})
		}
	}
	for seat, name := range f.Seats {
		often, rare := f.belongings(seat + 1)
		for _, at := range append(often, rare...) {
			at.Title, at.seat = name+": "+at.Title, seat+1
			s.look(at)
		}
	}
	if len(s.lines) == 0 {
		return []line{{"nothing found", 0, func() *node {
			return &node{parts.NewLess(wording.L("No field has that name.")), func() {}}
		}}}
	}
	return s.lines
}

// search collects the parts of a position that have the words.
type search struct {
	form  *PositionForm
	count int
	lines []line
}

// look takes a part if its name has the words, else those of its own parts that have.
func (s *search) look(at spot) {
	if s.count == mostFound {
		return
	}
	if parts.HasWords(s.form.Search, at.Title) {
		s.count++
		for _, l := range s.form.lines(at, 0) {
			l.Key = "found " + at.Title + " " + l.Key // its heading names what is around it
			s.lines = append(s.lines, l)
		}
		return
	}
	for _, inner := range s.form.inner(at) {
		s.look(inner)
	}
}

// inner are the parts that a part holds now.
func (f *PositionForm) inner(at spot) []spot {
	value := f.Draft.Get(at.Path)
	if value == nil {
		return nil
	}
	var list []spot
	add := func(field rules.Field, step, title string) {
		list = append(list, spot{Field: field, Path: at.Path.At(step), Title: at.Title + ": " + title, whose: at.whose})
	}
	switch at.Kind {
	case rules.GroupField:
		for _, part := range at.Of {
			add(part, part.Name, fieldName(part))
		}
	case rules.MapField:
		words, titles := picker.VocabularyWords(at.Words, f.Seats)
		there, _ := value.(map[string]any)
		for i, word := range words {
			if _, ok := there[word]; ok {
				add(partField(at.Field), word, titles[i])
			}
		}
	case rules.BySeatField:
		for i, name := range f.Seats {
			add(partField(at.Field), strconv.Itoa(i), name)
		}
	case rules.ListField:
		items, _ := value.([]any)
		for i, item := range items {
			add(partField(at.Field), strconv.Itoa(i), summary(partField(at.Field), item, f.Seats))
		}
	}
	return list
}
