package kit

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/widgets/parts"
)

// TideCard is a card of Rising Tides as people see it.
type TideCard struct {
	Word string
	Icon parts.Icon
}

// TideCards are the cards in the order of the specification; the first three are resources.
func TideCards() []TideCard {
	return []TideCard{
		{"fuel", parts.IconFuel},
		{"materials", parts.IconMaterials},
		{"supplies", parts.IconSupplies},
		{"steal-protect", parts.IconShield},
		{"relocate-redirect", parts.IconRelocate},
		{"nuke", parts.IconBlast},
	}
}

// CardTitle names a card.
func CardTitle(word string) string {
	switch word {
	case "fuel":
		return wording.L("Fuel")
	case "materials":
		return wording.L("Materials")
	case "supplies":
		return wording.L("Supplies")
	case "steal-protect":
		return wording.L("Steal / Protect")
	case "relocate-redirect":
		return wording.L("Relocate / Redirect")
	}
	return wording.L("Nuke")
}

// NationTitle names a nation card; a hidden one has no title.
func NationTitle(word string) string {
	switch word {
	case "":
		return ""
	case "us":
		return wording.L("US")
	case "pacific-state":
		return wording.L("Pacific State")
	case "europe":
		return wording.L("Europe")
	case "africa":
		return wording.L("Africa")
	case "asia":
		return wording.L("Asia")
	case "oceania":
		return wording.L("Oceania")
	}
	return wording.L("Nation hidden")
}

// NationPicture is the drawing of what a nation builds, on the screen and in print.
func NationPicture(word string) parts.Picture { return parts.Picture("nation-" + word) }

// NationPlan is what a nation builds against the wave.
func NationPlan(word string) string {
	switch word {
	case "us":
		return wording.L("Builds an ark.")
	case "pacific-state":
		return wording.L("Builds a dome under water.")
	case "europe":
		return wording.L("Builds a space ship.")
	case "africa":
		return wording.L("Builds a city on stilts.")
	case "asia":
		return wording.L("Builds a great wall.")
	}
	return wording.L("Builds a floating reef. Only with six players: the game's document describes five nations.")
}
