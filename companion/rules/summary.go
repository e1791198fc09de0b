package rules

import (
	"slices"
	"strings"

	"tablekeeper/companion/wording"
)

// stand tells where a game stands, for reading at the table: whom it waits for, what lies before each player, and the rest, all by the
// description of the position. What there is nothing of is not told.
type stand struct {
	seats []string
	own   [][]wording.Text // by seat
	first string           // what was told first
}

func (b *Book[P]) summary(p *P) []wording.Text {
	var awaited []any
	for _, seat := range b.ToMove(p).List() {
		awaited = append(awaited, b.who(seat))
	}
	lines := []wording.Text{b.Steps[b.Step(p)].Clause(wording.And(awaited)).Sentence()}
	s := stand{b.Seats, make([][]wording.Text, len(b.Seats)), lines[0].String()}
	common := s.group(&b.shape().Field, b.tree(p), nil)
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
	name := max(0, slices.IndexFunc(f.Of, func(f Field) bool { return f.Names }))
	head, others := s.said(&f.Of[name], v[f.Of[name].Name]), *f
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
		key := f.Words.Said(n, s.seats)
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
	value := s.said(f, v)
	if value.Empty() {
		return nil
	}
	template, thing, _ := f.Told()
	var with []any
	for _, place := range wording.Places(template, nil) {
		switch number, counts := v.(int); {
		case place == "card" && key != nil:
			with = append(with, key)
		case place == "n" && counts && !strings.Contains(thing, "{"):
			with = append(with, wording.Count(number, thing))
		case place == "value":
			with = append(with, value)
		}
	}
	switch {
	case template != "" && len(with) == len(wording.Places(template, nil)):
		return []wording.Text{wording.Say(template, with...).Sentence()}
	case key != nil:
		return []wording.Text{wording.Say("{who}: {fact}: {value}.", key, wording.TextOf(f.Title), value)}
	}
	return []wording.Text{wording.Say("{fact}: {value}.", wording.TextOf(f.Title), value)}
}

// facts are what a field holds, behind the titles: "Hand: 3 cards".
func (s *stand) facts(f, holds *Field, v any) []wording.Text {
	title := wording.TextOf(f.Title)
	if group, ok := v.(Object); ok && holds.Kind == GroupField {
		var list []wording.Text
		for i := range holds.Of {
			list = append(list, s.facts(&holds.Of[i], &holds.Of[i], group[holds.Of[i].Name])...)
		}
		if holds.Null != "" && list != nil {
			return []wording.Text{wording.Say("{title} ({facts})", title, wording.Commas(list))}
		}
		return list
	}
	switch value := s.said(holds, v); {
	case value.Empty():
		return nil
	case holds.Kind == FlagField:
		return []wording.Text{title}
	default:
		return []wording.Text{wording.Say("{fact}: {value}", title, value)}
	}
}

// said is a value in words; empty where it is nothing.
func (s *stand) said(f *Field, v any) wording.Text {
	switch v := v.(type) {
	case bool:
		if v {
			return wording.TextOf(f.Title)
		}
	case int:
		switch {
		case v == 0:
		case f.Kind == SeatField:
			return wording.TextOf(wording.Name(s.seats[v-1]))
		case f.Words != nil:
			return wording.TextOf(f.Words.Said(v, s.seats))
		default:
			return wording.TextOf(v)
		}
	case string:
		if f.Words == nil {
			return wording.TextOf(wording.Name(v))
		}
		n, _ := f.Words.Value(v)
		return wording.TextOf(f.Words.Said(n, s.seats))
	case List:
		var list []wording.Text
		for _, one := range v {
			if said := s.said(&f.Of[0], one); !said.Empty() {
				list = append(list, said)
			}
		}
		return wording.Commas(list)
	case Object:
		return wording.Commas(s.listed(f, v))
	}
	return wording.Text{}
}

// listed are the entries of a map, and how many there are of each card.
func (s *stand) listed(f *Field, v Object) []wording.Text {
	if known, ok := v["known"].(Object); ok && f.Kind == HandField {
		cards := s.listed(&Field{Kind: CardsField, Words: f.Words, High: f.Each}, known)
		if unknown := v["unknown"].(int); unknown > 0 {
			cards = append(cards, wording.TextOf(wording.Count(unknown, "unknown card")))
		}
		return cards
	}
	if f.Words == nil {
		return s.facts(f, f, v)
	}
	var list []wording.Text
	for n := f.Words.first; n <= f.Words.last; n++ {
		entry := v[f.Words.Word(n)]
		count, counts := entry.(int)
		switch counted := f.Kind == CardsField || f.Of[0].Kind == CountField && f.Of[0].Words == nil; {
		case counts && counted && f.High == 1 && count == 1:
			list = append(list, wording.TextOf(f.Words.Said(n, s.seats)))
		case counts && counted && count > 0:
			list = append(list, wording.Say("{n} {card}", count, f.Words.Things(n, count == 1)))
		case !counted:
			if said := s.said(&f.Of[0], entry); !said.Empty() {
				list = append(list, wording.Say("{fact}: {value}", f.Words.Said(n, s.seats), said))
			}
		}
	}
	return list
}
