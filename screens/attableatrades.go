package screens

import (
	"fyne.io/fyne/v2/lang"

	"tablekeeper/companion/atrades"
	"tablekeeper/companion/rules"
	"tablekeeper/screens/parts"
)

// atradesKey is the key of Atrades.
const atradesKey = "atrades"

// atradesTable is what Atrades adds: guild boards, the regions, closed fists, and what a decision would bring.
func atradesTable() atTable {
	return atTable{
		reached: guildReached,
		icon:    parts.IconHex,
		step:    guildStep, mats: guildMats, board: newGuildBoard, assist: newGuildHelp, aids: []aid{fistsAid()},
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

// guildReached is the money of a seat; cubes decide between equals.
func guildReached(t rules.Table, seat int) string {
	v, ok := atrades.Look(t)
	if !ok {
		return ""
	}
	p := v.Players[seat-1]
	return lang.L("Money {{.Money}}, cubes {{.Cubes}}", map[string]any{"Money": p.Personal, "Cubes": p.Cubes + p.Golden})
}
