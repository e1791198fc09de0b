// Package position shows a position as a form, field by field, and lets people change it.
package position

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// host is what the form asks of the app.
type host interface {
	shell.Window
	Device() *shell.Device
}

// PositionForm is a position as a form, made from the fields that the game describes: it knows no game. What a player
// has stands together; what is seldom needed, and what holds much, is folded. Only what is unfolded is built, so that a
// large position costs no more than a small one.
type PositionForm struct {
	app     host
	Draft   *Draft
	Seats   []string
	Fields  []rules.Field
	Open    map[string]bool
	Search  string
	nodes   map[string]*node // what was built, by key
	Shown   []line           // what is in the column
	column  *fyne.Container
	partly  bool   // what nobody has set is marked as unknown
	only    *spot  // the one part that is shown; nil: all
	changed func() // told after each change of the position
}

// node is an object of the form and how the position is copied into it.
type node struct {
	object  fyne.CanvasObject
	refresh func()
}

// line is one line of the form: which node, how far to the right, and how to make it.
type line struct {
	Key   string
	level int
	build func() *node
}

// spot is one part of the position: what it is, where, and how it is called there.
type spot struct {
	rules.Field
	Path  rules.Path
	Title string
	seat  int    // whose it is, for the mark; 0: nobody's
	whose string // the player that it belongs to, for those who hear the form and don't see where it stands; "": nobody
}

// NewPositionForm edits a draft; changed is told after each change.
func NewPositionForm(a host, d *Draft, changed func()) *PositionForm {
	f := &PositionForm{
		app: a, Draft: d, Seats: d.Table.Seats(), Fields: d.Table.Fields(),
		Open: map[string]bool{}, column: parts.NewTightColumn(), changed: changed,
	}
	f.rebuild()
	return f
}

// Partly marks what nobody has set as unknown. It returns the form, for use after the constructor.
func (f *PositionForm) Partly() *PositionForm {
	f.partly = true
	f.rebuild()
	return f
}

// Object is the whole form: the search, then the fields.
func (f *PositionForm) Object() fyne.CanvasObject {
	search := parts.NewSearch(wording.L("Find a field"), func(words string) {
		f.Search = strings.TrimSpace(words)
		f.Refresh()
	})
	search.SetText(f.Search)
	return parts.NewColumn(search, f.column)
}

// rebuild shows another position: nothing that was built fits any more.
func (f *PositionForm) rebuild() {
	f.nodes, f.Shown = map[string]*node{}, nil
	f.Refresh()
}

// Put changes a part of the position.
func (f *PositionForm) Put(p rules.Path, value any) {
	f.Draft.Put(p, value)
	f.Refresh()
	f.changed()
}

// drop takes a part out of the position.
func (f *PositionForm) drop(p rules.Path) {
	f.Draft.drop(p)
	f.Refresh()
	f.changed()
}

// Refresh copies the position into what is unfolded.
func (f *PositionForm) Refresh() {
	var lines []line
	switch {
	case f.only != nil && isLeaf(f.only.Field):
		lines = f.lines(*f.only, 0)
	case f.only != nil:
		lines = f.body(*f.only, 0)
	case f.Search == "":
		lines = f.all()
	default:
		lines = f.found()
	}
	if !slices.EqualFunc(lines, f.Shown, func(a, b line) bool { return a.Key == b.Key && a.level == b.level }) {
		f.show(lines)
	}
	for _, l := range lines {
		f.nodes[l.Key].refresh()
	}
}

// show puts other lines into the column.
func (f *PositionForm) show(lines []line) {
	objects := make([]fyne.CanvasObject, len(lines))
	for i, l := range lines {
		n, ok := f.nodes[l.Key]
		if !ok {
			n = l.build()
			f.nodes[l.Key] = n
		}
		objects[i] = parts.NewInset(l.level, n.object)
	}
	f.Shown = lines
	f.column.Objects = objects
	f.column.Refresh()
	f.app.Relay()
}

// all are the lines of the whole form: single values, then the players, then what holds more, then what is seldom
// needed.
func (f *PositionForm) all() []line {
	var lines, later, rare []line
	for _, field := range f.Fields {
		at := spot{Field: field, Path: rules.Path{field.Name}, Title: fieldName(field)}
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
	for seat := range f.Seats {
		lines = append(lines, f.player(seat+1)...)
	}
	lines = append(lines, later...)
	return append(lines, f.seldom("rare", 0, rare)...)
}

// seldom folds lines that are seldom needed.
func (f *PositionForm) seldom(key string, level int, rare []line) []line {
	if len(rare) == 0 {
		return nil
	}
	lines := []line{f.fold(key, level, spot{Title: wording.L("Rarely needed")}, func() string { return "" })}
	if f.Open[key] {
		lines = append(lines, rare...)
	}
	return lines
}

// player are the lines of what one player has.
func (f *PositionForm) player(seat int) []line {
	often, rare := f.belongings(seat)
	if len(often)+len(rare) == 0 {
		return nil
	}
	key := "seat" + rules.Path{}.Item(seat).Key()
	head := spot{Title: f.Seats[seat-1], seat: seat}
	lines := []line{f.fold(key, 0, head, func() string { return f.has(key, often) })}
	if !f.Open[key] {
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
func (f *PositionForm) belongings(seat int) (often, rare []spot) {
	add := func(at spot, isRare bool) {
		if isRare {
			rare = append(rare, at)
			return
		}
		often = append(often, at)
	}
	for _, field := range f.Fields {
		if field.Kind != rules.BySeatField {
			continue
		}
		of, inner := partField(field), rules.Path{field.Name}.Item(seat-1)
		if of.Kind == rules.GroupField && of.Null == "" {
			for _, part := range of.Of {
				add(spot{Field: part, Path: inner.At(part.Name), Title: fieldName(part), whose: f.Seats[seat-1]}, part.Rare)
			}
			continue
		}
		add(spot{Field: of, Path: inner, Title: fieldName(field), whose: f.Seats[seat-1]}, field.Rare)
	}
	return often, rare
}

// has says in few words what a player has.
func (f *PositionForm) has(key string, belongings []spot) string {
	if f.Open[key] {
		return ""
	}
	var words []string
	for _, at := range belongings {
		if value := f.Draft.Get(at.Path); !isNothing(value) {
			words = append(words, at.Title+": "+summary(at.Field, value, f.Seats))
		}
	}
	if len(words) == 0 {
		return wording.L("Nothing yet")
	}
	return strings.Join(words, ". ")
}

// isNothing reports whether a value says nothing that people would miss.
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
func (f *PositionForm) fold(key string, level int, at spot, words func() string) line {
	return line{key, level, func() *node {
		head := parts.NewFold(at.seat, at.Title, words(), f.Open[key], func() { f.turn(key) })
		return &node{head, f.unlessSame(words, func(text string) { head.Set(text, f.Open[key]) }, key)}
	}}
}

// unlessSame sets a heading only where its words, or whether it is open, have changed.
func (f *PositionForm) unlessSame(words func() string, set func(string), key string) func() {
	before, open := words(), f.Open[key]
	return func() {
		if now := words(); now != before || f.Open[key] != open {
			before, open = now, f.Open[key]
			set(now)
		}
	}
}

// turn folds or unfolds. What was unfolded low on the page moves up, so that what stands under it is seen.
func (f *PositionForm) turn(key string) {
	f.Open[key] = !f.Open[key]
	f.Refresh()
	for i, l := range f.Shown {
		if f.Open[key] && strings.HasSuffix(l.Key, key) && i < len(f.column.Objects) {
			o := f.column.Objects[i]
			f.bringUp(o)
			// Again when the window has grown round what was unfolded: before, it scrolls no further than it was high.
			f.app.Device().After(laidOut, func() { f.bringUp(o) })
			return
		}
	}
}

// laidOut is when a change is laid out in a window: after the next frames.
const laidOut = 60 * time.Millisecond

// lowShare is from which share of a page's height on something counts as low on it.
const lowShare = 0.35

// bringUp scrolls the page until an object that is low on it is at its top.
func (f *PositionForm) bringUp(o fyne.CanvasObject) {
	scroll := f.app.Scroll()
	if scroll == nil {
		return
	}
	driver := fyne.CurrentApp().Driver()
	below := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(scroll).Y
	if below > scroll.Size().Height*lowShare {
		scroll.ScrollToOffset(fyne.NewPos(0, scroll.Offset.Y+below-parts.RowGap))
	}
}
