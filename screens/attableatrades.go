package screens

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/screens/parts"
)

// atradesKey is the key of Atrades.
const atradesKey = "atrades"

// atradesTable is what Atrades adds: guild boards, the regions, closed fists, and what a decision would bring.
func atradesTable() atTable {
	return atTable{
		icon: parts.IconHex,
		step: guildStep, mats: guildMats, board: newGuildBoard, assist: newGuildHelp, aids: []aid{fistsAid()},
		printed: guildPrinted,
		copied: &aid{
			icon: parts.IconHex, open: buildGuildCopy,
			title: func() string { return lang.L("Your copy") },
			line: func() string {
				return lang.L("Guilds, types, regions, charts and cards of your own. The referee uses them.")
			},
		},
	}
}
