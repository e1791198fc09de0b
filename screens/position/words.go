package position

import (
	"strconv"
	"strings"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// fieldName is a field as people read it.
func fieldName(f rules.Field) string { return wording.Translate(f.Title) }

// summary says in few words what a field holds.
func summary(f rules.Field, value any, seats []string) string {
	if value == nil {
		return wording.Translate(f.Null)
	}
	switch v := value.(type) {
	case bool:
		if v {
			return wording.L("Yes")
		}
		return wording.L("No")
	case int:
		if f.Kind == rules.SeatField {
			return seatWord(v, seats)
		}
		if f.Kind == rules.CountField && f.Words != nil {
			return picker.WordTitle(f.Words, v, seats)
		}
		return strconv.Itoa(v)
	case string:
		return picker.TitleOf(f.Words, v, seats)
	case []any:
		return listSummary(f, v, seats)
	case map[string]any:
		return objectSummary(f, v, seats)
	}
	return ""
}

// seatWord is the name of a seat.
func seatWord(seat int, seats []string) string {
	if seat < 1 || seat > len(seats) {
		return strconv.Itoa(seat)
	}
	return seats[seat-1]
}

// fewWords is how many parts a summary names before it counts them.
const fewWords = 5

func listSummary(f rules.Field, list []any, seats []string) string {
	if len(list) == 0 {
		return wording.L("None")
	}
	of := partField(f)
	if !isLeaf(of) || len(list) > fewWords {
		return entries(len(list))
	}
	var words []string
	for _, item := range list {
		words = append(words, summary(of, item, seats))
	}
	return strings.Join(words, ", ")
}

// entries counts parts in words.
func entries(n int) string {
	if n == 0 {
		return wording.L("None")
	}
	return wording.Count(n, "entry;entries").String()
}

func objectSummary(f rules.Field, object map[string]any, seats []string) string {
	switch f.Kind {
	case rules.CardsField:
		return cardsSummary(f.Words, object, seats)
	case rules.HandField:
		known, _ := object["known"].(map[string]any)
		unknown, _ := object["unknown"].(int)
		words := cardsSummary(f.Words, known, seats)
		switch {
		case unknown == 0:
			return words
		case len(known) == 0:
			return wording.L("{count} not shown", unknown)
		}
		return wording.L("{cards}, {count} not shown", words, unknown)
	case rules.MapField:
		return entries(len(object))
	}
	var words []string
	for _, part := range f.Of {
		if value := object[part.Name]; isLeaf(part) && value != nil && !part.Rare && len(words) < 3 {
			words = append(words, fieldName(part)+" "+summary(part, value, seats))
		}
	}
	return strings.Join(words, ", ")
}

// cardsSummary reports how many there are of each: "2 Fuel, 1 Nuke".
func cardsSummary(v *rules.Vocabulary, cards map[string]any, seats []string) string {
	if len(cards) == 0 {
		return wording.L("None")
	}
	if v == nil {
		return entries(len(cards))
	}
	var words []string
	first, last := v.Range()
	for n := first; n <= last; n++ {
		if count, _ := cards[v.Word(n)].(int); count > 0 {
			words = append(words, strconv.Itoa(count)+" "+picker.TitleOf(v, v.Word(n), seats))
		}
	}
	if len(words) > fewWords {
		return entries(len(words))
	}
	return strings.Join(words, ", ")
}

// partField is what a list, a map or an array by seat holds.
func partField(f rules.Field) rules.Field {
	if len(f.Of) == 0 {
		return rules.Field{}
	}
	return f.Of[0]
}

// isLeaf reports whether a field is one value.
func isLeaf(f rules.Field) bool {
	switch f.Kind {
	case rules.CountField, rules.WordField, rules.SeatField, rules.FlagField:
		return true
	}
	return false
}

// FaultWords is a fault as people read it. What the reading of a position reports begins with the way to the part that is
// meant, in the words of the JSON form ("position.hands[0]: ..."); it becomes the names of the fields.
func FaultWords(fields []rules.Field, seats []string, fault string) string {
	way, what, ok := strings.Cut(fault, ": ")
	if !ok || !strings.HasPrefix(way, "position") || strings.ContainsAny(way, " \"") {
		return parts.Upper(wording.Translate(fault))
	}
	steps := strings.FieldsFunc(strings.TrimPrefix(way, "position"), func(r rune) bool { return strings.ContainsRune(".[]", r) })
	at := rules.Field{Kind: rules.GroupField, Of: fields}
	var names []string
	for _, step := range steps {
		var name string
		if at, name = stepInto(at, step, seats); name != "" {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return parts.Upper(what)
	}
	return strings.Join(names, ", ") + ": " + what
}

// stepInto is one part of a field by its key or index, and how it is called.
func stepInto(f rules.Field, step string, seats []string) (rules.Field, string) {
	switch f.Kind {
	case rules.GroupField:
		for _, part := range f.Of {
			if part.Name == step {
				return part, fieldName(part)
			}
		}
	case rules.MapField:
		return partField(f), picker.TitleOf(f.Words, step, seats)
	case rules.BySeatField:
		if i, err := strconv.Atoi(step); err == nil {
			return partField(f), seatWord(i+1, seats)
		}
	case rules.ListField:
		if i, err := strconv.Atoi(step); err == nil {
			return partField(f), strconv.Itoa(i+1) + "."
		}
	case rules.CardsField, rules.HandField:
		return rules.Field{}, picker.TitleOf(f.Words, step, seats)
	}
	return rules.Field{}, step
}
