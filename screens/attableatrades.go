package screens

// atradesKey is the key of Atrades.
const atradesKey = "atrades"

// atradesTable is what Atrades adds: guild boards, the regions, closed fists, and what a decision would bring.
func atradesTable() atTable {
	return atTable{step: guildStep, mats: guildMats, board: newGuildBoard, assist: newGuildHelp, aids: []aid{fistsAid()}}
}
