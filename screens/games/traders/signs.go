package traders

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

// tradersSigns are the signs on map, mats and cards.
func tradersSigns() []game.Sign {
	return []game.Sign{
		{Icon: parts.IconShip, Title: wording.L("Ship")},
		{Icon: parts.IconStation, Title: wording.L("Station")},
		{Icon: parts.IconMetal, Title: wording.L("Metal")},
		{Icon: parts.IconFood, Title: wording.L("Food")},
		{Icon: parts.IconGems, Title: wording.L("Gems")},
		{Icon: parts.IconMoney, Title: wording.L("Money in MCr")},
		{Icon: parts.IconMedicine, Title: wording.L("What the medicine still needs")},
		{Icon: parts.IconCaution, Title: wording.L("A rebellion: the planet makes nothing")},
		{Icon: parts.IconCards, Title: wording.L("Cards in the hand")},
	}
}
