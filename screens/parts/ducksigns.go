package parts

// The signs of Duck Dealer: the energy markers, and what a ship and its owner have.
const (
	IconMove  Icon = "energy-move"
	IconBuild Icon = "energy-build"
	IconTrade Icon = "energy-trade"
	IconShip  Icon = "ship"
	IconCrate Icon = "crate"     // goods
	IconDisc  Icon = "privilege" // a privilege disc
	IconStar  Icon = "points"
	IconRoute Icon = "route"
)

// GoodIcon is the picture of a good of Duck Dealer, by its word.
func GoodIcon(good string) Icon { return Icon("good-" + good) }
