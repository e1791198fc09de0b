package rulebook

// What the tests of this package hold.
type Register = register

var (
	SectionsOf = sectionsOf
	FindRules  = findRules
)
