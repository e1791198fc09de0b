package screens

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// mostFound is how many parts of a position a search shows.
const mostFound = 30

// found are the lines of the parts whose name, with the names around it, has all the words that are looked for.
func (f *positionForm) found() []line {
	s := &search{form: f}
	for _, field := range f.fields {
		if field.Kind != rules.BySeatField {
			s.look(spot{Field: field, path: path{field.Name}, title: fieldName(field)})
		}
	}
	for seat, name := range f.seats {
		often, rare := f.belongings(seat + 1)
		for _, at := range append(often, rare...) {
			at.title, at.seat = name+": "+at.title, seat+1
			s.look(at)
		}
	}
	if len(s.lines) == 0 {
		return []line{{"nothing found", 0, func() *node {
			return &node{parts.NewLess(lang.L("No field has that name.")), func() {}}
		}}}
	}
	return s.lines
}

// search collects the parts of a position that have the words.
type search struct {
	form  *positionForm
	count int
	lines []line
}

// look takes a part if its name has the words, else those of its own parts that have.
func (s *search) look(at spot) {
	if s.count == mostFound {
		return
	}
	if hasWords(s.form.search, at.title) {
		s.count++
		for _, l := range s.form.lines(at, 0) {
			l.key = "found " + at.title + " " + l.key // its heading names what is around it
			s.lines = append(s.lines, l)
		}
		return
	}
	for _, inner := range s.form.inner(at) {
		s.look(inner)
	}
}

// inner are the parts that a part holds now.
func (f *positionForm) inner(at spot) []spot {
	value := f.draft.get(at.path)
	if value == nil {
		return nil
	}
	var list []spot
	add := func(field rules.Field, step, title string) {
		list = append(list, spot{Field: field, path: at.path.at(step), title: at.title + ": " + title, whose: at.whose})
	}
	switch at.Kind {
	case rules.GroupField:
		for _, part := range at.Of {
			add(part, part.Name, fieldName(part))
		}
	case rules.MapField:
		words, titles := vocabularyWords(at.Words, f.seats)
		there, _ := value.(map[string]any)
		for i, word := range words {
			if _, ok := there[word]; ok {
				add(partField(at.Field), word, titles[i])
			}
		}
	case rules.BySeatField:
		for i, name := range f.seats {
			add(partField(at.Field), path{}.item(i)[0], name)
		}
	case rules.ListField:
		items, _ := value.([]any)
		for i, item := range items {
			add(partField(at.Field), path{}.item(i)[0], summary(partField(at.Field), item, f.seats))
		}
	}
	return list
}
