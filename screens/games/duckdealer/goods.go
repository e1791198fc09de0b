package duckdealer

import (
	"fyne.io/fyne/v2"

	"tablekeeper/companion/base/wording"
	"tablekeeper/companion/games/duckdealer"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/frame/picker"
	kit "tablekeeper/screens/kits/duckdealer"
	"tablekeeper/screens/widgets/parts"
)

// duckFace gives goods, energy and gear their pictures where they are chosen. A consumer tile has that of its good.
func duckFace(v *rules.Vocabulary, value int) (short string, icon parts.Icon, ok bool) {
	word, title := v.Word(value), v.Title(value, nil)
	switch v.Name {
	case duckdealer.EnergyWords().Name:
		return kit.EnergyTitle(word), kit.EnergyIcon(word), true
	case duckdealer.GearWords().Name, "OLD":
		return wording.Translate(title), kit.GearIcon(word), true
	case "GOOD", "PRODUCT", "PRIMARY", "TILE":
		if _, good := duckdealer.GoodWords().Value(word); good {
			return wording.Translate(title), goodIcon(word), true
		}
	}
	return "", parts.NoIcon, false
}

// goodTallies are goods as pictures with their names, and with their numbers where there are several.
func goodTallies(goods map[string]int) []fyne.CanvasObject {
	var list []fyne.CanvasObject
	words, _ := picker.VocabularyWords(duckdealer.GoodWords(), nil)
	for _, word := range words {
		if n := goods[word]; n > 0 {
			said := counted([]string{word}, goods, kit.GoodTitle)
			list = append(list, parts.NewTally(goodIcon(word), said, said))
		}
	}
	return list
}

// goodIcon is the picture of a good.
func goodIcon(word string) parts.Icon { return kit.GoodIcon(word) }
