package position

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// fewOptions is how many words are offered side by side; more are unfolded.
const fewOptions = 8

// unknownSign begins the key of a line whose part nobody has set: it is built anew once somebody does.
const unknownSign = "?"

// lines are the lines of one part of the position at a level.
func (f *PositionForm) lines(at spot, level int) []line {
	sign := ""
	if f.partly && !f.Draft.IsSet(at.Path) {
		sign = unknownSign
		at.Title += " (?)"
	}
	if isLeaf(at.Field) && !f.isLong(at.Field) {
		return []line{{sign + at.Path.Key(), level, func() *node { return f.editor(at) }}}
	}
	key := at.Path.Key()
	head := f.fold(key, level, at, func() string { return summary(at.Field, f.Draft.Get(at.Path), f.Seats) })
	head.Key = sign + head.Key
	if !f.Open[key] {
		return []line{head}
	}
	return append([]line{head}, f.body(at, level+1)...)
}

// isLong reports whether a word has too many choices to show all of them side by side.
func (f *PositionForm) isLong(field rules.Field) bool {
	if field.Kind != rules.WordField {
		return false
	}
	first, last := field.Words.Range()
	return last-first >= fewOptions
}

// body are the lines under the heading of a part.
func (f *PositionForm) body(at spot, level int) []line {
	var lines []line
	if at.Null != "" && !isLeaf(at.Field) {
		lines = append(lines, line{at.Path.Key() + " null", level, func() *node { return f.presence(at) }})
		if f.Draft.Get(at.Path) == nil {
			return lines
		}
	}
	switch at.Kind {
	case rules.CardsField:
		return append(lines, f.cards(at, level)...)
	case rules.HandField:
		unknown := spot{
			Field: rules.Field{Kind: rules.CountField, High: handRange(at.Field)}, Path: at.Path.At("unknown"),
			Title: wording.L("Cards not shown"), whose: at.whose,
		}
		known := spot{Field: at.Field, Path: at.Path.At("known"), Title: at.Title, whose: at.whose}
		return append(append(lines, f.lines(unknown, level)...), f.cards(known, level)...)
	case rules.ListField:
		return append(lines, f.list(at, level)...)
	case rules.MapField:
		return append(lines, f.entries(at, level)...)
	case rules.GroupField:
		for _, part := range at.Of {
			lines = append(lines, f.lines(spot{Field: part, Path: at.Path.At(part.Name), Title: fieldName(part), whose: at.whose}, level)...)
		}
	case rules.BySeatField:
		for i, name := range f.Seats {
			lines = append(lines, f.lines(spot{Field: partField(at.Field), Path: at.Path.Item(i), Title: name, seat: i + 1, whose: name}, level)...)
		}
	case rules.WordField:
		lines = append(lines, line{at.Path.Key() + " words", level, func() *node { return f.words(at) }})
	}
	return lines
}

// fewKinds is the most kinds of cards that are all shown at once.
const fewKinds = 26

// handRange is the most cards that a hand can have.
func handRange(field rules.Field) int {
	if field.High > 0 {
		return field.High
	}
	return fewKinds
}

// presence chooses between nothing and something to be set up.
func (f *PositionForm) presence(at spot) *node {
	choice := parts.NewChoice("", []string{wording.Translate(at.Null), wording.L("Set up")}, -1, func(i int) {
		if i == 0 {
			f.Put(at.Path, nil)
			return
		}
		if f.Draft.Get(at.Path) == nil {
			f.Put(at.Path, at.Field.Filled(len(f.Seats)))
		}
	})
	return &node{choice, func() {
		chosen := 1
		if f.Draft.Get(at.Path) == nil {
			chosen = 0
		}
		if choice.Chosen() != chosen {
			choice.SetChosen(chosen)
		}
	}}
}

// cards are the cards of each kind. Few are put in and taken out by a tap; where there can be many, their number is
// typed. Of many kinds only those that are there are shown; the others can be added.
func (f *PositionForm) cards(at spot, level int) []line {
	words, titles := picker.VocabularyWords(at.Words, f.Seats)
	switch {
	case len(words) > fewKinds:
		return f.manyCards(at, level, words, titles)
	case at.High >= parts.WideRange:
		return []line{{at.Path.Key() + " cards", level, func() *node { return f.counters(at, words, titles) }}}
	}
	return []line{{at.Path.Key() + " cards", level, func() *node { return f.pile(at, words, titles) }}}
}

// manyCards are lines for the kinds that are there, and one to add others.
func (f *PositionForm) manyCards(at spot, level int, words, titles []string) []line {
	var lines []line
	there, _ := f.Draft.Get(at.Path).(map[string]any)
	for i, word := range words {
		if _, ok := there[word]; ok {
			of := spot{Field: rules.Field{Kind: rules.CountField, High: at.High}, Path: at.Path.At(word), Title: titles[i], whose: at.whose}
			lines = append(lines, f.removable(of, level))
		}
	}
	return append(lines, f.adder(at, level, func(word string) { f.Put(at.Path.At(word), 1) }))
}

// pile are the cards that are there, each of which a tap takes out, and the kinds of which a tap puts one in.
func (f *PositionForm) pile(at spot, words, titles []string) *node {
	there, in := parts.NewFlow(), parts.NewFlow()
	name := parts.NewLess(wording.L("Tap a card to take it out."))
	for i, word := range words {
		in.Add(parts.NewKey(0, wording.L("Add {card}", titles[i]), func() {
			n, _ := f.Draft.Get(at.Path.At(word)).(int)
			f.count(at.Path, word, min(n+1, max(at.High, 1)))
		}))
	}
	shown := ""
	return &node{parts.NewTightColumn(name, there, in), func() {
		now := cardsKey(f.Draft.Get(at.Path))
		if now == shown && len(there.Objects) > 0 {
			return
		}
		shown, there.Objects = now, nil
		held, _ := f.Draft.Get(at.Path).(map[string]any)
		for i, word := range words {
			if n, _ := held[word].(int); n > 0 {
				text := wording.L("{count} {card}", n, titles[i])
				there.Add(parts.NewKey(0, text, func() { f.count(at.Path, word, n-1) }).Chosen())
			}
		}
		name.Hidden = len(there.Objects) == 0
		there.Hidden = name.Hidden
		there.Refresh()
		f.app.Relay()
	}}
}

// cardsKey tells one multiset of cards from another.
func cardsKey(value any) string {
	cards, _ := value.(map[string]any)
	return string(rules.JSON(cards))
}

// counterWidth is the least width of one number, in device-independent pixels.
const counterWidth = 220

// counters are a number for each kind of card.
func (f *PositionForm) counters(at spot, words, titles []string) *node {
	var numbers []*parts.NumberField
	var objects []fyne.CanvasObject
	width := float32(counterWidth)
	for i, word := range words {
		n := parts.NewNumberField(titles[i], 0, at.High, func(n int) { f.count(at.Path, word, n) }).Of(at.whose)
		numbers, objects = append(numbers, n), append(objects, n)
		width = max(width, n.MinSize().Width)
	}
	return &node{parts.NewGrid(width, 3, objects...), func() {
		there, _ := f.Draft.Get(at.Path).(map[string]any)
		for i, word := range words {
			if n, _ := there[word].(int); numbers[i].Value() != n {
				numbers[i].SetValue(n)
			}
		}
	}}
}

// count sets how many cards of a kind there are; none is left out (section 4 of the notation).
func (f *PositionForm) count(p rules.Path, word string, n int) {
	if n == 0 {
		f.drop(p.At(word))
		return
	}
	f.Put(p.At(word), n)
}

// words are keys for one word of many.
func (f *PositionForm) words(at spot) *node {
	words, titles := picker.VocabularyWords(at.Words, f.Seats)
	if at.Null != "" {
		words, titles = append([]string{""}, words...), append([]string{wording.Translate(at.Null)}, titles...)
	}
	pick := parts.NewWordPick(at.Title, words, titles, func(word string) {
		f.Open[at.Path.Key()] = false // chosen: the heading says it
		if word == "" {
			f.Put(at.Path, nil)
			return
		}
		f.Put(at.Path, word)
	})
	return &node{pick.Object, func() {
		word, _ := f.Draft.Get(at.Path).(string)
		pick.Choose(word)
	}}
}

// adder is the line that adds one of the words of a field.
func (f *PositionForm) adder(at spot, level int, add func(word string)) line {
	return line{at.Path.Key() + " add", level, func() *node {
		words, titles := picker.VocabularyWords(at.Words, f.Seats)
		pick := parts.NewWordPick(wording.L("Add"), words, titles, add)
		return &node{parts.NewColumn(parts.NewLess(wording.L("Add")), pick.Object), func() {}}
	}}
}

// removable is the line of a value that can be taken out.
func (f *PositionForm) removable(at spot, level int) line {
	return line{at.Path.Key(), level, func() *node {
		n := f.editor(at)
		return &node{parts.NewEnds(n.object, f.remover(at)), n.refresh}
	}}
}

// remover is the button that takes a part out of an object.
func (f *PositionForm) remover(at spot) fyne.CanvasObject {
	label := wording.L("Remove: {what}", at.Title)
	return parts.NewIconButton(parts.IconRemove, label, func() { f.drop(at.Path) }).Outlined()
}
