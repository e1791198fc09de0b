package duckdealer

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// importWord stands in the route of the page of a file with mistakes.
const importWord = "import"

// incomingBox is a box file with mistakes that may become the owner's copy.
type incomingBox struct {
	copy   *aid.Copy
	faults []duckdealer.BoxFault
	lines  map[int]string // of the file, by number
}

// files are the ways by which a box file comes and goes.
func (p *copyPage) files() fyne.CanvasObject {
	a := p.app
	name := parts.NewEntry(wording.L("Name of your copy"), a.DuckCopy().Edition, p.rename)
	buttons := []*parts.Button{
		parts.NewButton(wording.L("Share"), parts.IconShare, p.share),
		parts.NewButton(wording.L("From the clipboard"), parts.IconPaste, func() {
			shell.PasteText(a, func(text string) { a.importBox([]byte(text)) })
		}),
		parts.NewButton(wording.L("From a file"), parts.IconImport, a.importBoxFile),
	}
	if own := a.DuckCopy(); own.Begun() || len(own.Names()) > 0 {
		buttons = append(buttons, parts.NewButton(wording.L("Start over"), parts.IconRemove, p.anew))
	}
	return parts.NewPanel(wording.L("As a box file"), parts.NewTightColumn(parts.NewBody(wording.L("Name of your copy")), name), parts.NewAnswers(buttons...))
}

// rename gives the copy another name; what is none is not taken.
func (p *copyPage) rename(text string) {
	_ = p.app.editCopy(func(c *aid.Copy) error { return c.Rename(editionName(text)) }) // an empty one is not taken
}

// editionName writes a name as the box file does: small letters, digits and hyphens.
func editionName(text string) string {
	var name []rune
	for _, r := range text {
		if letter := placeName(string(r)); letter != "" {
			name = append(name, []rune(letter)...)
		} else if len(name) > 0 && name[len(name)-1] != '-' {
			name = append(name, '-')
		}
	}
	return string(name)
}

// share shows the copy as a box file.
func (p *copyPage) share() {
	own := p.app.DuckCopy()
	p.app.Share(shell.Shareable{Title: wording.L("Your copy"), Name: own.Edition + boxEnding, Text: own.Text()})
}

// anew forgets what was entered.
func (p *copyPage) anew() {
	parts.Ask(p.app.Canvas(), parts.Question{
		Icon: parts.IconCaution, Title: wording.L("Start over?"),
		Words: wording.L("This clears your entries and brings house data back. You can undo it."),
		Yes:   wording.L("Start over"), No: wording.L("Keep it"),
	}, func(yes bool) {
		if yes {
			p.app.takeBox(aid.HouseCopy())
		}
	})
}

// importBoxFile asks for a box file.
func (a *Feature) importBoxFile() {
	a.AskContent(wording.L("Import a file"), boxEnding, a.importBoxData)
}

// importBoxData imports what was in a box file, or says why it could not be read.
func (a *Feature) importBoxData(_ string, data []byte, err error) {
	if err != nil {
		a.Say(wording.L("The file can't be read: {problem}.", err))
		return
	}
	a.importBox(data)
}

// importBox takes a box file in place of the owner's copy, or shows what is wrong with it.
func (a *Feature) importBox(data []byte) {
	own, faults, err := aid.ReadCopy(data)
	lines, _ := rules.ReadLines(data) // it was read just before
	switch {
	case err != nil:
		a.Say(wording.L("The file can't be read: {problem}.", err))
		return
	case len(lines) == 0:
		a.Say(wording.L("It's empty."))
		return
	case len(faults) == 0:
		a.takeBox(own)
		a.Say(wording.L("The box file is your copy now. Undo brings back what was before."))
		return
	}
	in := &incomingBox{copy: own, faults: faults, lines: map[int]string{}}
	for _, line := range lines {
		in.lines[line.Number] = line.Text
	}
	a.DuckCopy().incoming = in
	a.Open(shell.Route{Page: shell.CopyPage, Arg: Key + "/" + importWord})
}

// takeBox puts another copy in the place of the owner's.
func (a *Feature) takeBox(own *aid.Copy) {
	_ = a.editCopy(func(c *aid.Copy) error { *c = *own; return nil }) // it never refuses
	a.Show()
}

// copyImport shows every mistake of a box file, with its line.
type copyImport struct {
	app *Feature
	in  *incomingBox
}

func (p *copyImport) Bar() *parts.TopBar { return shell.BackBar(p.app, wording.L("Import")) }

func (p *copyImport) Page() fyne.CanvasObject {
	var lines, whole []duckdealer.BoxFault
	for _, f := range p.in.faults {
		if f.Line > 0 {
			lines = append(lines, f)
		} else {
			whole = append(whole, f)
		}
	}
	said := parts.NewBody(wording.L("Lines with a mistake are left out; house data fills the gaps."))
	take := parts.NewMainButton(wording.L("Import what can be read"), parts.IconCheck, p.take)
	return parts.NewFooted(said, take).Page(
		p.list(wording.L("Lines with a mistake: {count}", len(lines)), lines),
		p.list(wording.L("Missing or wrong: {count}", len(whole)), whole))
}

// list are mistakes, each with its place.
func (p *copyImport) list(title string, faults []duckdealer.BoxFault) fyne.CanvasObject {
	var rows []*parts.Row
	for _, f := range faults[:min(len(faults), game.MostMistakes)] {
		place := boxPartTitle(f.Section)
		if f.Line > 0 {
			place = wording.L("Line {number}", f.Line)
		}
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: parts.IconCaution, Title: place + ": " + f.Said() + ".", Words: parts.ShortWords(p.in.lines[f.Line]),
		}))
	}
	column := parts.NewTightColumn(parts.NewSection(title), parts.NewRows(rows...))
	if more := len(faults) - len(rows); more > 0 {
		column.Add(parts.NewLess(wording.L("and {count} more", more)))
	}
	column.Hidden = len(faults) == 0
	return column
}

// take makes the owner's copy of what could be read.
func (p *copyImport) take() {
	p.app.DuckCopy().incoming = nil
	p.app.Drop()
	p.app.takeBox(p.in.copy)
}

func (p *copyImport) Refresh() {}

func (p *copyImport) Key(fyne.KeyName) bool { return false }
