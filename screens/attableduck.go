package screens

// duckKey is the key of Duck Dealer.
const duckKey = "duck-dealer"

// duckTable is what Duck Dealer adds.
func duckTable() atTable { return atTable{} }
