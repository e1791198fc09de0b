package atrades

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/game"
	"tablekeeper/screens/parts"
)

// guildSigns are the signs on regions and mats.
func guildSigns() []game.Sign {
	return []game.Sign{
		{Icon: parts.IconCity, Title: lang.L("City, with the bureaucracy that it takes")},
		{Icon: parts.IconStamp, Title: lang.L("Bureaucracy; on a tile: sold to the government")},
		{Icon: parts.IconTech, Title: lang.L("Technology")},
		{Icon: parts.IconCoin, Title: lang.L("Money")},
		{Icon: parts.IconCube, Title: lang.L("Action cubes left")},
		{Icon: parts.IconGold, Title: lang.L("Golden cube")},
		{Icon: parts.IconCompany, Title: lang.L("Company")},
		{Icon: parts.IconHex, Title: lang.L("Tiles")},
		{Icon: parts.IconFist, Title: lang.L("A bid that nobody sees yet")},
	}
}
