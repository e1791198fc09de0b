package duckdealer

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/duckdealer/aid"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// BoxFile is the name under which the owner's copy is kept; boxEnding is the ending of a box file.
const (
	BoxFile   = "duck-dealer.box"
	boxEnding = ".box"
)

// duckCopy is the owner's copy of Duck Dealer while the app is open.
type duckCopy struct {
	*aid.Copy
	past     game.Past[string]
	incoming *incomingBox // a file with mistakes that may take its place; nil: none
}

// DuckCopy is what the device kept of the owner's copy, or the house box.
func (a *Feature) DuckCopy() *duckCopy {
	if a.ownBox != nil {
		return a.ownBox
	}
	a.ownBox = &duckCopy{Copy: aid.HouseCopy()}
	err := a.Wholes().Read(BoxFile, func(data []byte) error {
		own, err := aid.RestoreCopy(data)
		if own != nil {
			a.ownBox.Copy = own
		}
		return err
	})
	if err != nil {
		a.SayUnread(wording.L("Your copy can't be read as a whole; house data is used for the rest: {problem}.", err), err)
	}
	return a.ownBox
}

// editCopy changes the owner's copy and keeps it at once.
func (a *Feature) editCopy(change func(*aid.Copy) error) error {
	own := a.DuckCopy()
	before := own.Text()
	if err := change(own.Copy); err != nil {
		return err
	}
	if own.Text() != before {
		own.past.Keep(before)
		a.KeepCopy()
	}
	return nil
}

// KeepCopy writes the owner's copy to the disk.
func (a *Feature) KeepCopy() {
	if err := a.Wholes().Write(BoxFile, []byte(a.DuckCopy().Text())); err != nil {
		a.Say(wording.L("Your copy can't be saved. It lasts until you close the app: {problem}.", err))
	}
}

// undoCopy takes the latest change back.
func (a *Feature) undoCopy() {
	own := a.DuckCopy()
	text, ok := own.past.Back()
	if !ok {
		return
	}
	before, err := aid.RestoreCopy([]byte(text))
	if err != nil {
		panic("screens: " + err.Error()) // it was written by the copy itself
	}
	own.Copy = before
	a.KeepCopy()
	a.Show()
}

// copyBar is the bar of a page of the owner's copy: the way back, and the way back in time.
func (a *Feature) copyBar(title string) *parts.TopBar {
	return shell.BackBar(a, title, a.DuckCopy().past.Key(a.undoCopy))
}

// duckPrinted are the headers with which a match begins because of the owner's copy, and what is used of it.
func duckPrinted(a *Feature) (headers []rules.Header, words string) {
	own := a.DuckCopy()
	lines, house := own.Usable()
	t := &rules.Transcript{}
	for _, line := range lines {
		t.Add("Box", line.Text)
	}
	for _, name := range own.Names() {
		t.Add(rules.CalledHeader, name)
	}
	return t.Headers, copyLine(own.Copy, lines != nil, house)
}

// copyLine reports what matches use.
func copyLine(own *aid.Copy, used bool, house []duckdealer.Section) string {
	left, all := 0, 0
	for _, section := range duckdealer.Sections() {
		n, of := own.Count(section)
		left, all = left+n, all+of
	}
	switch {
	case !used:
		return wording.L("Example values, so you can play right away. Swap in the numbers from your box.")
	case len(house) > 0:
		return wording.L("Your copy, but house data for: {sections}.", boxPartTitles(house))
	case left > 0:
		return wording.L("Your copy. Of {all} values, {left} are still house data.", all, left)
	}
	return wording.L("Your copy, complete.")
}

// buildCopy makes the page of the owner's copy that a route names: the whole, a section, an entry or a file that comes in.
func buildCopy(a *Feature) shell.Screen {
	_, what, index := game.CutCopyRoute(a.Here().Arg)
	own := a.DuckCopy()
	switch section := boxPartCalled(what); {
	case what == importWord && own.incoming != nil:
		return &copyImport{app: a, in: own.incoming}
	case section == duckdealer.NoSection:
		return &copyPage{app: a}
	case index >= 0 && index < len(own.In(section)):
		return newCopyEntry(a, section, index)
	default:
		return newCopySection(a, section)
	}
}

// copyPage is the owner's copy as a whole: how much is read off, section by section, and what does not fit.
type copyPage struct{ app *Feature }

func (p *copyPage) Bar() *parts.TopBar { return p.app.copyBar(wording.L("Your copy")) }

func (p *copyPage) Page() fyne.CanvasObject {
	a, own := p.app, p.app.DuckCopy()
	objects := []fyne.CanvasObject{p.head()}
	if mistakes := own.Mistakes(); len(mistakes) > 0 {
		objects = append(objects, p.mistakes(mistakes))
	}
	var rows []*parts.Row
	for _, section := range duckdealer.Sections() {
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: sectionIcon(section), Title: boxPartTitle(section), Words: boxPartPlace(section), Trail: countWords(own.Count(section)),
			Tap: func() { a.openCopy(section, -1) },
		}))
	}
	objects = append(objects, parts.NewColumn(parts.NewSection(wording.L("Quickest in this order")), parts.NewRows(rows...)), p.files())
	next := own.Next(0)
	if next < 0 {
		return parts.NewPage(objects...)
	}
	nothing := container.NewStack()
	nothing.Hide()
	forward := parts.NewMainButton(wording.L("Next: {entry}", p.app.entryCalled(&own.Entries[next])),
		parts.IconForward, func() { a.openEntry(next) })
	return parts.NewFooted(nothing, forward).Page(objects...)
}

// head reports what the page is for, and how far it has come.
func (p *copyPage) head() fyne.CanvasObject {
	own := p.app.DuckCopy()
	left, all := 0, 0
	for _, section := range duckdealer.Sections() {
		n, of := own.Count(section)
		left, all = left+n, all+of
	}
	progress := parts.NewProgress(wording.L("Known values"))
	progress.SetValue(all-left, all)
	_, words := duckPrinted(p.app)
	return parts.NewColumn(
		parts.NewBody(wording.L("Enter what your box prints, in any order, as much as you like. The app saves each entry at once. New matches use it.")),
		progress, parts.NewLess(wording.L("Now: {use}", words)))
}

// mistakes lists what does not fit, each with its place.
func (p *copyPage) mistakes(mistakes []aid.Mistake) fyne.CanvasObject {
	var rows []*parts.Row
	for _, m := range mistakes {
		place := boxPartTitle(m.Section)
		if m.Entry >= 0 {
			place += ", " + p.app.entryCalled(&p.app.DuckCopy().Entries[m.Entry])
		}
		rows = append(rows, parts.NewRow(parts.RowData{
			Icon: parts.IconCaution, Title: place, Words: parts.Upper(m.Text) + ".",
			Tap: func() {
				if m.Entry >= 0 {
					p.app.openEntry(m.Entry)
					return
				}
				p.app.openCopy(m.Section, -1)
			},
		}))
	}
	return parts.NewColumn(parts.NewSection(wording.L("What doesn't fit yet")), parts.NewRows(rows...))
}

func (p *copyPage) Refresh() {}

func (p *copyPage) Key(fyne.KeyName) bool { return false }
