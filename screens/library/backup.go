package library

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/library"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// everything takes all matches to another device or address.
func (p *matchesPage) everything() fyne.CanvasObject {
	return parts.NewPanel(lang.L("All matches"),
		parts.NewLess(lang.L("One file with all matches, hidden cards too. Import reads it on any device.")),
		parts.NewButton(lang.L("Export all matches"), parts.IconShare, p.app.ExportAll), p.byItself())
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
		a.Say(lang.L("The matches can't be exported: {{.Problem}}.", shell.Problem(err)))
		return
	}
	a.Share(shell.Shareable{
		Title: lang.L("Export all matches"), Name: "All matches" + tableEnding, Text: string(data), Data: data,
		Note: matchCount(count) + ". " + lang.L("Whoever has the file can read the hidden cards and what the app will draw."),
	})
}

// restore says what such a file brings, and brings it here when that is wanted.
func (a *Feature) restore(data []byte) {
	comes, err := a.Library.Comes(data)
	if err != nil {
		a.Say(lang.L("These matches can't be read: {{.Problem}}.", shell.Problem(err)))
		return
	}
	if comes.Came+comes.Longer == 0 {
		a.bring(data)
		return
	}
	parts.Ask(a.Canvas(), parts.Question{
		Icon: parts.IconImport, Title: lang.L("Bring these matches here?"), Words: restoredLine(comes) + " " + lang.L("Nothing that is here is lost."),
		Yes: lang.L("Bring them here"), No: lang.L("Leave them out"),
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
		a.Say(lang.L("These matches can't be read: {{.Problem}}.", shell.Problem(err)))
		return
	}
	said := restoredLine(done)
	if done.Open > 0 {
		said += " " + lang.L("Further on in the file, but open here: {{.Open}}. Close it and import the file again.", map[string]any{"Open": matchCount(done.Open)})
	}
	a.Say(said)
	a.Go(shell.Route{Page: shell.MatchesPage})
}

// restoredLine counts what is new, what is here, and what is further on in the file.
func restoredLine(done library.Restored) string {
	said := lang.L("New: {{.Came}}. Already here: {{.Here}}.",
		map[string]any{"Came": matchCount(done.Came), "Here": matchCount(done.Here)})
	if done.Longer > 0 {
		said += " " + lang.L("Further on in the file, and brought up to it: {{.Longer}}.", map[string]any{"Longer": matchCount(done.Longer)})
	}
	return said
}
