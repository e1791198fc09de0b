package screens

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// list are the lines of an array in order: its items, each of which can move up or go, and what can be added.
func (f *positionForm) list(at spot, level int) []line {
	items, _ := f.draft.get(at.path).([]any)
	of := partField(at.Field)
	var lines []line
	for i := range items {
		item := spot{Field: of, path: at.path.item(i), title: f.itemTitle(of, i), whose: at.whose}
		lines = append(lines, f.item(at, item, i, level)...)
	}
	if at.High > 0 && len(items) >= at.High {
		return lines
	}
	return append(lines, f.listAdder(at, of, level))
}

// itemTitle is the number of an item, with its field's name where it has one.
func (f *positionForm) itemTitle(of rules.Field, i int) string {
	if of.Title == "" {
		return strconv.Itoa(i+1) + "."
	}
	return strconv.Itoa(i+1) + ". " + fieldName(of)
}

// item are the lines of one item of a list.
func (f *positionForm) item(list, item spot, i, level int) []line {
	key := item.path.key() + " item"
	ends := func(n *node) *node {
		up := parts.NewIconButton(parts.IconUp, lang.L("Move up: {{.What}}", map[string]any{"What": item.title}), func() { f.moveUp(list, i) })
		remove := parts.NewIconButton(parts.IconRemove, lang.L("Remove: {{.What}}", map[string]any{"What": item.title}), func() { f.removeItem(list, i) })
		if i == 0 {
			up.Disable()
		}
		return &node{parts.NewEnds(n.object, up.Outlined(), remove.Outlined()), n.refresh}
	}
	switch {
	case item.Kind == rules.WordField || item.Kind == rules.SeatField:
		return []line{{key, level, func() *node { return ends(f.reading(item)) }}}
	case isLeaf(item.Field):
		return []line{{key, level, func() *node { return ends(f.editor(item)) }}}
	}
	fold := f.fold(item.path.key(), level, item, func() string { return summary(item.Field, f.draft.get(item.path), f.seats) })
	head := line{key, level, func() *node { return ends(fold.build()) }}
	if !f.open[item.path.key()] {
		return []line{head}
	}
	return append([]line{head}, f.body(item, level+1)...)
}

// reading shows a word of a list.
func (f *positionForm) reading(at spot) *node {
	row := parts.NewRow(parts.RowData{Title: at.title})
	before := ""
	return &node{row, func() {
		value := f.draft.get(at.path)
		now := at.title + " " + summary(at.Field, value, f.seats)
		if now == before {
			return
		}
		before = now
		data := parts.RowData{Title: now}
		if seat, ok := value.(int); ok && at.Kind == rules.SeatField {
			data.Seat = seat
		}
		row.Set(data)
	}}
}

// listAdder is the line that adds an item: a word or a seat is chosen, anything else begins blank.
func (f *positionForm) listAdder(list spot, of rules.Field, level int) line {
	add := func(value any) {
		items, _ := f.draft.get(list.path).([]any)
		f.setItems(list, append(slices.Clip(items), value))
	}
	switch of.Kind {
	case rules.WordField:
		from := spot{Field: of, path: list.path}
		return f.adder(from, level, func(word string) { add(word) })
	case rules.SeatField:
		return line{list.path.key() + " add", level, func() *node {
			keys := parts.NewFlow()
			for i, name := range f.seats {
				keys.Add(parts.NewKey(i+1, name, func() { add(i + 1) }))
			}
			return &node{parts.NewColumn(parts.NewLess(lang.L("Add")), keys), func() {}}
		}}
	}
	return line{list.path.key() + " add", level, func() *node {
		button := parts.NewButton(lang.L("Add"), parts.IconPlus, func() {
			items, _ := f.draft.get(list.path).([]any)
			f.open[list.path.item(len(items)).key()] = true
			add(blank(of, len(f.seats)))
		})
		return &node{button, func() {}}
	}}
}

// setItems gives a list other items. What was folded out belongs to places, not to items.
func (f *positionForm) setItems(list spot, items []any) { f.put(list.path, items) }

// moveUp puts an item before the one in front of it.
func (f *positionForm) moveUp(list spot, i int) {
	items, _ := f.draft.get(list.path).([]any)
	if i == 0 || i >= len(items) {
		return
	}
	items = slices.Clone(items)
	items[i-1], items[i] = items[i], items[i-1]
	f.setItems(list, items)
}

// removeItem takes an item out of a list.
func (f *positionForm) removeItem(list spot, i int) {
	items, _ := f.draft.get(list.path).([]any)
	if i < len(items) {
		f.setItems(list, slices.Delete(slices.Clone(items), i, i+1))
	}
}

// entries are the lines of an object from words to something: its entries in the order of the vocabulary, each of which
// can go, and what can be added.
func (f *positionForm) entries(at spot, level int) []line {
	there, _ := f.draft.get(at.path).(map[string]any)
	of := partField(at.Field)
	words, titles := vocabularyWords(at.Words, f.seats)
	var lines []line
	for i, word := range words {
		if _, ok := there[word]; !ok {
			continue
		}
		entry := spot{Field: of, path: at.path.at(word), title: titles[i], whose: at.whose}
		lines = append(lines, f.entry(entry, level)...)
	}
	if len(there) == len(words) {
		return lines
	}
	return append(lines, f.adder(at, level, func(word string) {
		if current, _ := f.draft.get(at.path).(map[string]any); current[word] == nil {
			f.open[at.path.at(word).key()] = true
			f.put(at.path.at(word), blank(of, len(f.seats)))
		}
	}))
}

// entry are the lines of one entry of an object.
func (f *positionForm) entry(at spot, level int) []line {
	if isLeaf(at.Field) && !f.isLong(at.Field) {
		return []line{f.removable(at, level)}
	}
	key := at.path.key()
	fold := f.fold(key, level, at, func() string { return summary(at.Field, f.draft.get(at.path), f.seats) })
	head := line{key + " entry", level, func() *node {
		n := fold.build()
		return &node{parts.NewEnds(n.object, f.remover(at)), n.refresh}
	}}
	if !f.open[key] {
		return []line{head}
	}
	return append([]line{head}, f.body(at, level+1)...)
}
