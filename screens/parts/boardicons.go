package parts

// The signs of boards.
const (
	IconWhole Icon = "whole" // all of the board in the window
	IconMap   Icon = "map"   // places and lines
)

// The signs of what lies on the planets of Duck Dealer.
const (
	IconMine         Icon = "mine"
	IconFactory      Icon = "factory"
	IconConsumer     Icon = "consumer"
	IconConsumerSite Icon = "consumer-site" // it is not built
	IconYard         Icon = "yard"
	IconYardSite     Icon = "yard-site" // it is not built
	IconEntrance     Icon = "entrance"  // of a pathway
	IconExit         Icon = "exit"
)
