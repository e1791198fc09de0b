package library

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/library"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

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
