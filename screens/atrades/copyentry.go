package atrades

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/atrades/aid"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/box"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// guildEntry is the page of one entry of the owner's copy, or of a section that has none: each value with its badge.
type guildEntry struct {
	app     *Feature
	section string
	index   int
	fields  *fyne.Container
	title   *parts.Words
	badges  []guildBadge
	wrong   *parts.Words // what keeps the entry from being played with
	notes   *fyne.Container
}

// guildBadge is a button that says where a value comes from.
type guildBadge struct {
	group, title string
	button       *parts.Button
}

func newGuildEntry(a *Feature, section string, index int) *guildEntry {
	return &guildEntry{
		app: a, section: section, index: index, fields: parts.NewColumn(), title: parts.NewTitle(""),
		wrong: game.NewProblem(), notes: parts.NewTightColumn(),
	}
}

func (p *guildEntry) Bar() *parts.TopBar { return p.app.guildBar(guildPart(p.section).title) }

func (p *guildEntry) Page() fyne.CanvasObject {
	p.fill()
	p.notes.Add(p.wrong)
	objects := []fyne.CanvasObject{}
	if atrades.IsList(p.section) {
		objects = append(objects, p.title)
	}
	objects = append(objects, parts.NewLess(guildPart(p.section).words), p.notes, p.fields)
	if atrades.IsList(p.section) {
		objects = append(objects, parts.NewButton(wording.L("Take it out"), parts.IconRemove, p.remove))
	}
	return parts.NewPage(objects...)
}

// fill makes the fields of the section.
func (p *guildEntry) fill() {
	p.fields.Objects, p.badges = nil, nil
	if p.section == aid.Maps {
		p.land()
	}
	if atrades.IsList(p.section) {
		p.text(wording.L("Name"), "name", "name")
		p.text(wording.L("Short name for typed moves"), "", "id")
	}
	switch p.section {
	case aid.Guilds:
		p.number(wording.L("First money"), "money", 0, 999, "money")
		p.number(wording.L("Initiative in the first round"), "initiative", 1, 99, "initiative")
		p.number(wording.L("Boxes for companies"), "boxes", 0, 99, "boxes", "companies")
		p.number(wording.L("Boxes for bureaucracy"), "boxes", 0, 99, "boxes", "bureaucracy")
		p.number(wording.L("Boxes for technology"), "boxes", 0, 99, "boxes", "tech")
	case aid.Types:
		p.numbers(wording.L("Company numbers"), "initiatives")
		p.number(wording.L("Regular tiles"), "tiles", 0, 999, "tiles")
		p.number(wording.L("Price of a good"), "price", 0, 99, "price")
		p.number(wording.L("Comes in era"), "era", 1, 9, "era")
		p.number(wording.L("Level"), "level", 1, 9, "level")
	case aid.Maps:
		p.numbers(wording.L("Demand track"), "demand")
		p.cities()
	case aid.Cards:
		p.number(wording.L("Comes in era"), "era", 1, 9, "era")
		p.number(wording.L("Cost"), "cost", 0, 9999, "cost")
		p.number(wording.L("Copies"), "copies", 1, 99, "copies")
		p.text(wording.L("Text"), "text", "text")
		p.effects()
	case aid.Cubes:
		p.number(wording.L("Action cubes"), "action", 1, 99, "action")
		p.number(wording.L("Golden cubes"), "golden", 0, 9, "golden")
	case aid.BankMoney:
		p.number(wording.L("Money on a new card"), "amount", 0, 999, "amount")
	case aid.GovChart:
		p.chart()
	}
	p.fields.Refresh()
	p.Refresh()
}

// set changes a value and keeps it.
func (p *guildEntry) set(value any, way ...string) {
	p.app.editGuilds(func(c *aid.Copy) { c.Set(p.section, p.index, value, way...) })
	p.Refresh()
}

// Refresh reports what does not fit, and where each value comes from.
func (p *guildEntry) Refresh() {
	own := p.app.GuildCopy()
	words := ""
	for _, m := range own.Mistakes() {
		if m.Key == p.section && (m.Entry == p.index || m.Entry < 0) && words == "" {
			words = mistakeWords(m)
		}
	}
	p.wrong.SetText(words)
	box.SetVisible(p.wrong, words != "")
	box.SetVisible(p.notes, words != "")
	p.title.SetText(guildEntryName(own.Copy, p.section, p.index))
	for _, b := range p.badges {
		source := badgeTitle(own.Status(p.section, p.index, b.group))
		b.button.SetText(source)
		b.button.SetLabel(wording.L("{value}: {source}", b.title, source))
	}
	p.app.Relay()
}

// field is a value over its badge, which a tap changes.
func (p *guildEntry) field(group, title string, o fyne.CanvasObject) {
	if group == "" {
		p.fields.Add(parts.NewPanel("", o))
		return
	}
	p.fields.Add(parts.NewPanel("", parts.NewTightColumn(o, p.badge(group, title))))
}

// badge is where the values of a group come from; a tap goes on to the next source.
func (p *guildEntry) badge(group, title string) *parts.Button {
	sources := []string{aid.FromPrint, aid.FromRules, aid.FromRuling}
	b := parts.NewButton("", parts.IconInfo, func() {
		at := slices.Index(sources, p.app.GuildCopy().Status(p.section, p.index, group))
		next := sources[(at+1)%len(sources)]
		p.app.editGuilds(func(c *aid.Copy) { c.SetStatus(p.section, p.index, group, next) })
		p.Refresh()
	})
	p.badges = append(p.badges, guildBadge{group, title, b})
	return b.SetWeight(parts.Quiet)
}

func (p *guildEntry) text(title, group string, way ...string) {
	value := p.app.GuildCopy().Text(p.section, p.index, way...)
	entry := parts.NewEntry(title, value, func(text string) { p.set(text, way...) })
	p.field(group, title, parts.NewTightColumn(parts.NewBody(title), entry))
}

func (p *guildEntry) number(title, group string, least, most int, way ...string) {
	value := p.app.GuildCopy().Number(p.section, p.index, way...)
	if most-least < parts.WideRange {
		stepper := parts.NewStepper(title, least, most, 1, strconv.Itoa, func(n int) { p.set(n, way...) })
		stepper.SetValue(value)
		p.field(group, title, stepper)
		return
	}
	field := parts.NewNumberField(title, least, most, func(n int) { p.set(n, way...) })
	field.SetValue(value)
	p.field(group, title, field)
}

// numbers are typed with commas between them.
func (p *guildEntry) numbers(title, key string) {
	problem := game.NewProblem()
	entry := parts.NewEntry(title, numberWords(p.app.GuildCopy().Numbers(p.section, p.index, key)), func(text string) {
		list, ok := readNumbers(text)
		if ok {
			p.set(list, key)
		} else {
			problem.SetText(wording.L("Numbers with commas between them, such as 1, 3, 5."))
		}
		box.SetVisible(problem, !ok)
		p.app.Relay()
	})
	p.field(key, title, parts.NewTightColumn(parts.NewBody(title), entry, problem))
}

// again makes the fields anew, after one came or went.
func (p *guildEntry) again() {
	p.fill()
	p.app.Relay()
}

// setList returns a list of the entry other items.
func (p *guildEntry) setList(key string, change func(list []any) []any) {
	list, _ := p.app.GuildCopy().Get(p.section, p.index, key).([]any)
	p.set(change(slices.Clone(list)), key)
	p.again()
}

// land leads to the page on which the hexes are painted, and says where they come from.
func (p *guildEntry) land() {
	words := guildEntryWords(p.app.GuildCopy().Copy, p.section, p.index)
	card := parts.NewCard(parts.IconHex, wording.L("Paint the hexes"), parts.Upper(words), func() {
		p.app.Open(shell.Route{Page: shell.CopyPage, Arg: Key + "/" + paintWord + "/" + strconv.Itoa(p.index)})
	})
	p.fields.Add(parts.NewTightColumn(card, p.badge("rows", wording.L("Land")), p.badge("links", wording.L("Lines"))))
}

// cities are the bureaucracy that each city asks for.
func (p *guildEntry) cities() {
	own := p.app.GuildCopy()
	for _, cell := range own.MapCells(p.index) {
		if own.CellSign(p.index, cell.Word) == aid.City {
			p.number(wording.L("City {cell} needs bureaucracy", cell.Word), "cities", 1, 99, "cities", cell.Word)
		}
	}
}

// chart are the rows of the government chart.
func (p *guildEntry) chart() {
	list, _ := p.app.GuildCopy().Get(p.section, 0, "rows").([]any)
	for i := range list {
		row := strconv.Itoa(i)
		title := wording.L("Row {number}", i+1)
		give := p.pair(title+", "+wording.L("takes"), 1, "rows", row, "0")
		get := p.pair(title+", "+wording.L("gives"), 0, "rows", row, "1")
		remove := parts.NewIconButton(parts.IconRemove, wording.L("Remove: {what}", title),
			func() { p.setList("rows", func(list []any) []any { return slices.Delete(list, i, i+1) }) })
		p.fields.Add(parts.NewPanel("", parts.NewEnds(parts.NewTightColumn(give, get), remove.Outlined())))
	}
	p.fields.Add(p.badge("rows", wording.L("Government chart")))
	p.fields.Add(parts.NewButton(wording.L("Add a row"), parts.IconPlus, func() {
		p.setList("rows", func(list []any) []any { return append(list, any([]any{1, 1})) })
	}))
}

func (p *guildEntry) pair(title string, least int, way ...string) *parts.NumberField {
	field := parts.NewNumberField(title, least, 999, func(n int) { p.set(n, way...) })
	field.SetValue(p.app.GuildCopy().Number(p.section, p.index, way...))
	return field
}

// effects are what a technology card does, one after another.
func (p *guildEntry) effects() {
	own := p.app.GuildCopy()
	list, _ := own.Get(p.section, p.index, "effects").([]any)
	for i := range list {
		at := strconv.Itoa(i)
		name := own.Text(p.section, p.index, "effects", at, "effect")
		title := wording.L("{number}. {effect}", i+1, effectTitle(name))
		var what fyne.CanvasObject = parts.NewBody(title)
		if atrades.EffectCounts(name) {
			field := parts.NewNumberField(title, 1, 99, func(n int) { p.set(n, "effects", at, "n") })
			field.SetValue(own.Number(p.section, p.index, "effects", at, "n"))
			what = field
		}
		remove := parts.NewIconButton(parts.IconRemove, wording.L("Remove: {what}", title),
			func() { p.setList("effects", func(list []any) []any { return slices.Delete(list, i, i+1) }) })
		p.fields.Add(parts.NewPanel("", parts.NewEnds(what, remove.Outlined())))
	}
	p.fields.Add(p.badge("effects", wording.L("Effects")))
	keys := parts.NewFlow()
	for _, effect := range atrades.Effects() {
		keys.Add(parts.NewKey(0, effectTitle(effect), func() {
			item := map[string]any{"effect": effect}
			if atrades.EffectCounts(effect) {
				item["n"] = 1
			}
			p.setList("effects", func(list []any) []any { return append(list, any(item)) })
		}))
	}
	p.fields.Add(parts.NewColumn(parts.NewLess(wording.L("Add an effect")), container.NewStack(keys)))
}

// remove takes the entry out and goes back to the list.
func (p *guildEntry) remove() {
	p.app.editGuilds(func(c *aid.Copy) { c.Remove(p.section, p.index) })
	p.app.Back()
}

func (p *guildEntry) Key(fyne.KeyName) bool { return false }
