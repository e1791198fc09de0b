package atrades

import (
	"strconv"

	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
)

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
