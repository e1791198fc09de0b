package rulebook

// What the tests of this package hold.
type Register = register

var (
	SectionsOf   = sectionsOf
	SectionTitle = sectionTitle
)

func (s *section) Name() string { return s.name }
