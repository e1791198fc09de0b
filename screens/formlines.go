package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// fewOptions is how many words are offered side by side; more are unfolded.
const fewOptions = 8

// lines are the lines of one part of the position at a level.
func (f *positionForm) lines(at spot, level int) []line {
	if isLeaf(at.Field) && !f.isLong(at.Field) {
		return []line{{at.path.key(), level, func() *node { return f.editor(at) }}}
	}
	key := at.path.key()
	head := f.fold(key, level, at, func() string { return summary(at.Field, f.draft.get(at.path), f.seats) })
	if !f.open[key] {
		return []line{head}
	}
	return append([]line{head}, f.body(at, level+1)...)
}

// isLong tells whether a word has too many choices to show all of them side by side.
func (f *positionForm) isLong(field rules.Field) bool {
	if field.Kind != rules.WordField {
		return false
	}
	first, last := field.Words.Range()
	return last-first >= fewOptions
}

// body are the lines under the heading of a part.
func (f *positionForm) body(at spot, level int) []line {
	var lines []line
	if at.Null != "" && !isLeaf(at.Field) {
		lines = append(lines, line{at.path.key() + " null", level, func() *node { return f.presence(at) }})
		if f.draft.get(at.path) == nil {
			return lines
		}
	}
	switch at.Kind {
	case rules.CardsField:
		return append(lines, f.cards(at, level)...)
	case rules.HandField:
		unknown := spot{
			Field: rules.Field{Kind: rules.CountField, High: handRange(at.Field)}, path: at.path.at("unknown"),
			title: lang.L("Cards not shown"), whose: at.whose,
		}
		known := spot{Field: at.Field, path: at.path.at("known"), title: at.title, whose: at.whose}
		return append(append(lines, f.lines(unknown, level)...), f.cards(known, level)...)
	case rules.ListField:
		return append(lines, f.list(at, level)...)
	case rules.MapField:
		return append(lines, f.entries(at, level)...)
	case rules.GroupField:
		for _, part := range at.Of {
			lines = append(lines, f.lines(spot{Field: part, path: at.path.at(part.Name), title: fieldName(part), whose: at.whose}, level)...)
		}
	case rules.BySeatField:
		for i, name := range f.seats {
			lines = append(lines, f.lines(spot{Field: partField(at.Field), path: at.path.item(i), title: name, seat: i + 1, whose: name}, level)...)
		}
	case rules.WordField:
		lines = append(lines, line{at.path.key() + " words", level, func() *node { return f.words(at) }})
	}
	return lines
}

// handRange is the most cards that a hand can have.
func handRange(field rules.Field) int {
	if field.High > 0 {
		return field.High
	}
	return rules.MaxKinds
}

// presence chooses between nothing and something to be set up.
func (f *positionForm) presence(at spot) *node {
	choice := parts.NewChoice("", []string{lang.L(at.Null), lang.L("Set up")}, -1, func(i int) {
		if i == 0 {
			f.put(at.path, nil)
			return
		}
		if f.draft.get(at.path) == nil {
			f.put(at.path, filled(at.Field, len(f.seats)))
		}
	})
	return &node{choice, func() {
		chosen := 1
		if f.draft.get(at.path) == nil {
			chosen = 0
		}
		if choice.Chosen() != chosen {
			choice.SetChosen(chosen)
		}
	}}
}

// cards are the cards of each kind. Few are put in and taken out by a tap; where there can be many, their number is
// typed. Of many kinds only those that are there are shown; the others can be added.
func (f *positionForm) cards(at spot, level int) []line {
	words, titles := vocabularyWords(at.Words, f.seats)
	switch {
	case len(words) > rules.MaxKinds:
		return f.manyCards(at, level, words, titles)
	case at.High >= wideRange:
		return []line{{at.path.key() + " cards", level, func() *node { return f.counters(at, words, titles) }}}
	}
	return []line{{at.path.key() + " cards", level, func() *node { return f.pile(at, words, titles) }}}
}

// manyCards are lines for the kinds that are there, and one to add others.
func (f *positionForm) manyCards(at spot, level int, words, titles []string) []line {
	var lines []line
	there, _ := f.draft.get(at.path).(map[string]any)
	for i, word := range words {
		if _, ok := there[word]; ok {
			of := spot{Field: rules.Field{Kind: rules.CountField, High: at.High}, path: at.path.at(word), title: titles[i], whose: at.whose}
			lines = append(lines, f.removable(of, level))
		}
	}
	return append(lines, f.adder(at, level, func(word string) { f.put(at.path.at(word), 1) }))
}

// pile are the cards that are there, each of which a tap takes out, and the kinds of which a tap puts one in.
func (f *positionForm) pile(at spot, words, titles []string) *node {
	there, in := parts.NewFlow(), parts.NewFlow()
	name := parts.NewLess(lang.L("Tap a card to take it out."))
	for i, word := range words {
		in.Add(parts.NewKey(0, lang.L("Add {{.Card}}", map[string]any{"Card": titles[i]}), func() {
			n, _ := f.draft.get(at.path.at(word)).(int)
			f.count(at.path, word, min(n+1, max(at.High, 1)))
		}))
	}
	shown := ""
	return &node{parts.NewTightColumn(name, there, in), func() {
		now := cardsKey(f.draft.get(at.path))
		if now == shown && len(there.Objects) > 0 {
			return
		}
		shown, there.Objects = now, nil
		held, _ := f.draft.get(at.path).(map[string]any)
		for i, word := range words {
			if n, _ := held[word].(int); n > 0 {
				text := lang.L("{{.Count}} {{.Card}}", map[string]any{"Count": n, "Card": titles[i]})
				there.Add(parts.NewKey(0, text, func() { f.count(at.path, word, n-1) }).Chosen())
			}
		}
		name.Hidden = len(there.Objects) == 0
		there.Hidden = name.Hidden
		there.Refresh()
		f.app.relay()
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
func (f *positionForm) counters(at spot, words, titles []string) *node {
	var numbers []*parts.NumberField
	var objects []fyne.CanvasObject
	width := float32(counterWidth)
	for i, word := range words {
		n := parts.NewNumberField(titles[i], 0, at.High, func(n int) { f.count(at.path, word, n) }).Of(at.whose)
		numbers, objects = append(numbers, n), append(objects, n)
		width = max(width, n.MinSize().Width)
	}
	return &node{parts.NewGrid(width, 3, objects...), func() {
		there, _ := f.draft.get(at.path).(map[string]any)
		for i, word := range words {
			if n, _ := there[word].(int); numbers[i].Value() != n {
				numbers[i].SetValue(n)
			}
		}
	}}
}

// count sets how many cards of a kind there are; none is left out (section 4 of the notation).
func (f *positionForm) count(p path, word string, n int) {
	if n == 0 {
		f.drop(p.at(word))
		return
	}
	f.put(p.at(word), n)
}

// words are keys for one word of many.
func (f *positionForm) words(at spot) *node {
	words, titles := vocabularyWords(at.Words, f.seats)
	if at.Null != "" {
		words, titles = append([]string{""}, words...), append([]string{lang.L(at.Null)}, titles...)
	}
	pick := newWordPick(at.title, words, titles, func(word string) {
		f.open[at.path.key()] = false // chosen: the heading says it
		if word == "" {
			f.put(at.path, nil)
			return
		}
		f.put(at.path, word)
	})
	return &node{pick.object, func() {
		word, _ := f.draft.get(at.path).(string)
		pick.choose(word)
	}}
}

// adder is the line that adds one of the words of a field.
func (f *positionForm) adder(at spot, level int, add func(word string)) line {
	return line{at.path.key() + " add", level, func() *node {
		words, titles := vocabularyWords(at.Words, f.seats)
		pick := newWordPick(lang.L("Add"), words, titles, add)
		return &node{parts.NewColumn(parts.NewLess(lang.L("Add")), pick.object), func() {}}
	}}
}

// removable is the line of a value that can be taken out.
func (f *positionForm) removable(at spot, level int) line {
	return line{at.path.key(), level, func() *node {
		n := f.editor(at)
		return &node{parts.NewEnds(n.object, f.remover(at)), n.refresh}
	}}
}

// remover is the button that takes a part out of an object.
func (f *positionForm) remover(at spot) fyne.CanvasObject {
	label := lang.L("Remove: {{.What}}", map[string]any{"What": at.title})
	return parts.NewIconButton(parts.IconRemove, label, func() { f.drop(at.path) }).Outlined()
}
