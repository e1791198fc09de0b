package group

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/evenings"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/shell"
)

// mostRecords is how many stand on the page of the group.
const mostRecords = 3

// records are those of all games, in the order of the shelf.
func (a *Feature) records(log *evenings.Log) []evenings.Record {
	var list []evenings.Record
	for _, g := range a.Games() {
		list = append(list, log.Records(g.Key, a.Evenings.FeatWords(g))...)
	}
	return list
}

// recordRow is a record, with the sign of its game.
func (a *Feature) recordRow(r evenings.Record) *parts.Row {
	return parts.NewRow(parts.RowData{Icon: a.Adds(r.Game).Icon, Title: r.Words.Title.String(), Trail: game.RecordLine(r)})
}

// newest are the records that were broken last, and the way to all.
func (p *groupPage) newest(log *evenings.Log) fyne.CanvasObject {
	list := p.app.records(log)
	if len(list) == 0 {
		return nil
	}
	evenings.Newest(list)
	var rows []*parts.Row
	for _, r := range list[:min(len(list), mostRecords)] {
		rows = append(rows, p.app.recordRow(r))
	}
	rows = append(rows, parts.NewRow(parts.RowData{
		Title: wording.L("All records"), Trail: parts.Number(len(list)), Tap: func() { p.app.Open(shell.Route{Page: shell.RecordsPage}) },
	}))
	return parts.NewPanel("", parts.NewTightColumn(parts.NewFlow(parts.NewSection(wording.L("Records of the table")), parts.NewLess(wording.L("with guests"))), parts.NewRows(rows...)))
}

// recordsPage shows the records of a group, game by game.
type recordsPage struct{ app *Feature }

func (p *recordsPage) Heading() string { return wording.L("Records of the table") }

func (p *recordsPage) Page() fyne.CanvasObject {
	log, _ := p.app.Evenings.Log()
	log = log.With(p.app.group(log)).Since(p.app.since)
	var objects []fyne.CanvasObject
	for _, g := range p.app.Games() {
		var rows []*parts.Row
		for _, r := range log.Records(g.Key, p.app.Evenings.FeatWords(g)) {
			rows = append(rows, parts.NewRow(parts.RowData{Title: r.Words.Title.String(), Words: parts.Sentences(game.RecordLine(r), day(r.When))}))
		}
		if len(rows) > 0 {
			objects = append(objects, parts.NewPanel(g.Title, parts.NewRows(rows...)))
		}
	}
	if len(objects) == 0 {
		objects = append(objects, parts.NewEmpty(wording.L("No records yet. Each match that you play to its end can set some.")))
	}
	return parts.NewPage(objects...)
}
