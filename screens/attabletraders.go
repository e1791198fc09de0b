package screens

// tradersKey is the key of Traders.
const tradersKey = "traders"

// tradersTable is what Traders adds.
func tradersTable() atTable { return atTable{} }
