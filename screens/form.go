package screens

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// positionForm is a position as a form, made from the fields that the game describes: it knows no game. What a player
// has stands together; what is seldom needed, and what holds much, is folded. Only what is unfolded is built, so that a
// large position costs no more than a small one.
type positionForm struct {
	app     *App
	draft   *draft
	seats   []string
	fields  []rules.Field
	open    map[string]bool
	search  string
	nodes   map[string]*node // what was built, by key
	shown   []line           // what is in the column
	column  *fyne.Container
	changed func() // told after each change of the position
}

// node is an object of the form and how the position is copied into it.
type node struct {
	object  fyne.CanvasObject
	refresh func()
}

// line is one line of the form: which node, how far to the right, and how to make it.
type line struct {
	key   string
	level int
	build func() *node
}

// spot is one part of the position: what it is, where, and how it is called there.
type spot struct {
	rules.Field
	path  path
	title string
	seat  int    // whose it is, for the mark; 0: nobody's
	whose string // the player that it belongs to, for those who hear the form and don't see where it stands; "": nobody
}

// newPositionForm edits a draft; changed is told after each change.
func newPositionForm(a *App, d *draft, changed func()) *positionForm {
	f := &positionForm{
		app: a, draft: d, seats: d.table.Seats(), fields: d.table.Fields(),
		open: map[string]bool{}, column: parts.NewTightColumn(), changed: changed,
	}
	f.rebuild()
	return f
}

// object is the whole form: the search, then the fields.
func (f *positionForm) object() fyne.CanvasObject {
	search := parts.NewSearch(lang.L("Find a field"), func(words string) {
		f.search = strings.TrimSpace(words)
		f.refresh()
	})
	search.SetText(f.search)
	return parts.NewColumn(search, f.column)
}

// rebuild shows another position: nothing that was built fits any more.
func (f *positionForm) rebuild() {
	f.nodes, f.shown = map[string]*node{}, nil
	f.refresh()
}

// put changes a part of the position.
func (f *positionForm) put(p path, value any) {
	f.draft.put(p, value)
	f.refresh()
	f.changed()
}

// drop takes a part out of the position.
func (f *positionForm) drop(p path) {
	f.draft.drop(p)
	f.refresh()
	f.changed()
}

// refresh copies the position into what is unfolded.
func (f *positionForm) refresh() {
	var lines []line
	if f.search == "" {
		lines = f.all()
	} else {
		lines = f.found()
	}
	if !slices.EqualFunc(lines, f.shown, func(a, b line) bool { return a.key == b.key && a.level == b.level }) {
		f.show(lines)
	}
	for _, l := range lines {
		f.nodes[l.key].refresh()
	}
}

// show puts other lines into the column.
func (f *positionForm) show(lines []line) {
	objects := make([]fyne.CanvasObject, len(lines))
	for i, l := range lines {
		n, ok := f.nodes[l.key]
		if !ok {
			n = l.build()
			f.nodes[l.key] = n
		}
		objects[i] = parts.NewInset(l.level, n.object)
	}
	f.shown = lines
	f.column.Objects = objects
	f.column.Refresh()
	f.app.relay()
}

// all are the lines of the whole form: single values, then the players, then what holds more, then what is seldom
// needed.
func (f *positionForm) all() []line {
	var lines, later, rare []line
	for _, field := range f.fields {
		at := spot{Field: field, path: path{field.Name}, title: fieldName(field)}
		switch {
		case field.Kind == rules.BySeatField:
		case field.Rare:
			rare = append(rare, f.lines(at, 1)...)
		case isLeaf(field):
			lines = append(lines, f.lines(at, 0)...)
		default:
			later = append(later, f.lines(at, 0)...)
		}
	}
	for seat := range f.seats {
		lines = append(lines, f.player(seat+1)...)
	}
	lines = append(lines, later...)
	return append(lines, f.seldom("rare", 0, rare)...)
}

// seldom folds lines that are seldom needed.
func (f *positionForm) seldom(key string, level int, rare []line) []line {
	if len(rare) == 0 {
		return nil
	}
	lines := []line{f.fold(key, level, spot{title: lang.L("Seldom needed")}, func() string { return "" })}
	if f.open[key] {
		lines = append(lines, rare...)
	}
	return lines
}

// player are the lines of what one player has.
func (f *positionForm) player(seat int) []line {
	often, rare := f.belongings(seat)
	if len(often)+len(rare) == 0 {
		return nil
	}
	key := "seat" + path{}.item(seat).key()
	head := spot{title: f.seats[seat-1], seat: seat}
	lines := []line{f.fold(key, 0, head, func() string { return f.has(key, often) })}
	if !f.open[key] {
		return lines
	}
	for _, at := range often {
		lines = append(lines, f.lines(at, 1)...)
	}
	var seldom []line
	for _, at := range rare {
		seldom = append(seldom, f.lines(at, 2)...)
	}
	return append(lines, f.seldom(key+" rare", 1, seldom)...)
}

// belongings are the parts of the position that belong to one player. A group of each player is taken apart.
func (f *positionForm) belongings(seat int) (often, rare []spot) {
	add := func(at spot, isRare bool) {
		if isRare {
			rare = append(rare, at)
			return
		}
		often = append(often, at)
	}
	for _, field := range f.fields {
		if field.Kind != rules.BySeatField {
			continue
		}
		of, inner := partField(field), path{field.Name}.item(seat-1)
		if of.Kind == rules.GroupField && of.Null == "" {
			for _, part := range of.Of {
				add(spot{Field: part, path: inner.at(part.Name), title: fieldName(part), whose: f.seats[seat-1]}, part.Rare)
			}
			continue
		}
		add(spot{Field: of, path: inner, title: fieldName(field), whose: f.seats[seat-1]}, field.Rare)
	}
	return often, rare
}

// has says in few words what a player has.
func (f *positionForm) has(key string, belongings []spot) string {
	if f.open[key] {
		return ""
	}
	var words []string
	for _, at := range belongings {
		if value := f.draft.get(at.path); !isNothing(value) {
			words = append(words, at.title+": "+summary(at.Field, value, f.seats))
		}
	}
	if len(words) == 0 {
		return lang.L("Nothing yet")
	}
	return strings.Join(words, ". ")
}

// isNothing tells whether a value says nothing that people would miss.
func isNothing(value any) bool {
	switch value := value.(type) {
	case nil:
		return true
	case bool:
		return !value
	case int:
		return value == 0
	case []any:
		return len(value) == 0
	case map[string]any:
		for _, part := range value {
			if !isNothing(part) {
				return false
			}
		}
		return true
	}
	return false
}

// fold is the line of a heading that shows or hides what stands under it.
func (f *positionForm) fold(key string, level int, at spot, words func() string) line {
	return line{key, level, func() *node {
		head := parts.NewFold(at.seat, at.title, words(), f.open[key], func() { f.turn(key) })
		return &node{head, f.unlessSame(words, func(text string) { head.Set(text, f.open[key]) }, key)}
	}}
}

// unlessSame sets a heading only where its words, or whether it is open, have changed.
func (f *positionForm) unlessSame(words func() string, set func(string), key string) func() {
	before, open := words(), f.open[key]
	return func() {
		if now := words(); now != before || f.open[key] != open {
			before, open = now, f.open[key]
			set(now)
		}
	}
}

// turn folds or unfolds. What was unfolded low on the page moves up, so that what stands under it is seen.
func (f *positionForm) turn(key string) {
	f.open[key] = !f.open[key]
	f.refresh()
	for i, l := range f.shown {
		if f.open[key] && strings.HasSuffix(l.key, key) && i < len(f.column.Objects) {
			o := f.column.Objects[i]
			f.app.bringUp(o)
			// Again when the window has grown round what was unfolded: before, it scrolls no further than it was high.
			f.app.device.After(laidOut, func() { f.app.bringUp(o) })
			return
		}
	}
}

// laidOut is when a change is laid out in a window: after the next frames.
const laidOut = 60 * time.Millisecond

// lowShare is from which share of a page's height on something counts as low on it.
const lowShare = 0.35

// bringUp scrolls the page until an object that is low on it is at its top.
func (a *App) bringUp(o fyne.CanvasObject) {
	scroll := scrollOf(a.stage.page)
	if scroll == nil {
		return
	}
	driver := fyne.CurrentApp().Driver()
	below := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(scroll).Y
	if below > scroll.Size().Height*lowShare {
		scroll.ScrollToOffset(fyne.NewPos(0, scroll.Offset.Y+below-rowGap))
	}
}
