package duckdealer

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

// duckSigns are the signs on map and mats.
func duckSigns() []game.Sign {
	return []game.Sign{
		{Icon: parts.IconFactory, Title: wording.L("Factory, beside the good that it makes")},
		{Icon: parts.IconConsumer, Title: wording.L("Consumer, beside the good that it takes")},
		{Icon: parts.IconConsumerSite, Title: wording.L("Consumer that is not built yet")},
		{Icon: parts.IconYard, Title: wording.L("Spaceyard, beside the gear that it sells")},
		{Icon: parts.IconYardSite, Title: wording.L("Spaceyard that is not built yet")},
		{Icon: parts.IconEntrance, Title: wording.L("Entrance of a pathway")},
		{Icon: parts.IconExit, Title: wording.L("Exit of a pathway")},
		{Icon: parts.IconMove, Title: wording.L("Energy to move")},
		{Icon: parts.IconBuild, Title: wording.L("Energy to build")},
		{Icon: parts.IconTrade, Title: wording.L("Energy to trade")},
		{Icon: parts.IconCrate, Title: wording.L("Goods on board")},
		{Icon: parts.IconStar, Title: wording.L("Points")},
		{Icon: parts.IconCube, Title: wording.L("Cubes left")},
		{Icon: parts.IconDisc, Title: wording.L("Privilege discs left")},
	}
}
