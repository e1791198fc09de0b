package library

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/matches/library"
	"tablekeeper/screens/frame/shell"
	"tablekeeper/screens/widgets/parts"
)

// faultPage is where the app begins after a fault of its own: the match that ran is whole in its journal, and goes on from there. The
// page opens none by itself, so that it is shown whatever is wrong with it.
type faultPage struct{ app *Feature }

func (p *faultPage) Heading() string { return wording.L("Something went wrong") }

func (p *faultPage) Page() fyne.CanvasObject {
	matches := p.app.Recent()
	ran := slices.IndexFunc(matches, func(m library.Entry) bool { return !m.Over })
	saved := wording.L("That was the app's fault, not yours. It has started again, and everything you entered is saved.")
	objects := []fyne.CanvasObject{parts.NewBody(saved)}
	if ran >= 0 {
		objects = append(objects, p.ways(matches[ran]))
	}
	return parts.NewPage(append(objects, parts.NewRows(parts.NewRow(parts.RowData{
		Icon: parts.IconShare, Title: wording.L("Save a report"), Words: wording.L("What happened, for whoever can fix it"),
		Tap: p.report,
	})))...)
}

// ways lead back into the match that ran.
func (p *faultPage) ways(m library.Entry) fyne.CanvasObject {
	column := parts.NewColumn(
		parts.NewRow(parts.RowData{Title: p.app.matchTitle(m), Words: p.app.matchLine(m)}),
		parts.NewMainButton(wording.L("Go on"), parts.IconPlay, func() { p.goOn(m.ID, false) }))
	if m.Moves > 0 {
		column.Add(parts.NewButton(wording.L("Undo the last move, then go on"), parts.IconUndo, func() { p.goOn(m.ID, true) }))
	}
	return column
}

// goOn opens the match, where back is set without its latest move: what can't be shown isn't shown then.
func (p *faultPage) goOn(id string, back bool) {
	if back {
		o, err := p.app.Opened(id)
		if err == nil {
			err = o.Match.Undo()
		}
		if err != nil {
			p.app.Say(wording.L("Nothing was taken back: {problem}.", err))
			return
		}
	}
	p.app.Drop()
	p.app.Resume(id)
}

// report shows what was told of the fault, to be saved.
func (p *faultPage) report() {
	p.app.Share(shell.Shareable{Title: wording.L("Report"), Name: "tablekeeper-report.txt", Text: p.app.Device().Fault})
}
