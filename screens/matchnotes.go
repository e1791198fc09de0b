package screens

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// told is what stands above the moves: that an earlier position is shown, why nothing can be changed, what was just
// played, and at the end the places.
func (m *match) told() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if why := m.of.match.ReadOnly(); why != "" {
		objects = append(objects, parts.NewRow(parts.RowData{Icon: parts.IconInfo, Title: lang.L("Only to be read"), Words: why}))
	}
	t := m.of.match.Table()
	switch {
	case m.of.at != now:
		objects = append(objects, parts.NewRow(parts.RowData{Icon: parts.IconReturn, Title: lang.L("As it was"), Words: m.pastLine()}))
	case m.of.played != "" && m.moves.pick.form == nil && !m.toldByAssist():
		objects = append(objects, parts.NewRow(parts.RowData{
			Icon: parts.IconCheck, Title: lang.L("Played: {{.Move}}", map[string]any{"Move": upper(m.of.played)}), Chosen: true,
		}))
	}
	if m.present() && m.moves.pick.form == nil {
		objects = append(objects, m.app.handButtons(m.of, t.ToMove())...)
	}
	if t.Over() && m.of.at == now {
		objects = append(objects, parts.NewSection(lang.L("Places")), m.ranking())
	}
	return objects
}

// toldByAssist tells whether the assist shows what was just played.
func (m *match) toldByAssist() bool {
	teller, ok := m.assist.(interface{ tells() bool })
	return ok && m.help.Visible() && teller.tells()
}

// pastLine says which position is shown.
func (m *match) pastLine() string {
	if m.of.at == 0 {
		return lang.L("Before the first move")
	}
	return lang.L("After: {{.Move}}", map[string]any{"Move": logRow(m.of.match.Line(m.of.at)).Title})
}

// ranking are the places at the end; who shares one stands under it together.
func (m *match) ranking() fyne.CanvasObject {
	var rows []*parts.Row
	t, place := m.of.match.Table(), 1
	reached := m.app.atTable(t).reached
	if reached == nil {
		reached = func(rules.Table, int) string { return "" }
	}
	for _, group := range t.Ranking() {
		for _, seat := range group {
			rows = append(rows, parts.NewRow(parts.RowData{
				Seat: seat, Title: t.Seats()[seat-1], Words: reached(t, seat), Trail: placeWord(place),
			}))
		}
		place += len(group)
	}
	return parts.NewRows(rows...)
}
