package screens

// atradesKey is the key of Atrades.
const atradesKey = "atrades"

// atradesTable is what Atrades adds.
func atradesTable() atTable { return atTable{} }
