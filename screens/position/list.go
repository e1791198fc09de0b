package position

import (
	"slices"
	"strconv"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// list are the lines of an array in order: its items, each of which can move up or go, and what can be added.
func (f *PositionForm) list(at spot, level int) []line {
	items, _ := f.Draft.Get(at.Path).([]any)
	of := partField(at.Field)
	var lines []line
	for i := range items {
		item := spot{Field: of, Path: at.Path.Item(i), Title: f.itemTitle(of, i), whose: at.whose}
		lines = append(lines, f.item(at, item, i, level)...)
	}
	if at.High > 0 && len(items) >= at.High {
		return lines
	}
	return append(lines, f.listAdder(at, of, level))
}

// itemTitle is the number of an item, with its field's name where it has one.
func (f *PositionForm) itemTitle(of rules.Field, i int) string {
	if of.Title == "" {
		return strconv.Itoa(i+1) + "."
	}
	return strconv.Itoa(i+1) + ". " + fieldName(of)
}

// item are the lines of one item of a list.
func (f *PositionForm) item(list, item spot, i, level int) []line {
	key := item.Path.Key() + " item"
	ends := func(n *node) *node {
		up := parts.NewIconButton(parts.IconUp, wording.L("Move up: {what}", item.Title), func() { f.moveUp(list, i) })
		remove := parts.NewIconButton(parts.IconRemove, wording.L("Remove: {what}", item.Title), func() { f.removeItem(list, i) })
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
	fold := f.fold(item.Path.Key(), level, item, func() string { return summary(item.Field, f.Draft.Get(item.Path), f.Seats) })
	head := line{key, level, func() *node { return ends(fold.build()) }}
	if !f.Open[item.Path.Key()] {
		return []line{head}
	}
	return append([]line{head}, f.body(item, level+1)...)
}

// reading shows a word of a list.
func (f *PositionForm) reading(at spot) *node {
	row := parts.NewRow(parts.RowData{Title: at.Title})
	before := ""
	return &node{row, func() {
		value := f.Draft.Get(at.Path)
		now := at.Title + " " + summary(at.Field, value, f.Seats)
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
func (f *PositionForm) listAdder(list spot, of rules.Field, level int) line {
	add := func(value any) {
		items, _ := f.Draft.Get(list.Path).([]any)
		f.setItems(list, append(slices.Clip(items), value))
	}
	switch of.Kind {
	case rules.WordField:
		from := spot{Field: of, Path: list.Path}
		return f.adder(from, level, func(word string) { add(word) })
	case rules.SeatField:
		return line{list.Path.Key() + " add", level, func() *node {
			keys := parts.NewFlow()
			for i, name := range f.Seats {
				keys.Add(parts.NewKey(i+1, name, func() { add(i + 1) }))
			}
			return &node{parts.NewColumn(parts.NewLess(wording.L("Add")), keys), func() {}}
		}}
	}
	return line{list.Path.Key() + " add", level, func() *node {
		button := parts.NewButton(wording.L("Add"), parts.IconPlus, func() {
			items, _ := f.Draft.Get(list.Path).([]any)
			f.Open[list.Path.Item(len(items)).Key()] = true
			add(of.Blank(len(f.Seats)))
		})
		return &node{button, func() {}}
	}}
}

// setItems gives a list other items. What was folded out belongs to places, not to items.
func (f *PositionForm) setItems(list spot, items []any) { f.Put(list.Path, items) }

// moveUp puts an item before the one in front of it.
func (f *PositionForm) moveUp(list spot, i int) {
	items, _ := f.Draft.Get(list.Path).([]any)
	if i == 0 || i >= len(items) {
		return
	}
	items = slices.Clone(items)
	items[i-1], items[i] = items[i], items[i-1]
	f.setItems(list, items)
}

// removeItem takes an item out of a list.
func (f *PositionForm) removeItem(list spot, i int) {
	items, _ := f.Draft.Get(list.Path).([]any)
	if i < len(items) {
		f.setItems(list, slices.Delete(slices.Clone(items), i, i+1))
	}
}

// entries are the lines of an object from words to something: its entries in the order of the vocabulary, each of which
// can go, and what can be added.
func (f *PositionForm) entries(at spot, level int) []line {
	there, _ := f.Draft.Get(at.Path).(map[string]any)
	of := partField(at.Field)
	words, titles := picker.VocabularyWords(at.Words, f.Seats)
	var lines []line
	for i, word := range words {
		if _, ok := there[word]; !ok {
			continue
		}
		entry := spot{Field: of, Path: at.Path.At(word), Title: titles[i], whose: at.whose}
		lines = append(lines, f.entry(entry, level)...)
	}
	if len(there) == len(words) {
		return lines
	}
	return append(lines, f.adder(at, level, func(word string) {
		if current, _ := f.Draft.Get(at.Path).(map[string]any); current[word] == nil {
			f.Open[at.Path.At(word).Key()] = true
			f.Put(at.Path.At(word), of.Blank(len(f.Seats)))
		}
	}))
}

// entry are the lines of one entry of an object.
func (f *PositionForm) entry(at spot, level int) []line {
	if isLeaf(at.Field) && !f.isLong(at.Field) {
		return []line{f.removable(at, level)}
	}
	key := at.Path.Key()
	fold := f.fold(key, level, at, func() string { return summary(at.Field, f.Draft.Get(at.Path), f.Seats) })
	head := line{key + " entry", level, func() *node {
		n := fold.build()
		return &node{parts.NewEnds(n.object, f.remover(at)), n.refresh}
	}}
	if !f.Open[key] {
		return []line{head}
	}
	return append([]line{head}, f.body(at, level+1)...)
}
