package raidtrade

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/screens/picker"
)

// nextWords is what the tile of a verb says comes next.
func nextWords(_ rules.Table, o picker.VerbOffer) string {
	switch o.Form.Name {
	case "unload":
		return lang.L("All cargo")
	case "advance":
		return lang.L("A level")
	case "trip":
		return lang.L("Depart")
	case "sell":
		return lang.L("A card")
	case "load":
		return lang.L("From the Bank")
	case "raid":
		return lang.L("Attack")
	case "rush":
		return lang.L("Off the trip")
	case "stow":
		return lang.L("On the Level")
	}
	return ""
}
