package parts

// The signs of matches and of what is done with them.
const (
	IconMore    Icon = "more"
	IconPaste   Icon = "paste"
	IconImport  Icon = "import"
	IconPeople  Icon = "people"
	IconChart   Icon = "chart"
	IconScales  Icon = "scales"
	IconArchive Icon = "archive"
	IconPlace   Icon = "place" // of a board
)
