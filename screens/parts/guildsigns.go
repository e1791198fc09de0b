package parts

// The signs of money, cubes and tracks on a guild's mat, of regions, and of a closed fist.
const (
	IconCoin   Icon = "coin"
	IconCube   Icon = "cube"
	IconGold   Icon = "cube-gold"
	IconStamp  Icon = "stamp"  // bureaucracy
	IconTech   Icon = "tech"   // technology
	IconHex    Icon = "hex"    // land, a tile
	IconCity   Icon = "city"   // on a region
	IconFist   Icon = "fist"   // a bid that nobody sees yet
	IconMarket Icon = "market" // goods and their price
	IconBolt   Icon = "bolt"   // wiring
)
