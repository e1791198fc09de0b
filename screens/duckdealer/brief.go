package duckdealer

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/picker"
)

// nextWords is what the tile of a verb says comes next.
func nextWords(t rules.Table, o picker.VerbOffer) string {
	v, ok := duckdealer.Look(t)
	if !ok {
		return ""
	}
	switch o.Form.Name {
	case "burn":
		return lang.L("A marker")
	case "act":
		return lang.L("Take an action turn")
	case "end":
		return lang.L("Turn ends")
	case "ready":
		return lang.L("No more")
	case "highway":
		return lang.L("Tap a dot")
	case "mine":
		return lang.L("A good")
	case "deal":
		return lang.L("With whom?")
	case "explore":
		return lang.L("Which tile?")
	case "discard":
		return lang.L("Which good?")
	case "build":
		return lang.L("What?")
	case "deliver":
		return lang.L("Score {{.Points}} so far", map[string]any{"Points": v.Players[max(o.Seat, 1)-1].Score})
	}
	return ""
}
