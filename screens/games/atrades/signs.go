package atrades

import (
	"tablekeeper/companion/base/wording"
	"tablekeeper/screens/frame/game"
	"tablekeeper/screens/widgets/parts"
)

// guildSigns are the signs on regions and mats.
func guildSigns() []game.Sign {
	return []game.Sign{
		{Icon: parts.IconCity, Title: wording.L("City, with the bureaucracy that it takes")},
		{Icon: parts.IconStamp, Title: wording.L("Bureaucracy; on a tile: sold to the government")},
		{Icon: parts.IconTech, Title: wording.L("Technology")},
		{Icon: parts.IconCoin, Title: wording.L("Money")},
		{Icon: parts.IconCube, Title: wording.L("Action cubes left")},
		{Icon: parts.IconGold, Title: wording.L("Golden cube")},
		{Icon: parts.IconCompany, Title: wording.L("Company")},
		{Icon: parts.IconHex, Title: wording.L("Tiles")},
		{Icon: parts.IconFist, Title: wording.L("A bid that nobody sees yet")},
	}
}
