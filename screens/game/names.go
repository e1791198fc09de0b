package game

import (
	"slices"

	"fyne.io/fyne/v2"

	"tablekeeper/screens/parts"
)

// OfferNames fills keys with the names that people had before and that nobody at the table has; a tap seats one.
func OfferNames(keys *fyne.Container, seats *parts.SeatList, known []string) {
	keys.Objects = nil
	for _, name := range known {
		if seats.Free() && !VacantName(name) && !slices.Contains(seats.Names(), name) {
			keys.Add(parts.NewKey(0, name, func() { seats.Add(name) }))
		}
	}
	keys.Hidden = len(keys.Objects) == 0
	keys.Refresh()
}
