package traders

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/rules"
	"tablekeeper/companion/traders"
	"tablekeeper/screens/parts"
	"tablekeeper/screens/picker"
)

// brief lays the moves of a step out on a phone; the faces of a die that people rolled have a key each.
func brief() *picker.Brief {
	b := picker.PhoneBrief(nextWords)
	first := b.First
	b.First = func(verb string) (values []int, others string) {
		if verb == "roll" {
			return []int{1, 2, 3, 4, 5, 6}, lang.L("We rolled")
		}
		return first(verb)
	}
	return b
}

// nextWords is what the tile of a verb says comes next.
func nextWords(t rules.Table, o picker.VerbOffer) string {
	switch o.Form.Name {
	case "stop":
		return lang.L("Land here")
	case "step":
		return lang.L("Tap the map")
	case "build":
		return lang.L("A station")
	}
	return ""
}

// face shortens a planet or event card where it is listed.
func face(v *rules.Vocabulary, value int) (short string, icon parts.Icon, ok bool) {
	if c := planetCard(v.Word(value)); c.Word != "" {
		return traders.PlanetTitle(c.First) + ", " + traders.PlanetTitle(c.Second), parts.NoIcon, true
	}
	switch v.Word(value) {
	case "resource-metal":
		return lang.L("Metal"), resourceIcons()[0], true
	case "resource-food":
		return lang.L("Food"), resourceIcons()[1], true
	case "resource-gems":
		return lang.L("Gems"), resourceIcons()[2], true
	}
	return "", parts.NoIcon, false
}
