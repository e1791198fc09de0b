package duckdealer

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// duckSigns are the signs on map and mats.
func duckSigns() []game.Sign {
	return []game.Sign{
		{Icon: parts.IconFactory, Title: lang.L("Factory, beside the good that it makes")},
		{Icon: parts.IconConsumer, Title: lang.L("Consumer, beside the good that it takes")},
		{Icon: parts.IconConsumerSite, Title: lang.L("Consumer that is not built yet")},
		{Icon: parts.IconYard, Title: lang.L("Spaceyard, beside the gear that it sells")},
		{Icon: parts.IconYardSite, Title: lang.L("Spaceyard that is not built yet")},
		{Icon: parts.IconEntrance, Title: lang.L("Entrance of a pathway")},
		{Icon: parts.IconExit, Title: lang.L("Exit of a pathway")},
		{Icon: parts.IconMove, Title: lang.L("Energy to move")},
		{Icon: parts.IconBuild, Title: lang.L("Energy to build")},
		{Icon: parts.IconTrade, Title: lang.L("Energy to trade")},
		{Icon: parts.IconCrate, Title: lang.L("Goods on board")},
		{Icon: parts.IconStar, Title: lang.L("Points")},
		{Icon: parts.IconCube, Title: lang.L("Cubes left")},
		{Icon: parts.IconDisc, Title: lang.L("Privilege discs left")},
	}
}
