package parts

// The signs of what lies on the mats of players and is in a match.
const (
	IconFuel      Icon = "fuel"
	IconMaterials Icon = "materials"
	IconSupplies  Icon = "supplies"
	IconShield    Icon = "shield"
	IconRelocate  Icon = "relocate"
	IconBlast     Icon = "blast"
	IconTable     Icon = "table" // what no player does
)
