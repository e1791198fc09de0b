package atrades

import (
	"strconv"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/atrades"
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
	return wording.L("{number} {kind} at {price}", number, c.Kind(), c.Price()), true
}
