package rules

import (
	"slices"
	"strings"

	"tablekeeper/companion/base/wording"
)

// stand tells where a game stands, for reading at the table: whom it waits for, what lies before each player, and the rest, all by the
// description of the position. What there is nothing of is not told.
type stand struct {
	Telling
	own   [][]wording.Text // by seat
	first string           // what was told first
}

func (b *Book[P]) summary(p *P) []wording.Text {
	var awaited []any
	for _, seat := range b.ToMove(p).List() {
		awaited = append(awaited, b.who(seat))
	}
	lines := []wording.Text{b.Steps[b.Step(p)].Clause(wording.And(awaited)).Sentence()}
	s := stand{Telling{Seats: b.Seats}, make([][]wording.Text, len(b.Seats)), lines[0].String()}
	common := s.group(b.fields(), b.tree(p), nil)
	for i, facts := range s.own {
		if facts != nil {
			lines = append(lines, wording.Say("{who}: {facts}", b.who(i+1), semicolons(facts)))
		}
	}
	return append(lines, common...)
}

func semicolons(facts []wording.Text) wording.Text {
	line := facts[0]
	for _, fact := range facts[1:] {
		line = wording.Say("{line}; {fact}", line, fact)
	}
	return line
}

// group tells the fields of a group, which is that of an entry of a map where key isn't nil; what a seat has is added to the seat's own.
func (s *stand) group(group *Field, v Object, key any) []wording.Text {
	var now, lines []wording.Text
	for i := range group.Of {
		f := &group.Of[i]
		list, _ := v[f.Name].(List)
		switch {
		case f.Kind == BySeatField:
			for seat := range list {
				s.own[seat] = append(s.own[seat], s.facts(f, &f.Of[0], list[seat])...)
			}
		case f.Setup || f.Name == "step" || f.Rare && (key != nil || f.Only == 0 && f.Kind != CountField):
		case f.Kind == GroupField:
			inner, _ := v[f.Name].(Object)
			lines = append(lines, oneLine(s.group(f, inner, key))...)
		case f.Kind == ListField && f.Of[0].Kind == GroupField:
			for _, one := range list {
				lines = append(lines, s.entry(&f.Of[0], one.(Object)))
			}
		case f.Of != nil || f.Words != nil && f.Kind != WordField:
			lines = append(lines, s.sentences(f, v[f.Name], key)...)
		default:
			for _, said := range s.sentence(f, v[f.Name], key) {
				if said.String() != s.first {
					now = append(now, said)
				}
			}
		}
	}
	return append(oneLine(now), lines...)
}

// oneLine writes sentences one behind the other.
func oneLine(sentences []wording.Text) []wording.Text {
	if sentences == nil {
		return nil
	}
	return []wording.Text{wording.Row(sentences)}
}

// entry is a group of a list, behind what tells it from the others.
func (s *stand) entry(f *Field, v Object) wording.Text {
	name := f.naming()
	head, others := s.Value(&f.Of[name], v[f.Of[name].Name]), *f
	others.Of = slices.Delete(slices.Clone(f.Of), name, name+1)
	if facts := s.facts(f, &others, v); facts != nil {
		return wording.Say("{who}: {facts}", head, semicolons(facts))
	}
	return wording.Say("{name}.", head)
}

// sentences tell a field that no seat has for itself: each entry of a map where the field's words are about one.
func (s *stand) sentences(f *Field, v any, key any) []wording.Text {
	object, _ := v.(Object)
	if f.Kind != MapField || f.Of[0].Kind != GroupField && !strings.Contains(f.Tell, "{card}") {
		return s.sentence(f, v, key)
	}
	var lines []wording.Text
	for n := f.Words.first; n <= f.Words.last; n++ {
		key := f.Words.Said(n, s.Seats)
		switch entry := object[f.Words.Word(n)].(type) {
		case nil:
		case Object:
			lines = append(lines, oneLine(s.group(&f.Of[0], entry, key))...)
		default:
			of := f.Of[0]
			of.Title, of.Tell = f.Title, f.Tell
			lines = append(lines, s.sentence(&of, entry, key)...)
		}
	}
	return lines
}

// sentence tells a value as its field tells it; behind its title where the field tells it in parts.
func (s *stand) sentence(f *Field, v any, key any) []wording.Text {
	value := s.Value(f, v)
	if value.Empty() {
		return nil
	}
	var count *int
	if number, counts := v.(int); counts {
		count = &number
	}
	said := f.Sentence(value, count, "card", key)
	switch {
	case !said.Empty():
		return []wording.Text{said}
	case key != nil:
		return []wording.Text{wording.Say("{who}: {fact}: {value}.", key, wording.TextOf(f.Title), value)}
	}
	return []wording.Text{wording.Say("{fact}: {value}.", wording.TextOf(f.Title), value)}
}
