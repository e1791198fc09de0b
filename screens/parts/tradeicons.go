package parts

// The signs of trade between planets.
const (
	IconMetal    Icon = "metal"
	IconFood     Icon = "food"
	IconGems     Icon = "gems"
	IconMoney    Icon = "money"
	IconStation  Icon = "station"
	IconPlanet   Icon = "planet"
	IconCompany  Icon = "company"
	IconMedicine Icon = "medicine"
	IconEvent    Icon = "event"
)
