package screens

// raidKey is the key of Raid Trade.
const raidKey = "raid-trade"

// raidTable is what Raid Trade adds.
func raidTable() atTable { return atTable{} }
