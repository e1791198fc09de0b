package match

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// told is what stands above the moves: that an earlier position is shown, why nothing can be changed, and at the end the
// places.
func (m *Match) told() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if why := m.Of.Reading().ReadOnly(); why != "" && m.Of.Away == nil {
		objects = append(objects, parts.NewRow(parts.RowData{Icon: parts.IconInfo, Title: lang.L("Read only"), Words: why}))
	}
	t := m.Of.Reading().Table()
	if m.Of.At != game.Now {
		objects = append(objects, parts.NewRow(parts.RowData{Icon: parts.IconReturn, Title: lang.L("As it was"), Words: m.pastLine()}))
	}
	switch {
	case m.Of.At != game.Now:
	case m.Of.Away != nil:
		objects = append(objects, m.Of.Away.Told()...)
	case m.app.Room != nil:
		objects = append(objects, m.app.Room.Told(m.Of)...)
	}
	if m.present() && m.Of.Away == nil && !m.Moves.Pick.Begun() {
		objects = append(objects, m.app.HandButtons(m.Of, t.ToMove())...)
	}
	if t.Over() && m.Of.At == game.Now {
		objects = append(objects, parts.NewSection(lang.L("Places")), m.ranking())
	}
	return objects
}

// toldByAssist reports whether the assist shows what was just played.
func (m *Match) toldByAssist() bool {
	teller, ok := m.assist.(interface{ Tells() bool })
	return ok && m.help.Visible() && teller.Tells()
}

// pastLine reports which position is shown.
func (m *Match) pastLine() string {
	if m.Of.At == 0 {
		return lang.L("Before the first move")
	}
	return lang.L("After: {{.Move}}", map[string]any{"Move": logRow(m.Of.Reading().Line(m.Of.At)).Title})
}

// ranking are the places at the end; who shares one stands under it together.
func (m *Match) ranking() fyne.CanvasObject {
	var rows []*parts.Row
	t, place := m.Of.Reading().Table(), 1
	reached := m.app.AtTable(t).Reached
	if reached == nil {
		reached = func(rules.Table, int) string { return "" }
	}
	last := m.app.AtTable(t).Last
	for _, group := range t.Ranking() {
		for _, seat := range group {
			data := parts.RowData{Seat: seat, Title: t.Seats()[seat-1], Words: reached(t, seat), Trail: parts.PlaceWord(place)}
			if last != nil && last(t, seat) {
				data.Trail = lang.L("Last")
			}
			rows = append(rows, parts.NewRow(data))
		}
		place += len(group)
	}
	return parts.NewRows(rows...)
}
