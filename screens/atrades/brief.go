package atrades

import (
	"strconv"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/picker"
)

// nextWords is what the tile of a verb says comes next.
func nextWords(t rules.Table, o picker.VerbOffer) string {
	switch o.Form.Name {
	case "pass":
		if v, ok := atrades.Look(t); ok && v.Outlook().StillPass {
			return lang.L("Can end the game")
		}
		return lang.L("Do nothing")
	case "acquire":
		return lang.L("A new company")
	case "place", "expand":
		return lang.L("Tap a hex")
	case "merge", "sell":
		return lang.L("Which company?")
	case "cube":
		return lang.L("Lay a cube")
	}
	return ""
}

// told is a company by its goods and what one brings.
func told(t rules.Table, v *rules.Vocabulary, value int) (words string, ok bool) {
	view, ok := atrades.Look(t)
	if !ok || v.Name != "C" {
		return "", false
	}
	number, err := strconv.Atoi(v.Word(value))
	if err != nil {
		return "", false
	}
	c := view.Company(number)
	if c == nil {
		return "", false
	}
	return lang.L("{{.Number}} {{.Kind}} at {{.Price}}", map[string]any{"Number": number, "Kind": c.Kind, "Price": c.Price}), true
}
