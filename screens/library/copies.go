package library

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/journal"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
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
