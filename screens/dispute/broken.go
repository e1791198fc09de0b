package dispute

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/ask"
	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// broken is the rule that the move breaks, what the table decided on it before, and what the move would take.
func (r *ruling) broken() []fyne.CanvasObject {
	g := r.at.Table.Game()
	var objects []fyne.CanvasObject
	if earlier := r.app.earlier(g, r.Rule); earlier != nil {
		objects = append(objects, earlier)
	}
	if rule, ok := g.Rule(r.Rule); ok {
		objects = append(objects, r.app.ruleChip(g, rule))
	}
	return append(objects, r.takes)
}

// weigh works out apart from the screens what a refused move would take.
func (r *ruling) weigh() {
	if r.unread != nil || r.Legal() {
		return
	}
	table := r.at.Table.Fork()
	var takes []ask.Take
	r.app.Device().Apart(func() {
		if answer, err := ask.Of(table).Judge(r.act); err == nil {
			takes = answer.Takes
		}
	}, func() {
		if column := takesColumn(takes); column != nil {
			r.takes.Add(column)
			r.takes.Show()
			r.app.Relay()
		}
	})
}

// nearest are legal moves at a table that are nearest to what was tried, nil where there are none.
func (a *Feature) nearest(where string, at game.Seating, acts []rules.Act) fyne.CanvasObject {
	if len(acts) == 0 {
		return nil
	}
	var rows []*parts.Row
	for _, act := range acts {
		data := parts.RowData{Icon: parts.IconCheck, Title: parts.Upper(at.Table.Sentence(act)), Words: wording.L("Why is this allowed?")}
		data.Tap = func() { a.Open(game.RulingOn(where, at.Table, act)) }
		if at.Play != nil {
			data.Words, data.Tap = wording.L("Play this instead"), func() { at.Play(act) }
		}
		rows = append(rows, parts.NewRow(data))
	}
	return parts.NewColumn(parts.NewSection(wording.L("Allowed instead")), parts.NewRows(rows...))
}
