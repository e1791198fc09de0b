package game

import (
	"iter"
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/wording"
	"tablekeeper/screens/parts"
)

// Places are the places at the end; who shares one stands under it together.
func Places(a *Session, t rules.Table, but ...int) fyne.CanvasObject {
	var rows []*parts.Row
	reached := a.AtTable(t).Reached
	if reached == nil {
		reached = func(rules.Table, int) string { return "" }
	}
	for seat, place := range Placed(a, t) {
		if !slices.Contains(but, seat) {
			rows = append(rows, parts.NewRow(parts.RowData{Seat: seat, Title: t.Seats()[seat-1], Words: reached(t, seat), Trail: place}))
		}
	}
	return parts.NewRows(rows...)
}

// Placed goes through the seats in the order of their places at the end, each with the word for its place.
func Placed(a *Session, t rules.Table) iter.Seq2[int, string] {
	safe := t.Safe()
	return func(yield func(seat int, place string) bool) {
		place := 1
		for _, group := range t.Ranking() {
			for _, seat := range group {
				word := parts.PlaceWord(place)
				if safe != nil && !slices.Contains(safe, seat) {
					word = wording.L("Last")
				}
				if !yield(seat, word) {
					return
				}
			}
			place += len(group)
		}
	}
}
