package game

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// Places are the places at the end; who shares one stands under it together.
func (a *Session) Places(t rules.Table, but ...int) fyne.CanvasObject {
	var rows []*parts.Row
	place := 1
	reached := a.AtTable(t).Reached
	if reached == nil {
		reached = func(rules.Table, int) string { return "" }
	}
	last := a.AtTable(t).Last
	for _, group := range t.Ranking() {
		for _, seat := range group {
			if slices.Contains(but, seat) {
				continue
			}
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
