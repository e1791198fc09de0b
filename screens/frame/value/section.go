package value

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
)

// section is a part of what is edited: a pill on a phone, a line at the left of a wide window.
type section struct {
	Title string
	Seat  int          // whose it is; 0: nobody's
	List  rules.Path   // of its entries; nil: it is one thing
	Rows  []rules.Path // of that thing
}

// sections are those of the description: what each seat has, single values, then each list and each group; what is seldom needed
// comes last.
func (p *Page) sections() (list []section) {
	if at := p.use.Only; at != nil {
		field, _ := p.use.Draft.Field.At(at)
		s := sectionOf(&field, at)
		s.Title = label(p, at)
		return []section{s}
	}
	seats := make([]section, len(p.use.Seats))
	single, more := [2]section{{Title: wording.L("The table")}, {Title: wording.L("Rarely needed")}}, [2][]section{}
	for i := range p.use.Draft.Field.Of {
		part, at := &p.use.Draft.Field.Of[i], rules.Path{p.use.Draft.Field.Of[i].Name}
		seldom := 0
		if part.Rare {
			seldom = 1
		}
		switch {
		case part.Kind == rules.BySeatField:
		case isSingle(part):
			single[seldom].Rows = append(single[seldom].Rows, at)
		default:
			more[seldom] = append(more[seldom], sectionOf(part, at))
		}
	}
	for i := range seats {
		if rows := p.belongings(i); len(rows) > 0 {
			list = append(list, section{Title: p.use.Seats[i], Seat: i + 1, Rows: rows})
		}
	}
	for seldom := range single {
		if len(single[seldom].Rows) > 0 {
			list = append(list, single[seldom])
		}
		list = append(list, more[seldom]...)
	}
	return list
}

// belongings are the parts of a position that one seat has. A group of each seat is taken apart.
func (p *Page) belongings(seat int) (rows []rules.Path) {
	for _, seldom := range []bool{false, true} {
		for i := range p.use.Draft.Field.Of {
			part := &p.use.Draft.Field.Of[i]
			if part.Kind != rules.BySeatField {
				continue
			}
			at := rules.Path{part.Name}.Item(seat)
			if of := &part.Of[0]; of.Kind == rules.GroupField && of.Null == "" {
				for _, inner := range of.Of {
					if inner.Rare == seldom {
						rows = append(rows, at.At(inner.Name))
					}
				}
			} else if part.Rare == seldom {
				rows = append(rows, at)
			}
		}
	}
	return rows
}

// sectionOf is the section of a part: its entries, where they are things of their own.
func sectionOf(part *rules.Field, at rules.Path) section {
	s := section{Title: fieldName(*part)}
	switch {
	case part.Kind == rules.GroupField && part.Null == "":
		for _, inner := range part.Of {
			s.Rows = append(s.Rows, at.At(inner.Name))
		}
	case (part.Kind == rules.ListField || part.Kind == rules.MapField) && !isSingle(&part.Of[0]):
		s.List = at
	default:
		s.Rows = []rules.Path{at}
	}
	return s
}

// isLeaf reports whether a field is one value.
func isLeaf(f *rules.Field) bool {
	switch f.Kind {
	case rules.CountField, rules.WordField, rules.SeatField, rules.FlagField, rules.TextField:
		return true
	}
	return false
}

// isSingle reports whether a field has its place in one row.
func isSingle(f *rules.Field) bool {
	switch f.Kind {
	case rules.CardsField, rules.HandField:
		return true
	case rules.ListField:
		return len(f.Of) == 0 || isLeaf(&f.Of[0])
	}
	return isLeaf(f)
}

// entries are the parts of a list in order, or those of a map in the order of its words.
func (p *Page) entries(list rules.Path) (entries []rules.Path) {
	switch value := p.use.Draft.Get(list).(type) {
	case rules.List:
		for i := range value {
			entries = append(entries, list.Item(i))
		}
	case rules.Object:
		field, _ := p.use.Draft.Field.At(list)
		for _, word := range wordsOf(field.Words) {
			if _, ok := value[word]; ok {
				entries = append(entries, list.At(word))
			}
		}
	}
	return entries
}

func wordsOf(v *rules.Vocabulary) (words []string) {
	first, last := v.Range()
	for n := first; n <= last; n++ {
		words = append(words, v.Word(n))
	}
	return words
}
