package duckdealer

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/widgets/look"
	"tablekeeper/screens/widgets/parts"
	"tablekeeper/screens/widgets/table"
)

// moment is what floats over the map: bids and birthdays before the first turn, the ship that is fitted out, and a deal. Nil: nothing
// does.
func (b *duckBoard) moment() *table.Moment {
	if b.Pick == nil {
		return nil
	}
	var inside []fyne.CanvasObject
	switch b.View.Step {
	case duckdealer.StepBid, duckdealer.StepBorn:
		if !b.help.Show(b.table, b.Pick) {
			return nil
		}
		inside = append(b.names(), b.help.Object())
	case duckdealer.StepOutfit:
		if !b.acts.Mine(b.View.Active()) || b.View.Players[b.View.Active()-1].Pieces() > 0 {
			return nil
		}
		return table.Open(look.FeltOf(Key), b.outfit()...)
	case duckdealer.StepDeal:
		if !b.acts.Mine(b.View.Active()) {
			return nil
		}
		inside = b.dealing()
	default:
		return nil
	}
	return table.Floating(look.FeltOf(Key), inside...)
}

// names are those who may be born closest to the day of the rules.
func (b *duckBoard) names() []fyne.CanvasObject {
	var rows []*parts.Row
	for _, act := range b.acted(duckdealer.Born) {
		seat, _ := duckdealer.Born.Of(act)
		rows = append(rows, parts.NewRow(parts.RowData{Seat: seat, Title: b.table.Seats()[seat-1], Tap: func() { b.acts.Play(act) }}))
	}
	if rows == nil {
		return nil
	}
	return []fyne.CanvasObject{parts.NewRows(rows...)}
}

// gearWords say what a piece of gear is good for.
func gearWords(word string) string {
	for _, energy := range duckdealer.Energy() {
		if duckdealer.CrewOf(energy) == word {
			return wording.L("1 more {energy} when you collect", colourTitle(energy))
		}
	}
	return wording.L("Room for 2 more goods")
}

// dealing are the goods that may be offered and asked for: a tap names one more.
func (b *duckBoard) dealing() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{parts.NewWords(duckDeal(b.View, b.table.Seats()), look.Body, look.Text).Bold()}
	list := func(title string, verb rules.Named) {
		var rows []*parts.Row
		for _, act := range b.acted(verb) {
			key := b.named(act, parts.IconCrate)
			rows = append(rows, parts.NewRow(parts.RowData{Icon: key.Icon, Title: key.Word, Tap: func() { b.acts.Play(act) }}))
		}
		if rows != nil {
			objects = append(objects, parts.NewSection(title), parts.NewRows(rows...))
		}
	}
	list(wording.L("You give"), duckdealer.Offer)
	list(wording.L("You get"), duckdealer.Ask)
	return objects
}
