package duckdealer

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/look"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// copyEntry is the page of one entry of the owner's copy: each value with its source, to be changed or confirmed.
type copyEntry struct {
	app     *Feature
	section duckdealer.Section
	entry   int      // its place in the copy
	index   int      // its place in the section
	open    string   // the list that is being changed, by name and gear
	Goods   []string // that list as it is chosen
	values  *fyne.Container
	problem *parts.Words
}

func newCopyEntry(a *Feature, section duckdealer.Section, index int) *copyEntry {
	at := a.DuckCopy().In(section)[index]
	return &copyEntry{
		app: a, section: section, entry: at, index: index, values: parts.NewColumn(), problem: game.NewProblem(),
	}
}

// of is the entry as the copy has it now.
func (p *copyEntry) of() *aid.CopyEntry { return &p.app.DuckCopy().Entries[p.entry] }

func (p *copyEntry) Bar() *parts.TopBar { return p.app.copyBar(boxPartTitle(p.section)) }

func (p *copyEntry) Page() fyne.CanvasObject {
	place := boxPartPlace(p.section)
	if all := len(p.app.DuckCopy().In(p.section)); all != 1 {
		place = wording.L("{number} of {all}", p.index+1, all) + ". " + place
	}
	objects := []fyne.CanvasObject{parts.NewTightColumn(p.heading(), parts.NewLess(place))}
	if p.section == duckdealer.PlanetSection {
		objects = append(objects, p.called(), p.name())
	}
	p.fill()
	objects = append(objects, p.values)
	if p.section == duckdealer.YardSection {
		objects = append(objects, p.moreGear())
	}
	if p.app.DuckCopy().CanRemove(p.entry) {
		objects = append(objects, parts.NewButton(wording.L("Not in my box: remove it"), parts.IconRemove, p.remove))
	}
	return parts.NewFooted(p.problem, p.acts()).Page(objects...)
}

// heading names the entry, beside its picture where it has one.
func (p *copyEntry) heading() fyne.CanvasObject {
	name := parts.NewTitle(p.app.entryCalled(p.of()))
	if icon := entryIcon(p.of()); icon != parts.NoIcon {
		return container.New(&parts.LeadRow{}, parts.NewSign(icon, signSide, look.Accent), name)
	}
	return name
}

// acts go on to the next entry: as the box prints it, or left for later.
func (p *copyEntry) acts() fyne.CanvasObject {
	right := parts.NewMainButton(wording.L("Same in my box"), parts.IconCheck, p.confirm)
	later := parts.NewButton(wording.L("Later"), parts.IconForward, p.forward)
	return parts.NewTightColumn(right, later)
}

// confirm says that the box prints all of it.
func (p *copyEntry) confirm() {
	_ = p.app.editCopy(func(c *aid.Copy) error { c.Confirm(p.entry); return nil }) // it never refuses
	p.forward()
}

// forward goes on to the next entry with house data, in the place of this page; after the last one back.
func (p *copyEntry) forward() {
	own := p.app.DuckCopy()
	next := own.Next(p.entry + 1)
	p.app.Drop()
	if next < 0 || next == p.entry {
		p.app.Show()
		return
	}
	p.app.openEntry(next)
}

// fill shows the values.
func (p *copyEntry) fill() {
	p.values.Objects = nil
	for i, v := range p.of().Values {
		switch v.Name {
		case "recipe", "build", "sells":
			p.values.Add(p.list(i, v))
		case "wants":
			p.values.Add(p.product(i, v))
		case "kind":
			p.values.Add(p.kind(v))
		default:
			p.values.Add(p.number(i, v))
		}
	}
	p.values.Refresh()
	p.app.Relay()
}

// set enters a value, or says why the box can't print that.
func (p *copyEntry) set(value int, words ...string) {
	err := p.app.editCopy(func(c *aid.Copy) error { return c.Set(p.entry, value, words...) })
	game.SayProblem(p.problem, err)
	p.app.Relay()
}

// number is a value that is counted.
func (p *copyEntry) number(value int, v aid.CopyValue) fyne.CanvasObject {
	source := parts.NewLess(sourceWords(v))
	changed := func(n int) {
		p.set(value, strconv.Itoa(n))
		source.SetText(sourceWords(p.of().Values[value]))
	}
	least, most := v.Range()
	if most-least <= parts.WideRange {
		stepper := parts.NewStepper(valueTitle(v), least, most, 1, plainNumber, changed)
		stepper.SetValue(v.Number())
		return parts.NewPanel("", parts.NewTightColumn(stepper, source))
	}
	field := parts.NewNumberField(valueTitle(v), least, most, changed)
	field.SetValue(v.Number())
	return parts.NewPanel("", parts.NewTightColumn(field, source))
}

// plainNumber writes a number.
func plainNumber(n int) string { return strconv.Itoa(n) }

// product is the good that a consumer takes.
func (p *copyEntry) product(value int, v aid.CopyValue) fyne.CanvasObject {
	words, titles := picker.VocabularyWords(duckdealer.ProductWords(), nil)
	pick := parts.NewWordPick(wording.L("Find a good"), words, titles, func(word string) {
		p.set(value, word)
		p.app.Show() // the tile has another name
	})
	pick.Choose(v.Words[0])
	return p.folded(v, func() fyne.CanvasObject { return pick.Object }, nil)
}

// kind is what a place is.
func (p *copyEntry) kind(v aid.CopyValue) fyne.CanvasObject {
	kinds := aid.PlaceKinds()
	titles := make([]string, len(kinds))
	for i, kind := range kinds {
		titles[i] = kindTitle(kind)
	}
	choice := parts.NewChoice("", titles, slices.Index(kinds, v.Words[0]), func(i int) {
		err := p.app.editCopy(func(c *aid.Copy) error { return c.SetKind(p.entry, kinds[i]) })
		game.SayProblem(p.problem, err)
		p.fill()
	})
	return parts.NewPanel("", parts.NewTightColumn(choice, parts.NewLess(sourceWords(v))))
}

// name is the name of a place, which routes use too.
func (p *copyEntry) name() fyne.CanvasObject {
	field := parts.NewEntry(wording.L("Name"), p.of().Names[0], func(text string) {
		name := placeName(text)
		game.SayProblem(p.problem, p.app.editCopy(func(c *aid.Copy) error { return c.RenamePlace(p.entry, name) }))
		p.app.Relay()
	})
	return parts.NewPanel(wording.L("Number or short name on the board"), field,
		parts.NewLess(wording.L("Small letters and digits, as your box prints it. Moves are written with it.")))
}

// called is what people call a place: on the map, in lists and in the log. Moves are written with its short name.
func (p *copyEntry) called() fyne.CanvasObject {
	field := parts.NewEntry(wording.L("What you call it"), p.app.DuckCopy().Called(p.of().Names[0]), func(text string) {
		game.SayProblem(p.problem, p.app.editCopy(func(c *aid.Copy) error { return c.Call(p.of().Names[0], text) }))
		p.app.Relay()
	})
	return parts.NewPanel(wording.L("What you call it"), field,
		parts.NewLess(wording.L("Shown on the map, in lists and in the log of new matches.")))
}

// remove takes the entry out and goes back to the list.
func (p *copyEntry) remove() {
	_ = p.app.editCopy(func(c *aid.Copy) error { c.Remove(p.entry); return nil }) // it never refuses
	p.app.Back()
}

func (p *copyEntry) Refresh() {}

func (p *copyEntry) Key(name fyne.KeyName) bool {
	if name == fyne.KeyReturn || name == fyne.KeyEnter {
		p.confirm()
		return true
	}
	return false
}

// folded is a value with what changes it, which is only shown while it is being changed.
func (p *copyEntry) folded(v aid.CopyValue, change func() fyne.CanvasObject, opened func()) fyne.CanvasObject {
	name := v.Name + " " + v.Gear
	words := valueWords(v) + ". " + sourceWords(v)
	head := parts.NewFold(0, valueTitle(v), words, p.open == name, func() {
		if p.open == name {
			p.open = ""
		} else {
			p.open = name
			if opened != nil {
				opened()
			}
		}
		p.fill()
	})
	if p.open != name {
		return head
	}
	return container.New(&parts.CloseColumn{}, head, parts.NewPanel("", change()))
}
