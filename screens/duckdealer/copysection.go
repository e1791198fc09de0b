package duckdealer

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// copySection lists the entries of one section of the owner's copy, and adds to those that can grow.
type copySection struct {
	app      *Feature
	section  duckdealer.Section
	list     *fyne.Container
	problem  *parts.Words
	name     *parts.Entry    // of a new place
	kind     int             // of a new place, in PlaceKinds
	From, To *parts.WordPick // the ends of a new route
	dots     *parts.Stepper
}

func newCopySection(a *Feature, section duckdealer.Section) *copySection {
	return &copySection{app: a, section: section, list: container.NewStack(), problem: game.NewProblem()}
}

func (p *copySection) Bar() *parts.TopBar { return p.app.copyBar(boxPartTitle(p.section)) }

func (p *copySection) Page() fyne.CanvasObject {
	objects := []fyne.CanvasObject{parts.NewBody(boxPartPlace(p.section))}
	switch p.section {
	case duckdealer.ConsumerSection:
		objects = append(objects, p.list, p.newTile())
	case duckdealer.PlanetSection:
		objects = append(objects, p.newPlace(), p.list, p.otherMap())
	case duckdealer.RouteSection:
		objects = append(objects, p.newRoute(), p.list)
	default:
		objects = append(objects, p.list)
	}
	return parts.NewPage(objects...)
}

// Refresh lists the entries.
func (p *copySection) Refresh() {
	own := p.app.DuckCopy()
	var rows []*parts.Row
	for index, at := range own.In(p.section) {
		e := &own.Entries[at]
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: entryIcon(e), Title: p.app.entryCalled(e), Words: entryWords(e), Trail: entrySource(e),
			Tap: func() { p.app.openCopy(p.section, index) },
		}))
	}
	p.list.Objects = nil
	if len(rows) > 0 {
		p.list.Objects = []fyne.CanvasObject{parts.NewRows(rows...)}
	}
	p.list.Hidden = len(rows) == 0
	p.list.Refresh()
	p.app.Relay()
}

// edit changes the copy, or says why it can't be changed like that, and shows the list as it is now.
func (p *copySection) edit(change func(*aid.Copy) error) bool {
	err := p.app.editCopy(change)
	game.SayProblem(p.problem, err)
	p.Refresh()
	return err == nil
}

// newTile adds a consumer tile.
func (p *copySection) newTile() fyne.CanvasObject {
	words, titles := picker.VocabularyWords(duckdealer.ProductWords(), nil)
	pick := parts.NewWordPick(wording.L("Find a good"), words, titles, func(word string) {
		own := p.app.DuckCopy()
		at := -1
		p.edit(func(c *aid.Copy) error { at = c.AddConsumer(word); return nil })
		for index, entry := range own.In(p.section) {
			if entry == at {
				p.app.openCopy(p.section, index)
			}
		}
	})
	return parts.NewPanel(wording.L("Another tile, which takes"), pick.Object)
}

// newPlace adds a planet or a junction.
func (p *copySection) newPlace() fyne.CanvasObject {
	p.name = parts.NewEntry(wording.L("Name"), "", nil)
	p.name.OnSubmitted = func(string) { p.addPlace() }
	kinds := make([]string, len(aid.PlaceKinds()))
	for i, kind := range aid.PlaceKinds() {
		kinds[i] = kindTitle(kind)
	}
	choice := parts.NewChoice("", kinds, p.kind, func(i int) { p.kind = i })
	add := parts.NewButton(wording.L("Add it"), parts.IconPlus, p.addPlace)
	return parts.NewPanel(wording.L("Another planet or junction"), choice, p.name, p.problem, add)
}

// addPlace adds the place that was named.
func (p *copySection) addPlace() {
	name := placeName(p.name.Text)
	if p.edit(func(c *aid.Copy) error { return c.AddPlace(name, aid.PlaceKinds()[p.kind]) }) {
		p.name.SetText("")
	}
}

// placeName writes a name as the box file does: small letters and digits.
func placeName(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			return r
		}
		return -1
	}, strings.ToLower(text))
}

// otherMap takes the whole map away, so that another one can be entered.
func (p *copySection) otherMap() fyne.CanvasObject {
	return parts.NewPanel(wording.L("Another map"),
		parts.NewLess(wording.L("Is your board different? Remove this map and enter yours. Until yours is complete, matches use the house map.")),
		parts.NewButton(wording.L("Remove the map"), parts.IconRemove, p.clearMap))
}

func (p *copySection) clearMap() {
	parts.Ask(p.app.Canvas(), parts.Question{
		Icon: parts.IconCaution, Title: wording.L("Remove the map?"),
		Words: wording.L("{places} places and {routes} routes go. Undo brings them back.", len(p.app.DuckCopy().In(duckdealer.PlanetSection)), len(p.app.DuckCopy().In(duckdealer.RouteSection))),
		Yes:   wording.L("Remove it"), No: wording.L("Keep it"),
	}, func(yes bool) {
		if yes {
			p.edit(func(c *aid.Copy) error { c.ClearMap(); return nil })
			p.app.Show()
		}
	})
}

// newRoute joins two places.
func (p *copySection) newRoute() fyne.CanvasObject {
	var places, titles []string
	own := p.app.DuckCopy()
	for _, at := range own.In(duckdealer.PlanetSection) {
		places = append(places, own.Entries[at].Names[0])
		titles = append(titles, p.app.placeTitle(own.Entries[at].Names[0]))
	}
	if len(places) < 2 {
		return parts.NewEmpty(wording.L("Enter the planets first; then say which of them are joined."),
			parts.NewButton(wording.L("Enter the planets"), parts.IconForward, func() {
				p.app.openCopy(duckdealer.PlanetSection, -1)
			}))
	}
	p.From = parts.NewWordPick(wording.L("Find a place"), places, titles, func(word string) { p.From.Choose(word) })
	p.To = parts.NewWordPick(wording.L("Find a place"), places, titles, func(word string) { p.To.Choose(word) })
	least, most := aid.CopyValue{Name: "dots"}.Range()
	p.dots = parts.NewStepper(wording.L("Dots between them"), least, most, 1, plainNumber, nil)
	add := parts.NewButton(wording.L("Add it"), parts.IconPlus, p.addRoute)
	return parts.NewPanel(wording.L("Another route"), parts.NewTightColumn(parts.NewBody(wording.L("From")), p.From.Object),
		parts.NewTightColumn(parts.NewBody(wording.L("To")), p.To.Object), p.dots, p.problem, add)
}

// addRoute adds the route that was chosen. The next one begins at the same place.
func (p *copySection) addRoute() {
	if p.edit(func(c *aid.Copy) error { return c.AddRoute(p.From.Chosen, p.To.Chosen, p.dots.Value()) }) {
		p.To.Choose(parts.NothingChosen)
	}
}

func (p *copySection) Key(fyne.KeyName) bool { return false }
