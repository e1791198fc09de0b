package value

import (
	"maps"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/box"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// fillPills shows the sections: the mistakes of each, and on wide windows how many things it has.
func (p *Page) fillPills(list []section) {
	var pills []fyne.CanvasObject
	for i := range list {
		wrong := 0
		for _, m := range p.mistakes {
			if p.inSection(&list[i], m.At) {
				wrong++
			}
		}
		count := ""
		if wide(p.size) && list[i].List != nil {
			count = strconv.Itoa(len(p.things(&list[i])))
		}
		pills = append(pills, newPill(p, &list[i], count, wrong, i == p.section, func() {
			p.section, p.index = i, 0
			p.scroll.ScrollToTop()
			p.Refresh()
		}))
	}
	all := parts.NewIconButton(parts.IconList, wording.L("All sections"), func() { p.allSections(list) }).Outlined()
	p.pills.Objects = append(pills, all)
	box.SetVisible(p.slide, len(list) > 1)
}

// allSections lists the sections, and in a position what they have: a field is found by its name.
func (p *Page) allSections(list []section) {
	var words, titles []string
	add := func(at int, title string) { words, titles = append(words, strconv.Itoa(at)), append(titles, title) }
	for i := range list {
		add(i, list[i].Title)
	}
	for i := range list {
		for _, row := range list[i].Rows {
			if p.use.Free && len(list[i].Rows) > 1 {
				add(i, label(p, row))
			}
		}
	}
	p.Choose(p.use.Title, words, titles, func(word string) {
		p.section, _ = strconv.Atoi(word)
		p.index = 0
		p.Refresh()
	})
}

func (p *Page) inSection(s *section, at rules.Path) bool {
	if s.List != nil {
		return at.Within(s.List)
	}
	t := thing{rows: s.Rows}
	return len(at) > 0 && t.holds(at)
}

// pill is a section.
type pill struct{ parts.Control }

func newPill(p *Page, s *section, count string, wrong int, chosen bool, tap func()) *pill {
	felt := look.FeltOf(p.use.Game)
	c := &pill{parts.Control{Tap: tap}}
	title := parts.NewWords(s.Title, look.Body, look.Text)
	face := box.Face{Fill: felt.Scrim, Line: felt.Line, Corner: 24}
	c.Label = parts.Sentences(s.Title, count)
	if chosen {
		face = box.Face{Fill: look.Choice, Line: look.Text, Band: 2, Corner: 24}
		title = parts.NewWords(s.Title, look.Body, look.Text).Bold()
		c.Label = wording.L("{key}, chosen", c.Label)
	}
	row := box.Row(6)
	if s.Seat > 0 {
		row.Add(parts.NewSeatMark(s.Seat, 26))
	}
	room := min(p.size.Width, columnWide) - 4*margin - gap - pillHigh*table.Grown() // beside the key that lists all
	if s.Seat > 0 || wrong > 0 {
		room -= 2 * lineHigh // the mark and the badge
	}
	switch {
	case wide(p.size):
		row.Add(box.Breaks(title))
	case p.size.Width > 0 && box.Natural(title) > room:
		row.Add(box.Fixed(title, room, 0)) // in lines
	default:
		row.Add(title)
	}
	if count != "" {
		ink := felt.Less
		if chosen {
			ink = look.Text
		}
		row.Add(parts.NewWords(count, look.Body, ink))
	}
	if wrong > 0 {
		row.Add(newBadge(wrong))
		c.Label = parts.Sentences(c.Label, wording.N(wrong, "{n} mistake;{n} mistakes"))
	}
	c.Build(c, container.NewStack(box.NewSurface(face), box.AtLeast(box.Pad(row, margin, 0), nil, box.Named(look.TapTarget))), box.Just(24), func() {})
	return c
}

// newBadge is a number of mistakes in a red disc.
func newBadge(n int) fyne.CanvasObject {
	words := parts.NewWords(strconv.Itoa(n), look.Caption, look.OnAccent).Bold().Centred()
	return box.Middle(box.Fixed(container.NewStack(box.NewSurface(box.Face{Fill: look.NotAllowed, Corner: 13}), box.Centred(words)), 26, 26))
}

// fillBody shows the chosen thing, or all of them in a table where there is room.
func (p *Page) fillBody(s *section, things []thing) {
	key := structure(p, s, things)
	if key == p.of {
		p.fillShown(s, things)
		return
	}
	p.of, p.rows, p.body.Objects, p.beside.Objects = key, nil, nil, []fyne.CanvasObject{p.shown}
	at := p.beside // where the thing is shown, and what is under the rows
	if !wide(p.size) {
		at, p.beside.Objects, p.body.Objects = p.body, nil, p.beside.Objects
	}
	p.body.Add(p.note.object)
	var heads fyne.CanvasObject
	p.rows, heads = rowsOf(p, things)
	if p.tabled = heads != nil; p.tabled {
		p.body.Add(heads)
	} else if len(things) > 0 {
		for _, at := range things[p.index].rows {
			p.addRows(at)
		}
	}
	for _, r := range p.rows {
		p.body.Add(r.object)
	}
	p.fillShown(s, things)
	at.Add(p.under(s, things))
}

// structure tells one set of rows from another.
func structure(p *Page, s *section, things []thing) string {
	key := s.Title
	if len(things) == 0 {
		return key
	}
	t := &things[p.index]
	key += t.at.Key() + strconv.Itoa(t.of) + p.made(t)
	for _, at := range t.rows {
		key += at.Key() + shape(p.use.Draft.Get(at))
	}
	if wide(p.size) && s.List != nil { // where all of them may stand in a table
		key += shape(p.use.Draft.Get(s.List))
	}
	return key
}

// shape tells how many parts a value has.
func shape(value any) string {
	key := ""
	switch v := value.(type) {
	case rules.List:
		for _, item := range v {
			key += shape(item) + ","
		}
	case rules.Object:
		for _, name := range slices.Sorted(maps.Keys(v)) {
			item := v[name]
			key += name
			key += shape(item) + ";"
		}
	}
	return key
}

// addRows adds the rows of a part: one, or one for each of its parts.
func (p *Page) addRows(at rules.Path) {
	field, _ := p.use.Draft.Field.At(at)
	value := p.use.Draft.Get(at)
	if p.use.Drawn != nil {
		if drawn, ok := p.use.Drawn(at); ok {
			if drawn != nil {
				p.rows = append(p.rows, p.newRow(at, stills(drawn)...))
			}
			return
		}
	}
	if p.use.Free && field.Null != "" && !isLeaf(&field) {
		p.rows = append(p.rows, p.newRow(at, p.newPick(at, field)))
		if value == nil {
			return
		}
	}
	switch {
	case field.Spare && value == nil && field.Kind != rules.TextField, field.Kind == rules.ListField && len(field.Of) > 0 && field.Of[0].Kind == rules.TextField:
		return
	case field.Kind == rules.MapField, p.use.Free && !isSingle(&field) && field.Kind == rules.ListField:
		for _, entry := range p.entries(at) {
			p.rows = append(p.rows, p.entryRow(entry))
		}
		if p.use.Free && p.hasRoom(at, &field) {
			p.rows = append(p.rows, p.newRow(at, newAdd(p, at, field.Of[0])))
		}
		return
	case field.Kind == rules.BySeatField:
		for i := range p.use.Seats {
			p.addRows(at.Item(i))
		}
		return
	case field.Kind == rules.GroupField:
		for _, part := range field.Of {
			p.addRows(at.At(part.Name))
		}
		return
	case field.Kind == rules.ListField && len(field.Of) > 0 && field.Of[0].Kind == rules.GroupField:
		items, _ := value.(rules.List)
		for i := range items {
			p.rows = append(p.rows, p.itemRow(at.Item(i), field.Of[0]))
		}
		p.rows = append(p.rows, p.newRow(at, newAdd(p, at, field.Of[0])))
		return
	}
	p.rows = append(p.rows, p.newRow(at, p.controls(at)...))
}

// itemRow is an item of a list of groups: its parts, and a key that takes it out.
func (p *Page) itemRow(at rules.Path, group rules.Field) *row {
	var list []control
	for i, part := range group.Of {
		inner := at.At(part.Name)
		switch {
		case i == 0 && part.Kind == rules.WordField, p.use.Draft.Get(inner) == nil:
		case part.Kind == rules.ListField:
			list = append(list, p.itemKeys(inner, part)...)
		default:
			list = append(list, p.newPick(inner, part))
		}
	}
	r := p.newRow(at, append(list, p.newOut(at))...)
	for _, part := range group.Of {
		if p.use.Draft.Sourced(at.At(part.Name)) != nil {
			r.head.at = at.At(part.Name) // which says where it comes from
		}
	}
	return r
}

// entryRow is an entry of a map, or of a list of cards or lists.
func (p *Page) entryRow(at rules.Path) *row {
	list := p.controls(at)
	if p.use.Free {
		list = append(list, p.newOut(at))
	}
	return p.newRow(at, list...)
}

// newOut is a key that takes an entry out.
func (p *Page) newOut(at rules.Path) control {
	return still{parts.NewIconButton(parts.IconRemove, wording.L("Remove: {what}", label(p, at)), func() { p.remove(at) }).Outlined()}
}

// hasRoom reports whether another entry fits.
func (p *Page) hasRoom(list rules.Path, field *rules.Field) bool {
	if field.Kind == rules.MapField {
		return len(p.entries(list)) < len(wordsOf(field.Words))
	}
	return field.High == 0 || len(p.entries(list)) < field.High
}

// still is a control that follows the value by itself.
type still struct{ is fyne.CanvasObject }

func (s still) object() fyne.CanvasObject { return s.is }

func (still) show() {}

func stills(objects []fyne.CanvasObject) []control {
	list := make([]control, len(objects))
	for i := range objects {
		list[i] = still{objects[i]}
	}
	return list
}

// fillShown shows the thing as it lies on the table, beside its name.
func (p *Page) fillShown(s *section, things []thing) {
	felt := look.FeltOf(p.use.Game)
	p.shown.Objects = []fyne.CanvasObject{box.NewSurface(box.Face{Fill: felt.Dock, Line: felt.Line, Corner: panelCorner})}
	if len(things) == 0 {
		p.shown.Add(box.Pad(parts.NewLess(wording.L("None yet.")), margin, margin))
		return
	}
	t := &things[p.index]
	line := ""
	box.SetVisible(p.shown, s.List != nil || p.use.Shown != nil)
	if t.of > 1 {
		line = wording.L("{number} of {all}", t.index+1, t.of)
	}
	name := newNamed(t.title, line, s.Title, look.Label, func() { p.chooseThing(s, things) })
	if s.List == nil {
		name.Tap = nil
	}
	inside := fyne.CanvasObject(name)
	at := t.at
	if at == nil && len(t.rows) > 0 {
		at = t.rows[0][:1]
	}
	if p.use.Shown != nil {
		if s.Seat > 0 {
			at = t.rows[0][:2]
		}
		switch drawn := p.use.Shown(at, p.wrong); {
		case s.Seat > 0 && drawn != nil:
			rim := box.Face{Corner: rowCorner}
			if slices.ContainsFunc(t.rows, p.wrong) {
				rim.Line, rim.Band = look.NotAllowed, rimWrong
			}
			p.shown.Objects = []fyne.CanvasObject{drawn, box.NewSurface(rim)}
			return
		case drawn != nil:
			inside = container.New(&aside{}, drawn, name)
		case s.List == nil:
			p.shown.Hide()
		}
	}
	p.shown.Add(box.Pad(inside, 10, 10))
}

// named is the name of a thing; a tap lists all of its kind.
type named struct {
	parts.Control
	line *parts.Words // under the name
}

func newNamed(title, line, kind string, size fyne.ThemeSizeName, tap func()) *named {
	n := &named{parts.Control{Label: parts.Sentences(title, kind, line), Tap: tap}, parts.NewWords(line, look.Caption, look.TextLess)}
	words := box.Column(2, parts.NewWords(title, size, look.Text).Bold().Head(2), n.line)
	box.SetVisible(n.line, line != "")
	n.Build(n, box.AtLeast(box.Centred(words), nil, box.Named(look.TapTarget)), box.Just(rowCorner), func() {})
	return n
}

// AccessibilityRole is that of text where a tap does nothing.
func (n *named) AccessibilityRole() fyne.AccessibleRole {
	if n.Tap == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

// chooseThing lists the things of a section.
func (p *Page) chooseThing(s *section, things []thing) {
	words, titles := make([]string, len(things)), make([]string, len(things))
	for i := range things {
		words[i], titles[i] = strconv.Itoa(i), things[i].title
	}
	p.Choose(s.Title, words, titles, func(word string) {
		p.index, _ = strconv.Atoi(word)
		p.Refresh()
	})
}

// under is what is under the rows: the thing as it was, the ones beside it, and a key for another one.
func (p *Page) under(s *section, things []thing) fyne.CanvasObject {
	felt := look.FeltOf(p.use.Game)
	list := container.New(column{})
	key := func(icon parts.Icon, word, price string, tap func()) *table.Button {
		b := table.NewButton(table.Other, felt)
		b.Set(&table.Key{Icon: icon, Word: word, Price: price, Tap: tap})
		return b
	}
	if len(things) > 0 {
		t := things[p.index]
		if made := p.made(&t); made != "" {
			list.Add(box.FixedBy(key(parts.IconCrate, p.use.Restore, made, func() { p.restore(&t) }), nil, box.Just(rowHigh)))
		}
		if t.of > 1 {
			before, after := things[(p.index+t.of-1)%t.of], things[(p.index+1)%t.of]
			leads := func(to *thing) func() {
				return func() {
					p.index = to.index
					p.scroll.ScrollToTop()
					p.Refresh()
				}
			}
			list.Add(container.New(&halves{}, key(parts.IconBack, before.title, "", leads(&before)), key(parts.IconForward, after.title, "", leads(&after))))
		}
	}
	if s.List == nil {
		return list
	}
	var keys []fyne.CanvasObject
	if add := p.adds(s.List); add != nil {
		keys = append(keys, key(parts.IconPlus, wording.L("Add one"), "", add))
	}
	if len(things) > 0 && (len(keys) > 0 || p.use.Free) {
		keys = append(keys, key(parts.IconRemove, wording.L("Take it out"), "", func() { p.remove(things[p.index].at) }))
	}
	if at := s.List.Item(p.index); p.use.Free && p.index > 0 && p.use.Draft.Get(at) != nil {
		keys = append(keys, key(parts.IconUp, wording.L("Move up"), "", func() {
			p.index--
			p.earlier(at)
		}))
	}
	for ; len(keys) > 0; keys = keys[min(2, len(keys)):] {
		list.Add(container.New(&halves{}, keys[:min(2, len(keys))]...))
	}
	return list
}

// adds adds an entry to the list of a section and shows it; nil where none can be added.
func (p *Page) adds(list rules.Path) func() {
	field, _ := p.use.Draft.Field.At(list)
	switch {
	case p.use.Add != nil:
		add := p.use.Add(list)
		if add == nil {
			return nil
		}
		return func() {
			add(func(entry int) {
				p.Show(list.Item(entry))
				p.Refresh()
			})
		}
	case p.use.Free && p.hasRoom(list, &field):
		return func() { p.add(list, field.Of[0]) }
	}
	return nil
}

// made says what a thing was as the app made it up; "" where it is so still, or the app made up none.
func (p *Page) made(t *thing) string {
	said := ""
	changed := false
	for _, at := range t.rows {
		made := p.use.Draft.Made(at)
		if made == nil {
			continue
		}
		if string(rules.JSON(made)) != string(rules.JSON(p.use.Draft.Get(at))) {
			changed = true
			field, _ := p.use.Draft.Field.At(at)
			if said != "" {
				said += ", "
			}
			if t.at == nil {
				said += p.rowName(at) + " "
			}
			said += p.valueWords(field, made)
		}
	}
	if !changed {
		return ""
	}
	return parts.Upper(said)
}

// restore puts a thing back as the app made it up.
func (p *Page) restore(t *thing) {
	p.Change(t.title, func() {
		d := p.use.Draft
		if t.at != nil {
			d.Tree = rules.Replaced(d.Tree, t.at, d.Made(t.at))
			p.restored(t.at)
			return
		}
		for _, at := range t.rows {
			d.Tree = rules.Replaced(d.Tree, at, d.Made(at))
			p.restored(at)
			if part := d.Sourced(at); part != nil {
				status := part[:len(part)-1].At(rules.StatusKey)
				d.Tree = rules.Replaced(d.Tree, status, rules.PartAt(d.Usual, status))
			}
		}
	})
}
