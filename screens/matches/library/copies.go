package library

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/journal"
	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/library"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// Copies of all matches are called so, with the time between both, and so many of them are kept.
const (
	copyBegins = "Tablekeeper "
	copyTime   = "2006-01-02 150405"
	copiesKept = 10
)

// byItself chooses where all matches are copied after each one; where the device shows no folders, whether somebody is reminded to.
func (p *matchesPage) byItself() fyne.CanvasObject {
	a := p.app
	if a.Device().Files != nil {
		return parts.NewSwitch(parts.NoIcon, wording.L("Remind me to save a copy after each match"), !a.Options().Unreminded,
			func(on bool) { a.Choose(func(o *shell.Options) { o.Unreminded = !on }) })
	}
	choose := func() {
		a.askFile(shell.FileAsk{Title: wording.L("Copies of all matches"), Folder: true, Take: a.copyTo})
	}
	folder := a.Options().CopyTo
	if folder == "" {
		return parts.NewRows(parts.NewRow(parts.RowData{
			Icon: parts.IconFolder, Title: wording.L("Copy all matches after each one"), Words: wording.L("Choose a folder. The last ten copies are kept there."), Tap: choose,
		}))
	}
	return parts.NewRows(
		parts.NewRow(parts.RowData{Icon: parts.IconFolder, Title: wording.L("After each match a copy goes to"), Words: parts.Spaced(folder), Tap: choose}),
		parts.NewRow(parts.RowData{Icon: parts.IconRemove, Title: wording.L("Make no more copies"), Here: true, Tap: func() { a.copyTo("") }}))
}

// copyTo keeps the folder for the copies, and makes the first one at once, so that a folder that can't be written is noticed.
func (a *Feature) copyTo(folder string) {
	a.Choose(func(o *shell.Options) { o.CopyTo = folder })
	if folder != "" {
		a.BackUp()
	}
	a.Show()
}

// copyName is what a copy made now is called.
func (a *Feature) copyName() string {
	return copyBegins + time.UnixMilli(a.Device().Clock().Wall).Format(copyTime) + tableEnding
}

// BackUp copies all matches into the folder that was chosen, beside the screens. It reports whether there is one.
func (a *Feature) BackUp() bool {
	folder := a.Options().CopyTo
	if folder == "" || a.Device().Files != nil {
		return false
	}
	name := a.copyName()
	var err error
	a.Device().Apart(func() { err = a.copyInto(folder, name) }, func() {
		if err != nil {
			a.Say(wording.L("The copy of your matches can't be made: {problem}.", err))
		}
	})
	return true
}

// copyInto writes a copy, and removes the oldest ones.
func (a *Feature) copyInto(folder, name string) error {
	data, count, err := a.Library.Backup()
	if err != nil || count == 0 {
		return err
	}
	if err := journal.WriteFile(filepath.Join(folder, name), data); err != nil {
		return err
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	var copies []string
	for _, e := range entries {
		when, ours := strings.CutPrefix(e.Name(), copyBegins)
		when, ending := strings.CutSuffix(when, tableEnding)
		if _, err := time.Parse(copyTime, when); ours && ending && err == nil && e.Type().IsRegular() {
			copies = append(copies, e.Name())
		}
	}
	slices.Sort(copies)
	for _, old := range copies[:max(0, len(copies)-copiesKept)] {
		err = errors.Join(err, os.Remove(filepath.Join(folder, old)))
	}
	return err
}

// SaveCopy hands all matches over as one file at once.
func (a *Feature) SaveCopy() {
	data, _, err := a.Library.Backup()
	if err != nil {
		a.Say(wording.L("The matches can't be exported: {problem}.", err))
		return
	}
	a.Save(shell.Shareable{Title: wording.L("Copies of all matches"), Name: a.copyName(), Data: data})
}

// everything takes all matches to another device or address.
func (p *matchesPage) everything() fyne.CanvasObject {
	return parts.NewPanel(wording.L("All matches"),
		parts.NewLess(wording.L("One file with all matches, hidden cards too. Import reads it on any device.")),
		parts.NewButton(wording.L("Export all matches"), parts.IconShare, p.app.ExportAll), p.byItself())
}

// HasMatches reports whether there is a match to export.
func (a *Feature) HasMatches() bool {
	list, err := a.Library.List()
	return err == nil && len(list) > 0
}

// ExportAll shares all matches as one file.
func (a *Feature) ExportAll() {
	data, count, err := a.Library.Backup()
	if err != nil {
		a.Say(wording.L("The matches can't be exported: {problem}.", err))
		return
	}
	a.Share(shell.Shareable{
		Title: wording.L("Export all matches"), Name: "All matches" + tableEnding, Text: string(data), Data: data,
		Note: matchCount(count) + ". " + wording.L("Whoever has the file can read the hidden cards and what the app will draw."),
	})
}

// restore says what such a file brings, and brings it here when that is wanted.
func (a *Feature) restore(data []byte) {
	comes, err := a.Library.Comes(data)
	if err != nil {
		a.Say(wording.L("These matches can't be read: {problem}.", err))
		return
	}
	if comes.Came+comes.Longer == 0 {
		a.bring(data)
		return
	}
	parts.Ask(a.Canvas(), parts.Question{
		Icon: parts.IconImport, Title: wording.L("Bring these matches here?"), Words: restoredLine(comes) + " " + wording.L("Nothing that is here is lost."),
		Yes: wording.L("Bring them here"), No: wording.L("Leave them out"),
	}, func(yes bool) {
		if yes {
			a.bring(data)
		}
	})
}

// bring brings the matches of such a file here, and says what came.
func (a *Feature) bring(data []byte) {
	done, err := a.Library.Restore(data)
	if err != nil {
		a.Say(wording.L("These matches can't be read: {problem}.", err))
		return
	}
	said := restoredLine(done)
	if done.Open > 0 {
		said += " " + wording.L("Further on in the file, but open here: {open}. Close it and import the file again.", matchCount(done.Open))
	}
	a.Say(said)
	a.Go(shell.Route{Page: shell.MatchesPage})
}

// restoredLine counts what is new, what is here, and what is further on in the file.
func restoredLine(done library.Restored) string {
	said := wording.L("New: {came}. Already here: {here}.",
		matchCount(done.Came), matchCount(done.Here))
	if done.Longer > 0 {
		said += " " + wording.L("Further on in the file, and brought up to it: {longer}.", matchCount(done.Longer))
	}
	return said
}
