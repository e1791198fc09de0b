package atrades

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/atrades/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// GuildFile is the name under which the owner's components of Atrades are kept.
const GuildFile = "atrades.json"

// guildCopy is the owner's copy of Atrades while the app is open.
type guildCopy struct {
	*aid.Copy
	past game.Past[string] // the file
}

// GuildCopy is what the device kept of the owner's copy, or the published prototype.
func (a *Feature) GuildCopy() *guildCopy {
	if a.ownGuilds != nil {
		return a.ownGuilds
	}
	a.ownGuilds = &guildCopy{Copy: aid.PrintedCopy()}
	err := a.Wholes().Read(GuildFile, func(data []byte) error {
		own, err := aid.ReadCopy(data)
		if err == nil {
			a.ownGuilds.Copy = own
		}
		return err
	})
	if err != nil {
		a.SayUnread(wording.L("Your copy can't be read, so the published one is used: {problem}.", err), err)
	}
	return a.ownGuilds
}

// editGuilds changes the owner's copy and keeps it at once.
func (a *Feature) editGuilds(change func(*aid.Copy)) {
	own := a.GuildCopy()
	before := string(own.File())
	change(own.Copy)
	if string(own.File()) == before {
		return
	}
	own.past.Keep(before)
	a.KeepGuilds()
}

// KeepGuilds writes the owner's copy to the disk.
func (a *Feature) KeepGuilds() {
	if err := a.Wholes().Write(GuildFile, a.GuildCopy().File()); err != nil {
		a.Say(wording.L("Your copy can't be saved. It lasts until you close the app: {problem}.", err))
	}
}

// undoGuilds takes the latest change back.
func (a *Feature) undoGuilds() {
	own := a.GuildCopy()
	text, ok := own.past.Back()
	if !ok {
		return
	}
	before, err := aid.ReadCopy([]byte(text))
	if err != nil {
		panic("screens: " + err.Error()) // it was written by the copy itself
	}
	own.Copy = before
	a.KeepGuilds()
	a.Show()
}

// guildBar is the bar of a page of the owner's copy: the way back, and the way back in time.
func (a *Feature) guildBar(title string) *parts.TopBar {
	return shell.BackBar(a, title, a.GuildCopy().past.Key(a.undoGuilds))
}

// guildPrinted are the headers with which a match begins because of the owner's copy, and what is used of it.
func guildPrinted(a *Feature) (headers []rules.Header, words string) {
	own := a.GuildCopy()
	values, err := own.Headers()
	if err != nil {
		return nil, wording.L("The published prototype, because your copy still has mistakes.")
	}
	if len(values) == 0 {
		return nil, wording.L("The published prototype.")
	}
	t := &rules.Transcript{}
	for _, value := range values {
		t.Add("Setup", value)
	}
	return t.Headers, wording.L("Your copy: {parts}.", strings.Join(changedParts(own.Copy), ", "))
}

// changedParts are the sections of a copy that differ from the published prototype.
func changedParts(own *aid.Copy) []string {
	printed, changed := aid.PrintedCopy(), []string(nil)
	for _, section := range aid.Sections() {
		same := own.Count(section) == printed.Count(section)
		for i := 0; same && i < own.Count(section); i++ {
			same = string(rules.JSON(own.Get(section, i))) == string(rules.JSON(printed.Get(section, i)))
		}
		if !same {
			changed = append(changed, guildPart(section).title)
		}
	}
	return changed
}

// buildGuildCopy makes the page of the owner's copy that a route names: the whole, a section or an entry.
func buildGuildCopy(a *Feature) shell.Screen {
	_, section, index := game.CutCopyRoute(a.Here().Arg)
	own := a.GuildCopy()
	switch {
	case section == paintWord && index >= 0 && index < own.Count(aid.Maps):
		return newGuildPaint(a, index)
	case guildPart(section).title == "":
		return &guildCopyPage{app: a}
	case !atrades.IsList(section):
		return newGuildEntry(a, section, 0)
	case index >= 0 && index < own.Count(section):
		return newGuildEntry(a, section, index)
	}
	return &guildSection{app: a, section: section}
}

// openGuilds opens a section of the owner's copy, or one of its entries.
func (a *Feature) openGuilds(section string, index int) {
	arg := Key + "/" + section
	if index >= 0 && atrades.IsList(section) {
		arg += "/" + strconv.Itoa(index)
	}
	a.Open(shell.Route{Page: shell.CopyPage, Arg: arg})
}

// guildCopyPage is the owner's copy as a whole: what is used, what does not fit, and its sections.
type guildCopyPage struct{ app *Feature }

func (p *guildCopyPage) Bar() *parts.TopBar { return p.app.guildBar(wording.L("Your copy")) }

func (p *guildCopyPage) Page() fyne.CanvasObject {
	a, own := p.app, p.app.GuildCopy()
	_, words := guildPrinted(a)
	objects := []fyne.CanvasObject{parts.NewColumn(
		parts.NewBody(wording.L("Enter what your prototype prints. The app saves each change at once, and new matches use it.")),
		parts.NewLess(wording.L("Now: {use}", words)))}
	if found := own.Mistakes(); len(found) > 0 {
		objects = append(objects, p.mistakes(found))
	}
	var rows []*parts.Row
	for _, section := range aid.Sections() {
		part := guildPart(section)
		data := parts.RowData{Icon: part.icon, Title: part.title, Words: part.words, Tap: func() { a.openGuilds(section, -1) }}
		if atrades.IsList(section) {
			data.Trail = strconv.Itoa(own.Count(section))
		}
		rows = append(rows, parts.NewRow(data))
	}
	return parts.NewPage(append(objects, parts.NewRows(rows...), p.files())...)
}

// mistakes lists what does not fit, each with its place.
func (p *guildCopyPage) mistakes(found []atrades.Mistake) fyne.CanvasObject {
	var rows []*parts.Row
	for _, m := range found[:min(len(found), game.MostMistakes)] {
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: parts.IconCaution, Title: p.app.guildPlace(m), Words: mistakeWords(m),
			Tap: func() { p.app.openGuilds(m.Key, m.Entry) },
		}))
	}
	return parts.NewColumn(parts.NewSection(wording.L("What doesn't fit yet")), parts.NewRows(rows...))
}

// guildPlace names the section and the entry of a mistake.
func (a *Feature) guildPlace(m atrades.Mistake) string {
	title := guildPart(m.Key).title
	if title == "" {
		title = m.Key
	}
	if m.Entry >= 0 && m.Entry < a.GuildCopy().Count(m.Key) {
		title += ": " + guildEntryName(a.GuildCopy().Copy, m.Key, m.Entry)
	}
	return title
}

// mostMistakeLetters is how much of a mistake's words is shown.
const mostMistakeLetters = 300

// mistakeWords is the key and the reason, as the reader of the file says them.
func mistakeWords(m atrades.Mistake) string {
	way, why, found := strings.Cut(strings.TrimPrefix(m.Why, "data."), ": ")
	if found && !strings.ContainsAny(way, " \"") {
		way = strings.ReplaceAll(way, ".", ", ") + ": " // so that a long way can be broken into lines
	} else {
		way, why = "", m.Why
	}
	letters := []rune(why)
	return way + parts.ShortWords(string(letters[:min(len(letters), mostMistakeLetters)])) + "."
}

// files are the ways by which the copy comes and goes.
func (p *guildCopyPage) files() fyne.CanvasObject {
	a := p.app
	buttons := []*parts.Button{
		parts.NewButton(wording.L("Share"), parts.IconShare, func() {
			a.Share(shell.Shareable{Title: wording.L("Your copy"), Name: GuildFile, Text: string(a.GuildCopy().File())})
		}),
		parts.NewButton(wording.L("From the clipboard"), parts.IconPaste, func() {
			shell.PasteText(a, func(text string) { a.importGuilds([]byte(text)) })
		}),
		parts.NewButton(wording.L("From a file"), parts.IconImport, func() {
			a.AskContent(wording.L("Import a file"), ".json", func(_ string, data []byte, err error) {
				if err != nil {
					a.Say(wording.L("The file can't be read: {problem}.", err))
					return
				}
				a.importGuilds(data)
			})
		}),
		parts.NewButton(wording.L("Start over"), parts.IconRemove, p.anew),
	}
	return parts.NewPanel(wording.L("As a data file"), parts.NewLess(wording.L("JSON, format atrades-data/1. A match keeps the data in its own headers.")),
		parts.NewAnswers(buttons...))
}

// importGuilds takes a data file in place of the owner's copy; its mistakes are listed, to be put right here.
func (a *Feature) importGuilds(data []byte) {
	own, err := aid.ReadCopy(data)
	if err != nil {
		a.Say(wording.L("This isn't an Atrades data file: {problem}.", err))
		return
	}
	found := atrades.Mistakes(data)
	a.editGuilds(func(c *aid.Copy) { *c = *own })
	if len(found) > 0 {
		a.Say(wording.L("Mistakes in the file: {count}. Put them right, and matches use it.", len(found)))
	} else {
		a.Say(wording.L("The file is your copy now. Undo brings back what was before."))
	}
	a.Show()
}

// anew goes back to the published prototype.
func (p *guildCopyPage) anew() {
	parts.Ask(p.app.Canvas(), parts.Question{
		Icon: parts.IconCaution, Title: wording.L("Start over?"),
		Words: wording.L("This clears your entries and brings the published prototype back. You can undo it."),
		Yes:   wording.L("Start over"), No: wording.L("Keep it"),
	}, func(yes bool) {
		if yes {
			p.app.editGuilds(func(c *aid.Copy) { *c = *aid.PrintedCopy() })
			p.app.Show()
		}
	})
}

func (p *guildCopyPage) Refresh() {}

func (p *guildCopyPage) Key(fyne.KeyName) bool { return false }

// guildSection lists the entries of one section of the owner's copy.
type guildSection struct {
	app     *Feature
	section string
}

func (p *guildSection) Bar() *parts.TopBar { return p.app.guildBar(guildPart(p.section).title) }

func (p *guildSection) Page() fyne.CanvasObject {
	own := p.app.GuildCopy()
	wrong := map[int]bool{}
	for _, m := range own.Mistakes() {
		wrong[m.Entry] = wrong[m.Entry] || m.Key == p.section
	}
	var rows []*parts.Row
	for i := range own.Count(p.section) {
		data := parts.RowData{
			Title: guildEntryName(own.Copy, p.section, i), Words: guildEntryWords(own.Copy, p.section, i),
			Tap: func() { p.app.openGuilds(p.section, i) },
		}
		if wrong[i] {
			data.Icon = parts.IconCaution
		}
		rows = append(rows, parts.NewRow(data))
	}
	add := parts.NewButton(wording.L("Add"), parts.IconPlus, func() {
		at := 0
		p.app.editGuilds(func(c *aid.Copy) { at = c.Add(p.section) })
		p.app.openGuilds(p.section, at)
	})
	words := parts.NewBody(guildPart(p.section).words)
	if len(rows) == 0 {
		return parts.NewPage(words, parts.NewLess(wording.L("None yet.")), add)
	}
	return parts.NewPage(words, parts.NewRows(rows...), add)
}

func (p *guildSection) Refresh() {}

func (p *guildSection) Key(fyne.KeyName) bool { return false }
