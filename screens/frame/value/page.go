package value

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// Page edits a described value. It lasts as long as its value: what was before each change, and where people are in it.
type Page struct {
	app      Window
	use      Use
	past     game.Past[step]
	section  int
	index    int
	mistakes []rules.Mistake
	rows     []*row
	tabled   bool   // all things of the section stand in a table
	of       string // the thing that the rows are of
	head     fyne.CanvasObject
	say      func(title, line string)
	pills    *fyne.Container
	slide    fyne.CanvasObject // scrolls them
	shown    *fyne.Container   // the thing as it lies on the table
	beside   *fyne.Container   // on wide windows: that, and what is under the rows else
	note     *row              // what is wrong with a section as a whole
	body     *fyne.Container   // the rows, and what is under them
	scroll   *container.Scroll
	side     *container.Scroll // has what is beside them
	dock     *box.Surface
	main     *table.Button
	undo     *table.Button
	end      *table.Button
	all      *table.Button // on wide windows: all as it was
	same     bool          // the key at the end does that
	over     *over
	object   *fyne.Container
	size     fyne.Size
}

// step is what the value was before a change, and what was changed.
type step struct {
	before rules.Draft
	said   string
}

// New is a page that edits a value.
func New(app Window, use Use) *Page { return &Page{app: app, use: use} }

// Page is the felt with all that lies on it.
func (p *Page) Page() fyne.CanvasObject {
	felt := look.FeltOf(p.use.Game)
	if p.use.Ground == nil {
		p.use.Ground = box.NewSurface(box.Face{Fill: felt.Ground})
	}
	p.over = newOver(p)
	p.head, p.say = table.NewHead(felt, func() { p.app.Back() }, p.menu)
	p.pills, p.shown, p.body = container.New(&pillRow{p}), container.NewStack(), container.New(column{parts.BarRoom})
	p.slide = container.NewVScroll(p.pills)
	p.beside = container.New(column{parts.BarRoom})
	p.scroll, p.side = container.NewVScroll(p.body), container.NewVScroll(p.beside)
	p.dock = box.NewSurface(box.Face{Fill: felt.Dock, Corner: dockCorner, Square: true})
	p.main, p.end, p.all = table.NewButton(table.Gold, felt), table.NewButton(table.Quiet, felt).Bold(), table.NewButton(table.Quiet, felt).Bold()
	p.undo = table.NewButton(table.Quiet, felt).AtLeft()
	p.rows, p.of, p.note = nil, "", newNote()
	p.object = box.Laid(box.Scrolls, p.lay, p.use.Ground, p.head, p.slide, p.scroll, p.side, p.dock, p.undo, p.main, p.end, p.all, p.over.box)
	return p.object
}

// Refresh copies the value into what is shown.
func (p *Page) Refresh() {
	p.mistakes = p.use.Mistakes()
	p.say(p.use.Title, p.use.Line())
	list := p.sections()
	p.section = min(p.section, len(list)-1)
	things := p.things(&list[p.section])
	p.index = max(0, min(p.index, len(things)-1))
	p.fillPills(list)
	p.fillFoot()
	p.fillBody(&list[p.section], things)
	for _, r := range p.rows {
		r.show(p)
	}
	p.note.tell(p, p.wholly(&list[p.section]))
	p.relay()
}

// Again builds the rows anew, where what is in them has changed beside the value.
func (p *Page) Again() {
	p.of = ""
	p.Refresh()
}

// Key works escape, which puts away what lies over the page.
func (p *Page) Key(name fyne.KeyName) bool {
	if name == fyne.KeyEscape && p.over.box.Visible() {
		p.over.close()
		return true
	}
	return false
}

// Show goes to a part.
func (p *Page) Show(at rules.Path) {
	list := p.sections()
	for i := range list {
		for k, thing := range p.things(&list[i]) {
			if thing.holds(at) || len(at) == 1 && slices.Equal(at, list[i].List) {
				p.section, p.index = i, k
				return
			}
		}
		if list[i].List != nil && at.Within(list[i].List) {
			p.section, p.index = i, 0
			return
		}
	}
}

// put changes a part, keeps what was before, and shows what follows.
func (p *Page) put(at rules.Path, value any) {
	if p.tabled {
		p.index = at.Index(1)
	}
	around, _ := p.use.Draft.Field.At(at[:len(at)-1])
	if around.Kind == rules.CardsField && value == 0 {
		p.remove(at)
		return
	}
	p.Change(p.rowName(at), func() { p.set(at, value) })
}

func (p *Page) set(at rules.Path, value any) {
	if p.use.Put == nil || !p.use.Put(at, value) {
		p.use.Draft.Put(at, value)
	}
}

// remove takes an entry out of a list, a map or cards.
func (p *Page) remove(at rules.Path) {
	if len(at) == 2 && p.use.Remove != nil {
		p.Change(p.name(at), func() { p.use.Remove(at) })
		return
	}
	around := at[:len(at)-1]
	p.Change(p.rowName(at), func() { p.set(around, rules.PartAt(rules.Without(p.use.Draft.Tree, at), around)) })
}

// earlier puts an item of a list before the one in front of it.
func (p *Page) earlier(at rules.Path) {
	around, i := at[:len(at)-1], at.Index(len(at)-1)
	items := slices.Clone(p.use.Draft.Get(around).(rules.List))
	items[i-1], items[i] = items[i], items[i-1]
	p.put(around, items)
}

// confirm says that a part is as it stands.
func (p *Page) confirm(at rules.Path) {
	confirm := p.use.Confirm
	if confirm == nil {
		confirm = p.use.Draft.Confirm
	}
	p.Change(p.rowName(at), func() { confirm(at) })
}

// Change keeps what was before a change of what is said, and shows what follows.
func (p *Page) Change(said string, change func()) {
	before := *p.use.Draft
	change()
	if string(rules.JSON(before.Tree)) != string(rules.JSON(p.use.Draft.Tree)) || !maps.Equal(before.Set, p.use.Draft.Set) {
		p.past.Keep(step{before, said})
		p.use.Changed()
	}
	p.Refresh()
}

// back takes the latest change back.
func (p *Page) back() {
	if before, ok := p.past.Back(); ok {
		*p.use.Draft = before.before
		p.use.Changed()
		p.Refresh()
	}
}

// wrong reports whether a part, or something in it, has a mistake.
func (p *Page) wrong(at rules.Path) bool {
	return slices.ContainsFunc(p.mistakes, func(m rules.Mistake) bool { return len(m.At) > 0 && m.At.Within(at) })
}

// wholly is what is wrong with a section as a whole, "" where nothing is.
func (p *Page) wholly(s *section) string {
	for _, m := range p.mistakes {
		if len(m.At) == 0 || s.List != nil && slices.Equal(m.At, s.List) {
			return p.use.Reason(m)
		}
	}
	return ""
}

// reason is the first mistake of a part in words, "" where it has none.
func (p *Page) reason(at rules.Path) string {
	for _, m := range p.mistakes {
		if m.At.Within(at) || len(m.At) < len(at) && len(p.rows) > 0 && slices.Equal(p.rows[0].at, at) && at.Within(m.At) && len(m.At) > 1 {
			return p.use.Reason(m)
		}
	}
	return ""
}

// fillFoot sets the keys at the foot.
func (p *Page) fillFoot() {
	main := p.use.Keep()
	if len(p.mistakes) > 0 {
		first := p.mistakes[0]
		main.Price = wording.N(len(p.mistakes), "{n} mistake: {where};{n} mistakes: {where}", p.where(first.At))
		main.Wrong, main.Tap = true, func() {
			p.Show(first.At)
			p.Refresh()
		}
	}
	p.main.Set(&main)
	end, all := p.use.End(p), table.Key{Word: p.use.All, Tap: p.AsItWas}
	p.end.Set(&end)
	p.same = end.Word == all.Word
	p.all.Set(&all)
	undo := table.Key{Icon: parts.IconUndo, Word: wording.L("Undo")}
	if was := p.past.All(); len(was) > 0 {
		undo.Word, undo.Tap = wording.L("Undo: {what}", was[len(was)-1].said), p.back
	}
	p.undo.Set(&undo)
}

// where names the place of a mistake.
func (p *Page) where(at rules.Path) string {
	if len(at) == 0 {
		return p.use.Title
	}
	for n := len(at); n > 0; n-- {
		if field, ok := p.use.Draft.Field.At(at[:n]); ok && field.Title != "" {
			return fieldName(field)
		}
	}
	return at[len(at)-1]
}

// AsItWas puts all of it back.
func (p *Page) AsItWas() {
	p.Change(p.use.All, func() {
		p.use.Draft.Tree = p.use.Draft.Usual
		p.restored(nil)
	})
}

func (p *Page) restored(at rules.Path) {
	if p.use.Restored != nil {
		p.use.Restored(at)
	}
}

// menu is what else can be done.
func (p *Page) menu() {
	var rows []*parts.Row
	for _, data := range append([]parts.RowData{{Icon: parts.IconUndo, Title: p.use.All, Tap: p.AsItWas, Here: true}}, p.use.Menu...) {
		tap := data.Tap
		data.Tap = func() {
			p.over.close()
			tap()
		}
		rows = append(rows, parts.NewRow(data))
	}
	p.over.open(p.use.Title, nil, parts.NewRows(rows...))
}

// Choose offers words under a title.
func (p *Page) Choose(title string, words, titles []string, take func(word string)) {
	values := make([]any, len(words))
	for i := range words {
		values[i] = words[i]
	}
	p.over.open(title, nil, p.keys(values, titles, -1, func(value any) { take(value.(string)) }))
}

func (p *Page) relay() {
	if p.object != nil && p.size.Width > 0 {
		p.lay(p.size)
		p.object.Refresh()
	}
	p.app.Relay()
}
