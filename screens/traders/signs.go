package traders

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// tradersSigns are the signs on map, mats and cards.
func tradersSigns() []game.Sign {
	return []game.Sign{
		{Icon: parts.IconShip, Title: lang.L("Ship")},
		{Icon: parts.IconStation, Title: lang.L("Station")},
		{Icon: parts.IconMetal, Title: lang.L("Metal")},
		{Icon: parts.IconFood, Title: lang.L("Food")},
		{Icon: parts.IconGems, Title: lang.L("Gems")},
		{Icon: parts.IconMoney, Title: lang.L("Money in MCr")},
		{Icon: parts.IconMedicine, Title: lang.L("What the medicine still needs")},
		{Icon: parts.IconCaution, Title: lang.L("A rebellion: the planet makes nothing")},
		{Icon: parts.IconCards, Title: lang.L("Cards in the hand")},
	}
}
